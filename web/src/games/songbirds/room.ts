import { say } from "../../lib/texts.svelte.ts";
import { wayOnIn } from "../common/wayon.ts";
import type { Room } from "../rooms.ts";
import { words } from "./words.ts";

export const songbirds: Room = {
  words,
  board: () => import("./Board.svelte"),
  onBoard: (option) => option.verb === "place" || option.verb === "favourite",
  wayOn: wayOnIn("songbirds", words),
  thing: (thing) => thing,
  status: (view) => {
    const round = (view["past"] as number[][]).length + (view.waiting.length > 0 ? 1 : 0);
    const rounds = view.settings["rounds"];
    return rounds === 1 ? "" : say("web.songbirds.round", { round, rounds: String(rounds) });
  },
  playNow: { bots: 2, settings: {} },
};
