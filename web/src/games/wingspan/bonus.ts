// How far a bonus card has come, counted as games/wingspan/scoring.py does.
import type { Card } from "../../lib/wire.ts";
import { HABITATS, type BirdFacts, type Mat, type Perch } from "./mat.ts";

export interface BonusFacts extends Card {
  criterion: string;
  value: number | string;
  /** So many birds are worth so many points; without steps each is worth `each`. */
  steps: [number, number][];
  each: number;
}

const onlyFood = (bird: BirdFacts, food: string): boolean => Object.keys(bird.food_cost).join() === food;

/** Whether a bird's card counts, for a bonus card that looks at the card alone. */
export function suits(bonus: BonusFacts, bird: BirdFacts, edition: unknown): boolean {
  const { criterion, value } = bonus;
  switch (criterion) {
    case "named":
      return (edition === "fr" ? bird.name_bonus_fr : bird.name_bonus_en).includes(bonus.name["en"] ?? "");
    case "cheap":
      return bird.points < Number(value);
    case "flocking":
      return bird.flocking;
    case "predator":
      return bird.predator;
    case "large":
      return bird.wingspan_cm > Number(value);
    case "small":
      return bird.wingspan_cm <= Number(value);
    case "eats":
      return String(value) in bird.food_cost;
    case "eats-only":
      return onlyFood(bird, String(value));
    case "eats-wild":
      return "wild" in bird.food_cost;
    case "nest":
      return bird.nest === value || bird.nest === "star";
    case "only-in":
      return bird.habitats.join() === value;
    default:
      return false;
  }
}

interface Counted {
  mat: Mat;
  hand: number;
  edition: unknown;
  find: (bird: string) => BirdFacts | undefined;
}

/** How many birds count for a bonus card. */
export function bonusCount(bonus: BonusFacts, { mat, hand, edition, find }: Counted): number {
  const perches: Perch[] = HABITATS.flatMap((habitat) => mat[habitat]);
  if (bonus.criterion === "in-hand") return hand;
  if (bonus.criterion === "sparse") return Math.min(...HABITATS.map((habitat) => mat[habitat].length));
  if (bonus.criterion === "laid") return perches.filter(({ eggs = 0 }) => eggs >= Number(bonus.value)).length;
  return perches.filter(({ bird }) => {
    const card = find(bird);
    return card !== undefined && suits(bonus, card, edition);
  }).length;
}

/** What so many birds are worth. */
export function bonusWorth(bonus: BonusFacts, count: number): number {
  if (bonus.steps.length === 0) return bonus.each * count;
  return bonus.steps.filter(([least]) => count >= least).at(-1)?.[1] ?? 0;
}

/** The next number of birds that is worth more; null when there is none. */
export function nextStep(bonus: BonusFacts, count: number): number | null {
  if (bonus.steps.length === 0) return count + 1;
  return bonus.steps.find(([least]) => least > count)?.[0] ?? null;
}
