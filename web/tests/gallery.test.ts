// What somebody looks for in the gallery, and what is found.
import { describe, expect, test } from "vitest";
import { findCards, folded, fromQuery, toQuery, valuesOf } from "../src/lib/gallery.ts";
import type { CardFilter, CardOrder } from "../src/lib/room.ts";
import type { Card } from "../src/lib/wire.ts";

const card = (id: string, en: string, size: string, points: number): Card => ({
  kind: "bird",
  id,
  name: { en, fr: en },
  text: { en: "Lay an egg." },
  size,
  points,
});
const CARDS = [card("a", "Bœuf’s Crow", "large", 2), card("b", "Élan", "small", 5), card("c", "Auk", "small", 2)];
const words = { label: String, word: String };
const SIZE: CardFilter = {
  name: "size",
  values: ["small", "large", "huge"],
  of: (it) => [String(it["size"])],
  ...words,
};
const POINTS: CardOrder = { name: "points", of: (it) => -Number(it["points"]), label: String };
const found = (wish: object): string =>
  findCards(CARDS, { words: "", wanted: {}, order: "", ...wish }, [SIZE], [POINTS], "en")
    .map(({ id }) => id)
    .join("");

describe("the gallery", () => {
  test("compares without case, accents, ligatures and curly marks", () => {
    expect(folded(" Mésange  d’Œuf ")).toBe("mesange d'oeuf");
    expect(found({ words: "ELAN" })).toBe("b");
    expect(found({ words: "boeuf's" })).toBe("a");
    expect(found({ words: "egg crow" })).toBe("a");
    expect(found({ words: "egg emu" })).toBe("");
  });

  test("shows what has one of the values wanted, in the order wanted, else by name", () => {
    expect(found({})).toBe("cab");
    expect(found({ wanted: { size: ["small"] } })).toBe("cb");
    expect(found({ wanted: { size: ["small", "large"] }, order: "points" })).toBe("bca");
    expect(valuesOf(CARDS, SIZE)).toEqual(["small", "large"]);
  });

  test("keeps a search in its address, and leaves out what is unknown", () => {
    const search = { words: "auk", wanted: { size: ["small", "huge"] }, order: "points" };
    expect(toQuery(search)).toBe("?size=small,huge&find=auk&order=points");
    expect(fromQuery(toQuery(search), [SIZE], [POINTS])).toEqual(search);
    const none = { words: "", wanted: { size: [] }, order: "" };
    expect(fromQuery("?size=vast&order=luck", [SIZE], [POINTS])).toEqual(none);
    expect(toQuery(none)).toBe("");
  });
});
