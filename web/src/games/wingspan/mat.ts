// What a view of Wingspan holds, and what the mats tell at a glance.
import type { Card, View } from "../../lib/wire.ts";

export const HABITATS = ["forest", "grassland", "wetland"] as const;
export type Habitat = (typeof HABITATS)[number];
export const FOODS = ["invertebrate", "seed", "fish", "fruit", "rodent"] as const;
export const COLUMNS = 5;
/** The action of each row. */
export const ROW_VERBS: Record<Habitat, string> = {
  forest: "gain-food",
  grassland: "lay-eggs",
  wetland: "draw-cards",
};
/** The eggs that a bird costs in each column. */
export const EGG_COST = [0, 1, 1, 2, 2];
/** The turns of each round. */
export const ROUND_TURNS = [8, 7, 6, 5];
const GAINS: Record<Habitat, number[]> = {
  forest: [1, 1, 2, 2, 3, 3],
  grassland: [2, 2, 3, 3, 4, 4],
  wetland: [1, 1, 2, 2, 3, 3],
};
const GREEN_POINTS = [
  [4, 1, 0],
  [5, 2, 1],
  [6, 3, 2],
  [7, 4, 3],
];
const BLUE_MOST = 5;

/** A bird on a mat, with what lies on it. */
export interface Perch {
  bird: string;
  eggs?: number;
  cached?: number;
  tucked?: number;
}
export type Mat = Record<Habitat, Perch[]>;

export interface Automa {
  bonus: string | null;
  eggs: number;
  birds: string[];
  cubes: number;
  shown: string[];
}

/** What a view of Wingspan holds besides what every view does. */
export interface WingspanView extends View {
  turn: number;
  round: number;
  first: number;
  turns_left: number[];
  boards: Mat[];
  food: Record<string, number>[];
  feeder: string[];
  dice_out: number;
  tray: string[];
  deck: number;
  offered: string[];
  hands: (string | null)[][];
  bonus: (string | null)[][];
  drawn: (string | null)[][];
  plans: (number | null)[][];
  goals: string[];
  goal_points: number[][];
  standings: Record<string, number[]>;
  automa: Automa | null;
  automa_hidden: number;
}

export interface BirdFacts extends Card {
  scientific: string;
  points: number;
  nest: string;
  egg_limit: number;
  wingspan_cm: number;
  habitats: Habitat[];
  food_cost: Record<string, number>;
  food_cost_is_one_of: boolean;
  power_kind: "when-activated" | "when-played" | "once-between-turns" | "none";
  predator: boolean;
  flocking: boolean;
  name_bonus_en: string[];
  name_bonus_fr: string[];
}

/** What a row's action gives with so many birds in it, and whether it may trade for one more. */
export function rowGives(habitat: Habitat, birds: number): { gain: number; trade: boolean } {
  return { gain: GAINS[habitat][birds] ?? 0, trade: birds % 2 === 1 };
}

/** What the counts of a goal would be worth at the end of a round. */
export function goalPoints(board: unknown, round: number, counts: number[]): number[] {
  if (board === "blue") return counts.map((count) => Math.max(0, Math.min(count, BLUE_MOST)));
  const places = GREEN_POINTS[round - 1] ?? [];
  return counts.map((count) => {
    const better = counts.filter((other) => other > count).length;
    const tied = counts.filter((other) => other === count).length;
    const shared = places.slice(better, better + tied).reduce((sum, points) => sum + points, 0);
    return count > 0 ? Math.floor(shared / tied) : 0;
  });
}

/** The icons of a goal: what is counted, and where. */
export function goalIcons(goal: string): string[] {
  if (goal === "total-birds") return ["bird"];
  if (goal.startsWith("sets-of-eggs")) return ["egg", ...HABITATS];
  const parts = goal.split("-");
  const where = parts.find((part) => !["birds", "eggs", "in", "with", "egg"].includes(part)) ?? "";
  if (goal.endsWith("with-egg")) return ["bird", where, "egg"];
  return [parts[0] === "eggs" ? "egg" : "bird", where];
}

/** A cost as it stands on the card: one icon for each food. */
export function costIcons(card: BirdFacts): string[] {
  return Object.entries(card.food_cost).flatMap(([food, count]) => Array<string>(count).fill(food));
}
