// How a game ended: by how much, and in which row of the score sheet the winner was best.
import type { Sheet } from "./wire.ts";

const totalOf = (sheet: Sheet | undefined): number => sheet?.["total"] ?? 0;

/** By how many points a winner leads all others; null where nobody else holds a sheet. */
export function marginOf(scores: Sheet[], winner: number): number | null {
  const others = scores.filter((_, sheet) => sheet !== winner);
  if (others.length === 0) return null;
  return totalOf(scores[winner]) - Math.max(...others.map(totalOf));
}

export interface BestRow {
  part: string;
  points: number;
}

/** The row in which a winner leads the others most, if there is any. */
export function bestRow(scores: Sheet[], winner: number): BestRow | null {
  const own = scores[winner] ?? {};
  const others = scores.filter((_, sheet) => sheet !== winner);
  if (others.length === 0) return null;
  const rows = Object.entries(own)
    .filter(([part]) => part !== "total")
    .map(([part, points]) => ({ part, points, lead: points - Math.max(...others.map((sheet) => sheet[part] ?? 0)) }))
    .toSorted((a, b) => b.lead - a.lead);
  const [best] = rows;
  return best && best.lead > 0 ? { part: best.part, points: best.points } : null;
}
