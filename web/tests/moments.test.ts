// The moments of a replay, by turn and by choice.
import { expect, test } from "vitest";
import { askedMoment, roundsOf, stepFrom, turnAt } from "../src/lib/moments.ts";

const TURNS = [
  { number: 3, seat: 0, round: 1 },
  { number: 5, seat: 1, round: 1 },
  { number: 9, seat: 0, round: 2 },
];
const LAST = 12;

test("a step leads over a choice or a turn, and never beyond the ends", () => {
  expect(stepFrom(5, 1, "choice", TURNS, LAST)).toBe(6);
  expect(stepFrom(12, 1, "choice", TURNS, LAST)).toBe(12);
  expect(stepFrom(0, -1, "choice", TURNS, LAST)).toBe(0);
  expect([0, 3, 6, 9, 12].map((number) => stepFrom(number, 1, "turn", TURNS, LAST))).toEqual([3, 5, 9, 12, 12]);
  expect([12, 9, 4, 3, 0].map((number) => stepFrom(number, -1, "turn", TURNS, LAST))).toEqual([9, 5, 3, 0, 0]);
  expect(stepFrom(4, 1, "turn", [], LAST)).toBe(LAST);
});

test("a round begins with its first turn", () => {
  expect(roundsOf(TURNS).map(({ number, round }) => [round, number])).toEqual([
    [1, 3],
    [2, 9],
  ]);
  expect([0, 3, 4, 9, 12].map((number) => turnAt(number, TURNS))).toEqual([0, 1, 1, 3, 3]);
});

test("an address asks for a moment by its number", () => {
  expect(askedMoment("?at=33")).toBe(33);
  expect(askedMoment("")).toBeNull();
  for (const nonsense of ["?at=", "?at=-3", "?at=x", "?at=1.5"]) expect(askedMoment(nonsense)).toBeNaN();
});
