// Diggers, shells, stings and fans.
import type { Kit, Plan } from "../model.ts";
import { head } from "../face.ts";
import { pattern, ridge } from "../hide.ts";
import { body, leg, tip } from "../limbs.ts";
import { at, dark, E, EDGE, G, mix, P, S, pick } from "../pen.ts";
import { band, on, outline, tube } from "../tube.ts";
import { far } from "./parts.ts";

export const armoured: Record<string, Plan> = {
  /** The digger: barrel body, spades for hands, a hide of stone. */
  mole: {
    poses: 2,
    ground: "rubble",
    draw(k: Kit) {
      const up = k.pose,
        T = up
          ? tube([
              [14, 84, 1],
              [22, 78, 8],
              [40, 70, 17],
              [60, 58, 17],
              [74, 46, 11],
            ])
          : tube([
              [4, 76, 1],
              [14, 72, 6],
              [32, 64, 16],
              [56, 62, 19],
              [74, 64, 13],
            ]);
      const hand = (x: number, y: number, r: number, col: string, s = 1) =>
        G(
          at(x, y, s, r),
          P("M-6 -6C-2 -10 6 -9 9 -4C11 2 8 8 2 9C-4 9 -9 2 -6 -6Z", col, EDGE) +
            P("M7 -6L18 -8L9 -2ZM9 -1L20 1L8 3ZM7 4L16 10L3 8Z", k.c.horn, EDGE),
        );
      return (
        tip(k, T, 0.6, "club") +
        hand(up ? 88 : 84, up ? 62 : 78, up ? -20 : 16, far(k), 0.9) +
        ridge(T, k.t.back === "crystal" ? "crystal" : "plate", 0.2, 0.92, 6, 12, k.c.accent) +
        P(outline(T), k.c.base, EDGE) +
        pattern(T, k.t.pat ?? "scales", 0.2, 0.85, k.c) +
        P(band(T, 0.3, 0.97, -0.98, -0.45), k.c.belly) +
        leg(k, [
          [up ? 40 : 34, 76, 9],
          [up ? 36 : 30, 82, 5],
          [up ? 42 : 36, 85.5, 4],
        ]) +
        head(k, up ? 79 : 80, up ? 38 : 58, up ? 1.12 : 1.15, up ? -8 : 10) +
        hand(up ? 74 : 66, up ? 66 : 80, up ? 8 : 20, k.c.base, 1.15)
      );
    },
  },

  /** Under a dome that is half a hill. */
  tortoise: {
    poses: 2,
    ground: "rock",
    draw(k: Kit) {
      const T = tube([
          [2, 84, 0.8],
          [10, 80, 4],
          [26, 76, 8],
          [70, 76, 9],
          [84, 64, 8],
          [90, 50, 7],
        ]),
        dome = "M14 76C14 48 32 34 52 34C72 34 84 52 84 74C70 80 28 82 14 76Z",
        cr = k.t.back === "crystal" || k.t.back === "leaf" || k.t.back === "plate" ? k.t.back : "plate";
      const R = tube([
        [16, 66, 3],
        [28, 46, 3],
        [50, 37, 3],
        [70, 46, 3],
        [82, 66, 3],
      ]);
      return (
        tip(k, T, 0.55) +
        leg(
          k,
          [
            [66, 76, 7],
            [74, 82, 5.6],
            [74, 86, 5],
          ],
          far(k),
        ) +
        leg(
          k,
          [
            [26, 76, 7],
            [30, 82, 5.6],
            [32, 86, 5],
          ],
          far(k),
        ) +
        body(k, T, { belly: [0.72, 0.97], plates: 4 }) +
        ridge(R, cr, 0.12, 0.9, cr === "crystal" ? 5 : 7, cr === "crystal" ? 15 : 10, k.c.accent) +
        P(dome, k.c.shell ?? mix(k.c.base, k.c.rockDark, 0.45), EDGE) +
        (
          [
            [34, 58, 9],
            [52, 50, 10],
            [68, 60, 9],
            [50, 68, 8],
          ] as const
        )
          .map(([x, y, q]) =>
            P(
              `M${x - q} ${y}L${x - q * 0.5} ${y - q * 0.8}H${x + q * 0.5}L${x + q} ${y}L${x + q * 0.5} ${y + q * 0.8}H${x - q * 0.5}Z`,
              mix(k.c.shell ?? k.c.rockDark, k.c.mark, 0.5),
              EDGE,
            ),
          )
          .join("") +
        P("M14 74C30 82 68 82 84 72C84 78 78 82 50 82C24 82 14 80 14 74Z", k.c.belly, EDGE) +
        leg(k, [
          [56, 80, 7],
          [56, 83, 6],
          [57, 86, 5.4],
        ]) +
        leg(k, [
          [20, 78, 7],
          [17, 83, 6],
          [18, 86, 5.4],
        ]) +
        head(k, k.pose ? 92 : 91, k.pose ? 52 : 47, 1.05, k.pose ? 12 : 2)
      );
    },
  },

  /** Pincers before, sting above. */
  scorpio: {
    poses: 1,
    ground: "rock",
    draw(k: Kit) {
      const T = tube([
        [64, 22, 2.6],
        [48, 12, 5],
        [28, 18, 6.4],
        [16, 36, 7.4],
        [18, 56, 8.6],
        [34, 66, 12],
        [54, 66, 13],
        [70, 62, 10],
        [78, 58, 8],
      ]);
      const claw = (x: number, y: number, r: number, col: string, s: number) =>
        G(at(x, y, s, r), P("M-4 -4C2 -12 16 -14 24 -6C18 -6 14 -4 11 -1C16 0 20 2 22 6C14 10 2 8 -4 4Z", col, EDGE));
      const L = (x: number, col: string, q: number) =>
        leg(
          k,
          [
            [x, 68, 4.4],
            [x + q, 70, 2.8],
            [x + q * 1.5, 86, 1.8],
          ],
          col,
          { foot: 0.5 },
        );
      return (
        L(44, far(k), 10) +
        L(58, far(k), 12) +
        leg(
          k,
          [
            [72, 66, 4],
            [86, 72, 3],
            [92, 66, 2.6],
          ],
          far(k),
          { foot: 0 },
        ) +
        claw(92, 64, -30, far(k), 0.9) +
        body(k, T, { ridge: [0.1, 0.9, 10, 5], belly: [0.5, 0.97], deep: 0.3, pat: [0.1, 0.9] }) +
        S(
          [0.12, 0.2, 0.28, 0.36, 0.44]
            .map((u) => {
              const p = on(T, u);
              return `M${p.x + p.nx * p.w} ${p.y + p.ny * p.w}L${p.x - p.nx * p.w} ${p.y - p.ny * p.w}`;
            })
            .join(""),
          k.c.dark,
          1.2,
        ) +
        G(
          at(66, 22, 1, 0),
          E(2, 2, 6, 6.4, k.c.accent, EDGE) + P("M5 -2C12 0 14 8 11 15C8 12 6 9 2 7Z", k.c.horn, EDGE),
        ) +
        L(36, k.c.base, -10) +
        L(50, k.c.base, -5) +
        L(62, k.c.base, 6) +
        leg(
          k,
          [
            [66, 68, 5],
            [74, 78, 3.4],
            [82, 80, 3],
          ],
          k.c.base,
          { foot: 0 },
        ) +
        claw(83, 80, -8, k.c.base, 1.05) +
        head(k, 80, 54, 0.98, 2)
      );
    },
  },

  /** Two strong legs, two silly arms. */
  rex: {
    poses: 1,
    ground: "rock",
    draw(k: Kit) {
      const T = tube([
          [2, 46, 0.8],
          [10, 56, 3.4],
          [24, 60, 7],
          [42, 56, 13],
          [58, 46, 12],
          [68, 34, 9],
          [74, 28, 8],
        ]),
        s = k.kid ? 1.4 : 1.25;
      return (
        tip(k, T, 0.6) +
        leg(
          k,
          [
            [48, 60, 9],
            [60, 70, 5],
            [52, 78, 3.6],
            [57, 85.5, 3.4],
          ],
          far(k),
          { foot: 1.2 },
        ) +
        body(k, T, { ridge: [0.08, 0.92, 10, 6.5], belly: [0.35, 0.97], pat: [0.1, 0.85] }) +
        leg(
          k,
          [
            [64, 52, 3.6],
            [72, 58, 2.2],
            [77, 55, 1.8],
          ],
          k.c.base,
          { foot: 0.5 },
        ) +
        leg(
          k,
          [
            [38, 60, 11],
            [50, 71, 6],
            [40, 79, 4],
            [44, 85.5, 3.6],
          ],
          k.c.base,
          { foot: 1.3 },
        ) +
        head(k, 77, 24, s, 4)
      );
    },
  },

  // ------------------------------------------------------------ hatchlings: round, large-eyed

  /** A great fan for a tail. */
  rufftail: {
    poses: 2,
    ground: "rock",
    draw(k: Kit) {
      const c = k.c,
        fan = Array.from({ length: 9 }, (_, i) =>
          G(
            at(30, 66, 1, -100 + i * 17),
            P(`M-3 0C-8 -20 -8 -44 0 -56C8 -44 8 -20 3 0Z`, i % 2 ? c.wing : c.accent, EDGE) +
              E(0, -44, 3.6, 5.4, pick(c.many, i + 1)) +
              E(0, -44, 1.8, 2.8, dark(c.base, 0.5)),
          ),
        ).join("");
      const T = k.pose
          ? tube([
              [22, 68, 6],
              [38, 64, 10],
              [56, 66, 11],
              [70, 66, 8],
              [82, 62, 6.6],
            ])
          : tube([
              [22, 70, 6],
              [38, 66, 10],
              [56, 62, 11],
              [68, 50, 8],
              [74, 38, 6.6],
            ]),
        [hx, hy] = k.pose ? [86, 60] : [77, 33];
      return (
        fan +
        leg(
          k,
          [
            [64, 68, 5],
            [71, 77, 3.4],
            [72, 85.5, 2.8],
          ],
          far(k),
        ) +
        leg(
          k,
          [
            [44, 70, 6],
            [45, 78, 3.6],
            [50, 85.5, 2.8],
          ],
          far(k),
        ) +
        body(k, T, { ridge: [0.2, 0.92, 8, 6], belly: [0.25, 0.97], pat: [0.05, 0.85] }) +
        leg(k, [
          [34, 70, 8],
          [30, 78, 4.4],
          [34, 85.5, 3],
        ]) +
        leg(k, [
          [58, 68, 6],
          [60, 78, 3.8],
          [62, 85.5, 3],
        ]) +
        head(k, hx, hy, 1.02, 4)
      );
    },
  },
};
