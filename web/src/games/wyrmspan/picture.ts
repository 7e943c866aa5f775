// The game in the lobby: the inside of an SVG of 360 × 170.
import { rock } from "./portraits/caves.ts";
import { dragonPortrait } from "./portraits/dragon.ts";

const CAVES = [
  { cave: "crimson", light: "#f5e3d8", name: "Warming Firevern", size: "medium", personality: "aggressive" },
  { cave: "golden", light: "#f6ebcf", name: "Great Golden Lung Dragon", size: "medium", personality: "helpful" },
  { cave: "amethyst", light: "#ebe5f2", name: "Cosmic Drake", size: "hatchling", personality: "playful" },
] as const;

/** A dragon in its cave. */
function cave({ cave, light, ...dragon }: (typeof CAVES)[number], place: number): string {
  return `<g transform="translate(${place * 120} 0)">
  <svg width="120" height="170" viewBox="0 0 240 150" preserveAspectRatio="xMidYMid slice">${rock(cave, place + 3)}</svg>
  <path d="M6 170V82c0-56 108-56 108 0v88z" fill="${light}"/>
  <g transform="translate(6 66) scale(.9)">${dragonPortrait({ ...dragon, caves: [cave] })}</g></g>`;
}

export const picture = CAVES.map(cave).join("");
