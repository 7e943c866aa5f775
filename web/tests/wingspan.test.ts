import { expect, test } from "vitest";
import { goalIcons, type GoalFacts } from "../src/games/wingspan/mat.ts";

const goal = (counts: GoalFacts["counts"], value: string | null = null): GoalFacts =>
  ({ counts, value }) as unknown as GoalFacts;

test("goals are told in icons", () => {
  expect(goalIcons(goal("eggs-in", "wetland"))).toEqual(["egg", "wetland"]);
  expect(goalIcons(goal("eggs-in-nests", "bowl"))).toEqual(["egg", "bowl"]);
  expect(goalIcons(goal("nests-with-egg", "bowl"))).toEqual(["bird", "bowl", "egg"]);
  expect(goalIcons(goal("egg-sets"))).toEqual(["egg", "forest", "grassland", "wetland"]);
  expect(goalIcons(goal("birds"))).toEqual(["bird"]);
});
