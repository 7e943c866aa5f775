// What the coach says, in words: the same sentences as src/voliere/coach/words.py makes.
import { answer, scorePart } from "./sentences.ts";
import { has, say, texts } from "./texts.svelte.ts";
import type { Option } from "./wire.ts";

export interface Doubtful {
  mean: number;
  doubt: number | null;
}

export interface Judgement {
  option: string;
  data: Option;
  points: Doubtful;
  rival: Doubtful;
  chance: Doubtful | null;
}

export interface Comparison {
  points: number;
  rival: number;
  chance: number;
  rows: Record<string, number>;
}

export interface Step {
  option: string;
  data: Option;
  share: number;
}

/** What must come about for an option to bring that much: how likely it is, and what it lacks. */
export interface Hope extends Step {
  points: number;
  needs: { what: string[]; shown: number; among: number }[];
}

/** Advice on one choice, the best option first. */
export interface Counsel {
  seat: number;
  worlds: number;
  verdict: "clear" | "narrow" | "toss-up" | "only";
  options: Judgement[];
  reason: string;
  comparison: Comparison | null;
  plan: Step[];
  /** Puzzles have none. */
  hope?: Hope | null;
}

/** A choice that a review weighed. */
export interface Moment {
  number: number;
  seat: number;
  round: number;
  name: "best" | "good" | "inexact" | "mistake" | "blunder";
  chosen: { option: string; data: Option };
  best: { option: string; data: Option };
  chance: number | null;
  best_chance: number | null;
  points: number;
  best_points: number;
  cost: Doubtful;
  chance_cost: Doubtful | null;
  comparison: Comparison;
  plan: Step[];
}

export interface Review {
  game: string;
  seats: number;
  players: string[];
  scores: Record<string, number>[];
  winners: number[];
  last: number;
  curve: { number: number; round: number; totals: number[]; chances: number[] | null }[];
  moments: Moment[];
  accuracy: {
    all: number | null;
    rounds: Record<string, number | null>;
    phases: Record<(typeof PHASES)[number], number | null>;
    names: Record<string, number>;
  }[];
  luck: {
    start: number;
    luck: number;
    choices: number;
    others: number;
    end: number;
    kinds: Record<string, number>;
    strokes: { number: number; kind: string; points: number }[];
  }[];
  turning: number[][];
}

export const NAMES = ["best", "good", "inexact", "mistake", "blunder"] as const;
export const PHASES = ["opening", "early", "middle", "late"] as const;
export const MARKS: Record<string, string> = { inexact: "?!", mistake: "?", blunder: "??" };
/** The outlines of marks, around their middle: they differ without their colours too. */
export const OUTLINES: Record<string, string> = {
  inexact: "M0 -14L14 0L0 14L-14 0Z",
  mistake: "M-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z",
  blunder: "M-11 -11H11V11H-11Z",
};
/** Points in a row under which nothing is told. */
const LEAST = 0.3;
/** With a smaller doubt points are told to a tenth. */
const FINE = 0.5;
/** The verb of a whole way to begin, beside those of the games. */
const BEGIN = "begin";
/** With a larger doubt of a chance nothing is called sure. */
const UNSURE = 0.05;

export function decimal(value: number, digits = 1, signed = false): string {
  const text = Math.abs(value).toFixed(digits);
  const sign = value < 0 && Number(text) > 0 ? "−" : signed ? "+" : "";
  return sign + (texts.language === "fr" ? text.replace(".", ",") : text);
}

export function withDoubt(value: Doubtful): string {
  if (value.doubt === null) return decimal(value.mean, 0);
  const digits = value.doubt < FINE ? 1 : 0;
  return `${decimal(value.mean, digits)} ±${decimal(Math.max(digits ? 0.1 : 1, value.doubt), digits)}`;
}

/** A chance in percent; never quite 0 or 100. */
export function percent(chance: number, doubt = 0): string {
  if (doubt < UNSURE && chance < 0.01) return say("coach.under");
  if (doubt < UNSURE && chance > 0.99) return say("coach.over");
  const shown = String(Math.round(100 * Math.min(0.99, Math.max(0.01, chance))));
  return doubt > 0 ? `${shown} ±${Math.max(1, Math.round(100 * doubt))}` : shown;
}

/** An option in words; or a whole way to begin, answer by answer. */
export function optionWords(game: string, option: Option, names: string[]): string {
  if (option.verb !== BEGIN) return answer(game, option, names);
  return (option["answers"] as Option[]).map((one) => answer(game, one, names)).join(", ");
}

