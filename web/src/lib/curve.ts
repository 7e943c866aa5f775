// The curve of a review as lines on paper: where a choice lies, and how high a seat stands there.
import type { Moment, Review } from "./coach.ts";

export const WIDTH = 900;
export const HEIGHT = 210;
const SIDE = 8;
const BELOW = 10;
/** The room above the lines, in which rounds are named. */
const ABOVE = 24;

export const COLOURS = ["#b84a20", "#2c5c9a", "#35683f", "#6b3f78", "#59584a"];
export const DASHES = ["", "8 4", "2 4", "12 4 2 4", "5 3"];
export const of = (values: string[], seat: number): string | undefined => values[seat % values.length];

export const x = (review: Review, number: number): number =>
  SIDE + (number / Math.max(1, review.last)) * (WIDTH - 2 * SIDE);

/** A share of the height, from 0 below to 1. */
export const y = (share: number): number => HEIGHT - BELOW - share * (HEIGHT - BELOW - ABOVE);

/** How high a seat stands at each turn, from 0 to 1: its chance to win, or its points. */
export type Heights = (seat: number) => number[];

export const byChance =
  (review: Review): Heights =>
  (seat) =>
    review.curve.map(({ chances }) => chances?.[seat] ?? 0.5);

export function byPoints(review: Review): Heights {
  const totals = review.curve.flatMap((point) => point.totals);
  const [low, high] = [Math.min(...totals) - 1, Math.max(...totals) + 1];
  return (seat) => review.curve.map((point) => ((point.totals[seat] ?? low) - low) / (high - low));
}

export function line(review: Review, heights: number[]): string {
  return review.curve
    .map(
      (point, index) =>
        `${index ? "L" : "M"}${x(review, point.number).toFixed(1)} ${y(heights[index] ?? 0).toFixed(1)}`,
    )
    .join("");
}

/** Where a choice lies on the line of its seat. */
export function at(review: Review, heights: number[], moment: Moment): { x: number; y: number } {
  const turn = review.curve.findLastIndex((point) => point.number <= moment.number);
  return { x: x(review, moment.number), y: y(heights[Math.max(0, turn)] ?? 0.5) };
}

/** The turns with which rounds begin. */
export const rounds = (review: Review): Review["curve"] =>
  review.curve.filter((point, index, all) => index === 0 || all[index - 1]?.round !== point.round);

/** Each turn as a strip from top to bottom, which leads to its board. */
export function strips(review: Review): { number: number; x: number; width: number }[] {
  return review.curve.map(({ number }, index, all) => {
    const left = x(review, number);
    return { number, x: left, width: Math.max(1, x(review, all[index + 1]?.number ?? review.last) - left) };
  });
}
