import { say } from "../../lib/texts.svelte.ts";
import { wayOnIn } from "../common/wayon.ts";
import type { Room } from "../../lib/room.ts";
import { facts } from "./facts.ts";
import { icons } from "./icons.ts";
import { moves } from "./moves.ts";
import { picture } from "./picture.ts";
import { dragonPortrait, type Dragon } from "./portrait.ts";
import { terms } from "./terms.ts";
import { words } from "./words.ts";

export const room: Partial<Room> = {
  words,
  board: () => import("./Board.svelte"),
  onBoard: (option) => "card" in option || "place" in option || ["explore", "draw", "mark"].includes(option.verb),
  picking: {
    order: ["verb", "card", "place", "cave", "resource"],
    places: ["place", "cave"],
    declines: ["decline"],
    handfuls: ["resources"],
  },
  wayOn: wayOnIn("wyrmspan", words),
  offeredBy: ({ source }) => (typeof source === "string" ? source : null),
  thing: (thing) => say(`wyrmspan.resource.${thing}`),
  facts,
  status: (view, seat) =>
    say("wyrmspan.web.status", { round: view["round"], n: (view["coins"] as number[])[seat] ?? 0 }),
  guide: [".question", ".mat", ".cave", ".own", ".log"],
  moves,
  terms,
  playNow: { bots: 2, settings: {} },
  portrait: (card) =>
    card.kind === "dragon" ? dragonPortrait({ ...(card as unknown as Dragon), name: card.name["en"] ?? "" }) : "",
  picture,
  icons,
};
