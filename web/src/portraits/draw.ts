// From a card to its portrait: the inside of an SVG of 120 × 96.
import type { Card } from "../lib/wire.ts";
import { birdPortrait } from "./birds.ts";
import { dragonPortrait, type Dragon } from "./dragons.ts";
import { drawSongbird } from "./songbirds.ts";

export function draw(game: string, card: Card): string {
  if (game === "songbirds") return drawSongbird(card.id);
  const name = card.name.en ?? "";
  return game === "wyrmspan" ? dragonPortrait({ ...(card as unknown as Dragon), name }) : birdPortrait(name);
}
