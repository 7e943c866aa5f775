// A bird's portrait: its silhouette in its own colours, with its markings, where it lives.

import { PLUMAGE, type Plumage } from "./plumage.ts";
import { SHAPES, type Part, type Shape, type ShapeName } from "./shapes.ts";
import { darker, lighter } from "../../../lib/colour.ts";

const GROUNDS: Record<Shape["ground"], string> = {
  branch: `<path d="M2 88C34 81 74 82 118 86" stroke="#6f5338" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M92 82C97 70 106 66 114 68C113 77 105 83 94 84Z" fill="#6f9460"/><path d="M18 86C12 77 13 70 19 66C25 73 25 80 20 86Z" fill="#8aab76"/>`,
  grass: `<path d="M2 90H118" stroke="#b39a5b" stroke-width="3" stroke-linecap="round"/><path d="M10 90C11 80 8 74 6 70M18 90C18 82 21 76 24 73M92 90C92 80 88 74 86 71M102 90C103 80 107 74 110 71M110 90C110 84 113 80 116 78" stroke="#93a253" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  water: `<path d="M0 76C12 72 20 72 30 76S50 80 60 76S80 72 90 76S110 80 120 76V96H0Z" fill="#8fb9c8" opacity=".8"/><path d="M12 86H32M56 89H82M92 84H108" stroke="#f4f1e6" stroke-width="1.8" stroke-linecap="round" opacity=".85"/>`,
  shore: `<path d="M0 86C30 82 80 83 120 87V96H0Z" fill="#d9c79f"/><path d="M0 92C20 88 44 92 62 90S100 89 120 92V96H0Z" fill="#8fb9c8" opacity=".8"/>`,
  trunk: `<path d="M89 0C92 30 90 66 88 96H116C112 64 114 30 117 0Z" fill="#7b5b3d"/><path d="M97 8V34M104 30V62M96 58V90" stroke="#5b422c" stroke-width="2" stroke-linecap="round"/>`,
  flower: `<path d="M114 96C112 70 113 50 114 34" stroke="#5c7a3a" stroke-width="2.6" fill="none"/><path d="M114 26C108 20 109 12 114 8C119 12 120 20 114 26ZM114 26C106 28 102 24 101 18C108 16 113 20 114 26Z" fill="#c9586c"/><path d="M113 60C104 58 100 52 99 46C107 46 112 52 113 60Z" fill="#7fa35f"/>`,
  rock: `<path d="M6 96C12 88 30 85 50 87C76 84 102 88 112 96Z" fill="#9a9384"/><path d="M30 91C42 88 56 89 66 91" stroke="#7d7668" stroke-width="2" fill="none"/>`,
  air: `<path d="M6 84C14 78 24 79 28 84M88 80C94 74 104 75 110 81" stroke="#c9d6da" stroke-width="3" fill="none" stroke-linecap="round"/>`,
};

function part({ fill, d, line }: Part, colour: (fill: Part["fill"]) => string): string {
  if (line)
    return `<path d="${d}" stroke="${colour(fill)}" stroke-width="${line}" fill="none" stroke-linecap="round"/>`;
  return `<path d="${d}" fill="${colour(fill)}" stroke="#2a2f2c" stroke-opacity=".22" stroke-width=".7"/>`;
}

type Marker = (shape: Shape, colour: string) => string;

const arc = (x: number, y: number, r: number): string => `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;

const MARKS: Record<string, Marker> = {
  cap: ({ head: [x, y, r] }, c) =>
    `<path d="${arc(x, y - r * 0.25, r * 0.97)}" fill="${c}" transform="rotate(8 ${x} ${y})"/>`,
  nape: ({ head: [x, y, r] }, c) =>
    `<path d="M${x - r * 0.95} ${y - r * 0.5}C${x - r * 1.25} ${y + r * 0.4} ${x - r} ${y + r} ${x - r * 0.4} ${y + r * 1.1}C${x - r * 0.7} ${y + r * 0.3} ${x - r * 0.6} ${y - r * 0.4} ${x - r * 0.95} ${y - r * 0.5}Z" fill="${c}"/>`,
  mask: ({ head: [x, y, r] }, c) =>
    `<path d="M${x + r * 0.98} ${y - r * 0.1}C${x + r * 0.4} ${y - r * 0.55} ${x - r * 0.3} ${y - r * 0.4} ${x - r * 0.75} ${y}C${x - r * 0.2} ${y + r * 0.3} ${x + r * 0.5} ${y + r * 0.35} ${x + r * 0.98} ${y + r * 0.3}Z" fill="${c}"/>`,
  brow: ({ head: [x, y, r] }, c) =>
    `<path d="M${x + r * 0.85} ${y - r * 0.45}Q${x} ${y - r * 0.85} ${x - r * 0.8} ${y - r * 0.15}" stroke="${c}" stroke-width="${r * 0.2}" fill="none" stroke-linecap="round"/>`,
  cheek: ({ head: [x, y, r] }, c) =>
    `<ellipse cx="${x + r * 0.15}" cy="${y + r * 0.42}" rx="${r * 0.56}" ry="${r * 0.36}" fill="${c}"/>`,
  lore: ({ head: [x, y, r] }, c) =>
    `<ellipse cx="${x + r * 0.85}" cy="${y}" rx="${r * 0.28}" ry="${r * 0.18}" fill="${c}"/>`,
  throat: ({ head: [x, y, r] }, c) =>
    `<path d="M${x + r * 0.95} ${y + r * 0.25}C${x + r * 0.9} ${y + r} ${x + r * 0.2} ${y + r * 1.45} ${x - r * 0.2} ${y + r * 1.1}C${x + r * 0.1} ${y + r * 0.7} ${x + r * 0.5} ${y + r * 0.5} ${x + r * 0.95} ${y + r * 0.25}Z" fill="${c}"/>`,
  crest: ({ head: [x, y, r] }, c) =>
    `<path d="M${x + r * 0.3} ${y - r * 0.95}C${x - r * 0.4} ${y - r * 1.5} ${x - r * 1.2} ${y - r * 1.5} ${x - r * 1.7} ${y - r * 1.3}C${x - r * 1.3} ${y - r * 0.9} ${x - r * 1.1} ${y - r * 0.5} ${x - r * 0.95} ${y - r * 0.1}Z" fill="${c}"/>`,
  tuft: ({ head: [x, y, r] }, c) =>
    `<path d="M${x} ${y - r * 0.9}C${x} ${y - r * 1.9} ${x + r * 0.9} ${y - r * 2.1} ${x + r * 1.2} ${y - r * 1.5}C${x + r * 0.8} ${y - r * 1.6} ${x + r * 0.4} ${y - r * 1.4} ${x + r * 0.3} ${y - r * 0.85}Z" fill="${c}"/>`,
  tufts: ({ head: [x, y, r] }, c) =>
    `<path d="M${x - r * 0.95} ${y - r * 0.1}L${x - r * 1.1} ${y - r * 0.9}L${x - r * 0.4} ${y - r * 0.5}ZM${x + r * 0.95} ${y - r * 0.1}L${x + r * 1.1} ${y - r * 0.9}L${x + r * 0.4} ${y - r * 0.5}Z" fill="${c}"/>`,
  collar: ({ head: [x, y, r] }, c) =>
    `<path d="M${x - r * 0.85} ${y + r * 0.95}Q${x + r * 0.1} ${y + r * 1.5} ${x + r * 0.75} ${y + r * 1.05}" stroke="${c}" stroke-width="${Math.max(2, r * 0.24)}" fill="none" stroke-linecap="round"/>`,
  band: ({ breast: [x, y, r] }, c) =>
    `<path d="M${x - r * 0.8} ${y - r * 0.5}Q${x + r * 0.2} ${y + r * 0.5} ${x + r * 0.95} ${y - r * 0.55}" stroke="${c}" stroke-width="${r * 0.42}" fill="none" stroke-linecap="round"/>`,
  streaks: ({ breast: [x, y, r] }, c) =>
    [-0.6, -0.1, 0.4]
      .map(
        (k, i) =>
          `<path d="M${x + r * k} ${y - r * 0.5 + i}v${r * 0.55}M${x + r * (k - 0.25)} ${y + r * 0.35 + i}v${r * 0.5}" stroke="${c}" stroke-width="1.5" stroke-linecap="round" opacity=".8"/>`,
      )
      .join(""),
  spots: ({ breast: [x, y, r] }, c) =>
    [
      [-0.5, -0.4],
      [0.15, -0.55],
      [0.55, 0],
      [-0.15, 0.1],
      [-0.7, 0.4],
      [0.15, 0.65],
    ]
      .map(([dx = 0, dy = 0]) => `<circle cx="${x + r * dx}" cy="${y + r * dy}" r="${r * 0.14}" fill="${c}"/>`)
      .join(""),
  bars: ({ wingAt: [x, y] }, c) =>
    `<path d="M${x + 5} ${y - 6}L${x - 3} ${y + 8}M${x - 3} ${y - 3}L${x - 11} ${y + 9}" stroke="${c}" stroke-width="2.3" stroke-linecap="round"/>`,
  patch: ({ wingAt: [x, y] }, c) =>
    `<ellipse cx="${x + 4}" cy="${y}" rx="8" ry="4.2" transform="rotate(-24 ${x + 4} ${y})" fill="${c}"/>`,
  ring: ({ head: [x, y, r] }, c) =>
    `<path d="M${x + r * 1.95} ${y - r * 0.15}v${r * 0.62}" stroke="${c}" stroke-width="2.2"/>`,
};

function eyes(shape: Shape, iris: string | undefined): string {
  return shape.eye
    .map(([x, y, r]) => {
      const ring = iris ? `<circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="${iris}"/>` : "";
      return `${ring}<circle cx="${x}" cy="${y}" r="${r}" fill="#191a17"/><circle cx="${x + r * 0.35}" cy="${y - r * 0.35}" r="${r * 0.32}" fill="#fff"/>`;
    })
    .join("");
}

function drawn({ shape: name, colours, marks }: Plumage): string {
  const shape = SHAPES[name as ShapeName];
  const shades: Record<string, string> = {
    ...colours,
    dark: marks.tail ?? darker(colours.wing, 0.82),
    pale: marks.eyes ?? "#ecc94a",
  };
  const colour = (fill: Part["fill"]): string => shades[fill] ?? "#888";
  const under = marks.crest ? MARKS.crest!(shape, marks.crest) : "";
  const over = Object.entries(marks)
    .filter(([mark]) => mark !== "crest" && mark in MARKS)
    .map(([mark, shade]) => MARKS[mark]!(shape, shade))
    .join("");
  const flat = shape.ground === "air" || shape.ground === "flower" || name === "owl";
  const feather = flat
    ? ""
    : `<path d="M${shape.wingAt[0] - 14} ${shape.wingAt[1] + 8}Q${shape.wingAt[0]} ${shape.wingAt[1] + 6} ${shape.wingAt[0] + 12} ${shape.wingAt[1] - 4}" stroke="${lighter(colours.wing, 0.22)}" stroke-width="1.3" fill="none" opacity=".8"/>`;
  const body = shape.parts.map((one) => part(one, colour)).join("");
  const ground = GROUNDS[shape.ground];
  const before = shape.ground === "water" ? "" : ground;
  const after = shape.ground === "water" ? ground : "";
  return `${before}${under}${body}${feather}${over}${eyes(shape, marks.iris)}${after}`;
}

/** The inside of an SVG of 120 × 96 for a bird, by its English name; the same every time. */
export function birdPortrait(name: string): string {
  const plumage = PLUMAGE.get(name);
  return plumage ? drawn(plumage) : "";
}
