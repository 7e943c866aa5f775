// Wingspan's ids in words, as games/wingspan/texts.py does.
import { catalogues, nameOf } from "../../lib/catalogue.svelte.ts";
import { say, type Words } from "../../lib/texts.svelte.ts";

const WORDED: Record<string, string> = {
  food: "food",
  foods: "food",
  face: "face",
  dice: "face",
  habitat: "habitat",
  from_habitat: "habitat",
  nest: "nest",
  doing: "doing-name",
  then: "sequel-name",
};
const AS_IT_IS = ["verb", "text", "topic", "seat"];

export function words(data: Words): Words {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, inWords(name, value)]));
}

function inWords(name: string, value: unknown): unknown {
  if (AS_IT_IS.includes(name)) return value;
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((item) => inWords(name, item)) : say("wingspan.phrase.nothing");
  }
  if (typeof value === "boolean") return say(`wingspan.success.${String(value)}`);
  if (typeof value !== "string") return value;
  if (name in WORDED) return say(`wingspan.${WORDED[name]}.${value}`);
  const card = catalogues.find("wingspan", value);
  return card ? { card: card.id, label: nameOf(card) } : value;
}
