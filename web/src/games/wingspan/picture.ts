// The game in the lobby: the inside of an SVG of 360 × 170.
import { birdPortrait } from "./portraits/birds.ts";

export const picture = `
  <rect width="120" height="170" fill="#c9d8c4"/>
  <rect x="120" width="120" height="170" fill="#eadbb4"/>
  <rect x="240" width="120" height="170" fill="#c4dbe2"/>
  <path d="M0 60l24-30 20 30 26-40 28 40 22-24v60H0z" fill="#3e6b48" opacity=".55"/>
  <path d="M120 96c20-26 40-8 60-20s40 4 60-8v34H120z" fill="#b98a2c" opacity=".5"/>
  <path d="M240 74q15-8 30 0t30 0 30 0 30 0v40H240z" fill="#3b7890" opacity=".5"/>
  <g transform="translate(2 58) scale(.96)">${birdPortrait("Northern Cardinal")}</g>
  <g transform="translate(122 62) scale(.96)">${birdPortrait("Painted Bunting")}</g>
  <g transform="translate(240 52) scale(1.02)">${birdPortrait("Great Blue Heron")}</g>`;
