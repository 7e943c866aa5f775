// How the gallery tells the cards apart.
import type { CardFilter, CardOrder } from "../../lib/room.ts";
import { filterIn, numbersIn, orderIn } from "../common/filters.ts";
import { COLOURS } from "./forest.ts";

const GAME = "songbirds";
const KINDS = ["bird", "berries", "worm", "special"];
/** The loudest bird. */
const LOUDEST = 7;

const volumeOf = (card: Record<string, unknown>): number | undefined => card["volume"] as number | undefined;

export const filters: CardFilter[] = [
  filterIn(GAME, "kind", KINDS, ({ kind }) => [kind]),
  filterIn(GAME, "colour", COLOURS, (card) => [(card["colour"] as string | undefined) ?? []].flat()),
  { ...numbersIn(GAME, "volume", LOUDEST, volumeOf), word: (value) => value },
];

export const orders: CardOrder[] = [orderIn(GAME, "volume", (card) => -(volumeOf(card) ?? -1))];
