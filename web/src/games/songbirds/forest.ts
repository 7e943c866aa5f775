// What the forest tells at a glance: who leads each line, and what the view holds.
import type { View } from "../../lib/wire.ts";

export const COLOURS = ["red", "blue", "green", "white"] as const;
export const LETTERS = ["R", "B", "G", "W"] as const;
export const SIDE = 5;
export const NOBODY = -1;
export const PENDING = -2;

/** What a view of Songbirds holds besides what every view does. */
export interface SongbirdsView extends View {
  forest: string[];
  berries: number[];
  hands: (string | null)[][];
  favourites: (string | null)[][];
  /** The bird that was shown and must now be placed. */
  shown: string | null;
  revealed: string[][];
  worms: number[];
  past: number[][];
  takers: number[];
  tokens: number[];
  harvest: Record<string, number>;
  next_worm: number | null;
}

/** Column letter and row number, from the top left. */
export function placeText(place: number): string {
  return `${"abcde"[place % SIDE] ?? ""}${Math.floor(place / SIDE) + 1}`;
}

/** The cards of the forest by place; an empty space is a dot. */
export function cardsOf(view: SongbirdsView): string[] {
  return view.forest.flatMap((row) => row.split(" "));
}

/** The places of a line: five columns, then five rows. */
export function placesOf(line: number): number[] {
  const steps = [0, 1, 2, 3, 4];
  return line < SIDE ? steps.map((row) => row * SIDE + line) : steps.map((column) => (line - SIDE) * SIDE + column);
}

/** How loud each colour sings in these spaces. */
export function volumes(cards: string[], places: number[]): number[] {
  const sums = [0, 0, 0, 0];
  for (const place of places) {
    const card = cards[place] ?? ".";
    const colour = LETTERS.indexOf(card[0] as (typeof LETTERS)[number]);
    if (colour >= 0 && card.length === 2) sums[colour] = (sums[colour] ?? 0) + Number(card[1]);
  }
  return sums;
}

/** The colour that sings loudest once equal volumes have cancelled each other. */
export function loudest(sums: number[]): number {
  const single = sums.filter((sum) => sum > 0 && sums.filter((other) => other === sum).length === 1);
  return single.length > 0 ? sums.indexOf(Math.max(...single)) : NOBODY;
}

export const GROUP_POINTS: Record<string, number[]> = {
  crow: [-2, -4, -5, -3],
  hawk: [-4, -4],
  hummingbird: [2, 4, 5, 3],
  mockingbird: [4, 4],
};
