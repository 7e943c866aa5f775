// Horns and ears.
import type { Colours } from "./model.ts";
import { at, dark, E, EDGE, G, light, P, pick, S } from "./pen.ts";

type Trim = (c: Colours, horn: string) => string;

export const HORNS: Record<string, Trim> = {
  swept: (_, f) => P("M3 1C-2 -5 -10 -8 -19 -8C-15 -3 -9 3 -5 5Z", f, EDGE),
  twin: (_, f) => P("M4 0C1 -7 -4 -12 -12 -15C-9 -9 -6 -2 -4 4ZM-3 3C-8 -1 -13 -3 -20 -2C-15 2 -10 6 -6 7Z", f, EDGE),
  ram: (_, f) =>
    S("M1 0C-3 -10 -16 -8 -15 2C-14 8 -6 8 -6 3", dark(f, 0.25), 5.4) +
    S("M1 0C-3 -10 -16 -8 -15 2C-14 8 -6 8 -6 3", f, 4),
  antler: (_, f) => S("M1 1C-2 -7 -9 -10 -9 -20M-4 -7C-9 -8 -14 -8 -16 -13M-8.500 -13C-5 -14 -3 -17 -3 -21", f, 2.4),
  tall: (_, f) =>
    P("M3 1C2 -9 -1 -18 -8 -25C-8 -16 -7 -7 -4 3Z", f, EDGE) +
    S("M-3 -4L2 -5M-4 -9L1 -10M-5 -14L-1.500 -15", dark(f, 0.3), 0.8),
  lyre: (_, f) => S("M0 2C-7 -6 -12 -13 -6 -24", dark(f, 0.2), 3) + S("M0 2C-7 -6 -12 -13 -6 -24", f, 2.2),
  crown: (_, f) => P("M-9 4L-13 -5L-6 -1L-5 -10L0 -3L4 -10L6 0Z", f, EDGE),
  unicorn: (_, f) => P("M5 2L14 -15L10 5Z", f, EDGE) + S("M7 -1L10.500 1M9 -5L12 -3", dark(f, 0.3), 0.8),
  comb: () => P("M-10 4C-13 -3 -9 -8 -6 -5C-6 -11 0 -13 1 -7C4 -12 9 -9 7 -3L6 3Z", "#c5433a", EDGE),
  antenna: (c) =>
    S("M0 1C0 -8 -4 -13 -9 -16M4 0C6 -8 6 -12 3 -18", dark(c.base, 0.4), 1.3) +
    E(-9.5, -16.5, 2, 2, c.accent) +
    E(3, -18.5, 2, 2, c.accent),
  feeler: (c) =>
    (
      [
        [-9, -16, -38],
        [5, -18, 8],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          S(`M1 0Q${x * 0.2} ${y * 0.7} ${x} ${y}`, c.accent, 1.2) +
          G(at(x * 0.72, y * 0.78, 0.5, r), P("M0 12C-7 6 -7 -6 0 -12C7 -6 7 6 0 12Z", c.accent, EDGE)),
      )
      .join(""),
  tuft: (c) =>
    P("M4 1C-1 -9 -8 -13 -16 -13C-13 -9 -12 -7 -12 -5C-15 -4 -17 -3 -19 -1C-13 2 -8 5 -4 6Z", c.accent, EDGE),
  crest: (c) =>
    [-62, -40, -18, 4]
      .map((r, i) =>
        G(`translate(-2 2) rotate(${r})`, P("M-2 0C-5 -8 -3 -15 0 -20C3 -15 5 -8 2 0Z", pick(c.many, i), EDGE)),
      )
      .join(""),
  nub: (_, f) => P("M-4 3C-5 -3 -4 -6 -2 -8C0 -6 2 -2 2 2Z", f, EDGE),
  leaf: () =>
    P("M2 2C-4 -4 -5 -13 2 -20C8 -13 7 -4 2 2Z", "#7fa35f", EDGE) +
    S("M2 1C2 -6 2 -10 2 -15", "#4f7440", 0.8) +
    P("M0 3C-7 2 -13 -3 -14 -11C-6 -10 0 -5 0 3Z", "#94b873", EDGE),
  flame: () =>
    G(
      "translate(-3 1) scale(.82)",
      P("M6 2C7 -4 3 -6 4 -13C0 -10 -1 -8 -3 -14C-6 -10 -7 -8 -12 -9C-11 -3 -9 1 -7 5Z", "#e0662d", EDGE) +
        P("M3 2C3 -2 1 -4 1 -7C-2 -4 -4 -4 -6 -4C-6 0 -5 2 -4 4Z", "#f7c548"),
    ),
  none: () => "",
};
export const EARS: Record<string, (c: Colours) => string> = {
  fin: (c) =>
    P("M3 4C-5 4 -12 9 -16 13C-15 6 -17 1 -21 -3C-15 -3 -13 -8 -14 -14C-7 -11 0 -6 4 -2Z", c.accent, EDGE) +
    S("M1 1L-12 8M1 0L-15 -2M1 -1L-9 -9", dark(c.accent, 0.3), 0.8),
  ear: (c) =>
    P("M3 2C-3 -8 -12 -11 -18 -10C-17 -2 -9 5 -1 6Z", c.base, EDGE) +
    P("M0 2C-4 -4 -9 -7 -14 -7C-12 -2 -7 3 -2 4Z", c.accent),
  lop: (c) => P("M2 -3C-6 -6 -14 0 -15 12C-8 12 -1 7 3 2Z", c.dark, EDGE),
  frill: (c) =>
    P("M6 -10L-2 -17L-6 -12L-15 -13L-14 -5L-22 0L-14 4L-16 12L-7 10L-4 17L3 9Z", c.accent, EDGE) +
    P("M5 -7L-1 -11L-5 -8L-10 -8L-10 -3L-14 0L-10 3L-10 8L-5 7L-2 11L3 7Z", light(c.accent, 0.35)),
  ruff: (c) =>
    [-70, -40, -10, 20, 50, 80]
      .map((r, i) =>
        G(
          `translate(0 2) rotate(${r - 95})`,
          P("M-4 0C-5 -8 -2 -14 0 -17C2 -14 5 -8 4 0Z", i % 2 ? c.accent : light(c.accent, 0.3), EDGE),
        ),
      )
      .join(""),
  mane: (c) =>
    P(
      "M7 -11C-2 -19 -10 -15 -11 -12C-16 -15 -21 -11 -20 -6C-26 -5 -27 2 -23 5C-27 9 -24 15 -19 14C-19 20 -11 22 -7 17C-3 19 2 16 2 11L4 4Z",
      c.accent,
      EDGE,
    ) + S("M-3 -11C-8 -10 -12 -8 -14 -5M-5 -4C-10 -3 -14 0 -16 3M-5 4C-9 6 -11 9 -12 12", light(c.accent, 0.35), 1.2),
  none: () => "",
};
