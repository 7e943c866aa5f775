// What a dragon's portrait is drawn from: its facts, its traits, its colours.
import type { Joint } from "./pen.ts";

export type Cave = "crimson" | "golden" | "amethyst";
export type Mood = "shy" | "aggressive" | "playful" | "helpful";

export interface Dragon {
  /** In English: words of it choose body, horns and colours. */
  name: string;
  size: "hatchling" | "small" | "medium" | "large";
  personality: Mood;
  caves: readonly Cave[];
}

/** What a dragon wears; a word of its name may change any of them. */
export interface Wardrobe {
  head?: string;
  horns?: string;
  ear?: string;
  wing?: string;
  back?: string;
  tail?: string;
  pat?: string;
  hornSize?: number;
  beard?: number;
  forked?: number;
  whisk?: number;
  fang?: number;
  frill?: number;
  many?: number;
  mask?: number;
  calm?: number;
  asleep?: number;
  grin?: number;
  flock?: number;
  nosehorn?: number;
  arms?: number;
  tongue?: number;
  tailBig?: number;
  ridge?: number;
  cap?: number;
  tone?: number;
  skin?: string | undefined;
  accent?: string;
  belly?: string;
  horn?: string;
  beak?: string;
  shell?: string;
  wingCol?: string;
  plan?: string;
  pose?: number;
  ground?: string;
}

export interface Traits extends Wardrobe {
  plan: string;
  pose: number;
  pat: string;
  seed: number;
  kid: boolean;
  thing?: string | undefined;
}

export interface Colours {
  base: string;
  dark: string;
  belly: string;
  accent: string;
  wing: string;
  wingDark: string;
  mark: string;
  many: string[];
  horn: string;
  beak: string;
  rock: string;
  rockDark: string;
  rocks: [string, string][];
  limb: string;
  shell?: string | undefined;
  leaf?: string | undefined;
}

/** All that a body plan is given; it notes where the faces are, so that the frame keeps them in. */
export interface Kit {
  c: Colours;
  t: Traits;
  d: Dragon;
  kid: boolean;
  pose: number;
  seed: number;
  faces: [x: number, y: number, size: number, long: number, up: number][];
  /** A drawing that is turned as a whole: degrees, and about which point. */
  spin?: Joint;
}

export interface Plan {
  poses: number;
  ground: string;
  draw: (k: Kit) => string;
}
