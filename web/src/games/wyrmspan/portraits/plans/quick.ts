// Small quick ones, half gecko, half cat.
import type { Kit, Plan } from "../model.ts";
import { head } from "../face.ts";
import { body, leg, tip } from "../limbs.ts";
import { E, EDGE, G, P, S } from "../pen.ts";
import { tube } from "../tube.ts";
import { wing } from "../wings.ts";
import { both, far } from "./parts.ts";

export const quick: Record<string, Plan> = {
  /** Half gecko, half frog: springs, and the tongue is quicker. */
  catcher: {
    poses: 2,
    ground: "leafy",
    draw(k: Kit) {
      const T = k.pose
          ? tube([
              [6, 88, 0.8],
              [16, 80, 3],
              [30, 66, 7],
              [46, 54, 11],
              [62, 42, 10],
              [70, 34, 8],
            ])
          : tube([
              [4, 74, 0.8],
              [10, 82, 3],
              [24, 78, 6.6],
              [40, 68, 12],
              [56, 62, 12],
              [66, 56, 9],
            ]),
        [hx, hy, r] = k.pose ? [73, 30, -10] : [70, 50, 0],
        s = k.kid ? 1.42 : 1.25;
      const cricket = G(
        k.pose ? "translate(108 13)" : "translate(106 32)",
        P("M-7 2C-4 -3 4 -3 7 0C6 3 -2 4 -7 2Z", "#6f7f3a", EDGE) +
          S("M-4 1L-8 -5L-9 4M1 2L0 6M6 -1L10 -5M6 -1L11 -2", "#4f5a2a", 1),
      );
      const tx = k.pose ? 103 : 101,
        ty = k.pose ? 15 : 33;
      const tongue =
        k.t.tongue === 0
          ? ""
          : S(`M${hx + 14 * s} ${hy + 2}Q${hx + 24 * s} ${hy + 2} ${tx} ${ty}`, "#e0736f", 2.6) +
            E(tx, ty, 3, 2.6, "#e0736f") +
            cricket;
      const hind = k.pose
        ? leg(
            k,
            [
              [36, 64, 7],
              [20, 62, 4],
              [12, 76, 2.6],
              [4, 74, 2],
            ],
            k.c.base,
            { dir: -1, foot: 0.8 },
          )
        : leg(
            k,
            [
              [36, 70, 9.4],
              [50, 66, 6],
              [36, 80, 4],
              [46, 85.5, 3],
            ],
            k.c.base,
            { foot: 1.3 },
          );
      return (
        tip(k, T, 0.6) +
        (k.pose
          ? leg(
              k,
              [
                [64, 48, 4.4],
                [78, 54, 2.8],
                [86, 50, 2],
              ],
              far(k),
              { foot: 0.8 },
            )
          : leg(
              k,
              [
                [64, 66, 5],
                [74, 74, 3.2],
                [76, 85, 2.6],
              ],
              far(k),
            )) +
        body(k, T, { ridge: [0.2, 0.9, 8, 5], belly: [0.35, 0.97], pat: [0.12, 0.85] }) +
        hind +
        (k.pose
          ? leg(
              k,
              [
                [58, 52, 5],
                [68, 62, 3],
                [78, 62, 2.2],
              ],
              k.c.base,
              { foot: 0.8 },
            )
          : leg(k, [
              [58, 68, 5.6],
              [62, 77, 3.6],
              [64, 85.5, 2.8],
            ])) +
        tongue +
        head(k, hx, hy, s, r, k.t.tongue === 0 ? {} : { gape: 12 })
      );
    },
  },

  /** Small and quick, a lizard-cat on a branch. */
  dragonette: {
    poses: 4,
    ground: "branch",
    draw(k: Kit) {
      if (k.pose === 0) {
        // perched, tail hanging
        const T = tube([
            [34, 98, 0.8],
            [22, 94, 2.4],
            [24, 82, 3.6],
            [36, 74, 6],
            [50, 66, 10],
            [62, 54, 9.4],
            [70, 44, 7],
            [74, 38, 6.4],
          ]),
          [fw, nw] = both(k, 56, 56, 0.62, -16);
        return (
          fw +
          leg(
            k,
            [
              [66, 62, 5],
              [72, 72, 3],
              [72, 80, 2.4],
            ],
            far(k),
            { foot: 0.8 },
          ) +
          tip(k, T, 0.6) +
          body(k, T, { ridge: [0.2, 0.92, 8, 5.5], belly: [0.5, 0.97], pat: [0.1, 0.88] }) +
          leg(
            k,
            [
              [48, 68, 8],
              [56, 75, 5],
              [52, 80.5, 3],
            ],
            k.c.base,
            { foot: 0.9 },
          ) +
          leg(
            k,
            [
              [62, 62, 5.4],
              [66, 72, 3.2],
              [66, 80.5, 2.6],
            ],
            k.c.base,
            { foot: 0.9 },
          ) +
          nw +
          head(k, 77, 33, 1.08, 4)
        );
      }
      if (k.pose === 1) {
        // play bow
        const T = tube([
            [12, 16, 0.8],
            [8, 30, 2.6],
            [18, 44, 4.4],
            [32, 52, 9.6],
            [50, 62, 10],
            [66, 66, 8.4],
            [76, 60, 7],
          ]),
          [fw, nw] = both(k, 54, 56, 0.58, -22);
        return (
          tip(k, T, 0.65) +
          fw +
          leg(
            k,
            [
              [42, 58, 6],
              [44, 70, 3.6],
              [46, 80, 2.8],
            ],
            far(k),
            { foot: 0.9 },
          ) +
          leg(
            k,
            [
              [70, 68, 4.6],
              [80, 74, 3],
              [88, 79, 2.4],
            ],
            far(k),
            { foot: 0.8 },
          ) +
          body(k, T, { ridge: [0.12, 0.92, 9, 5.5], belly: [0.4, 0.97], pat: [0.1, 0.88] }) +
          leg(
            k,
            [
              [32, 56, 9],
              [27, 70, 4.4],
              [31, 80.5, 3],
            ],
            k.c.base,
            { foot: 0.9 },
          ) +
          leg(
            k,
            [
              [64, 68, 5.4],
              [72, 77, 3.4],
              [80, 80.5, 2.6],
            ],
            k.c.base,
            { foot: 0.9 },
          ) +
          nw +
          head(k, 80, 54, 1.1, -6)
        );
      }
      if (k.pose === 2) {
        // curled up like a fox
        const T = tube(
          [
            [88, 78, 1],
            [90, 68, 4],
            [80, 62, 6],
            [62, 52, 11],
            [42, 54, 13],
            [32, 68, 12],
            [46, 78, 9],
            [62, 77, 7.4],
          ],
          5,
        );
        return (
          body(k, T, { ridge: [0.12, 0.8, 9, 5.5], pat: [0.08, 0.8] }) +
          tip(k, T, 0.75) +
          wing(k, 52, 62, 0.6, -64) +
          head(k, 66, 74, 1.1, 4)
        );
      }
      // climbing up a stem
      const T = tube([
        [66, 96, 0.8],
        [76, 90, 2.6],
        [70, 80, 4],
        [58, 74, 7.6],
        [54, 60, 9.6],
        [60, 46, 8.6],
        [64, 36, 6.8],
      ]);
      return (
        P("M76 98C74 66 78 34 74 -4H90C90 34 88 66 94 98Z", "#7b5b3d", EDGE) +
        S("M82 8V30M86 44V66M81 72V90", "#5b422c", 1.6) +
        wing(k, 58, 58, 0.6, 20, { far: true }) +
        tip(k, T, 0.65) +
        leg(
          k,
          [
            [62, 48, 4.6],
            [72, 44, 3],
            [78, 38, 2.2],
          ],
          far(k),
          { foot: 0.7 },
        ) +
        body(k, T, { ridge: [0.2, 0.92, 8, 5.5], belly: [0.4, 0.97], pat: [0.1, 0.88] }) +
        leg(
          k,
          [
            [58, 72, 7],
            [68, 72, 4],
            [76, 66, 2.6],
          ],
          k.c.base,
          { foot: 0.7 },
        ) +
        leg(
          k,
          [
            [60, 54, 5],
            [70, 56, 3.2],
            [76, 52, 2.4],
          ],
          k.c.base,
          { foot: 0.7 },
        ) +
        wing(k, 56, 58, 0.66, -18) +
        head(k, 66, 29, 1.08, -10)
      );
    },
  },
};
