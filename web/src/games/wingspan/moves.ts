// What flies over the table of Wingspan.
import type { Moves } from "../../lib/flights.ts";
import type { GameEvent } from "../../lib/wire.ts";
import { birdOf } from "./birds.ts";

const card = (bird: unknown): string => `[data-card="${birdOf(bird)?.id ?? ""}"]`;
const place = ({ habitat, column }: GameEvent): string => `[data-place="${String(habitat)} ${String(column)}"]`;
const food = (kind: unknown): string => `[data-food="${String(kind)}"]`;

export const moves: Moves = {
  "took-card": ({ bird }) => ({
    thing: String(bird),
    from: { table: `aside ${card(bird)}` },
    to: { seat: `.hand ${card(bird)}` },
  }),
  drew: ({ bird }) => ({
    thing: bird === null ? "card" : String(bird),
    from: { table: ".tray" },
    to: { seat: `.hand ${card(bird)}` },
  }),
  played: (event) => ({
    thing: String(event["bird"]),
    from: { seat: `.hand ${card(event["bird"])}` },
    to: { seat: place(event) },
  }),
  "took-die": ({ face, food: kind }) => ({
    thing: String(kind),
    from: { table: `[data-face="${String(face)}"]` },
    to: { seat: food(kind) },
  }),
  gained: ({ food: kind }) => ({ thing: String(kind), to: { seat: food(kind) } }),
  laid: (event) => ({ thing: "egg", to: { seat: place(event) } }),
  cached: (event) => ({ thing: String(event["food"]), to: { seat: place(event) } }),
  tucked: (event) => ({ thing: "card", from: { seat: ".hand" }, to: { seat: place(event) } }),
  "tucked-from-deck": (event) => ({ thing: "card", from: { table: ".tray" }, to: { seat: place(event) } }),
  moved: (event) => ({ thing: String(event["bird"]), from: { seat: card(event["bird"]) }, to: { seat: place(event) } }),
  "automa-played": ({ bird }) => ({
    thing: String(bird),
    from: { table: `aside ${card(bird)}` },
    to: { seat: ".birds" },
  }),
};
