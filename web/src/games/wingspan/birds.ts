// Birds found by name, and told in words.
import { catalogues, nameOf, textOf } from "../../lib/catalogue.svelte.ts";
import { capital, say, texts } from "../../lib/texts.svelte.ts";
import { costIcons, type BirdFacts, type Perch } from "./mat.ts";
import { symbolsOf } from "./symbols.ts";

export function birdOf(name: unknown): BirdFacts | undefined {
  return catalogues.find("wingspan", name) as BirdFacts | undefined;
}

export function birdName(name: unknown): string {
  const card = birdOf(name);
  return card ? nameOf(card) : String(name ?? "");
}

export const foodWord = (food: string): string => say(food === "wild" ? "wingspan.web.wild" : `wingspan.food.${food}`);

export function costWords(card: BirdFacts): string {
  const foods = costIcons(card).map(foodWord);
  if (foods.length === 0) return say("wingspan.web.free");
  return foods.join(card.food_cost_is_one_of ? ` ${say("wingspan.web.or")} ` : " + ");
}

/** A power's word, as its colour says it, and what it does. */
export function powerOf(card: BirdFacts): { word: string; does: string } {
  return { word: say(`wingspan.web.power.${card.power_kind}`), does: card.power[texts.language] ?? "" };
}

/** What lies on a bird, in words. */
export function lyingOn(perch: Perch): string {
  const counts = [
    ["eggs", perch.eggs ?? 0],
    ["cached", perch.cached ?? 0],
    ["tucked", perch.tucked ?? 0],
  ] as const;
  return counts
    .filter(([, n]) => n > 0)
    .map(([what, n]) => say(`wingspan.web.on.${what}`, { n }))
    .join(", ");
}

/** A whole bird for a screen reader. */
export function told(card: BirdFacts, perch?: Perch): string {
  const facts = say("wingspan.web.told", {
    name: nameOf(card),
    points: say("web.points", { n: card.points }),
    habitats: card.habitats.map((habitat) => say(`wingspan.habitat.${habitat}`)).join(", "),
    cost: costWords(card),
    nest: say(`wingspan.nest.${card.nest}`),
    limit: card.egg_limit,
    cm: card.wingspan_cm,
  });
  const symbols = symbolsOf(card).map((symbol) => `${capital(say(`wingspan.symbol.${symbol}`))}.`);
  return [facts, ...symbols, perch ? lyingOn(perch) : "", textOf(card)].filter((part) => part !== "").join(" ");
}

/** Letters in a line of a power on a mat, about, and pixels of what stands above the words and of a line. */
const LETTERS = 20;
const ABOVE = 84;
const LINE = 16;
/** A row without much to say still shows its birds. */
const LEAST = 3;

/** The lines of the longest power of these birds, about. */
function longest(perches: Perch[]): number {
  const lines = perches.map(({ bird }) => {
    const card = birdOf(bird);
    const power = card && powerOf(card);
    return power ? Math.ceil((power.word.length + 1 + power.does.length) / LETTERS) : 0;
  });
  return Math.max(0, ...lines);
}

/** How high a row of a mat would like to be, so that the longest power of its birds is read in full. */
export const wordsHeight = (perches: Perch[]): number => ABOVE + LINE * Math.max(LEAST, longest(perches));

/** What stands above the words when they have taken the picture's room, and what a row's action needs. */
const ABOVE_TIGHT = 74;
const ACTION = 104;

/** How high a row must be at least, for the same. */
export const leastHeight = (perches: Perch[]): number => Math.max(ACTION, ABOVE_TIGHT + LINE * longest(perches));
