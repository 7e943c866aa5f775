// Hatchlings of long, wet and hanging kinds.
import type { Kit, Plan } from "../model.ts";
import { head } from "../face.ts";
import { body, leg, tip } from "../limbs.ts";
import { P, S } from "../pen.ts";
import { tube } from "../tube.ts";
import { wing } from "../wings.ts";
import { far } from "./parts.ts";

export const hatchlings: Record<string, Plan> = {
  /** A small lung, all mane. */
  lungling: {
    poses: 2,
    ground: "cloud",
    draw(k: Kit) {
      const T = k.pose
        ? tube([
            [10, 40, 1],
            [10, 54, 4],
            [22, 64, 7],
            [36, 58, 9],
            [46, 66, 10],
            [60, 66, 10],
            [68, 52, 9],
          ])
        : tube([
            [12, 78, 1],
            [10, 64, 4],
            [22, 56, 7],
            [34, 66, 9],
            [46, 76, 10],
            [60, 70, 10],
            [66, 54, 9],
          ]);
      const L = (x: number, y: number, col: string) =>
        leg(
          k,
          [
            [x, y, 4.4],
            [x + 3, y + 8, 3],
            [x + 4, y + 13, 2.6],
          ],
          col,
          { foot: 0.75 },
        );
      return (
        tip(k, T, 0.9, k.t.tail ?? "tuft") +
        L(38, 66, far(k)) +
        L(66, 66, far(k)) +
        body(k, T, { ridge: [0.08, 0.9, 10, 6], kind: k.t.back ?? "mane", belly: [0.2, 0.95], pat: [0.08, 0.9] }) +
        L(32, 68, k.c.base) +
        L(58, 72, k.c.base) +
        head(k, 72, 40, 1.42, 0)
      );
    },
  },

  /** Head and hump above the water. */
  seapup: {
    poses: 1,
    ground: "water",
    draw(k: Kit) {
      const A = tube([
          [18, 98, 7],
          [22, 76, 8],
          [34, 74, 8],
          [38, 98, 8],
        ]),
        B = tube([
          [58, 100, 11],
          [58, 76, 12],
          [60, 58, 11],
          [64, 46, 9],
        ]);
      return (
        body(k, A, { ridge: [0.2, 0.8, 4, 7], kind: "fin", pat: [0.1, 0.9] }) +
        body(k, B, { ridge: [0.2, 0.9, 4, 8], kind: "fin", belly: [0.05, 0.97], deep: 0, pat: [0.1, 0.9] }) +
        wing(k, 54, 76, 0.6, -40, { kind: "fin" }) +
        head(k, 68, 38, 1.55, 0)
      );
    },
  },

  /** Hangs by the tail. */
  tamarin: {
    poses: 1,
    ground: "none",
    draw(k: Kit) {
      const T = tube([
        [60, 6, 3],
        [48, 2, 3.2],
        [40, 12, 3.6],
        [46, 26, 4.4],
        [60, 34, 8],
        [64, 46, 11],
        [58, 58, 10],
      ]);
      return (
        S("M-2 10C30 4 80 8 122 4", "#6f5338", 5) +
        P("M92 6C98 14 108 16 114 12C112 4 102 2 92 6Z", "#6f9460") +
        wing(k, 66, 44, 0.8, 110, { far: true }) +
        leg(
          k,
          [
            [64, 38, 4],
            [78, 30, 2.6],
            [84, 14, 2],
          ],
          k.c.base,
          { foot: 0.5 },
        ) +
        body(k, T, { pat: [0.05, 0.5], ridge: [0.1, 0.6, 5, 3] }) +
        P("M52 36C48 44 48 54 56 60C64 58 66 48 62 40Z", k.c.belly) +
        wing(k, 66, 40, 0.86, 70) +
        leg(
          k,
          [
            [52, 52, 3.6],
            [40, 58, 2.4],
            [34, 52, 2],
          ],
          k.c.base,
          { dir: -1, foot: 0.5 },
        ) +
        leg(
          k,
          [
            [66, 54, 3.6],
            [80, 60, 2.4],
            [88, 56, 2],
          ],
          k.c.base,
          { foot: 0.5 },
        ) +
        head(k, 58, 70, 1.25, 0, { head: "chibi" })
      );
    },
  },
};
