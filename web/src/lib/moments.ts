// The moments of a replay: after which choices its turns begin, and where its rounds do.
import type { TurnStart } from "./wire.ts";

/** What one step leads over. */
export type Stride = "turn" | "choice";

/** The moments at which a step by turns may stop: where a turn begins, and both ends. */
function stops(turns: TurnStart[], last: number): number[] {
  return [...new Set([0, ...turns.map(({ number }) => number), last])];
}

/** The moment after this one, or before it; the same where there is none. */
export function stepFrom(number: number, way: 1 | -1, stride: Stride, turns: TurnStart[], last: number): number {
  if (stride === "choice") return Math.max(0, Math.min(last, number + way));
  const all = stops(turns, last);
  const next = way > 0 ? all.find((stop) => stop > number) : all.findLast((stop) => stop < number);
  return next ?? number;
}

/** Where each round begins. */
export function roundsOf(turns: TurnStart[]): TurnStart[] {
  return turns.filter(({ round }, index) => round !== turns[index - 1]?.round);
}

/** The turn that is played at a moment, from 1; 0 before the first. */
export function turnAt(number: number, turns: TurnStart[]): number {
  return turns.filter((turn) => turn.number <= number).length;
}

/** The moment that an address asks for; null where it asks for none, NaN where it asks for what is none. */
export function askedMoment(query: string): number | null {
  const at = new URLSearchParams(query).get("at");
  if (at === null) return null;
  return /^\d+$/.test(at) ? Number(at) : NaN;
}
