// Skins and wisps.
import type { Kit, Plan } from "../model.ts";
import { head } from "../face.ts";
import { pattern, ridge } from "../hide.ts";
import { body, leg, tip } from "../limbs.ts";
import { E, EDGE, G, light, P, S, pick, type Joint } from "../pen.ts";
import { band, outline, tube } from "../tube.ts";

export const gliding: Record<string, Plan> = {
  /** Skin between the limbs: seen from above, sailing. */
  glider: {
    poses: 2,
    ground: "sky",
    draw(k: Kit) {
      const c = k.c,
        T = tube([
          [2, 88, 0.8],
          [16, 80, 2.6],
          [30, 72, 4.4],
          [46, 60, 9],
          [60, 48, 10],
          [72, 38, 7.4],
          [80, 32, 6.4],
        ]);
      const skin =
        P(
          "M66 40C60 26 48 14 32 6C32 22 24 36 12 48C20 56 30 64 36 70C42 76 46 84 52 92C64 84 76 76 92 74C86 60 78 48 66 40Z",
          c.wing,
          EDGE,
        ) +
        S(
          "M62 44C52 34 42 22 34 10M50 58C38 56 26 52 15 49M50 60C52 70 52 80 53 89M66 46C74 56 82 66 90 73",
          c.wingDark,
          1.2,
        ) +
        (k.t.pat === "spots" || k.t.pat === "stars" || k.t.pat === "mosaic"
          ? (
              [
                [38, 24],
                [28, 42],
                [70, 66],
                [58, 78],
                [46, 36],
              ] as const
            )
              .map(([x, y], i) => E(x, y, 3, 3, pick(c.many, i)))
              .join("")
          : S("M44 20C40 32 32 42 24 50M80 62C72 68 62 76 56 84", c.mark, 2, ' opacity=".55"'));
      const limb = (p: readonly Joint[]) => leg(k, p, c.base, { foot: 0.5 });
      if (k.pose) k.spin = [-18, 60, 52];
      return G(
        k.pose ? "rotate(-18 60 52)" : "",
        tip(k, T, 0.9) +
          skin +
          limb([
            [62, 42, 4.4],
            [48, 26, 2.8],
            [34, 9, 1.8],
          ]) +
          limb([
            [66, 46, 4.4],
            [80, 58, 2.8],
            [92, 72, 1.8],
          ]) +
          limb([
            [44, 56, 4.4],
            [30, 54, 2.8],
            [14, 48, 1.8],
          ]) +
          limb([
            [48, 64, 4.4],
            [52, 76, 2.8],
            [52, 90, 1.8],
          ]) +
          body(k, T, { ridge: [0.2, 0.9, 8, 4.5], pat: [0.15, 0.85] }) +
          head(k, 82, 29, 1, -22),
      );
    },
  },

  /** A ray with a dragon's tail. */
  manta: {
    poses: 1,
    ground: "deep",
    draw(k: Kit) {
      const c = k.c,
        T = tube([
          [4, 84, 0.6],
          [16, 78, 1.8],
          [28, 66, 3],
          [42, 56, 6],
          [58, 46, 9],
          [76, 40, 8],
        ]);
      return (
        tip(k, T, 0.6, "spade") +
        P(
          "M80 30C64 18 52 6 30 4C36 18 34 32 28 44C34 52 42 58 50 62C54 74 66 88 92 92C86 78 88 60 92 46C92 38 88 34 80 30Z",
          c.base,
          EDGE,
        ) +
        P("M76 34C64 26 54 16 40 12C44 24 42 34 38 43C46 50 52 54 56 58C60 68 68 78 80 82C78 70 80 58 82 48Z", c.wing) +
        body(k, T, { ridge: [0.3, 0.8, 5, 4], pat: [0.2, 0.9] }) +
        (
          [
            [50, 28],
            [66, 66],
            [60, 40],
            [70, 54],
          ] as const
        )
          .map(([x, y]) => E(x, y, 3, 2.4, c.mark))
          .join("") +
        P("M90 38C98 36 102 38 104 44C98 44 94 44 90 44Z", c.accent, EDGE) +
        head(k, 84, 38, 0.92, 6)
      );
    },
  },

  /** A will-o'-the-wisp with a dragon's face. */
  spirit: {
    poses: 2,
    ground: "glade",
    draw(k: Kit) {
      const c = k.c,
        T = k.pose
          ? tube([
              [8, 30, 0.8],
              [20, 24, 3],
              [32, 36, 5.6],
              [34, 54, 8],
              [46, 68, 10],
              [62, 66, 10.4],
              [70, 52, 9],
              [74, 40, 7.4],
            ])
          : tube([
              [18, 90, 0.8],
              [10, 78, 3.4],
              [20, 66, 6],
              [38, 66, 8],
              [50, 56, 10.4],
              [60, 42, 9.4],
              [68, 32, 7.4],
            ]);
      const [hx, hy] = k.pose ? [76, 34] : [71, 27];
      return (
        `<g opacity=".28">${P(outline(T), c.base, ` stroke="${light(c.accent, 0.25)}" stroke-width="10" stroke-linejoin="round"`)}</g>` +
        ridge(T, k.t.back ?? "leaf", 0.1, 0.95, 13, 9, c.accent) +
        P(outline(T), c.base, EDGE) +
        P(band(T, 0.1, 0.97, 0.6, -0.1), light(c.base, 0.35)) +
        pattern(T, k.t.pat, 0.08, 0.92, c) +
        leg(
          k,
          [
            [k.pose ? 66 : 56, k.pose ? 62 : 58, 4.4],
            [k.pose ? 76 : 66, k.pose ? 68 : 64, 2.8],
            [k.pose ? 82 : 73, k.pose ? 64 : 61, 2],
          ],
          c.base,
          { foot: 0.6 },
        ) +
        leg(
          k,
          [
            [k.pose ? 58 : 50, k.pose ? 68 : 63, 4.4],
            [k.pose ? 66 : 58, k.pose ? 78 : 74, 2.8],
            [k.pose ? 73 : 66, k.pose ? 76 : 73, 2],
          ],
          c.base,
          { foot: 0.6 },
        ) +
        head(k, hx, hy, 1.08, 2) +
        (
          [
            [16, 54],
            [94, 66],
            [100, 20],
            [44, 18],
          ] as const
        )
          .map(
            ([x, y], i) =>
              E(x, y, i % 2 ? 2.4 : 1.7, i % 2 ? 2.4 : 1.7, light(c.accent, 0.3)) +
              E(x, y, i % 2 ? 5 : 4, i % 2 ? 5 : 4, light(c.accent, 0.3), ' opacity=".25"'),
          )
          .join("")
      );
    },
  },
};
