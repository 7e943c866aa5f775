// Beak, feathers, and a lion behind.
// Drawn by itself: where its numbers are those of another body, they need not stay so.
import type { Kit, Plan } from "../model.ts";
import { head } from "../face.ts";
import { body, leg, tip } from "../limbs.ts";
import { at, dark, EDGE, G, mix, P, S } from "../pen.ts";
import { tube } from "../tube.ts";
import { wing } from "../wings.ts";
import { both, far } from "./parts.ts";

export const gryph: Record<string, Plan> = {
  /** Beak, breast feathers, feathered wings, lion's hindquarters. */
  gryph: {
    poses: 4,
    ground: "rock",
    draw(k: Kit) {
      const breast = (x: number, y: number, s: number) =>
        G(
          at(x, y, s),
          P(
            "M2 -18C9 -12 11 -2 8 6L9 11L4 10L3 16L-1 12L-4 16L-6 10L-10 10L-9 4C-11 -4 -6 -14 2 -18Z",
            k.c.belly,
            EDGE,
          ) +
            S(
              "M0 -10l2 3l3 -2M-5 -4l2 3l3 -2M2 -2l2 3l3 -2M-6 4l2 3l3 -2M0 5l2 3l3 -2",
              mix(k.c.belly, k.c.base, 0.6),
              1.1,
            ),
        );
      if (k.pose === 1) {
        const T = tube([
            [4, 44, 0.8],
            [6, 58, 2],
            [18, 64, 3.2],
            [34, 62, 10.6],
            [54, 60, 12],
            [70, 54, 11],
            [78, 42, 8.6],
            [84, 32, 8],
          ]),
          [fw, nw] = both(k, 62, 52, 0.86, -10, { spread: 30 });
        return (
          tip(k, T, 0.75, "tuft") +
          fw +
          leg(
            k,
            [
              [74, 62, 5.5],
              [82, 72, 3],
              [84, 85.5, 2.2],
            ],
            k.c.beak,
          ) +
          leg(
            k,
            [
              [44, 64, 8],
              [40, 76, 4],
              [46, 85.5, 3],
            ],
            far(k),
          ) +
          body(k, T, { pat: [0.2, 0.6] }) +
          leg(k, [
            [34, 64, 9.6],
            [27, 75, 5],
            [31, 85.5, 3.2],
          ]) +
          leg(
            k,
            [
              [68, 64, 6],
              [66, 74, 3.2],
              [68, 85.5, 2.3],
            ],
            k.c.beak,
          ) +
          breast(74, 56, 1.05) +
          nw +
          head(k, 87, 28, 1.02, 2)
        );
      }
      if (k.pose === 3) {
        // in the air
        const T = tube([
            [4, 70, 0.8],
            [12, 62, 2],
            [24, 62, 3.4],
            [38, 58, 9],
            [56, 54, 11],
            [70, 48, 9.6],
            [80, 40, 8],
          ]),
          [fw, nw] = both(k, 62, 46, 0.94, 0, { spread: 34 });
        return (
          tip(k, T, 0.8, "tuft") +
          fw +
          leg(
            k,
            [
              [72, 56, 4.6],
              [80, 64, 2.6],
              [88, 62, 2],
            ],
            dark(k.c.beak, 0.2),
            { foot: 0.9 },
          ) +
          leg(
            k,
            [
              [40, 62, 7],
              [30, 72, 3.6],
              [20, 74, 2.6],
            ],
            far(k),
            { dir: -1, foot: 0.8 },
          ) +
          body(k, T, { pat: [0.2, 0.6] }) +
          leg(
            k,
            [
              [44, 62, 8],
              [36, 76, 4],
              [26, 80, 2.8],
            ],
            k.c.base,
            { dir: -1, foot: 0.8 },
          ) +
          leg(
            k,
            [
              [66, 58, 5],
              [72, 70, 2.8],
              [80, 71, 2.1],
            ],
            k.c.beak,
            { foot: 0.9 },
          ) +
          breast(72, 50, 0.86) +
          nw +
          head(k, 84, 36, 1.02, 4)
        );
      }
      if (k.pose === 2) {
        // at rest, paws folded
        const T = tube([
          [8, 74, 0.8],
          [4, 84, 2],
          [18, 87, 3.4],
          [34, 78, 11],
          [54, 74, 13],
          [68, 66, 12],
          [74, 52, 9],
          [78, 42, 8],
        ]);
        return (
          tip(k, T, 0.75, "tuft") +
          body(k, T, { pat: [0.2, 0.6] }) +
          P("M74 84C84 78 94 80 98 85C98 88 96 88 92 88H72Z", k.c.beak, EDGE) +
          leg(k, [
            [36, 78, 10],
            [46, 83, 6],
            [42, 85.5, 3.6],
          ]) +
          breast(72, 68, 1.1) +
          G("rotate(-52 58 68)", wing(k, 58, 70, 0.82, -16)) +
          head(k, 81, 38, 1.05, 4)
        );
      }
      const T = tube([
          [6, 56, 0.8],
          [4, 70, 2],
          [12, 84, 3],
          [30, 84, 6],
          [46, 76, 12],
          [58, 62, 13],
          [66, 46, 10],
          [72, 32, 8.4],
        ]),
        [fw, nw] = both(k, 54, 56, 0.86, -14, { spread: 40 });
      return (
        tip(k, T, 0.75, "tuft") +
        fw +
        leg(
          k,
          [
            [66, 64, 5.5],
            [71, 75, 3],
            [73, 85.5, 2.2],
          ],
          k.c.beak,
        ) +
        body(k, T, { pat: [0.25, 0.6] }) +
        leg(k, [
          [46, 74, 10.5],
          [54, 80, 7],
          [48, 85.5, 3.6],
        ]) +
        breast(64, 58, 1.1) +
        leg(
          k,
          [
            [62, 68, 5],
            [64, 76, 3.2],
            [65, 85.5, 2.3],
          ],
          k.c.beak,
        ) +
        nw +
        head(k, 75, 27, 1.05, 0)
      );
    },
  },
};
