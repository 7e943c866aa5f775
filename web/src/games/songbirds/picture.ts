// The game in the lobby: the inside of an SVG of 360 × 170.
import { drawSongbird } from "./portrait.ts";

export const picture = `
  <rect width="360" height="170" fill="#a9c08b"/>
  <ellipse cx="180" cy="120" rx="210" ry="80" fill="#c3d3a0"/>
  <path d="M0 60C60 30 90 70 150 40s120 10 210-20V0H0z" fill="#5e8058"/>
  <g transform="translate(14 62) scale(.8)">${drawSongbird("R")}</g>
  <g transform="translate(98 38) scale(.74)">${drawSongbird("B")}</g>
  <g transform="translate(176 66) scale(.76)">${drawSongbird("G")}</g>
  <g transform="translate(258 40) scale(.8)">${drawSongbird("W")}</g>`;
