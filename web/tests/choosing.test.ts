// An answer in the making.
import { beforeEach, expect, test } from "vitest";
import { bundleOf, holds } from "../src/lib/bundle.ts";
import { Choosing, type Picking } from "../src/lib/choosing.svelte.ts";
import type { Option, View } from "../src/lib/wire.ts";

const place = (card: string, where: string): Option => ({
  text: `${card}@${where}`,
  verb: "place",
  card,
  place: where,
});
const OPTIONS = [place("R1", "a1"), place("R1", "a2"), place("B2", "a1"), { text: "decline", verb: "decline" }];

const PICKING: Picking = {
  order: ["verb", "card", "place"],
  places: ["place"],
  declines: ["decline"],
  handfuls: ["foods"],
};

let chosen: string[] = [];
let choosing: Choosing;
const view = (options: Option[]): View => ({ decision: { seat: 0, topic: "turn", options } }) as unknown as View;

beforeEach(() => {
  chosen = [];
  choosing = new Choosing((option) => chosen.push(option.text));
  choosing.ask(view(OPTIONS), 0, PICKING);
});

test("a card and a place make an answer, in either order", () => {
  choosing.pick({ card: "R1" });
  expect(chosen).toEqual([]);
  choosing.pick({ verb: "place", place: "a2" });
  expect(chosen).toEqual(["R1@a2"]);
  choosing.ask(view(OPTIONS), 0, PICKING);
  choosing.pick({ place: "a2" });
  expect(choosing.ready?.text).toBe("R1@a2");
});

test("one card with one place waits for its place or for Enter", () => {
  choosing.pick({ card: "B2" });
  expect(chosen).toEqual([]);
  expect(choosing.ready?.text).toBe("B2@a1");
});

test("another card lets go of the first", () => {
  choosing.pick({ card: "R1" });
  choosing.pick({ card: "B2" });
  expect(choosing.picked({ card: "B2" })).toBe(true);
  expect(choosing.back()).toBe(true);
  expect(choosing.started).toBe(false);
  expect(choosing.back()).toBe(false);
});

test("an answer is sent once", () => {
  choosing.choose(OPTIONS[0]!);
  choosing.choose(OPTIONS[1]!);
  expect(chosen).toEqual(["R1@a1"]);
});

test("another seat's question offers nothing", () => {
  choosing.ask(view(OPTIONS), 1, PICKING);
  expect(choosing.options).toEqual([]);
  choosing.ask(view(OPTIONS), null, PICKING);
  expect(choosing.offers({ card: "R1" })).toBe(false);
});

test("the bar asks first for what tells the options apart", () => {
  expect(choosing.fork?.field).toBe("card");
  choosing.pick({ card: "R1" });
  expect(choosing.fork?.field).toBe("place");
});

test("handfuls are bundles", () => {
  const pay = (foods: string[]): Option => ({ text: foods.join("+"), verb: "pay", foods });
  expect(bundleOf([pay(["seed"]), pay(["seed", "fish"])], ["foods"])?.length).toBe(2);
  expect(bundleOf(OPTIONS, ["foods"])).toBeNull();
  expect(holds(["seed", "seed", "fish"], ["seed", "fish"])).toBe(true);
  expect(holds(["seed", "fish"], ["seed", "seed"])).toBe(false);
});

const pay = (...foods: string[]): Option => ({ text: `pay ${foods.join("+")}`, verb: "pay", foods });

test("a handful is taken thing by thing, wherever each is clicked", () => {
  choosing.ask(view([pay("fish"), pay("seed", "seed"), pay("seed", "fruit")]), 0, PICKING);
  expect(choosing.mayTake("rodent")).toBe(false);
  choosing.take("seed");
  expect(choosing.handful).toBeUndefined();
  choosing.take("fruit");
  expect(choosing.handful?.option.text).toBe("pay seed+fruit");
  choosing.putBack("fruit");
  choosing.take("seed");
  expect(choosing.handful?.option.text).toBe("pay seed+seed");
  expect(chosen).toEqual([]);
});

test("what is left of the only handful comes by itself, and back lets go of it", () => {
  choosing.ask(view([pay("fish"), pay("seed", "fruit")]), 0, PICKING);
  choosing.take("fruit");
  expect(choosing.handful?.option.text).toBe("pay seed+fruit");
  expect(choosing.back()).toBe(true);
  expect(choosing.taken).toEqual([]);
});
