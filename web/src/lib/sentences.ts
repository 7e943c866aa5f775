// Topics, options and events as sentences, worded like src/voliere/terminal/sentences.py.
import { roomOf } from "./room.ts";
import { capital, has, pieces, plain, say, type Piece, type Words } from "./texts.svelte.ts";
import type { Decision, GameEvent, Option } from "./wire.ts";

/** The arguments that are seats. */
const SEATS = ["first", "from_seat"];

function worded(game: string, id: string, data: Words, names: string[] = []): Piece[] {
  const seats = SEATS.filter((field) => field in data).map(
    (field) => [field, names[Number(data[field])] ?? ""] as const,
  );
  return pieces(id, { ...roomOf(game).words(data), ...Object.fromEntries(seats) });
}

/** What is asked, in one sentence. */
export function question(game: string, decision: Decision): Piece[] {
  const { options: _, ...data } = decision;
  return capitalised(worded(game, `${game}.topic.${decision.topic}`, data));
}

/** What an option does, in a few words. */
export function answer(game: string, option: Option, names: string[] = []): string {
  const sentence = plain(worded(game, `${game}.option.${option.verb}`, option, names));
  return capital(sentence);
}

/** What happened; another wording where something is not for this reader's eyes. */
export function happened(game: string, event: GameEvent, names: string[]): Piece[] {
  const { number: _, kind, seat, ...data } = event;
  const id = `${game}.event.${kind}`;
  const hidden = Object.values(data).includes(null) && has(`${id}.none`);
  return capitalised(worded(game, hidden ? `${id}.none` : id, { ...data, seat: names[seat] ?? "" }, names));
}

function capitalised(said: Piece[]): Piece[] {
  const [first, ...rest] = said;
  return typeof first === "string" ? [capital(first), ...rest] : said;
}

/** A row of the score sheet. */
export function scorePart(game: string, part: string): string {
  return capital(say(`${game}.score.${part}`));
}
