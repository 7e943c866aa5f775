// How the gallery tells dragons apart.
import type { CardFilter, CardOrder } from "../../lib/room.ts";
import type { Card } from "../../lib/wire.ts";
import { filterIn, numbersIn, orderIn } from "../common/filters.ts";
import { CAVES, RESOURCES, type DragonFacts } from "./mat.ts";

const GAME = "wyrmspan";
const KINDS = ["dragon", "cave", "objective", "guild", "automa"];
const SIZES = ["hatchling", "small", "medium", "large"];
const PERSONALITIES = ["shy", "helpful", "aggressive", "playful"];
const TRIGGERS = ["if_activated", "when_played", "once_per_round", "end_game"];
/** Few dragons cost more than so many things. */
const MUCH = 4;

const asDragon = (card: Card): DragonFacts | undefined => (card.kind === "dragon" ? (card as DragonFacts) : undefined);
const itself = (value: string): string => value;

function costOf(card: Card): number | undefined {
  const cost = asDragon(card)?.cost;
  return cost && Object.values(cost).reduce((sum, count) => sum + count, 0);
}

export const filters: CardFilter[] = [
  filterIn(GAME, "kind", KINDS, ({ kind }) => [kind]),
  filterIn(GAME, "cave", CAVES, (card) => asDragon(card)?.caves ?? []),
  filterIn(GAME, "size", SIZES, (card) => [asDragon(card)?.size ?? []].flat()),
  filterIn(GAME, "personality", PERSONALITIES, (card) => [asDragon(card)?.personality ?? []].flat()),
  filterIn(GAME, "needs", [...RESOURCES, "egg"], (card) => Object.keys(asDragon(card)?.cost ?? {}), itself),
  numbersIn(GAME, "cost", MUCH, costOf),
  filterIn(GAME, "ability", TRIGGERS, (card) => asDragon(card)?.trigger.split("+") ?? []),
];

export const orders: CardOrder[] = [
  orderIn(GAME, "points", (card) => -(asDragon(card)?.points ?? -1)),
  orderIn(GAME, "cost", costOf),
  orderIn(GAME, "nests", (card) => -(asDragon(card)?.nests ?? -1)),
];
