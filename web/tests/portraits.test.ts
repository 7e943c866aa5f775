// Every bird of the catalogue has a plumage of its own.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { birdPortrait } from "../src/games/wingspan/portraits/birds.ts";
import { PLUMAGE } from "../src/games/wingspan/portraits/plumage.ts";

const BIRDS = join(
  import.meta.dirname,
  "..",
  "..",
  "src",
  "voliere",
  "games",
  "wingspan",
  "cards",
  "data",
  "birds.csv",
);

test("every bird has a plumage, and its portrait needs no style", () => {
  const names = readFileSync(BIRDS, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(",")[0] ?? "");
  expect(names.length).toBe(180);
  expect(names.filter((name) => !PLUMAGE.has(name))).toEqual([]);
  expect(
    names.filter((name) => !birdPortrait(name).includes("<path") || birdPortrait(name).includes("style=")),
  ).toEqual([]);
});
