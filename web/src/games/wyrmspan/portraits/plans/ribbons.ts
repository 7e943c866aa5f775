// Long ones, and those with many heads.
import type { Kit, Plan } from "../model.ts";
import { head } from "../face.ts";
import { type BodyWish, body, leg, tip } from "../limbs.ts";
import { EDGE, P, pick, type Joint } from "../pen.ts";
import { on, tube } from "../tube.ts";
import { both, coil, far } from "./parts.ts";

export const ribbons: Record<string, Plan> = {
  /** The long dragon of the east: a ribbon in the clouds, four small claws, mane, whiskers. */
  lung: {
    poses: 4,
    ground: "cloud",
    draw(k: Kit) {
      const pts = pick(
          [
            [
              [4, 76, 0.8],
              [12, 84, 3],
              [24, 80, 5],
              [30, 66, 6.4],
              [22, 50, 7.2],
              [26, 34, 7.6],
              [42, 30, 8],
              [54, 42, 8.4],
              [58, 58, 8.2],
              [72, 68, 7.8],
              [88, 60, 7.2],
              [86, 44, 6.6],
              [82, 34, 6.4],
            ],
            [
              [4, 36, 0.8],
              [6, 50, 3],
              [18, 58, 5],
              [30, 48, 6.4],
              [38, 34, 7.4],
              [52, 32, 8],
              [58, 46, 8.4],
              [62, 62, 8],
              [76, 66, 7.6],
              [86, 54, 7],
              [86, 40, 6.4],
            ],
            [
              [42, 4, 0.8],
              [30, 8, 2.8],
              [18, 20, 4.6],
              [24, 34, 6.2],
              [44, 38, 7.2],
              [62, 42, 8],
              [68, 56, 8.4],
              [54, 68, 8.2],
              [34, 66, 7.8],
              [24, 76, 7.4],
              [36, 86, 7],
              [58, 84, 6.8],
              [76, 74, 6.4],
            ],
            [
              [6, 58, 0.8],
              [10, 70, 3],
              [22, 72, 5.2],
              [32, 58, 6.8],
              [46, 50, 8],
              [60, 60, 8.6],
              [72, 66, 8],
              [84, 54, 7.2],
              [82, 38, 6.6],
              [78, 28, 6.2],
            ],
          ] as const,
          k.pose,
        ),
        T = tube(pts, 5),
        [hx, hy, hr] = pick(
          [
            [86, 27, 4],
            [90, 33, 6],
            [83, 70, 4],
            [82, 21, 0],
          ] as const,
          k.pose,
        );
      const claw = (u: number, dx: number, dy: number, col: string) => {
        const p = on(T, u);
        return leg(
          k,
          [
            [p.x, p.y, 4],
            [p.x + dx * 0.6, p.y + dy * 0.5, 2.6],
            [p.x + dx, p.y + dy, 1.9],
          ],
          col,
          { foot: 0.62 },
        );
      };
      return (
        tip(k, T, 0.85, k.t.tail ?? "tuft") +
        claw(0.34, 2, 14, far(k)) +
        claw(0.8, 12, 12, far(k)) +
        body(k, T, {
          ridge: [0.06, 0.95, 17, 5.5],
          kind: k.t.back ?? "mane",
          belly: [0.1, 0.97],
          deep: 0.35,
          plates: 18,
          pat: [0.08, 0.95],
        }) +
        claw(0.4, -3, 14, k.c.base) +
        claw(0.74, 8, 14, k.c.base) +
        head(k, hx, hy, 1.02, hr)
      );
    },
  },

  /** Many heads on one body. */
  hydra: {
    poses: 1,
    ground: "rock",
    draw(k: Kit) {
      const T = tube([
        [1, 58, 0.6],
        [8, 72, 3],
        [22, 74, 6],
        [40, 66, 13],
        [58, 64, 14],
        [68, 58, 11],
      ]);
      const N = (pts: readonly Joint[], o?: BodyWish) =>
        body(k, tube(pts, 5), {
          ridge: [0.2, 0.95, 5, 5],
          belly: [0.1, 0.97],
          deep: 0.2,
          plates: 7,
          pat: [0.1, 0.9],
          ...o,
        });
      return (
        tip(k, T, 0.7) +
        N(
          [
            [56, 60, 8],
            [46, 44, 6.4],
            [44, 28, 5.4],
            [50, 18, 5],
          ],
          { fill: k.c.dark },
        ) +
        head(k, 52, 16, 0.8, -6, { mood: "helpful", fill: k.c.dark }) +
        leg(
          k,
          [
            [48, 68, 8],
            [46, 77, 5],
            [51, 85.5, 3.6],
          ],
          far(k),
        ) +
        leg(
          k,
          [
            [72, 66, 6],
            [79, 76, 4.6],
            [78, 85.5, 3.4],
          ],
          far(k),
        ) +
        body(k, T, { ridge: [0.08, 0.7, 6, 7], belly: [0.4, 0.95], pat: [0.15, 0.8] }) +
        N([
          [64, 58, 9],
          [66, 42, 7],
          [66, 28, 5.8],
          [74, 18, 5.4],
        ]) +
        head(k, 77, 16, 0.86, 0, { mood: "aggressive" }) +
        N([
          [66, 64, 9],
          [80, 60, 7],
          [84, 48, 6],
          [90, 44, 5.6],
        ]) +
        head(k, 92, 44, 0.86, 10, { mood: "playful" }) +
        leg(k, [
          [36, 66, 10],
          [30, 77, 5.6],
          [35, 85.5, 3.8],
        ]) +
        leg(k, [
          [62, 68, 8],
          [62, 78, 5.2],
          [66, 85.5, 3.8],
        ])
      );
    },
  },

  /** Two heads, two wings, no legs. */
  hydraptere: {
    poses: 1,
    ground: "sky",
    draw(k: Kit) {
      const T = tube(
          [
            [6, 80, 0.6],
            [16, 72, 3],
            [26, 80, 5],
            [42, 78, 8],
            [54, 64, 10],
          ],
          5,
        ),
        [fw, nw] = both(k, 52, 60, 0.95, -16, { spread: 60 });
      const N = (pts: readonly Joint[], f?: string) =>
        body(k, tube(pts, 5), { ridge: [0.2, 0.95, 5, 5], belly: [0.1, 0.97], deep: 0.2, pat: [0.1, 0.9], fill: f });
      return (
        tip(k, T, 0.7) +
        fw +
        N(
          [
            [54, 64, 8],
            [58, 46, 6.6],
            [58, 32, 5.6],
            [64, 24, 5.2],
          ],
          k.c.dark,
        ) +
        head(k, 66, 22, 0.84, -6, { fill: k.c.dark, mood: "playful" }) +
        body(k, T, { belly: [0.2, 0.97], pat: [0.1, 0.9] }) +
        N([
          [52, 66, 9],
          [66, 62, 7.4],
          [76, 54, 6],
          [84, 50, 5.6],
        ]) +
        nw +
        head(k, 86, 49, 0.9, 8)
      );
    },
  },

  /** Hood spread, swaying. */
  cobra: {
    poses: 2,
    ground: "rock",
    draw(k: Kit) {
      const c = k.c,
        x = k.pose ? -4 : 0,
        s = k.kid ? 1.34 : 1.1;
      const T = tube(
          [
            [34, 72, 8],
            [50, 70, 9],
            [60, 60, 9],
            [58 + x, 46, 8],
            [60 + x, 32, 8],
          ],
          5,
        ),
        t0 = tube([
          [94, 62, 0.8],
          [98, 74, 2.8],
          [90, 83, 4.6],
          [72, 83, 6.6],
        ]);
      const hood =
        (k.t.frill
          ? P(
              `M${60 + x} 6L${66 + x} 14L${76 + x} 9L${78 + x} 20L${89 + x} 20L${85 + x} 31L${94 + x} 37L${85 + x} 43L${89 + x} 53L${79 + x} 54L${74 + x} 64L${60 + x} 62L${46 + x} 65L${42 + x} 55L${31 + x} 55L${35 + x} 44L${25 + x} 38L${34 + x} 31L${30 + x} 20L${42 + x} 20L${45 + x} 9L${54 + x} 14Z`,
              c.accent,
              EDGE,
            )
          : "") +
        P(
          `M${58 + x} 64C${34 + x} 58 ${30 + x} 30 ${46 + x} 16C${56 + x} 8 ${68 + x} 10 ${76 + x} 18C${88 + x} 32 ${82 + x} 56 ${62 + x} 64Z`,
          c.wing,
          EDGE,
        ) +
        P(
          `M${59 + x} 60C${42 + x} 54 ${39 + x} 34 ${49 + x} 22C${46 + x} 36 ${50 + x} 50 ${59 + x} 60ZM${63 + x} 60C${79 + x} 52 ${80 + x} 34 ${73 + x} 22C${75 + x} 36 ${72 + x} 50 ${63 + x} 60Z`,
          c.accent,
        ) +
        "";
      return (
        tip(k, t0, 0.6) +
        body(k, t0) +
        coil(k, 50, 79, 34, 7, 8.6) +
        hood +
        body(k, T, { belly: [0.1, 0.98], deep: -0.4, plates: 10 }) +
        head(k, 61 + x, 27, s, 4, { ear: "none" })
      );
    },
  },
};
