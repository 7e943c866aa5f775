// What flies over the table of Songbirds.
import type { Moves } from "../../lib/flights.ts";

const space = (place: unknown): string => `[data-place="${String(place)}"]`;

export const moves: Moves = {
  placed: ({ card, place }) => ({
    thing: String(card),
    from: { seat: `[data-card="${String(card)}"]` },
    to: { table: space(place) },
  }),
  "laid-out": ({ card, place }) => ({ thing: String(card), to: { table: space(place) } }),
  "took-berries": ({ line, colour }) => ({
    thing: "berries",
    from: { table: `[data-line="${String(line)}"]` },
    to: { table: `[data-harvest="${String(colour)}"]` },
  }),
  "set-favourite": () => ({ thing: "worm", to: { seat: ".favourite" } }),
  drew: () => ({ thing: "card", to: { seat: ".hand" } }),
};
