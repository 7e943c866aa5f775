import { say } from "../../lib/texts.svelte.ts";
import { wayOnIn } from "../common/wayon.ts";
import type { Room } from "../../lib/room.ts";
import { doing } from "./doing.ts";
import { facts } from "./facts.ts";
import { filters, orders } from "./gallery.ts";
import { icons } from "./icons.ts";
import { moves } from "./moves.ts";
import { picture } from "./picture.ts";
import { dragonPortrait } from "./portraits/dragon.ts";
import type { Dragon } from "./portraits/model.ts";
import { terms } from "./terms.ts";
import { words } from "./words.ts";

export const room: Partial<Room> = {
  words,
  board: () => import("./Board.svelte"),
  onBoard: (option) => "card" in option || "place" in option || ["explore", "draw", "mark"].includes(option.verb),
  picking: {
    order: ["verb", "card", "place", "cave", "resource"],
    places: ["place", "cave"],
    declines: ["decline", "pass"],
    handfuls: ["resources"],
  },
  wayOn: wayOnIn("wyrmspan", words),
  doing,
  offeredBy: ({ source }) => (typeof source === "string" ? source : null),
  thing: (thing) => say(`wyrmspan.resource.${thing}`),
  facts,
  filters,
  orders,
  face: () => import("./Face.svelte"),
  status: (view, seat) =>
    say("wyrmspan.web.status", { round: view["round"], n: (view["coins"] as number[])[seat] ?? 0 }),
  guide: [
    { at: ".question", does: ["started-with"] },
    { at: ".mat", does: ["excavated"] },
    { at: ".mat", does: ["played"] },
    { at: ".mat", does: ["explored"] },
    { at: ".guild" },
    { at: ".objectives" },
    { at: ".question" },
    { at: ".log" },
  ],
  firstGame: { seed: 5, bots: 1, settings: { first: 0 } },
  moves,
  terms,
  playNow: { bots: 2, settings: {} },
  portrait: (card) =>
    card.kind === "dragon" ? dragonPortrait({ ...(card as unknown as Dragon), name: card.name["en"] ?? "" }) : "",
  picture,
  icons,
};
