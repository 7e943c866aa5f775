// Songbirds' ids in words, as games/songbirds/texts.py does.
import { say, type Words } from "../../lib/texts.svelte.ts";

const WORDED = ["colour", "line", "special"];
export const SPECIALS = ["crow", "hawk", "hummingbird", "mockingbird"];

export function words(data: Words): Words {
  const worded: Words = { ...data };
  for (const name of WORDED) {
    if (name in data) worded[name] = say(`songbirds.${name}.${String(data[name] ?? "none")}`);
  }
  if ("card" in data) worded["card"] = cardWord(data["card"]);
  if (Array.isArray(data["cards"])) worded["cards"] = data["cards"].map(cardWord);
  return worded;
}

function cardWord(card: unknown): unknown {
  if (typeof card !== "string") return card;
  return { card, label: cardLabel(card) };
}

/** A colour's letter in the reader's language. */
export const letter = (colour: string): string => say(`songbirds.letter.${colour}`);

/** A card as it is written: letter and volume, or its name. */
export function cardLabel(card: string): string {
  if (SPECIALS.includes(card)) return say(`songbirds.special.${card}`);
  return `${letter(card.slice(0, 1))}${card.slice(1)}`;
}
