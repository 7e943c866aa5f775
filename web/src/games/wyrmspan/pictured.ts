// What is printed on mats and guild tiles, as pictures: the sentence stays their name.
import tiles from "../../../../src/voliere/games/wyrmspan/cards/data/tiles.json";
import caves from "../../../../src/voliere/games/wyrmspan/cards/data/caves.json";
import { catalogues, textOf } from "../../lib/catalogue.svelte.ts";
import type { Card } from "../../lib/wire.ts";
import type { CaveName } from "./mat.ts";

/** An effect as the game's data words it: a verb and what goes with it. */
type Effect = readonly (string | number | Effect)[];

/** A picture with a number, or a sign between pictures. */
export type Piece = { icon: string; count: number } | { sign: string };

const ICONS: Record<string, string> = { any: "any-resource", resource: "any-resource", dragon: "dragon-card" };
const picture = (thing: unknown, count: unknown): Piece => ({
  icon: ICONS[String(thing)] ?? String(thing),
  count: Number(count),
});
const times = (count: unknown): Piece[] => (Number(count) > 1 ? [{ sign: `${String(count)} ×` }] : []);

/** An effect in pictures; nothing when words are plainer. */
function pieces(effect: Effect): Piece[] {
  const [verb, first, second, third, fourth] = effect;
  switch (verb) {
    case "gain":
    case "take":
      return [picture(first, second)];
    case "lay":
      return [picture("egg", second)];
    case "coin":
      return [picture("coin", first)];
    case "guild":
      return [picture("rise", first)];
    case "cache":
      return [...times(third), picture(second, 1), { sign: "→" }, { icon: "cached", count: 1 }];
    case "tuck":
      return [...times(second), picture("dragon", 1), { sign: "→" }, { icon: "tucked", count: 1 }];
    case "pay":
      return [...times(fourth), picture(first, second), { sign: "→" }, ...pieces(third as Effect)];
    case "excavate":
      return [picture("pick", second)];
    case "play":
      return [{ icon: "entice", count: 1 }];
    case "all":
      return effect
        .slice(1)
        .flatMap((part, index) => [...(index > 0 ? [{ sign: "+" }] : []), ...pieces(part as Effect)]);
    default:
      return [];
  }
}

export interface Printed {
  pieces: Piece[];
  sentence: string;
}

/** What a mat gives where the adventurer enters a cave (0) and after each column. */
export function onMat(cave: CaveName, column: number): Printed {
  const effects = tiles.mat.find((row) => row.cave === cave)?.effects ?? [];
  return {
    pieces: pieces(effects[column] ?? []),
    sentence: catalogues.effect("wyrmspan", `mat-${cave}-${column}`),
  };
}

/** What no picture tells plainly on a cave card: from where it is excavated, and with which discount it is played. */
const WORDS = ["excavate", "play"];

/** What a cave card gives. */
export function onCave(card: Card): Printed {
  const effect = caves.find(({ number }) => number === card["number"])?.effect ?? [];
  const plain = effect.flat().every((word) => !WORDS.includes(String(word)));
  return { pieces: plain ? pieces(effect) : [], sentence: textOf(card) };
}

/** What a line of a guild tile gives. */
export function onGuild(tile: string, line: number): Printed {
  const lines = tiles.guilds.find(({ id }) => id === tile)?.lines ?? [];
  return {
    pieces: pieces(lines[line - 1]?.effect ?? []),
    sentence: catalogues.effect("wyrmspan", `guild-${tile}-${line}`),
  };
}
