// Puzzles in words, and which one comes next.
import { rowName } from "./coach.ts";
import { solving } from "./solving.svelte.ts";
import { say, texts } from "./texts.svelte.ts";
import { ask, type PuzzleLine, type Puzzles } from "./wire.ts";

/** The skill of somebody who has solved nothing yet. */
const NEW = 25;
/** The next puzzle is one of so many that fit the reader's skill best. */
const NEAREST = 8;

/** The sentences that every page of puzzles needs. */
export const sentences = (game: string): Promise<void[]> => Promise.all([texts.use("coach"), texts.use(game)]);

export const puzzlesOf = (game: string): Promise<Puzzles> =>
  ask<Puzzles>(`/api/puzzles/${game}`, { language: texts.language });

/** What a puzzle is about; it may be a row of the game's score sheet. */
export function themeName(game: string, theme: string): string {
  const [kind = "", row = ""] = theme.split(".");
  return say(`coach.puzzle.theme.${kind}`, { row: row ? rowName(game, row) : "" });
}

/** A puzzle that was not answered yet, about as hard as the reader is strong; the day's first. */
export function nextPuzzle({ game, today, puzzles }: Puzzles, theme: string): PuzzleLine | null {
  const open = puzzles.filter((one) => solving.answered(one.id) === undefined && (theme === "" || one.theme === theme));
  const daily = open.find(({ id }) => id === today);
  if (daily) return daily;
  const skill = solving.skillOf(game)?.mu ?? NEW;
  const fitting = open
    .sort((one, other) => Math.abs(one.rating - skill) - Math.abs(other.rating - skill))
    .slice(0, NEAREST);
  return fitting[Math.floor(Math.random() * fitting.length)] ?? null;
}
