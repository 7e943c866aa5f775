// Topics, options and events as sentences, worded like src/voliere/terminal/sentences.py.
import { roomOf } from "./room.ts";
import { capital, has, pieces, plain, say, type Piece, type Words } from "./texts.svelte.ts";
import type { Decision, GameEvent, Option, View } from "./wire.ts";

/** The arguments that are seats. */
const SEATS = ["first", "from_seat"];

/** A name within a sentence: the Automa's with its article. */
function within(name = ""): string {
  return name === say("web.automa") ? say("web.the-automa") : name;
}

function worded(game: string, id: string, data: Words, names: string[] = []): Piece[] {
  const seats = SEATS.filter((field) => field in data).map(
    (field) => [field, within(names[Number(data[field])])] as const,
  );
  const form = typeof data["form"] === "string" ? `.${data["form"]}` : "";
  return pieces(id + form, { ...roomOf(game).words(data), ...Object.fromEntries(seats) });
}

/** What is asked, in one sentence; before it why, if it is out of turn; after it what is assumed. */
export function question(game: string, decision: Decision, names: string[]): Piece[] {
  const { options: _, ...data } = decision;
  const own = `${game}.web.topic.${decision.topic}`;
  const assumed = typeof data["assumed"] === "string" ? [" ", say(`${game}.assumed.${data["assumed"]}`)] : [];
  const asked = [
    ...capitalised(worded(game, has(own) ? own : `${game}.topic.${decision.topic}`, data, names)),
    ...assumed,
  ];
  if (typeof data["because"] !== "string") return asked;
  const reason = { ...data, form: undefined };
  return [...capitalised(worded(game, `${game}.because.${data["because"]}`, reason, names)), " ", ...asked];
}

/** What the question belongs to, for the line above it. */
export function belongsTo(view: View, names: string[]): Piece[] {
  const doing = roomOf(view.game).doing(view);
  return doing ? capitalised(worded(view.game, doing.id, doing.data, names)) : [];
}

/** What has been picked of an answer, and what to pick next; or, when nothing is left to pick, to confirm it. */
export function nextStep(game: string, picks: Words, next: string | undefined): string {
  if (next === undefined) return say("web.question.confirm");
  const prompt = `${game}.web.step.${next}`;
  const picked = Object.entries(picks).findLast(([field]) => field !== "verb") ?? Object.entries(picks).at(-1);
  if (!picked || !has(prompt)) return "";
  return say("web.question.step", { picked: roomOf(game).wayOn(...picked), next: say(prompt) });
}

/** What an option does, in a few words. */
export function answer(game: string, option: Option, names: string[] = []): string {
  const sentence = plain(worded(game, `${game}.option.${option.verb}`, option, names));
  return capital(sentence);
}

/** What happened; worded otherwise where it is not for the reader's eyes, did not succeed, or was done by `me`. */
export function happened(game: string, event: GameEvent, names: string[], me: number | null = null): Piece[] {
  const { number: _, kind, seat, ...data } = event;
  const outcome = typeof data["success"] === "boolean" ? `.${String(data["success"])}` : "";
  const id = `${game}.event.${kind}${outcome}`;
  const hidden = Object.values(data).includes(null) && has(`${id}.none`);
  const told = hidden ? `${id}.none` : id;
  const mine = (data["first"] ?? seat) === me && has(`${told}.you`);
  return capitalised(worded(game, mine ? `${told}.you` : told, { ...data, seat: within(names[seat]) }, names));
}

function capitalised(said: Piece[]): Piece[] {
  const [first, ...rest] = said;
  return typeof first === "string" ? [capital(first), ...rest] : said;
}

/** A row of the score sheet. */
export function scorePart(game: string, part: string): string {
  return capital(say(`${game}.score.${part}`));
}
