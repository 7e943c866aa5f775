// Wingspan's ids in words, as games/wingspan/texts.py does.
import { catalogues, nameOf } from "../../lib/catalogue.svelte.ts";
import { counted } from "../../lib/bundle.ts";
import { listed, say, sayIf, type Words } from "../../lib/texts.svelte.ts";

const WORDED: Record<string, string> = {
  food: "food",
  face: "face",
  dice: "face",
  habitat: "habitat",
  nest: "nest",
  doing: "doing-name",
  then: "sequel-name",
};
const AS_IT_IS = ["verb", "text", "topic", "seat", "form", "because"];

export function words(data: Words): Words {
  const worded = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, inWords(name, value)]));
  const { foods, turns, bonuses } = data;
  if (Array.isArray(foods) && foods.length > 0) {
    const last = data["form"] === "one-of" ? "or" : "and";
    worded["foods"] = listed(worded["foods"] as string[], say(`wingspan.phrase.${last}`));
  }
  if (turns !== undefined) worded["left"] = say("wingspan.turns-left", { n: turns });
  if (Array.isArray(bonuses)) worded["n"] = bonuses.length;
  return { ...worded, ...ofFood(data), ...ofHabitats(data) };
}

/** A food that was asked for, with how many there are, and the die that gave it. */
function ofFood({ food, face, n }: Words): Words {
  if (typeof food !== "string") return {};
  const some = amount(food, Number(n ?? 1));
  const die = typeof face === "string" && face !== food ? say(`wingspan.face.${face}`) : null;
  return {
    amount: some,
    of_die: die === null ? "" : say("wingspan.phrase.of-die", { face: die }),
    one: sayIf(`wingspan.one.${food}`),
  };
}

/** Where something happens, with its article. */
function ofHabitats({ habitat, from_habitat: from }: Words): Words {
  return {
    ...(typeof habitat === "string" && {
      in_habitat: say(`wingspan.in.${habitat}`),
      row: say(`wingspan.row.${habitat}`),
    }),
    ...(typeof from === "string" && { from: say(`wingspan.from.${from}`) }),
  };
}

const amount = (food: string, n: number): string => say(`wingspan.amount.${food === "wild" ? "any" : food}`, { n });

/** Foods with how many there are of each. */
const amounts = (foods: string[]): string[] => [...counted(foods)].map(([food, n]) => amount(food, n));

function inWords(name: string, value: unknown): unknown {
  if (AS_IT_IS.includes(name)) return value;
  if (name === "foods" && Array.isArray(value) && value.length > 0) return amounts(value as string[]);
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((item) => inWords(name, item)) : say("wingspan.phrase.nothing");
  }
  if (typeof value !== "string") return value;
  if (name in WORDED) return say(`wingspan.${WORDED[name]}.${value}`);
  const card = catalogues.find("wingspan", value);
  return card ? { card: card.id, label: nameOf(card) } : value;
}
