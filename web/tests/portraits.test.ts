// Every bird of the catalogue has a plumage of its own, every dragon a drawing of its own.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { birdPortrait } from "../src/games/wingspan/portraits/birds.ts";
import { PLUMAGE } from "../src/games/wingspan/portraits/plumage.ts";
import { dragonPortrait } from "../src/games/wyrmspan/portraits/dragon.ts";
import type { Dragon } from "../src/games/wyrmspan/portraits/model.ts";
import { traitsOf } from "../src/games/wyrmspan/portraits/traits.ts";

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

const DRAGONS = join(BIRDS, "..", "..", "..", "..", "wyrmspan", "cards", "data", "dragons.json");

test("every dragon is drawn, from many bodies, and none as another", () => {
  const cards = JSON.parse(readFileSync(DRAGONS, "utf8")) as (Omit<Dragon, "name"> & {
    name: Record<string, string>;
  })[];
  const dragons: Dragon[] = cards.map((card) => ({ ...card, name: card.name["en"] ?? "" }));
  const drawings = dragons.map(dragonPortrait);
  expect(drawings.length).toBe(183);
  expect(drawings.filter((drawing) => /NaN|undefined|style=/.test(drawing))).toEqual([]);
  expect(new Set(drawings).size).toBe(drawings.length);
  expect(new Set(dragons.map((dragon) => traitsOf(dragon).plan)).size).toBeGreaterThan(30);
});
