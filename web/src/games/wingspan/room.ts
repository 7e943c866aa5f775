import { say } from "../../lib/texts.svelte.ts";
import { wayOnIn } from "../common/wayon.ts";
import type { Room } from "../../lib/room.ts";
import { doing } from "./doing.ts";
import { facts } from "./facts.ts";
import { filters, orders } from "./gallery.ts";
import { icons } from "./icons.ts";
import { moves } from "./moves.ts";
import { picture } from "./picture.ts";
import { birdPortrait } from "./portraits/birds.ts";
import { terms } from "./terms.ts";
import { words } from "./words.ts";

/** What is clicked on the table; all else is a button of the question bar. */
const ON_BOARD = [
  "gain-food",
  "lay-eggs",
  "draw-cards",
  "play",
  "egg",
  "remove-egg",
  "repeat",
  "move",
  "die",
  "gain",
  "spend",
  "take",
  "tuck",
  "discard",
  "bonus",
];

export const room: Partial<Room> = {
  words,
  board: () => import("./Board.svelte"),
  onBoard: ({ verb }) => ON_BOARD.includes(verb),
  picking: {
    order: ["verb", "bird", "bonus", "habitat", "column", "food"],
    places: ["habitat", "column"],
    declines: ["decline"],
    handfuls: ["foods"],
  },
  wayOn: wayOnIn("wingspan", words),
  doing,
  offeredBy: ({ bird }) => (typeof bird === "string" ? bird : null),
  thing: (thing) => say(`wingspan.food.${thing}`),
  facts,
  filters,
  orders,
  face: () => import("./Face.svelte"),
  status: (view, seat) =>
    say("wingspan.web.status", { round: view["round"], n: (view["turns_left"] as number[])[seat] ?? 0 }),
  guide: [
    { at: ".question", does: ["kept"] },
    { at: ".board .row", does: ["took-die", "gained"] },
    { at: ".hand", does: ["played"] },
    { at: ".board > .mat", does: ["laid"] },
    { at: ".board > .mat", does: ["took-card", "drew"] },
    { at: ".goals" },
    { at: ".question" },
    { at: ".log" },
  ],
  firstGame: { seed: 11, bots: 1, settings: { first: 0 } },
  moves,
  terms,
  playNow: { bots: 0, settings: {} },
  portrait: ({ name }) => birdPortrait(name["en"] ?? ""),
  picture,
  icons,
};
