// What a view of Wyrmspan holds, and the few things that follow from it.
import { catalogues } from "../../lib/catalogue.svelte.ts";
import type { Card, View } from "../../lib/wire.ts";

export const CAVES = ["crimson", "golden", "amethyst"] as const;
export type CaveName = (typeof CAVES)[number];
export const RESOURCES = ["meat", "gold", "crystal", "milk"] as const;
export const COLUMNS = [1, 2, 3, 4] as const;
/** So often a cave is explored in a round. */
export const EXPLORATIONS = 3;

/** A dragon on a mat, and what lies on it. */
export interface Lodger {
  dragon: string;
  eggs: number;
  cached: Record<string, number>;
  tucked: number;
  fed: number;
}

export interface Cave {
  excavated: number;
  cards: string[];
  dragons: Lodger[];
  explored: number;
}

export type Mat = Record<CaveName, Cave> & { nest: number };

export interface WyrmspanView extends View {
  round: number;
  first: number;
  mats: Mat[];
  coins: number[];
  resources: Record<string, number>[];
  passed: boolean[];
  guild: { tile: string; steps: number[]; squares: Record<string, number[]> };
  objectives: string[];
  places: number[][];
  /** By objective and score sheet; of the guild a pair: markers and steps. */
  standings: (number | [number, number])[][];
  /** What that would be worth now, and what each round's places are worth. */
  standing_points: number[][];
  place_points: number[][];
  dragon_display: (string | null)[];
  cave_display: (string | null)[];
  dragon_deck: number;
  cave_deck: number;
  dragon_hands: (string | null)[][];
  cave_hands: (string | null)[][];
  drawn: (string | null)[][];
  drawn_caves: (string | null)[][];
  /** By score sheet, the Automa's last: the space of the guild's track. */
  track: number[];
  /** The spaces of the track: what each gives, as a picture; a brown one has none. */
  guild_track: { gives: string | null }[];
  /** How many markers each line and square of the guild takes; null for any number. */
  guild_room: Record<string, number | null>;
  automa: { drawn: number[]; dragons: string[]; caves: string[]; coins: number; passed: boolean } | null;
}

/** A dragon as the catalogue knows it. */
export interface DragonFacts extends Card {
  size: string;
  personality: string;
  caves: CaveName[];
  points: number;
  nests: number;
  cost: Record<string, number>;
  trigger: string;
}

export function dragonOf(id: string): DragonFacts | undefined {
  return catalogues.find("wyrmspan", id) as DragonFacts | undefined;
}

/** The cards of a hand that the viewer knows. */
export function known(cards: (string | null)[] | undefined): string[] {
  return (cards ?? []).filter((card): card is string => card !== null);
}
