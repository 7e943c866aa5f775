// Wings: the shoulder at 0 0, reaching up and back.
import type { Colours, Kit } from "./model.ts";
import { at, dark, E, EDGE, G, light, mix, P, pick, S } from "./pen.ts";

const WINGS: Record<string, (c: Colours) => string> = {
  bat: (c) =>
    P(
      "M2 2C5 -12 4 -24 -2 -36C-12 -44 -24 -47 -38 -46Q-34 -36 -44 -25Q-33 -20 -37 -6Q-24 -8 -15 6Q-6 3 2 2Z",
      c.wing,
      EDGE,
    ) +
    S("M-2 -35L-43 -25M-2 -35L-36 -7M-2 -35L-15 4", c.wingDark, 1.1) +
    S("M0 1C3 -12 3 -24 -2 -35C-12 -43 -24 -46 -37 -45.500", c.limb, 2.8) +
    P("M-2 -36L2 -43L2 -34Z", c.horn),
  sail: (c) =>
    P(
      "M2 2C6 -14 2 -30 -4 -48Q-10 -38 -18 -40Q-18 -30 -28 -28Q-24 -20 -32 -12Q-24 -10 -24 0Q-12 -4 -8 5Z",
      c.wing,
      EDGE,
    ) +
    S("M0 0L-17 -39M0 0L-27 -27M0 0L-31 -12M-2 1L-23 0", c.wingDark, 1.1) +
    S("M1 1C5 -14 2 -30 -4 -47", c.limb, 2.8),
  ragged: (c) =>
    P(
      "M2 2C6 -10 6 -22 0 -34C-8 -44 -22 -48 -40 -50Q-30 -44 -30 -40L-46 -34Q-34 -32 -32 -27L-46 -18Q-32 -18 -29 -12L-34 0Q-22 -6 -14 7Q-6 4 2 2Z",
      c.wing,
      EDGE,
    ) +
    S("M0 -33L-45 -34M0 -33L-45 -18M0 -33L-34 -1M0 -33L-14 5", c.wingDark, 1.1) +
    S("M1 1C5 -10 5 -22 0 -33C-8 -43 -22 -47 -39 -49.500", c.limb, 2.8) +
    P("M0 -34L5 -42L4 -31Z", c.horn),
  feather: (c) =>
    Array.from({ length: 8 }, (_, i) => {
      const v = i / 7,
        ox = -2 - 3 * Math.sin(v * 3),
        oy = -4 - v * 26,
        a = -78 + v * 50,
        l = 30 + v * 18;
      return G(
        at(ox, oy, 1, a),
        P(
          `M-3.600 0C-5.500 ${-l * 0.5} -3 ${-l * 0.9} 0 ${-l}C3.500 ${-l * 0.9} 5 ${-l * 0.5} 3.600 0Z`,
          i % 2 ? c.wing : light(c.wing, 0.22),
          EDGE,
        ),
      );
    }).join("") +
    Array.from({ length: 5 }, (_, i) => {
      const v = i / 4,
        a = -75 + v * 48;
      return G(
        at(-1 - v * 2, -3 - v * 24, 1, a),
        P("M-4 0C-5.500 -8 -3 -16 0 -19C3 -16 5.500 -8 4 0Z", i % 2 ? c.accent : light(c.accent, 0.2), EDGE),
      );
    }).join("") +
    P("M3 4C8 -8 6 -24 -2 -34C-8 -30 -10 -18 -8 -6C-6 0 -2 4 3 4Z", c.base, EDGE),
  swift: (c) =>
    Array.from({ length: 6 }, (_, i) => {
      const v = i / 5,
        a = -96 + v * 34,
        l = 20 + v * 36;
      return G(
        at(-2 - v * 4, -2 - v * 15, 1, a),
        P(
          `M-3.400 0C-4.500 ${-l * 0.5} -2 ${-l * 0.9} 0 ${-l}C3 ${-l * 0.9} 4.500 ${-l * 0.5} 3.400 0Z`,
          i % 2 ? c.wing : light(c.wing, 0.22),
          EDGE,
        ),
      );
    }).join("") + P("M3 4C8 -4 4 -16 -6 -22C-14 -20 -16 -10 -12 -4C-8 0 -2 4 3 4Z", c.base, EDGE),
  moth: (c) =>
    P("M0 0C-10 4 -26 10 -32 4C-36 -4 -26 -12 -14 -10Z", dark(c.wing, 0.12), EDGE) +
    P("M1 1C-4 -16 -20 -34 -38 -32C-44 -26 -38 -10 -26 -4C-16 0 -8 2 1 1Z", c.wing, EDGE) +
    E(-27, -19, 6.5, 6.5, c.accent) +
    E(-27, -19, 3.6, 3.6, dark(c.base, 0.4)) +
    S("M-8 -4C-12 -10 -16 -16 -22 -26M-10 -2C-18 -4 -26 -8 -33 -10", c.wingDark, 0.9) +
    E(-24, 1, 3, 2.6, c.accent),
  butterfly: (c) =>
    P("M0 0C-6 10 -16 22 -26 20C-32 16 -28 6 -18 0Z", c.accent, EDGE) +
    P("M1 1C0 -18 -12 -40 -28 -42C-40 -38 -38 -18 -26 -8C-18 -2 -8 1 1 1Z", c.wing, EDGE) +
    P("M-4 -6C-8 -18 -16 -30 -25 -34C-31 -30 -29 -20 -22 -13C-16 -8 -10 -6 -4 -6Z", light(c.wing, 0.35)) +
    S("M-3 -4L-22 -26M-5 -4L-24 -17", c.wingDark, 0.9) +
    E(-21, 14, 3, 3, light(c.accent, 0.5)),
  dragonfly: (c) =>
    (
      [
        [-38, 48, 5],
        [-62, 42, 5],
      ] as const
    )
      .map(([r, l, w]) =>
        G(
          `rotate(${r})`,
          P(
            `M-1 0C${-w} ${-l * 0.4} ${-w - 1.5} ${-l * 0.85} 0 ${-l}C${w + 1} ${-l * 0.85} ${w - 1} ${-l * 0.4} 1 0Z`,
            light(c.wing, 0.45),
            ` fill-opacity=".88" stroke="${c.wingDark}" stroke-width=".9"`,
          ) +
            S(
              `M0 -3V${-l * 0.85}M0 ${-l * 0.4}L${w * 0.7} ${-l * 0.65}M0 ${-l * 0.35}L${-w * 0.8} ${-l * 0.6}`,
              c.wingDark,
              0.6,
            ),
        ),
      )
      .join(""),
  bee: (c) =>
    (
      [
        [-20, 30, 10],
        [-62, 24, 8],
      ] as const
    )
      .map(([r, l, w]) =>
        G(
          `rotate(${r})`,
          P(
            `M-1 0C${-w} ${-l * 0.3} ${-w} ${-l} 0 ${-l}C${w} ${-l} ${w} ${-l * 0.3} 1 0Z`,
            light(c.wing, 0.5),
            ` fill-opacity=".88" stroke="${c.wingDark}" stroke-width=".9"`,
          ) + S(`M0 -3V${-l * 0.8}M0 ${-l * 0.35}L${w * 0.5} ${-l * 0.7}`, c.wingDark, 0.6),
        ),
      )
      .join(""),
  leaf: (c) =>
    (
      [
        [-30, 44, 15],
        [-72, 32, 11],
      ] as const
    )
      .map(([r, l, w], i) =>
        G(
          `rotate(${r})`,
          P(
            `M0 1C${-w} ${-l * 0.2} ${-w} ${-l * 0.7} 0 ${-l}C${w} ${-l * 0.7} ${w} ${-l * 0.2} 0 1Z`,
            c.leaf ?? (i ? "#8fae6a" : "#7a9c57"),
            EDGE,
          ) +
            S(
              `M0 0V${-l * 0.85}M0 ${-l * 0.3}L${w * 0.5} ${-l * 0.48}M0 ${-l * 0.3}L${-w * 0.5} ${-l * 0.48}M0 ${-l * 0.55}L${w * 0.4} ${-l * 0.7}M0 ${-l * 0.55}L${-w * 0.4} ${-l * 0.7}`,
              "#4f7440",
              0.8,
            ),
        ),
      )
      .join(""),
  petal: (c) =>
    (
      [
        [-18, 42, 14],
        [-52, 40, 13],
        [-84, 26, 9],
      ] as const
    )
      .map(([r, l, w], i) =>
        G(
          `rotate(${r})`,
          P(
            `M0 1C${-w} ${-l * 0.35} ${-w} ${-l * 0.95} ${-w * 0.2} ${-l}Q0 ${-l * 0.9} ${w * 0.2} ${-l}C${w} ${-l * 0.95} ${w} ${-l * 0.35} 0 1Z`,
            pick([c.wing, light(c.wing, 0.28), c.accent], i),
            EDGE,
          ) +
            S(
              `M0 -4V${-l * 0.7}M0 -6L${w * 0.4} ${-l * 0.65}M0 -6L${-w * 0.4} ${-l * 0.65}`,
              mix(c.wing, c.wingDark, 0.5),
              0.7,
            ),
        ),
      )
      .join(""),
  maple: () =>
    (
      [
        [-34, 50, 9],
        [-70, 40, 8],
      ] as const
    )
      .map(([r, l, w]) =>
        G(
          `rotate(${r})`,
          P(
            `M-1 0C${-w * 1.5} ${-l * 0.4} ${-w * 1.7} ${-l * 0.85} ${-w * 0.5} ${-l}C${w * 0.5} ${-l} ${w * 0.6} ${-l * 0.5} 2 0Z`,
            "#c98f55",
            EDGE,
          ) +
            S(`M1 -2C${w * 0.5} ${-l * 0.5} ${w * 0.2} ${-l * 0.9} ${-w * 0.4} ${-l * 0.97}`, "#8a5a30", 1.6) +
            S(
              `M2 ${-l * 0.3}L${-w} ${-l * 0.5}M2 ${-l * 0.5}L${-w} ${-l * 0.7}M1 ${-l * 0.7}L${-w * 0.9} ${-l * 0.86}`,
              "#8a5a30",
              0.6,
            ),
        ),
      )
      .join(""),
  oak: () =>
    (
      [
        [-30, 1.15],
        [-74, 0.85],
      ] as const
    )
      .map(([r, s], i) =>
        G(
          `rotate(${r}) scale(${s})`,
          P(
            "M0 1C-5 -3 -9 -6 -7 -10C-13 -11 -14 -17 -9 -20C-14 -24 -11 -31 -6 -31C-5 -36 -2 -38 0 -39C2 -38 5 -36 6 -31C11 -31 14 -24 9 -20C14 -17 13 -11 7 -10C9 -6 5 -3 0 1Z",
            i ? "#b9772f" : "#a35f2b",
            EDGE,
          ) + S("M0 0V-34M0 -12L7 -15M0 -12L-7 -15M0 -22L7 -26M0 -22L-7 -26", "#6d3d1d", 0.8),
        ),
      )
      .join(""),
  fin: (c) =>
    P("M2 3C0 -10 -6 -22 -16 -30Q-18 -22 -26 -22Q-24 -14 -32 -10Q-26 -4 -28 4Q-14 2 -6 6Z", c.wing, EDGE) +
    S("M0 1L-15 -26M-1 2L-25 -19M-2 2L-29 -8", c.wingDark, 1),
  stub: (c) =>
    P("M2 3C1 -6 -3 -13 -9 -18Q-11 -12 -17 -12Q-16 -6 -20 -2Q-12 -1 -6 5Z", c.wing, EDGE) +
    S("M0 1L-9 -16M-1 2L-16 -10", c.wingDark, 0.9),
  none: () => "",
};
export interface WingWish {
  kind?: string;
  far?: boolean;
  /** -1 is mirrored. */
  flip?: number;
}

/** A wing; far ones are darker. */
export function wing(k: Kit, x: number, y: number, s: number, rot = 0, o: WingWish = {}): string {
  const kind = o.kind ?? k.t.wing ?? "bat",
    w = WINGS[kind] ?? (() => ""),
    c = k.c,
    v: Colours = o.far
      ? {
          ...c,
          wing: mix(c.wing, c.dark, 0.42),
          accent: mix(c.accent, c.dark, 0.42),
          base: c.dark,
          limb: c.dark,
          horn: dark(c.horn, 0.3),
        }
      : { ...c, limb: c.base };
  const d = w(v);
  return d
    ? G(at(x, y, s, rot, o.flip ?? 1), o.far && /leaf|oak|maple/.test(kind) ? `<g opacity=".75">${d}</g>` : d)
    : "";
}
