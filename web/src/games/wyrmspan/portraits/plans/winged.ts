// On two legs or two arms.
import type { Kit, Plan } from "../model.ts";
import { head } from "../face.ts";
import { body, leg, tip } from "../limbs.ts";
import { EDGE, G, mix, P, S, pick } from "../pen.ts";
import { tube } from "../tube.ts";
import { wing } from "../wings.ts";
import { far } from "./parts.ts";

export const winged: Record<string, Plan> = {
  /** Two legs; the wings are the arms. Stands like a heron of prey, or spreads both wings as on a shield. */
  wyvern: {
    poses: 3,
    ground: "crag",
    draw(k: Kit) {
      if (k.pose === 1) {
        const T = tube([
          [30, 94, 0.6],
          [24, 84, 2.4],
          [38, 80, 4.5],
          [54, 72, 10],
          [60, 56, 12],
          [60, 42, 8],
          [62, 30, 6],
          [66, 25, 6],
        ]);
        const W = (f: number) => G(`translate(60 50) scale(${f} 1)`, wing({ ...k }, -6, 0, 1.12, -14));
        return (
          tip(k, T, 0.65) +
          W(1) +
          W(-1) +
          leg(
            k,
            [
              [64, 70, 6.5],
              [69, 78, 3.4],
              [66, 85.5, 2.6],
            ],
            far(k),
          ) +
          body(k, T, { ridge: [0.1, 0.4, 4, 6], belly: [0.45, 0.96], deep: -0.35, pat: [0.1, 0.5] }) +
          leg(k, [
            [54, 70, 7],
            [50, 78, 3.6],
            [53, 85.5, 2.8],
          ]) +
          head(k, 67, 23, 0.95, 4)
        );
      }
      if (k.pose === 2) {
        // walking on the knuckles of its wings
        const T = tube([
          [2, 40, 0.6],
          [8, 54, 2.6],
          [22, 60, 5],
          [40, 60, 10],
          [60, 52, 11],
          [74, 46, 7.5],
          [86, 48, 6],
        ]);
        const arm = (col: string, w: string) =>
          P("M66 80C58 58 50 36 34 12C36 34 30 50 16 66C26 62 34 66 42 70C50 66 58 70 66 80Z", w, EDGE) +
          S("M62 72C50 52 42 34 35 16M60 70C46 58 32 58 20 64", k.c.wingDark, 1.1) +
          S("M66 80C58 58 50 36 34 12", col, 2.4) +
          leg(
            k,
            [
              [62, 54, 5.6],
              [58, 68, 3.6],
              [66, 76, 2.8],
              [68, 85.5, 2.4],
            ],
            col,
          );
        return (
          tip(k, T, 0.65) +
          G("translate(13 -2)", arm(far(k), mix(k.c.wing, k.c.dark, 0.4))) +
          leg(
            k,
            [
              [46, 64, 6],
              [43, 76, 3.4],
              [48, 85.5, 2.6],
            ],
            far(k),
          ) +
          body(k, T, { ridge: [0.1, 0.95, 9, 6], belly: [0.4, 0.97], pat: [0.1, 0.8] }) +
          leg(k, [
            [36, 64, 8],
            [30, 75, 4],
            [35, 85.5, 3],
          ]) +
          arm(k.c.base, k.c.wing) +
          head(k, 89, 50, 0.95, 14)
        );
      }
      const T = tube([
        [8, 92, 0.6],
        [16, 84, 2.6],
        [30, 78, 5],
        [46, 66, 11],
        [58, 50, 11],
        [64, 36, 7],
        [68, 26, 6],
        [74, 22, 6],
      ]);
      return (
        tip(k, T, 0.65) +
        leg(
          k,
          [
            [54, 66, 7],
            [62, 76, 3.6],
            [59, 85.5, 2.8],
          ],
          far(k),
        ) +
        body(k, T, { ridge: [0.1, 0.9, 9, 6], belly: [0.45, 0.97], pat: [0.1, 0.8] }) +
        leg(k, [
          [46, 66, 8.5],
          [50, 77, 4],
          [46, 85.5, 3],
        ]) +
        P("M60 46C68 36 62 20 48 8C44 30 26 46 10 70C26 62 30 70 36 76C40 66 52 62 60 46Z", k.c.wing, EDGE) +
        S("M48 10C46 32 34 52 14 67M49 12C52 34 46 54 36 73", k.c.wingDark, 1.2) +
        S("M60 47C67 36 61 21 48.500 9", k.c.base, 4) +
        P("M48 9L44 1L52 7Z", k.c.horn) +
        head(k, 76, 20, 0.95, 4)
      );
    },
  },

  /** A burning wyvern in the air: stoops or climbs. */
  firevern: {
    poses: 3,
    ground: "sky",
    draw(k: Kit) {
      const T = tube([
        [8, 46, 0.6],
        [18, 56, 2.6],
        [32, 56, 4.6],
        [48, 50, 9],
        [64, 50, 10],
        [76, 50, 7],
        [86, 46, 6],
      ]);
      const rot = pick([24, -20, 4], k.pose);
      k.spin = [rot, 60, 54];
      return G(
        `rotate(${rot} 60 54)`,
        tip(k, T, 1, "flame") +
          wing(k, 70, 46, 0.92, 40, { far: true }) +
          leg(
            k,
            [
              [52, 55, 4.5],
              [44, 64, 2.6],
              [36, 64, 1.8],
            ],
            far(k),
            { dir: -1, foot: 0.7 },
          ) +
          body(k, T, { ridge: [0.1, 0.95, 9, 7], kind: "flame", belly: [0.35, 0.97], pat: [0.15, 0.85] }) +
          leg(
            k,
            [
              [54, 56, 5],
              [48, 68, 2.8],
              [40, 70, 2],
            ],
            k.c.base,
            { dir: -1, foot: 0.7 },
          ) +
          wing(k, 64, 48, 1.02, pick([0, 12, -10], k.pose)) +
          head(k, 88, 45, 0.92, -rot * 0.5 + 4),
      );
    },
  },

  /** Two forelegs and then only tail. */
  lindworm: {
    poses: 2,
    ground: "rock",
    draw(k: Kit) {
      const T = k.pose
        ? tube(
            [
              [30, 54, 0.8],
              [16, 50, 3],
              [6, 60, 4.6],
              [10, 76, 6.4],
              [28, 82, 8],
              [46, 76, 9.6],
              [60, 62, 11],
              [74, 54, 9.4],
              [88, 50, 7.6],
            ],
            5,
          )
        : tube(
            [
              [28, 58, 0.8],
              [34, 68, 3],
              [22, 76, 4.6],
              [10, 74, 5.6],
              [8, 84, 6.2],
              [26, 85, 8],
              [44, 80, 9.6],
              [56, 66, 11],
              [62, 50, 9.6],
              [66, 36, 7.4],
              [74, 28, 6.6],
            ],
            5,
          );
      const [hx, hy] = k.pose ? [91, 48] : [77, 26],
        [lx, ly] = k.pose ? [68, 62] : [59, 62];
      return (
        tip(k, T, 0.65) +
        leg(
          k,
          [
            [lx + 6, ly - 2, 5],
            [lx + 15, ly + 9, 3.6],
            [lx + 15, 85.5, 2.8],
          ],
          far(k),
        ) +
        body(k, T, { ridge: [0.1, 0.95, 13, 6.5], belly: [0.28, 0.97], deep: 0.25, plates: 13, pat: [0.08, 0.92] }) +
        leg(k, [
          [lx - 2, ly, 6.5],
          [lx + 5, ly + 11, 4],
          [lx + 4, 85.5, 3],
        ]) +
        head(k, hx, hy, 1, 4)
      );
    },
  },
};