export function rowName(game: string, row: string): string {
  const name = scorePart(game, row);
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** The rows in which two options differ, what is gained first. */
export function rowsTold(comparison: Comparison): [string, number][] {
  return Object.entries(comparison.rows)
    .filter(([, points]) => Math.abs(points) >= LEAST)
    .sort(([, one], [, other]) => other - one);
}

function rowsInWords(game: string, comparison: Comparison): string[] {
  return rowsTold(comparison).map(([row, points]) =>
    say("coach.row", { points: decimal(points, 1, true), row: rowName(game, row) }),
  );
}

/** Why the first option is best, in one sentence. */
export function reason(game: string, counsel: Counsel, names: string[]): string {
  const [first, second] = counsel.options;
  const comparison = counsel.comparison;
  if (!first || !second || !comparison) return say("coach.reason.only");
  const rows = rowsInWords(game, comparison);
  const alone = (counsel.reason === "rows" || counsel.reason === "rival") && rows.length === 0 ? "-alone" : "";
  return say(`coach.reason.${counsel.reason}${alone}`, {
    option: optionWords(game, first.data, names),
    other: optionWords(game, second.data, names),
    points: decimal(comparison.points, 1, counsel.reason === "rival"),
    rival: decimal(-comparison.rival),
    chance: decimal(100 * comparison.chance, 0),
    rows,
  });
}

/** What the best option hopes for, how likely that is, and what it still needs. */
export function hopeInWords(game: string, hope: Hope, names: string[]): string {
  const option = optionWords(game, hope.data, names);
  const told = say("coach.hope", { option, share: Math.round(10 * hope.share), points: decimal(hope.points) });
  const needs = hope.needs.map(({ what, shown, among }) =>
    say("coach.need", { what: what.map((id) => say(id)).join(" / "), shown, among }),
  );
  return needs.length > 0 ? `${told} ${say("coach.needs", { needs })}` : told;
}

/** What to look at: a row of the score sheet that speaks for the best option. */
export function lookAt(game: string, counsel: Counsel): string {
  if (!counsel.comparison) return say("coach.reason.only");
  const [row, points] = Object.entries(counsel.comparison.rows).sort(([, a], [, b]) => b - a)[0] ?? ["", 0];
  const id = `${game}.look.${row}`;
  return say(points >= LEAST && has(id) ? id : "coach.look");
}

/** The kind of action that the best option is; or two options, one of which it is. */
export function kindOf(game: string, counsel: Counsel, names: string[]): string {
  const [first, second] = counsel.options;
  if (!first || !second) return say("coach.reason.only");
  const id = `${game}.kind.${first.data.verb}`;
  if (has(id)) return say(id);
  const [one, two] = [first, second]
    .sort((a, b) => (a.option < b.option ? -1 : 1))
    .map(({ data }) => optionWords(game, data, names));
  return say("coach.two", { one, two });
}

/** A turning point in words: what was better and why, then what it cost. */
export function whyBetter(game: string, moment: Moment, names: string[]): string {
  const rows = rowsInWords(game, moment.comparison);
  const option = optionWords(game, moment.best.data, names);
  const told = [
    rows.length > 0 && moment.comparison.points > 0
      ? say("coach.review.better", { option, rows })
      : say("coach.review.better-chance", { option }),
  ];
  if (moment.plan.length > 0) {
    told.push(
      say("coach.review.plan", { steps: moment.plan.map(({ data }) => optionWords(game, data, names)).join(" → ") }),
    );
  }
  const points = decimal(Math.max(0, moment.cost.mean));
  const chance = Math.round(100 * Math.max(0, moment.chance_cost?.mean ?? 0));
  told.push(say(moment.chance_cost ? "coach.review.cost" : "coach.review.cost-points", { points, chance }));
  return told.join(" ");
}

export function headline(review: Review, seat: number, name: string): string {
  const totals = review.scores.map((sheet) => sheet["total"] ?? 0);
  const others = totals.filter((_, other) => other !== seat);
  const mine = totals[seat] ?? 0;
  const ahead = others.length > 0 ? mine - Math.max(...others) : mine;
  const how = others.length === 0 ? "alone" : review.winners.includes(seat) ? "won" : "lost";
  const luck = review.luck[seat];
  const more = luck && Math.abs(luck.choices) >= Math.abs(luck.luck) ? "choices" : "luck";
  return say(`coach.review.${how}-${more}`, { name, n: Math.abs(ahead) });
}
