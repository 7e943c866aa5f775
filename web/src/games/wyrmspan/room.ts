import { say } from "../../lib/texts.svelte.ts";
import { wayOnIn } from "../common/wayon.ts";
import type { Room } from "../rooms.ts";
import { facts } from "./facts.ts";
import { moves } from "./moves.ts";
import { terms } from "./terms.ts";
import { words } from "./words.ts";

export const wyrmspan: Room = {
  words,
  board: () => import("./Board.svelte"),
  onBoard: (option) => "card" in option || "place" in option || ["explore", "draw", "mark"].includes(option.verb),
  wayOn: wayOnIn("wyrmspan", words),
  thing: (thing) => say(`wyrmspan.resource.${thing}`),
  facts,
  status: (view, seat) =>
    say("web.wyrmspan.status", { round: view["round"], n: (view["coins"] as number[])[seat] ?? 0 }),
  guide: [".question", ".mat", ".cave", ".own", ".log"],
  moves,
  terms,
  playNow: { bots: 2, settings: {} },
};
