import { describe, expect, it } from "vitest";
import { bonusCount, bonusWorth, nextStep, suits, type BonusFacts } from "../src/games/wingspan/bonus.ts";
import { goalIcons, goalPoints, rowGives, type BirdFacts, type Mat } from "../src/games/wingspan/mat.ts";

const bird = (facts: Partial<BirdFacts>): BirdFacts =>
  ({
    points: 3,
    nest: "bowl",
    egg_limit: 2,
    wingspan_cm: 40,
    habitats: ["forest"],
    food_cost: { seed: 1 },
    predator: false,
    flocking: false,
    name_bonus_en: [],
    name_bonus_fr: [],
    ...facts,
  }) as unknown as BirdFacts;
const bonus = (criterion: string, value: number | string = 0, facts: Partial<BonusFacts> = {}): BonusFacts =>
  ({
    criterion,
    value,
    steps: [
      [2, 3],
      [4, 7],
    ],
    each: 0,
    name: { en: "Anatomist" },
    ...facts,
  }) as unknown as BonusFacts;

describe("the goals", () => {
  it("share the places that ties cover, rounded down, and give nothing for a count of 0", () => {
    expect(goalPoints("green", 2, [3, 3, 1, 0])).toEqual([3, 3, 1, 0]);
    expect(goalPoints("green", 1, [2, 2, 2])).toEqual([1, 1, 1]);
    expect(goalPoints("green", 4, [1, 5, 5, 5, 5])).toEqual([0, 3, 3, 3, 3]);
  });
  it("give one point for each on the blue board, five at most", () => {
    expect(goalPoints("blue", 1, [0, 4, 9, -1])).toEqual([0, 4, 5, 0]);
  });
  it("are told in icons", () => {
    expect(goalIcons("eggs-in-wetland")).toEqual(["egg", "wetland"]);
    expect(goalIcons("bowl-birds-with-egg")).toEqual(["bird", "bowl", "egg"]);
    expect(goalIcons("total-birds")).toEqual(["bird"]);
  });
});

describe("the rows", () => {
  it("give more with more birds, and trade with an odd number", () => {
    expect(rowGives("grassland", 0)).toEqual({ gain: 2, trade: false });
    expect(rowGives("forest", 3)).toEqual({ gain: 2, trade: true });
    expect(rowGives("wetland", 5)).toEqual({ gain: 3, trade: true });
  });
});

describe("the bonus cards", () => {
  it("look at a bird's card", () => {
    expect(suits(bonus("eats", "seed"), bird({}), "en")).toBe(true);
    expect(suits(bonus("eats-only", "seed"), bird({ food_cost: { seed: 1, wild: 1 } }), "en")).toBe(false);
    expect(suits(bonus("nest", "cavity"), bird({ nest: "star" }), "en")).toBe(true);
    expect(suits(bonus("only-in", "forest"), bird({ habitats: ["forest", "wetland"] }), "en")).toBe(false);
    expect(suits(bonus("small", 30), bird({ wingspan_cm: 30 }), "en")).toBe(true);
    expect(suits(bonus("large", 65), bird({ wingspan_cm: 65 }), "en")).toBe(false);
    expect(suits(bonus("named"), bird({ name_bonus_fr: ["Anatomist"] }), "fr")).toBe(true);
  });
  it("count birds, hands, rows and eggs", () => {
    const mat: Mat = {
      forest: [{ bird: "a", eggs: 4 }, { bird: "b" }],
      grassland: [{ bird: "c", eggs: 1 }],
      wetland: [],
    };
    const counted = { mat, hand: 6, edition: "en", find: () => bird({}) };
    expect(bonusCount(bonus("eats", "seed"), counted)).toBe(3);
    expect(bonusCount(bonus("in-hand"), counted)).toBe(6);
    expect(bonusCount(bonus("sparse"), counted)).toBe(0);
    expect(bonusCount(bonus("laid", 4), counted)).toBe(1);
  });
  it("are worth their steps, or so much for each", () => {
    expect([0, 2, 3, 4, 9].map((count) => bonusWorth(bonus("eats"), count))).toEqual([0, 3, 3, 7, 7]);
    expect(bonusWorth(bonus("eats", 0, { steps: [], each: 2 }), 3)).toBe(6);
    expect([1, 2, 4].map((count) => nextStep(bonus("eats"), count))).toEqual([2, 4, null]);
  });
});
