// What is said at a table, and whom the reader does not want to hear there.
import { say, sayIf } from "./texts.svelte.ts";
import type { Word } from "./wire.ts";

/** A phrase in the reader's language: one that the game's rules speak of, or a usual one. */
export const phraseSaid = (game: string, phrase: string): string =>
  sayIf(`${game}.web.phrase.${phrase}`) || say(`web.phrase.${phrase}`);

/** Somebody who speaks: a seat, or a spectator by name. */
export const speakerOf = (word: Word): string => (word.seat === null ? `gallery ${word.name}` : String(word.seat));

export class Words {
  all: Word[] = $state.raw([]);
  unread = $state(0);
  muted: string[] = $state([]);
  /** Whether the reader looks at what is said. */
  open = $state(false);
  private readonly kept: string;
  /** The last word that was there before, so that a new line counts nothing twice. */
  private last = -1;

  constructor(table: string) {
    this.kept = `voliere.muted.${table}`;
    this.muted = JSON.parse(localStorage.getItem(this.kept) ?? "[]") as string[];
  }

  get heard(): Word[] {
    return this.all.filter((word) => !this.muted.includes(speakerOf(word)));
  }

  /** A new line to the server tells everything again. */
  clear(): void {
    this.all = [];
  }

  hear(words: Word[], me: number | null): void {
    this.all = [...this.all, ...words];
    const others = words.filter(
      (word) => word.number > this.last && (word.seat === null || word.seat !== me) && !this.isMuted(speakerOf(word)),
    );
    if (!this.open) this.unread += others.length;
    this.last = Math.max(this.last, ...words.map(({ number }) => number));
  }

  look(open: boolean): void {
    this.open = open;
    if (open) this.unread = 0;
  }

  isMuted(speaker: string): boolean {
    return this.muted.includes(speaker);
  }

  mute(speaker: string): void {
    this.muted = this.isMuted(speaker) ? this.muted.filter((other) => other !== speaker) : [...this.muted, speaker];
    localStorage.setItem(this.kept, JSON.stringify(this.muted));
  }
}
