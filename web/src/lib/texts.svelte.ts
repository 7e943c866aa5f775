// The sentences in the reader's language, from the same catalogues as the Python side.
import load from "virtual:sentences";
import { ask, type Sentences } from "./wire.ts";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A piece of a sentence that names a card and can be followed. */
export interface Link {
  card: string;
  label: string;
}
export type Piece = string | Link;
export type Words = Record<string, unknown>;

type Catalogue = Sentences["sentences"];

const KEPT = "voliere.language";

function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  const wishes = kept ? [kept] : navigator.languages;
  const found = wishes.map((wish) => wish.slice(0, 2)).find((wish) => LANGUAGES.includes(wish as Language));
  return (found as Language | undefined) ?? "en";
}

class Texts {
  language: Language = $state(firstLanguage());
  private catalogues: Record<string, Catalogue> = $state.raw({});
  private readonly parts = new Set<string>();

  /** Load the sentences of a part ("web" or a game) in the current language. */
  async use(part: string): Promise<void> {
    this.parts.add(part);
    await this.fetch(part, this.language);
  }

  /** Load what the lobby says of a game, unless the page brings it along. */
  async useLobby(game: string): Promise<void> {
    if (!(`${game}/${this.language}` in load)) await this.use(game);
  }

  /** Speak another language from now on. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.parts].map((part) => this.fetch(part, language)));
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }

  private async fetch(part: string, language: Language): Promise<void> {
    const name = `${part}/${language}`;
    if (this.catalogues[name]) return;
    const catalogue = (await load[name]?.())?.default ?? (await this.ask(part, language));
    this.catalogues = { ...this.catalogues, [name]: catalogue };
  }

  /** The sentences of a game that the page was not built with. */
  private async ask(game: string, language: Language): Promise<Catalogue> {
    return (await ask<Sentences>(`/api/games/${game}/sentences?language=${language}`, { language })).sentences;
  }

  find(id: string): string | string[] | undefined {
    const part = id.slice(0, id.indexOf("."));
    const own = this.catalogues[`${part}/${this.language}`]?.[id];
    // What the lobby says of a game comes with the page.
    return own ?? this.catalogues[`web/${this.language}`]?.[id];
  }
}

export const texts = new Texts();

/** Which plural form a number takes: in French 0 is singular, in English it is not. */
export function pluralForm(language: Language, n: number): 0 | 1 {
  return (language === "fr" ? n > 1 : n !== 1) ? 1 : 0;
}

function sentenceOf(id: string, args: Words): string {
  const found = texts.find(id);
  if (found === undefined) return id;
  if (typeof found === "string") return found;
  return found[pluralForm(texts.language, Number(args["n"] ?? 1))] ?? id;
}

const isLink = (value: unknown): value is Link =>
  typeof value === "object" && value !== null && "label" in value && "card" in value;

function piecesOf(value: unknown): Piece[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => [...(index > 0 ? [", "] : []), ...piecesOf(item)]);
  }
  if (typeof value === "number" && value < 0) return [`−${-value}`];
  return [isLink(value) ? value : String(value)];
}

/** A sentence in pieces: plain text, and the cards that it names. */
export function pieces(id: string, args: Words = {}): Piece[] {
  return sentenceOf(id, args)
    .split(/(\{\w+\})/)
    .flatMap((part) => (/^\{\w+\}$/.test(part) ? piecesOf(args[part.slice(1, -1)] ?? "") : [part]))
    .filter((piece) => piece !== "");
}

/** The marks at the head of a text that must not stand on a line without the word before them. */
export function marksBefore(text: string): string {
  return /^[\p{P}\u00a0\u202f]+/u.exec(text)?.[0] ?? "";
}

/** The plain text of pieces. */
export function plain(of: Piece[]): string {
  return of.map((piece) => (typeof piece === "string" ? piece : piece.label)).join("");
}

/** The sentence of an id. A number `n` among the arguments chooses the plural form. */
export function say(id: string, args: Words = {}): string {
  return plain(pieces(id, args));
}

/** The sentence of an id, or "" where nobody worded it. */
export function sayIf(id: string, args: Words = {}): string {
  return has(id) ? say(id, args) : "";
}

/** Words with commas between them, and what stands before the last one. */
export function listed(words: string[], last: string): string {
  return words.length > 1 ? words.slice(0, -1).join(", ") + last + (words.at(-1) ?? "") : (words[0] ?? "");
}

export function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

/** Whether the current language words the id. */
export function has(id: string): boolean {
  return texts.find(id) !== undefined;
}
