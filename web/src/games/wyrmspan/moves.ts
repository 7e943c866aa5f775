// What flies over the table of Wyrmspan.
import type { Moves } from "../../lib/flights.ts";

const card = (id: unknown): string => `[data-card="${String(id)}"]`;
const place = (name: unknown): string => `[data-place="${String(name)}"]`;
const pile = (name: unknown): string => `[data-resource="${String(name)}"]`;

export const moves: Moves = {
  took: ({ card: id }) => ({
    thing: String(id),
    from: { table: `.display ${card(id)}` },
    to: { seat: `.hand ${card(id)}` },
  }),
  drew: ({ card: id }) => ({
    thing: String(id ?? "card"),
    from: { table: ".decks" },
    to: { seat: `.hand ${card(id)}` },
  }),
  played: ({ card: id, place: at }) => ({
    thing: String(id),
    from: { seat: `.hand ${card(id)}` },
    to: { seat: place(at) },
  }),
  excavated: ({ card: id, place: at }) => ({
    thing: "cave",
    from: { seat: `.hand ${card(id)}` },
    to: { seat: place(at) },
  }),
  gained: ({ resource }) => ({ thing: String(resource), to: { seat: pile(resource) } }),
  "gained-coins": () => ({ thing: "coin", to: { seat: pile("coin") } }),
  laid: ({ place: at }) => ({ thing: "egg", to: { seat: place(at) } }),
  cached: ({ resource, place: at }) => ({
    thing: String(resource),
    from: { seat: pile(resource) },
    to: { seat: place(at) },
  }),
  tucked: ({ place: at }) => ({ thing: "card", from: { seat: ".hand" }, to: { seat: place(at) } }),
  promoted: ({ space }) => ({ thing: "rise", to: { table: `[data-space="${String(space)}"]` } }),
};
