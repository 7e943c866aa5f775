import { say } from "../../lib/texts.svelte.ts";
import { wayOnIn } from "../common/wayon.ts";
import type { View } from "../../lib/wire.ts";
import type { Room } from "../../lib/room.ts";
import { COLOURS, LETTERS, type SongbirdsView } from "./forest.ts";
import { filters, orders } from "./gallery.ts";
import { icons } from "./icons.ts";
import { moves } from "./moves.ts";
import { picture } from "./picture.ts";
import { drawSongbird } from "./portrait.ts";
import { terms } from "./terms.ts";
import { words } from "./words.ts";

/** Favourites lie hidden to the end: then one can tell what each seat's colour had harvested. */
function harvestThen(then: View, end: View): number[] {
  const { harvest } = then as SongbirdsView;
  return (end as SongbirdsView).revealed.map((cards, seat) => {
    const colour = COLOURS[LETTERS.findIndex((letter) => cards[0]?.startsWith(letter))];
    const done = then.waiting.length === 0 || colour === undefined || end.settings["rounds"] !== 1;
    return done ? (then.scores[seat]?.["total"] ?? 0) : (harvest[colour] ?? 0);
  });
}

export const room: Partial<Room> = {
  words,
  board: () => import("./Board.svelte"),
  onBoard: (option) => ["place", "favourite", "show"].includes(option.verb),
  picking: { order: ["verb", "card", "place"], places: ["place"], declines: ["decline"], handfuls: [] },
  wayOn: wayOnIn("songbirds", words),
  filters,
  orders,
  face: () => import("./Face.svelte"),
  status: (view) => {
    const round = (view["past"] as number[][]).length + (view.waiting.length > 0 ? 1 : 0);
    const rounds = view.settings["rounds"];
    if (rounds === 1) return "";
    if (typeof rounds === "number") return say("songbirds.web.round", { round, rounds });
    return say("songbirds.web.round.until", { round, until: say(`songbirds.web.value.rounds.${String(rounds)}`) });
  },
  title: (view) =>
    typeof view["title"] === "string"
      ? say("songbirds.web.title", {
          title: say(`songbirds.title.${view["title"]}`),
          n: view.scores[0]?.["total"] ?? 0,
        })
      : null,
  finale: (view) => (view.settings["variant"] === "base" ? import("./Finale.svelte") : null),
  afterword: (view) => (view.settings["rounds"] === 1 ? null : import("./Rounds.svelte")),
  pointsThen: harvestThen,
  guide: [
    { at: ".hand" },
    { at: ".forest", does: ["placed"] },
    { at: ".forest .berry" },
    { at: ".harvest", does: ["placed"] },
    { at: ".hand" },
    { at: ".question" },
  ],
  firstGame: { seed: 7, bots: 2, settings: { first: 0 } },
  moves,
  terms,
  playNow: { bots: 2, settings: {} },
  portrait: ({ id }) => drawSongbird(id),
  picture,
  icons,
};
