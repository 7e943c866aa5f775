// Fairy dragons.
import type { Kit, Plan } from "../model.ts";
import { head } from "../face.ts";
import { body, leg, tip } from "../limbs.ts";
import { E, EDGE, G, P, pick } from "../pen.ts";
import { tube } from "../tube.ts";
import { wing } from "../wings.ts";
import { far } from "./parts.ts";

export const fey: Record<string, Plan> = {
  /** Fairy dragons: small, large-headed, wings of insects or leaves. */
  fey: {
    poses: 5,
    ground: "flower",
    draw(k: Kit) {
      if (k.pose === 3) {
        // sitting on a mushroom, legs dangling
        const T = tube(
            [
              [26, 84, 0.8],
              [28, 72, 2.4],
              [40, 64, 4.4],
              [52, 58, 8.6],
              [58, 46, 7.6],
              [62, 38, 5.6],
            ],
            5,
          ),
          cap = pick(k.c.many, 0) === k.c.base ? k.c.accent : pick(k.c.many, 0);
        return (
          P("M50 96C53 86 52 78 52 72H66C66 80 66 88 70 96Z", "#f1e6cf", EDGE) +
          P("M24 76C26 62 42 56 58 56C76 56 92 62 94 76C76 82 42 82 24 76Z", cap, EDGE) +
          E(38, 69, 4.6, 3.4, "#fff6e4") +
          E(80, 70, 4, 3, "#fff6e4") +
          E(66, 75, 3, 2.2, "#fff6e4") +
          wing(k, 60, 50, 0.95, 56, { far: true }) +
          tip(k, T, 0.6) +
          body(k, T, { ridge: [0.3, 0.9, 5, 3.6], belly: [0.45, 0.97], deep: 0.05, plates: 5, pat: [0.1, 0.85] }) +
          leg(
            k,
            [
              [58, 64, 4.6],
              [68, 66, 3],
              [70, 75, 2],
            ],
            k.c.base,
            { foot: 0.6 },
          ) +
          leg(
            k,
            [
              [60, 52, 3.2],
              [66, 58, 2.2],
              [72, 58, 1.8],
            ],
            k.c.base,
            { foot: 0.5 },
          ) +
          wing(k, 53, 52, 1.02, -6) +
          head(k, 65, 31, k.kid ? 1.3 : 1.14, 0)
        );
      }
      if (k.pose === 4) {
        // facing us, all wings open
        const T = tube(
            [
              [84, 90, 0.8],
              [92, 82, 2.4],
              [82, 74, 3.6],
              [68, 76, 5.4],
              [60, 66, 8.4],
              [60, 52, 8],
            ],
            5,
          ),
          W = (f: number) => G(`translate(60 58) scale(${f} 1)`, wing(k, -4, 0, 1.12, -4));
        return (
          W(1) +
          W(-1) +
          tip(k, T, 0.6) +
          body(k, T, { pat: [0.05, 0.6] }) +
          P("M54 72C52 62 54 54 60 54C66 54 68 62 66 72C63 76 57 76 54 72Z", k.c.belly) +
          E(53, 79, 4.6, 3, k.c.base, EDGE) +
          E(66, 80, 4.6, 3, k.c.base, EDGE) +
          leg(
            k,
            [
              [54, 58, 2.8],
              [50, 65, 2],
              [55, 68, 1.7],
            ],
            k.c.base,
            { foot: 0 },
          ) +
          leg(
            k,
            [
              [66, 58, 2.8],
              [70, 65, 2],
              [65, 68, 1.7],
            ],
            k.c.base,
            { foot: 0 },
          ) +
          head(k, 60, 38, k.kid ? 1.2 : 1.02, 0, { head: "chibi" })
        );
      }
      const pts = pick(
        [
          [
            [26, 78, 0.8],
            [20, 68, 2.2],
            [28, 60, 3.4],
            [40, 66, 5],
            [52, 64, 7.4],
            [62, 54, 7],
            [68, 44, 5.4],
            [72, 38, 5],
          ],
          [
            [44, 88, 0.8],
            [34, 86, 2.4],
            [32, 76, 3.6],
            [44, 72, 5.4],
            [54, 62, 7.6],
            [58, 50, 7],
            [62, 40, 5.4],
            [66, 36, 5],
          ],
          [
            [22, 58, 0.8],
            [28, 68, 2.6],
            [40, 70, 4.6],
            [54, 66, 7.2],
            [66, 60, 7],
            [76, 52, 5.4],
            [80, 48, 5],
          ],
        ] as const,
        k.pose,
      );
      const T = tube(pts, 5),
        big = k.kid ? 1.3 : 1.12,
        [hx, hy] = pick(
          [
            [75, 32],
            [69, 30],
            [84, 43],
          ] as const,
          k.pose,
        ),
        [wx, wy] = pick(
          [
            [56, 54],
            [54, 56],
            [62, 58],
          ] as const,
          k.pose,
        );
      const [ax, ay] = pick(
        [
          [64, 56],
          [60, 56],
          [70, 62],
        ] as const,
        k.pose,
      );
      return (
        tip(k, T, 0.6) +
        wing(k, wx + 8, wy - 3, 0.95, 62, { far: true }) +
        leg(
          k,
          [
            [ax + 3, ay, 3],
            [ax + 10, ay + 4, 2],
            [ax + 14, ay + 1, 1.6],
          ],
          far(k),
          { foot: 0.5 },
        ) +
        body(k, T, { ridge: [0.3, 0.9, 6, 3.6], belly: [0.4, 0.97], deep: 0.05, plates: 5, pat: [0.1, 0.85] }) +
        leg(
          k,
          [
            [ax - 10, ay + 11, 4.4],
            [ax - 4, ay + 18, 2.6],
            [ax - 8, ay + 23, 1.8],
          ],
          k.c.base,
          { foot: 0.55 },
        ) +
        leg(
          k,
          [
            [ax - 2, ay + 1, 3.4],
            [ax + 4, ay + 8, 2.2],
            [ax + 9, ay + 7, 1.8],
          ],
          k.c.base,
          { foot: 0.5 },
        ) +
        wing(k, wx, wy, 1.05, pick([0, -6, -4], k.pose)) +
        head(k, hx, hy, big, pick([2, -4, 4], k.pose))
      );
    },
  },
};
