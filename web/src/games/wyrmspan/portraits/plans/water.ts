// In the water.
import type { Kit, Plan } from "../model.ts";
import { head } from "../face.ts";
import { ridge } from "../hide.ts";
import { type BodyWish, body, tip } from "../limbs.ts";
import { at, dark, E, EDGE, G, P, S, pick } from "../pen.ts";
import { on, tube } from "../tube.ts";
import { wing } from "../wings.ts";

export const water: Record<string, Plan> = {
  /** Loops in the water. */
  sea: {
    poses: 2,
    ground: "water",
    draw(k: Kit) {
      const A = tube([
          [22, 98, 5],
          [24, 78, 5.6],
          [32, 70, 6],
          [40, 78, 6.2],
          [42, 98, 6],
        ]),
        B = k.pose
          ? tube([
              [62, 100, 9],
              [64, 76, 10],
              [60, 56, 10],
              [58, 38, 8.6],
              [66, 25, 7.4],
              [74, 24, 7],
            ])
          : tube([
              [58, 100, 9],
              [60, 76, 10],
              [70, 58, 9.6],
              [72, 40, 8.4],
              [70, 28, 7.2],
              [76, 22, 6.6],
            ]),
        t0 = tube([
          [6, 66, 0.8],
          [8, 76, 3],
          [12, 98, 4],
        ]);
      const o: BodyWish = {
        ridge: [0.15, 0.85, 5, 8],
        kind: k.t.back ?? "fin",
        belly: [0.05, 0.95],
        deep: 0.2,
        pat: [0.1, 0.9],
      };
      return (
        tip(k, t0, 0.8, k.t.tail ?? "fin") +
        body(k, t0) +
        body(k, A, { ...o, deep: 0.5 }) +
        body(k, B, { ...o, ridge: [0.2, 0.95, 6, 9], deep: 0, plates: 10 }) +
        wing(k, k.pose ? 58 : 62, 72, 0.66, -30, { kind: "fin" }) +
        head(k, k.pose ? 78 : 79, k.pose ? 22 : 20, 1.08, 4) +
        `<!--front-->`
      );
    },
  },

  /** An eel at the mouth of its hole. */
  moray: {
    poses: 2,
    ground: "deep",
    draw(k: Kit) {
      const T = k.pose
        ? tube([
            [6, 20, 1],
            [18, 18, 4.6],
            [32, 26, 7.6],
            [34, 42, 9.4],
            [46, 54, 10.4],
            [62, 52, 10.2],
            [76, 58, 9.4],
            [84, 68, 8.6],
          ])
        : tube([
            [16, 84, 11],
            [24, 66, 11.4],
            [24, 48, 11.2],
            [36, 36, 10.6],
            [50, 42, 10],
            [60, 52, 9.6],
            [74, 50, 9],
          ]);
      const [hx, hy, r] = k.pose ? [88, 73, 34] : [79, 47, 2];
      return (
        body(k, T, {
          ridge: [0.02, 0.93, 14, 8.5],
          kind: "fin",
          belly: [0.1, 0.97],
          deep: 0.4,
          plates: 0,
          pat: [0.04, 0.93],
        }) +
        head(k, hx, hy, 1.2, r) +
        (k.pose
          ? ""
          : P("M-2 96C0 80 6 72 16 74C24 70 38 74 42 84C50 84 58 90 60 98H-2Z", k.c.rock, EDGE) +
            S("M8 84C14 80 20 80 26 84M36 88C40 88 46 90 50 94", k.c.rockDark, 1.2))
      );
    },
  },

  /** A carp that is nearly a dragon, leaping. */
  koi: {
    poses: 2,
    ground: "water",
    draw(k: Kit) {
      const T = k.pose
        ? tube([
            [14, 40, 2],
            [26, 46, 5],
            [40, 46, 10],
            [58, 42, 13],
            [74, 42, 11],
            [84, 44, 9],
          ])
        : tube([
            [24, 68, 2],
            [30, 56, 5],
            [38, 44, 9.6],
            [52, 33, 12.6],
            [68, 32, 11.6],
            [80, 38, 9.4],
          ]);
      const [hx, hy, r] = k.pose ? [86, 45, 6] : [82, 40, 20],
        q = pick(T, 0);
      const tail = G(
        at(q.x, q.y, 1, k.pose ? -82 : -148),
        P("M-2 6C-10 -4 -22 -6 -24 -20C-16 -16 -10 -18 -4 -10C0 -20 10 -24 20 -22C16 -12 8 -2 2 6Z", k.c.wing, EDGE) +
          S("M-2 2L-18 -14M0 0L-4 -8M1 1L14 -17", k.c.wingDark, 0.9),
      );
      const fin = (x: number, y: number, rr: number, s: number) =>
        G(
          at(x, y, s, rr),
          P("M-4 0C-10 8 -10 18 -16 24C-6 24 6 16 6 0Z", k.c.wing, EDGE) +
            S("M-2 3C-6 10 -8 16 -12 21M1 3C0 10 -3 15 -7 20", k.c.wingDark, 0.8),
        );
      return (
        tail +
        ridge(T, "fin", 0.36, 0.8, 5, 11, k.c.wing) +
        body(k, T, { belly: [0.2, 0.97], deep: 0.3, plates: 0, pat: [0.1, 0.9] }) +
        fin(k.pose ? 46 : 46, k.pose ? 54 : 48, k.pose ? 10 : -6, 0.7) +
        fin(k.pose ? 68 : 68, k.pose ? 50 : 42, 10, 0.95) +
        head(k, hx, hy, 1.05, r) +
        (k.pose
          ? ""
          : (
              [
                [8, 66, 2.4],
                [14, 74, 1.8],
                [36, 70, 2.2],
                [42, 77, 1.6],
                [4, 76, 1.4],
              ] as const
            )
              .map(([x, y, q]) => E(x, y, q * 0.8, q, "#8fb9c8"))
              .join("") + P("M6 84C10 76 14 82 18 76C20 82 26 74 30 78C34 74 36 82 44 84Z", "#b9d6dd"))
      );
    },
  },

  /** A fish with a sucker on its crown. */
  remora: {
    poses: 2,
    ground: "deep",
    draw(k: Kit) {
      const T = k.pose
          ? tube([
              [10, 62, 2],
              [24, 56, 5],
              [44, 50, 11],
              [62, 46, 12],
              [78, 44, 9],
            ])
          : tube([
              [12, 34, 2],
              [24, 42, 5],
              [42, 52, 11],
              [60, 58, 12],
              [76, 60, 9],
            ]),
        p = on(T, 0.8),
        q = pick(T, 0);
      return (
        G(
          at(q.x, q.y, 0.85, k.pose ? -100 : -66),
          P("M0 6C-8 0 -16 -8 -18 -20C-10 -16 -4 -12 0 -10C4 -12 10 -16 18 -20C16 -8 8 0 0 6Z", k.c.wing, EDGE),
        ) +
        ridge(T, "fin", 0.2, 0.6, 5, 8, k.c.wing) +
        ridge(T, "fin", 0.25, 0.55, 4, 7, k.c.wing, -1) +
        body(k, T, { belly: [0.15, 0.97], deep: 0.35, plates: 0, pat: [0.1, 0.85] }) +
        head(k, k.pose ? 80 : 79, k.pose ? 44 : 61, k.kid ? 1.35 : 1.12, k.pose ? -4 : 4) +
        G(
          at(p.x + p.nx * p.w + (k.pose ? 4 : 6), p.y + p.ny * p.w - 3, 1, k.pose ? -4 : 10),
          E(0, 0, 15, 4.6, k.c.accent, EDGE) +
            S("M-10 -2V2M-6 -3V3M-2 -3V3M2 -3V3M6 -3V3M10 -2V2", dark(k.c.accent, 0.4), 1),
        ) +
        G(
          at(k.pose ? 60 : 56, k.pose ? 54 : 62, 0.8, 20),
          P("M-2 0C-8 8 -10 14 -16 18C-6 20 6 14 6 0Z", k.c.wing, EDGE),
        )
      );
    },
  },
};
