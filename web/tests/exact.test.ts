import { expect, test } from "vitest";
import { read, written } from "../src/lib/exact.ts";

const RECORD = '{"game":"songbirds","seed":5464739767298863123,"choices":["0:R5@b3"]}';

test("a seed goes back as it came, to its last digit", () => {
  expect(written(read(RECORD))).toBe(RECORD);
  expect(written(read(RECORD), 1)).toContain('"seed": 5464739767298863123,');
});

test("a small seed is a number, and what somebody wrote stays as it is", () => {
  const said = '{"seed":7,"note":"\\"seed\\":1234567890123456789"}';
  expect(read(said)).toEqual({ seed: 7, note: '"seed":1234567890123456789' });
  expect(written(read(said))).toBe(said);
});
