// How a game ended.
import { expect, test } from "vitest";
import { bestRow, marginOf } from "../src/lib/ending.ts";

const SHEETS = [
  { birds: 30, eggs: 15, goals: 9, total: 54 },
  { birds: 33, eggs: 9, goals: 8, total: 50 },
  { birds: 20, eggs: 16, goals: 1, total: 37 },
];

test("a winner leads by the difference to the next", () => {
  expect(marginOf(SHEETS, 0)).toBe(4);
  expect(marginOf([SHEETS[0]!, SHEETS[0]!], 1)).toBe(0);
  expect(marginOf([SHEETS[0]!], 0)).toBeNull();
});

test("the best row is the one with the largest lead, if it leads anywhere", () => {
  expect(bestRow(SHEETS, 0)).toEqual({ part: "goals", points: 9 });
  expect(bestRow(SHEETS, 1)).toEqual({ part: "birds", points: 33 });
  expect(bestRow([SHEETS[0]!, SHEETS[0]!], 0)).toBeNull();
  expect(bestRow([SHEETS[0]!], 0)).toBeNull();
});
