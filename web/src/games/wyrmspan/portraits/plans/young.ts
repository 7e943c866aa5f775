// Hatchlings that sit, and those in the shell.
import type { Kit, Plan } from "../model.ts";
import { head } from "../face.ts";
import { pattern } from "../hide.ts";
import { body, leg, tip } from "../limbs.ts";
import { at, E, EDGE, G, mix, P } from "../pen.ts";
import { tube } from "../tube.ts";
import { wing } from "../wings.ts";
import { far } from "./parts.ts";

function pupTail(k: Kit): string {
  const T = tube([
    [98, 62, 1],
    [102, 72, 3],
    [96, 82, 5],
    [80, 84, 6],
  ]);
  return tip(k, T, 0.7) + body(k, T, { pat: [0, 1] });
}

/** Sits on its bottom; some come in a flock. */
const pup: Plan = {
  poses: 3,
  ground: "nest",
  draw(k: Kit) {
    if (k.t.flock) {
      const one = (pose: number): string => pup.draw({ ...k, t: { ...k.t, flock: 0 }, faces: [], pose });
      return (
        G("translate(-4 34) scale(.6)", one(0)) +
        G("translate(122 32) scale(-.62 .62)", one(2)) +
        G("translate(22 22) scale(.76)", one(1))
      );
    }
    if (k.pose === 1)
      return (
        [wing(k, 40, 66, 0.7, -20), wing(k, 80, 66, 0.7, 20, { flip: -1 })].join("") +
        pupTail(k) +
        P("M38 86C34 66 46 56 60 56C74 56 86 66 82 86Z", k.c.base, EDGE) +
        P("M47 86C46 70 52 62 60 62C68 62 74 70 73 86Z", k.c.belly) +
        E(46, 85, 8, 5, k.c.base, EDGE) +
        E(74, 85, 8, 5, k.c.base, EDGE) +
        E(50, 70, 4, 6, k.c.base, EDGE) +
        E(70, 70, 4, 6, k.c.base, EDGE) +
        pattern(
          tube([
            [40, 70, 4],
            [46, 60, 4],
            [60, 57, 3],
            [74, 60, 4],
            [80, 70, 4],
          ]),
          k.t.pat,
          0,
          1,
          k.c,
        ) +
        head(k, 60, 40, 1.5, 0, { head: "chibi" })
      );
    if (k.pose === 2) {
      // on all fours, tail up
      const T = tube([
        [10, 40, 1],
        [8, 54, 3],
        [20, 66, 6],
        [38, 68, 14],
        [58, 66, 14],
        [70, 56, 10],
      ]);
      return (
        tip(k, T, 0.7) +
        leg(
          k,
          [
            [48, 74, 6],
            [48, 80, 5],
            [51, 85, 4.4],
          ],
          far(k),
        ) +
        leg(
          k,
          [
            [70, 72, 6],
            [75, 79, 4.6],
            [76, 85, 4],
          ],
          far(k),
        ) +
        wing(k, 56, 58, 0.72, 12, { far: true }) +
        body(k, T, { ridge: [0.12, 0.92, 7, 6], belly: [0.35, 0.95], plates: 5, pat: [0.1, 0.85] }) +
        leg(k, [
          [34, 74, 8],
          [31, 80, 5.6],
          [35, 85, 4.6],
        ]) +
        leg(k, [
          [62, 74, 7],
          [62, 80, 5],
          [65, 85, 4.4],
        ]) +
        wing(k, 50, 60, 0.78, -12) +
        head(k, 76, 44, 1.5, 0)
      );
    }
    const T = tube([
      [12, 70, 1],
      [10, 82, 3],
      [24, 86, 6],
      [42, 76, 14],
      [54, 64, 14],
      [62, 52, 10],
    ]);
    return (
      tip(k, T, 0.65) +
      wing(k, 52, 58, 0.74, 14, { far: true }) +
      leg(
        k,
        [
          [66, 70, 4.6],
          [72, 78, 3.8],
          [72, 85, 3.4],
        ],
        far(k),
      ) +
      body(k, T, { ridge: [0.2, 0.95, 7, 6], belly: [0.4, 0.97], deep: 0, plates: 5, pat: [0.15, 0.85] }) +
      E(47, 81, 9.5, 6.5, k.c.base, EDGE) +
      leg(k, [
        [60, 70, 5],
        [63, 78, 4],
        [62, 85, 3.6],
      ]) +
      wing(k, 45, 60, 0.8, -12) +
      head(k, 66, 40, 1.55, 0)
    );
  },
};

