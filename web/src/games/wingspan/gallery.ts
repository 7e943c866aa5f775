// How the gallery tells birds apart.
import type { CardFilter, CardOrder } from "../../lib/room.ts";
import type { Card } from "../../lib/wire.ts";
import { filterIn, numbersIn, orderIn } from "../common/filters.ts";
import { FOODS, HABITATS, type BirdFacts } from "./mat.ts";

const GAME = "wingspan";
const KINDS = ["bird", "bonus", "goal", "automa"];
const NESTS = ["bowl", "cavity", "ground", "platform", "star", "none"];
const POWERS = ["when-activated", "when-played", "once-between-turns", "none"];
const PACKS = ["base", "swift-start"];
/** More food than this costs no bird. */
const MOST_FOOD = 3;

const asBird = (card: Card): BirdFacts | undefined => (card.kind === "bird" ? (card as BirdFacts) : undefined);
const itself = (value: string): string => value;

export const filters: CardFilter[] = [
  filterIn(GAME, "kind", KINDS, ({ kind }) => [kind]),
  filterIn(GAME, "habitat", HABITATS, (card) => asBird(card)?.habitats ?? [], itself),
  filterIn(GAME, "eats", [...FOODS, "wild"], (card) => Object.keys(asBird(card)?.food_cost ?? {}), itself),
  numbersIn(GAME, "cost", MOST_FOOD, (card) => asBird(card)?.food_cost_total),
  filterIn(GAME, "nest", NESTS, (card) => [asBird(card)?.nest ?? []].flat(), itself),
  filterIn(GAME, "power", POWERS, (card) => [asBird(card)?.power_kind ?? []].flat()),
  filterIn(GAME, "pack", PACKS, (card) => [asBird(card)?.pack ?? []].flat()),
];

export const orders: CardOrder[] = [
  orderIn(GAME, "points", (card) => -(asBird(card)?.points ?? -1)),
  orderIn(GAME, "cost", (card) => asBird(card)?.food_cost_total),
  orderIn(GAME, "eggs", (card) => -(asBird(card)?.egg_limit ?? -1)),
  orderIn(GAME, "wingspan", (card) => -(asBird(card)?.wingspan_cm ?? -1)),
];
