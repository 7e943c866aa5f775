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

/** What a row's action gives, and whether it may trade for one more. */
export interface Gain {
  gain: number;
  trade: boolean;
}

/** What a row's action gives now, and the eggs that each free place costs. */
export interface Row extends Gain {
  egg_costs: number[];
}

/** How far a bonus card has come: the birds that count, their worth, and the next count that is worth more. */
export interface BonusProgress {
  count: number;
  points: number;
  next: number | null;
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
  /** By goal and score sheet: how everybody stands, and what that would be worth. */
  standings: Record<string, number[]>;
  standing_points: Record<string, number[]>;
  /** What a seat would have in a goal with one more of what is counted. */
  more_points: Record<string, number[]>;
  /** By round, what the places of a goal are worth. */
  goal_places: number[][];
  /** Where each thing counts for itself, so many points are the most. */
  goal_most: number | null;
  /** What a row's action gives with no bird, with one … with five. */
  mat: Record<Habitat, Gain[]>;
  rows: Record<Habitat, Row>[];
  round_turns: number;
  bonus_progress: Record<string, BonusProgress>[];
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
  food_cost_total: number;
  pack: string;
  /** What the power does, without the words that its colour says. */
  power: Record<string, string>;
  power_kind: "when-activated" | "when-played" | "once-between-turns" | "none";
  predator: boolean;
  flocking: boolean;
  bonus_card_icon: boolean;
}

export interface BonusFacts extends Card {
  /** Points by number of birds; without steps each is worth the same. */
  steps: [number, number][];
  /** By edition, the birds that count by themselves, and the words for which it looks in their names. */
  birds: Record<string, string[]>;
  words: Record<string, string[]>;
  percent_of_cards: number | null;
}

export interface GoalFacts extends Card {
  counts: "birds-in" | "eggs-in" | "nests-with-egg" | "eggs-in-nests" | "birds" | "egg-sets";
  /** The habitat or nest that it is about. */
  value: string | null;
}

/** A cost as it stands on the card: one icon for each food. */
export function costIcons(card: BirdFacts): string[] {
  return Object.entries(card.food_cost).flatMap(([food, count]) => Array<string>(count).fill(food));
}
