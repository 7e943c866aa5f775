// Browsers, and those that sit on guard.
import type { Kit, Plan } from "../model.ts";
import { head } from "../face.ts";
import { pattern } from "../hide.ts";
import { body, leg, tip } from "../limbs.ts";
import { dark, E, EDGE, G, mix, P, S, pick, type Joint } from "../pen.ts";
import { tube } from "../tube.ts";
import { wing } from "../wings.ts";
import { both, far } from "./parts.ts";

export const hoofed: Record<string, Plan> = {
  /** A browser of meadows: barrel, long neck, hooves. */
  grazer: {
    poses: 2,
    ground: "grass",
    draw(k: Kit) {
      const T = k.pose
          ? tube([
              [4, 62, 0.8],
              [8, 54, 2.4],
              [18, 50, 5],
              [34, 56, 15],
              [54, 58, 15],
              [70, 48, 9],
              [78, 32, 6.6],
              [82, 24, 6],
            ])
          : tube([
              [4, 70, 0.8],
              [6, 58, 2.4],
              [16, 50, 5],
              [34, 50, 15],
              [54, 54, 15],
              [70, 56, 9],
              [82, 66, 6.8],
              [88, 74, 6],
            ]),
        s = k.kid ? 1.3 : 1.02,
        [hx, hy, r] = k.pose ? [84, 21, 8] : [90, 74, 32];
      const hoof = (x: number, y: number, q: number, col: string, w = 5) =>
        leg(
          k,
          [
            [x, y, w],
            [x - 1.5, y + 12, 3.6],
            [x + q, 82, 3],
          ],
          col,
          { foot: 0 },
        ) + P(`M${x + q - 3.6} 88L${x + q - 3} 81H${x + q + 3}L${x + q + 4} 88Z`, k.c.horn, EDGE);
      return (
        tip(k, T, 0.7, k.t.tail ?? "tuft") +
        hoof(44, 62, 2, far(k)) +
        hoof(68, 60, 3, far(k)) +
        body(k, T, {
          ridge: [0.22, 0.95, 9, 6.5],
          kind: k.t.back ?? "mane",
          belly: [0.3, 0.97],
          deep: 0.15,
          plates: 0,
          pat: [0.2, 0.85],
        }) +
        hoof(30, 60, -2, k.c.base, 8) +
        hoof(58, 62, 0, k.c.base, 6.4) +
        head(k, hx, hy, s, r)
      );
    },
  },

  /** An antelope with wings: long legs, lyre horns. */
  antel: {
    poses: 2,
    ground: "grass",
    draw(k: Kit) {
      const T = k.pose
          ? tube([
              [8, 62, 0.8],
              [14, 58, 2.4],
              [26, 60, 7.4],
              [44, 62, 9.6],
              [58, 54, 9.4],
              [68, 42, 6.6],
              [74, 32, 5.6],
            ])
          : tube([
              [8, 58, 0.8],
              [14, 52, 2.4],
              [26, 52, 8],
              [44, 54, 9.6],
              [60, 50, 9.4],
              [70, 38, 6.4],
              [74, 28, 5.4],
            ]),
        hoof = (pts: readonly Joint[], col: string) => {
          const [x, y] = pick(pts, pts.length - 1);
          return (
            leg(k, pts, col, { foot: 0 }) +
            P(`M${x - 2.6} ${y + 5.5}L${x - 2} ${y - 1}H${x + 2}L${x + 3} ${y + 5.5}Z`, dark(k.c.horn, 0.5))
          );
        };
      const legs: Joint[][] = k.pose
        ? [
            [
              [64, 58, 5],
              [78, 60, 2.4],
              [90, 54, 1.8],
            ],
            [
              [34, 64, 6],
              [22, 74, 2.6],
              [6, 78, 1.8],
            ],
            [
              [60, 60, 5.6],
              [76, 70, 2.6],
              [86, 66, 1.9],
            ],
            [
              [28, 64, 7],
              [20, 80, 2.8],
              [8, 88, 1.9],
            ],
          ]
        : [
            [
              [64, 56, 5],
              [69, 70, 2.4],
              [68, 82, 1.8],
            ],
            [
              [34, 56, 6],
              [32, 70, 2.6],
              [37, 82, 1.8],
            ],
            [
              [58, 56, 5.6],
              [60, 70, 2.6],
              [59, 82, 1.9],
            ],
            [
              [26, 56, 7.4],
              [20, 69, 2.8],
              [24, 82, 1.9],
            ],
          ];
      const [fw, nw] = both(k, 48, 50, 0.62, -14, { spread: 30 });
      return (
        tip(k, T, 0.6) +
        fw +
        legs
          .map(
            (l, i) =>
              (i === 2
                ? body(k, T, { ridge: [0.5, 0.95, 6, 4.5], belly: [0.2, 0.97], plates: 0, deep: 0.3, pat: [0.15, 0.8] })
                : "") + hoof(l, i < 2 ? far(k) : k.c.base),
          )
          .join("") +
        nw +
        head(k, k.pose ? 77 : 76, k.pose ? 28 : 23, 0.98, 6)
      );
    },
  },

  /** Sits facing us and guards. */
  guardian: {
    poses: 2,
    ground: "plinth",
    draw(k: Kit) {
      const c = k.c,
        W = (f: number) => G(`translate(60 58) scale(${f} 1)`, wing(k, -10, 0, 1.02, k.pose ? -26 : 6)),
        paw = (x: number) =>
          E(x, 84, 7.4, 4.6, c.base, EDGE) + S(`M${x - 2.4} 82v4M${x + 2.4} 82v4`, dark(c.base, 0.5), 1);
      const T = tube([
        [96, 58, 0.8],
        [102, 68, 3],
        [98, 80, 4.6],
        [80, 84, 5.6],
      ]);
      return (
        tip(k, T, 0.7) +
        body(k, T) +
        W(1) +
        W(-1) +
        P("M34 86C30 66 38 52 60 52C82 52 90 66 86 86Z", c.base, EDGE) +
        P("M46 86C44 66 50 54 60 54C70 54 76 66 74 86Z", c.belly) +
        S("M48 64H72M46.500 71H73.500M46 78H74", mix(c.belly, c.base, 0.45), 0.9) +
        E(37, 78, 9, 9, c.base, EDGE) +
        E(83, 78, 9, 9, c.base, EDGE) +
        pattern(
          tube([
            [38, 72, 4],
            [41, 62, 4],
          ]),
          k.t.pat,
          0,
          1,
          c,
          3,
        ) +
        pattern(
          tube([
            [79, 62, 4],
            [82, 72, 4],
          ]),
          k.t.pat,
          0,
          1,
          c,
          3,
        ) +
        P(
          "M46 60C44 72 45 80 45 86H54C54 78 53 68 52 60ZM74 60C76 72 75 80 75 86H66C66 78 67 68 68 60Z",
          c.base,
          EDGE,
        ) +
        paw(48) +
        paw(72) +
        head(k, 60, 36, 1.22, 0, { head: "lion" })
      );
    },
  },
};
