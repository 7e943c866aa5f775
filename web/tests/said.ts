// The page says what the terminal says: `tests/web/test_said_alike.py` hands over what Python said.
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Cards, Decision, GameEvent, Option } from "../src/lib/wire.ts";

interface Said {
  game: string;
  seats: number;
  kind: "event" | "option" | "question";
  data: Record<string, unknown>;
  /** By language. */
  said: Record<string, string>;
}
const { cards, told } = JSON.parse(readFileSync(process.env["VOLIERE_SAID"] ?? "", "utf8")) as {
  cards: Record<string, Cards>;
  told: Said[];
};

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("fetch", (address: string) => {
  const game = address.split("/")[3] ?? "";
  return Promise.resolve(
    new Response(JSON.stringify(cards[game]), { headers: { "Content-Type": "application/json" } }),
  );
});
await import("../src/games/rooms.ts");
const { texts, say, plain, capital, has } = await import("../src/lib/texts.svelte.ts");
const { catalogues } = await import("../src/lib/catalogue.svelte.ts");
const { answer, happened, question } = await import("../src/lib/sentences.ts");

function saidHere({ game, seats, kind, data }: Said): string {
  const names = Array.from({ length: seats }, (_, seat) => say("web.seat.number", { number: seat + 1 }));
  const all = [...names, say("web.automa")];
  if (kind === "event") return plain(happened(game, data as unknown as GameEvent, all, 0));
  if (kind === "option") return answer(game, data as unknown as Option, all);
  return plain(question(game, data as unknown as Decision, all));
}

test.each(["en", "fr"] as const)("the page says what the terminal says (%s)", async (language) => {
  await texts.speak(language);
  await texts.use("web");
  for (const game of Object.keys(cards)) await Promise.all([texts.use(game), catalogues.use(game)]);
  const own = ({ game, kind, data }: Said) => kind === "question" && has(`${game}.web.topic.${String(data["topic"])}`);
  const shared = told.filter((one) => !own(one));
  expect(shared.length).toBeGreaterThan(600);
  const differing = shared
    .map((one) => ({ terminal: capital(one.said[language] ?? ""), page: saidHere(one) }))
    .filter(({ terminal, page }) => terminal !== page);
  expect(differing).toEqual([]);
});
