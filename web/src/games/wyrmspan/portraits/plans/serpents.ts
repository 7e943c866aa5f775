// Without legs, with or without wings.
import type { Kit, Plan } from "../model.ts";
import { head } from "../face.ts";
import { body, tip } from "../limbs.ts";
import { E, EDGE, G, P, S } from "../pen.ts";
import { tube } from "../tube.ts";
import { wing } from "../wings.ts";
import { both, coil } from "./parts.ts";

export const serpents: Record<string, Plan> = {
  /** A winged serpent without legs. */
  amphiptere: {
    poses: 4,
    ground: "sky",
    draw(k: Kit) {
      if (k.pose === 0) {
        // rising from its coil
        const T = tube(
            [
              [34, 74, 7],
              [50, 72, 8.4],
              [62, 62, 8.8],
              [58, 46, 8.4],
              [58, 34, 7],
              [64, 25, 6.2],
              [70, 23, 6],
            ],
            5,
          ),
          [fw, nw] = both(k, 56, 50, 0.95, -14, { spread: 62 });
        const t0 = tube([
          [92, 66, 0.6],
          [98, 76, 2.6],
          [90, 84, 4.6],
          [74, 82, 6.4],
        ]);
        return (
          tip(k, t0, 0.65) +
          body(k, t0, { belly: [0.3, 1], plates: 3 }) +
          coil(k, 48, 78, 30, 8, 8) +
          fw +
          body(k, T, { ridge: [0.3, 0.95, 7, 5.5], belly: [0.1, 0.97], deep: 0.2, pat: [0.05, 0.9] }) +
          nw +
          head(k, 73, 21, 0.95, 4)
        );
      }
      if (k.pose === 1) {
        // on the wing
        const T = tube(
            [
              [4, 82, 0.6],
              [12, 70, 2.6],
              [22, 70, 4.4],
              [28, 80, 5.6],
              [40, 80, 7],
              [48, 64, 8.6],
              [60, 56, 9.4],
              [74, 56, 8],
              [84, 46, 6.4],
            ],
            5,
          ),
          [fw, nw] = both(k, 60, 51, 1.05, 4, { spread: 34 });
        return (
          tip(k, T, 0.75) +
          fw +
          body(k, T, { ridge: [0.1, 0.95, 12, 5.5], belly: [0.15, 0.97], deep: 0.25, plates: 12, pat: [0.08, 0.92] }) +
          nw +
          head(k, 87, 43, 0.95, 0)
        );
      }
      if (k.pose === 2) {
        // hanging in a ring with spread wings, seen from the front
        const T = tube(
            [
              [74, 92, 0.6],
              [86, 88, 2.6],
              [90, 76, 4.6],
              [78, 68, 6.2],
              [60, 72, 7.4],
              [44, 78, 8],
              [38, 66, 8.4],
              [50, 56, 8.8],
              [60, 46, 8],
              [60, 32, 6.6],
              [64, 24, 6],
            ],
            5,
          ),
          W = (f: number) => G(`translate(58 48) scale(${f} 1)`, wing(k, -3, 0, 1.08, -16));
        return (
          tip(k, T, 0.7) +
          W(1) +
          W(-1) +
          body(k, T, { ridge: [0.1, 0.6, 8, 5], belly: [0.1, 0.97], deep: 0.1, plates: 12, pat: [0.06, 0.92] }) +
          head(k, 67, 22, 0.98, 4)
        );
      }
      // wound round a pillar of stone
      const T = tube(
        [
          [26, 90, 0.6],
          [22, 82, 2.8],
          [34, 74, 5],
          [56, 74, 6.6],
          [68, 64, 7.4],
          [56, 54, 7.6],
          [40, 52, 7.8],
          [38, 40, 7.8],
          [52, 34, 7.6],
          [66, 30, 6.6],
          [74, 26, 6],
        ],
        5,
      );
      return (
        P("M36 96C40 70 38 40 42 14C48 8 58 8 62 14C64 40 66 70 72 96Z", k.c.rock, EDGE) +
        S("M48 16C46 34 50 44 48 60M56 70C58 80 56 88 58 94", k.c.rockDark, 1.2) +
        tip(k, T, 0.65) +
        wing(k, 50, 48, 0.86, 34, { far: true }) +
        body(k, T, { ridge: [0.1, 0.95, 10, 5], belly: [0.12, 0.97], deep: 0.25, pat: [0.06, 0.92] }) +
        wing(k, 46, 46, 0.92, -24) +
        head(k, 77, 24, 0.98, 4)
      );
    },
  },

  /** The feathered serpent: crest, plumes, long tail feathers. */
  coatl: {
    poses: 2,
    ground: "sky",
    draw(k: Kit) {
      const T = k.pose
        ? tube(
            [
              [14, 74, 1.4],
              [22, 64, 3.6],
              [34, 70, 5.4],
              [44, 80, 6.8],
              [58, 78, 7.8],
              [64, 64, 8.6],
              [58, 50, 8.6],
              [62, 36, 7.4],
              [72, 30, 6.6],
            ],
            5,
          )
        : tube(
            [
              [16, 40, 1.4],
              [22, 54, 3.6],
              [20, 68, 5.4],
              [32, 78, 6.8],
              [50, 76, 7.8],
              [60, 64, 8.8],
              [70, 54, 8.4],
              [78, 42, 7.4],
              [84, 34, 6.6],
            ],
            5,
          );
      const [hx, hy] = k.pose ? [76, 28] : [87, 31],
        [wx, wy] = k.pose ? [60, 54] : [66, 58];
      return (
        tip(k, T, 0.9, "plume") +
        wing(k, wx + 6, wy - 2, 0.92, 44, { far: true }) +
        body(k, T, {
          ridge: [0.1, 0.97, 16, 6.5],
          kind: "feather",
          belly: [0.1, 0.97],
          deep: 0.25,
          plates: 13,
          pat: [0.06, 0.92],
        }) +
        wing(k, wx, wy, 1.02, k.pose ? -22 : -8) +
        head(k, hx, hy, 0.98, 2)
      );
    },
  },

  /** No limbs at all: coiled on its hoard, arching out of the ground, or heaped asleep. */
  wyrm: {
    poses: 3,
    ground: "rock",
    draw(k: Kit) {
      if (k.pose === 1) {
        // breaking through the floor
        const T = tube(
            [
              [10, 96, 9],
              [12, 74, 9.6],
              [24, 58, 10],
              [38, 66, 10],
              [40, 96, 10],
            ],
            6,
          ),
          U = tube(
            [
              [60, 98, 12],
              [58, 74, 12],
              [58, 52, 11.6],
              [64, 34, 10],
              [76, 27, 8.6],
            ],
            6,
          );
        const t0 = tube([
          [108, 64, 0.6],
          [110, 74, 3],
          [102, 80, 4.6],
          [98, 96, 6],
        ]);
        return (
          tip(k, t0, 0.6) +
          body(k, t0) +
          body(k, T, { ridge: [0.1, 0.9, 7, 8], pat: [0.1, 0.9], belly: [0.1, 0.9], deep: 0.5 }) +
          body(k, U, { ridge: [0.1, 0.95, 7, 9], belly: [0.05, 0.97], deep: 0.1, plates: 9, pat: [0.1, 0.9] }) +
          E(26, 93, 26, 5, k.c.rock) +
          E(66, 94, 26, 5, k.c.rock) +
          E(100, 94, 14, 3.6, k.c.rock) +
          P("M38 90l6 -8l6 8ZM78 91l7 -6l5 6ZM6 90l3 -5l5 5Z", k.c.rockDark) +
          head(k, 80, 25, 1.25, 6)
        );
      }
      if (k.pose === 2) {
        // a ring, nose to tail
        const n = 15,
          T = tube(
            Array.from({ length: n }, (_, i) => {
              const a = ((62 + (i / (n - 1)) * 286) * Math.PI) / 180;
              return [52 + 33 * Math.cos(a), 53 + 31 * Math.sin(a), Math.min(9.6, 1 + i * 1.25)];
            }),
            4,
          );
        return (
          body(k, T, { ridge: [0.08, 0.95, 16, 7], belly: [0.12, 0.97], deep: 0.3, plates: 20, pat: [0.05, 0.95] }) +
          tip(k, T, 0.7) +
          head(k, 86, 50, 1.12, 52)
        );
      }
      const T = tube(
          [
            [30, 66, 9],
            [48, 68, 10],
            [60, 58, 10.4],
            [56, 42, 9.6],
            [60, 29, 8],
            [70, 24, 7],
          ],
          5,
        ),
        t0 = tube([
          [100, 56, 0.6],
          [104, 68, 2.8],
          [98, 80, 5],
          [82, 84, 7],
        ]);
      return (
        tip(k, t0, 0.65) +
        body(k, t0) +
        coil(k, 50, 80, 38, 8, 9.6) +
        coil(k, 46, 66, 24, 6, 9) +
        body(k, T, { ridge: [0.2, 0.95, 8, 7], belly: [0.1, 0.97], deep: 0.15, plates: 9, pat: [0.02, 0.92] }) +
        head(k, 73, 22, 1.12, 6)
      );
    },
  },
};
