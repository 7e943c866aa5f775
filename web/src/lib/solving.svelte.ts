// What the reader has done with puzzles, kept in this browser: skill, streak, which are solved.
import type { Skill } from "./wire.ts";

const KEPT = "voliere.puzzles";
const DAY = 86_400_000;

interface Solved {
  /** By game. */
  skill: Record<string, Skill>;
  /** The puzzles that were answered, and whether the first answer was right. */
  seen: Record<string, boolean>;
  /** Right answers in a row. */
  run: number;
  best: number;
  /** Days in a row on which a puzzle of the day was answered, and the last of them. */
  days: number;
  lastDay: number;
}

const NOTHING: Solved = { skill: {}, seen: {}, run: 0, best: 0, days: 0, lastDay: 0 };

function kept(): Solved {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Solved>) };
  } catch {
    return NOTHING;
  }
}

class Solving {
  private all: Solved = $state.raw(kept());

  skillOf(game: string): Skill | null {
    return this.all.skill[game] ?? null;
  }

  /** Whether the first answer to a puzzle was right; undefined if it was not answered yet. */
  answered(puzzle: string): boolean | undefined {
    return this.all.seen[puzzle];
  }

  get run(): number {
    return this.all.run;
  }

  get best(): number {
    return this.all.best;
  }

  get days(): number {
    return this.today() - this.all.lastDay > 1 ? 0 : this.all.days;
  }

  private today(): number {
    return Math.floor(Date.now() / DAY);
  }

  /** The first answer to a puzzle counts, and only that. */
  note(game: string, puzzle: string, right: boolean, skill: Skill, ofTheDay: boolean): void {
    if (puzzle in this.all.seen) return;
    const run = right ? this.all.run + 1 : 0;
    const today = this.today();
    const next = ofTheDay && this.all.lastDay !== today;
    this.all = {
      skill: { ...this.all.skill, [game]: skill },
      seen: { ...this.all.seen, [puzzle]: right },
      run,
      best: Math.max(run, this.all.best),
      days: next ? this.days + 1 : this.all.days,
      lastDay: ofTheDay ? today : this.all.lastDay,
    };
    localStorage.setItem(KEPT, JSON.stringify(this.all));
  }
}

export const solving = new Solving();
