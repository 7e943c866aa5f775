// The game in the lobby: the inside of an SVG of 360 × 170.
import { dragonPortrait } from "./portrait.ts";

export const picture = `
  <rect width="360" height="170" fill="#3a3440"/>
  <path d="M8 170V84c0-42 104-42 104 0v86z" fill="#e3b9b0"/>
  <path d="M128 170V84c0-42 104-42 104 0v86z" fill="#efdfae"/>
  <path d="M248 170V84c0-42 104-42 104 0v86z" fill="#d3c5e6"/>
  <g transform="translate(2 66) scale(.96)">${dragonPortrait({ name: "ember", size: "large", personality: "aggressive", caves: ["crimson"] })}</g>
  <g transform="translate(124 70) scale(.94)">${dragonPortrait({ name: "honey", size: "hatchling", personality: "playful", caves: ["golden"] })}</g>
  <g transform="translate(242 66) scale(.96)">${dragonPortrait({ name: "dusk", size: "medium", personality: "shy", caves: ["amethyst"] })}</g>`;