export const young: Record<string, Plan> = {
  pup,
  /** Just out of the shell. */
  egg: {
    poses: 2,
    ground: "nest",
    draw(k: Kit) {
      const shell = "#f3ead6",
        crack = k.pose
          ? "M34 66L40 60L46 67L53 59L60 67L67 60L74 67L80 60L86 66C87 82 76 90 60 90C44 90 33 82 34 66Z"
          : "M30 64L37 58L44 66L51 58L59 66L67 58L75 66L82 59L88 64C88 80 76 90 59 90C42 90 30 80 30 64Z";
      const front = k.pose;
      return (
        wing(k, 42, 60, 0.62, -22) +
        (front ? wing(k, 78, 60, 0.62, 22, { flip: -1 }) : "") +
        P("M42 84C38 60 46 48 60 48C74 48 80 60 78 84Z", k.c.base) +
        P("M50 84C49 64 53 54 60 54C67 54 71 64 70 84Z", k.c.belly) +
        P(crack, shell, ` stroke="#b9a988" stroke-width=".8" stroke-linejoin="round"`) +
        (
          [
            [46, 76, 3],
            [70, 80, 3.6],
            [62, 72, 2.2],
            [80, 72, 2.4],
          ] as const
        )
          .map(([x, y, r]) => E(x, y, r, r * 0.8, mix(shell, k.c.base, 0.35)))
          .join("") +
        E(47, 63, 4.6, 3.8, k.c.base, EDGE) +
        E(73, 63, 4.6, 3.8, k.c.base, EDGE) +
        (front ? head(k, 60, 38, 1.5, 0, { head: "chibi" }) : head(k, 58, 38, 1.6, 0)) +
        (k.t.cap === 0
          ? ""
          : G(
              at(front ? 62 : 54, front ? 14 : 20, 0.9, front ? 6 : -14),
              P(
                "M-16 4C-15 -10 -6 -15 0 -15C8 -15 15 -9 16 4L11 -1L6 5L0 -1L-6 5L-11 0Z",
                shell,
                ` stroke="#b9a988" stroke-width=".8" stroke-linejoin="round"`,
              ) +
                E(-4, -7, 2.4, 2, mix(shell, k.c.base, 0.35)) +
                E(6, -5, 1.8, 1.6, mix(shell, k.c.base, 0.35)),
            ))
      );
    },
  },

  /** A short fat noodle, with or without wings or forelegs. */
  noodle: {
    poses: 2,
    ground: "rock",
    draw(k: Kit) {
      const T = k.pose
        ? tube([
            [8, 60, 1],
            [8, 74, 4],
            [20, 82, 7],
            [36, 76, 9.6],
            [48, 70, 11],
            [60, 60, 11],
            [64, 50, 9],
          ])
        : tube(
            [
              [88, 70, 1],
              [96, 80, 4],
              [82, 86, 6.6],
              [60, 84, 9.4],
              [36, 82, 10.4],
              [28, 68, 11],
              [42, 60, 11],
              [56, 56, 10.4],
              [62, 46, 9],
            ],
            5,
          );
      return (
        tip(k, T, 0.65) +
        (k.t.wing && k.t.wing !== "none" ? wing(k, 52, 58, 0.74, 16, { far: true }) : "") +
        (k.t.arms
          ? leg(
              k,
              [
                [62, 64, 4.6],
                [70, 72, 3.4],
                [72, 84, 3],
              ],
              far(k),
            )
          : "") +
        body(k, T, { ridge: [0.1, 0.95, 9, 5.5], belly: [0.3, 0.97], deep: 0.15, plates: 8, pat: [0.06, 0.9] }) +
        (k.t.arms
          ? leg(k, [
              [52, 68, 5.4],
              [58, 76, 4],
              [58, 84, 3.4],
            ])
          : "") +
        (k.t.wing && k.t.wing !== "none" ? wing(k, 48, 60, 0.8, -14) : "") +
        head(k, 67, 38, 1.5, 0)
      );
    },
  },
};
