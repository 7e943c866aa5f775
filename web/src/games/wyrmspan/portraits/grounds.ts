// Where a dragon sits, and what stands beside it.
import type { Colours } from "./model.ts";
import { at, dark, E, EDGE, G, light, mix, P, pick, S } from "./pen.ts";

const wave = (y: number, col: string, o = ""): string =>
  P(
    `M-4 ${y}C8 ${y - 4} 18 ${y - 4} 30 ${y}S50 ${y + 4} 60 ${y}S80 ${y - 4} 90 ${y}S112 ${y + 4} 124 ${y}V98H-4Z`,
    col,
    o,
  );
export const mushroom = (x: number, y: number, s: number, cap: string): string =>
  G(
    at(x, y, s),
    P("M-3 0C-2 -8 -3 -14 -3 -18H4C4 -12 3 -6 5 0Z", "#f1e6cf", EDGE) +
      P("M-14 -16C-14 -30 -6 -34 1 -34C8 -34 15 -29 15 -16C6 -13 -6 -13 -14 -16Z", cap, EDGE) +
      E(-5, -23, 2.6, 2.2, "#fff6e4") +
      E(5, -27, 2.2, 1.9, "#fff6e4") +
      E(8, -19, 1.8, 1.5, "#fff6e4"),
  );
export const fern = (x: number, y: number, s: number): string =>
  G(
    at(x, y, s),
    S("M0 0C1 -14 0 -24 6 -36", "#5f7d48", 1.8) +
      (
        [
          [0.4, -8],
          [0.6, -15],
          [1.6, -22],
          [3.6, -29],
        ] as const
      )
        .map(([a, b], i) =>
          P(
            `M${a} ${b}C${a + 6} ${b - 6} ${a + 11} ${b - 6} ${a + 14 - i * 2} ${b - 3}C${a + 10} ${b + 2} ${a + 4} ${b + 2} ${a} ${b}ZM${a} ${b}C${a - 6} ${b - 6} ${a - 11} ${b - 6} ${a - 14 + i * 2} ${b - 3}C${a - 10} ${b + 2} ${a - 4} ${b + 2} ${a} ${b}Z`,
            i % 2 ? "#86a668" : "#759a59",
          ),
        )
        .join(""),
  );
export const bloom = (x: number, y: number, s: number, col: string): string =>
  G(
    at(x, y, s),
    S("M0 0C-1 -14 1 -24 0 -32", "#5f7d48", 1.8) +
      P("M0 -12C-8 -12 -12 -17 -13 -22C-6 -22 -1 -18 0 -12Z", "#86a668") +
      [0, 72, 144, 216, 288]
        .map((r) => G(`translate(0 -36) rotate(${r})`, P("M0 0C-6 -4 -5 -12 0 -13C5 -12 6 -4 0 0Z", col, EDGE)))
        .join("") +
      E(0, -36, 3, 3, "#f2cf6b"),
  );
export const pine = (x: number, y: number, s: number): string =>
  G(
    at(x, y, s),
    P("M-1 0V-4H1V0Z", "#6f5338") + P("M-6 -3L0 -11L6 -3ZM-5 -8L0 -16L5 -8ZM-3.500 -13L0 -20L3.500 -13Z", "#5f7d5a"),
  );
export const crystals = (x: number, y: number, s: number, col: string): string =>
  G(
    at(x, y, s),
    P("M-4 0L-6 -14L-1 -22L4 -14L3 0Z", col, EDGE) +
      P("M-1 -22L0 0H3L4 -14Z", dark(col, 0.18)) +
      P("M4 0L6 -9L10 -13L13 -7L10 0ZM-6 0L-12 -6L-13 -11L-8 -9L-4 0Z", light(col, 0.25), EDGE),
  );
const coin = (x: number, y: number): string => E(x, y, 4, 2.1, "#c98f2b") + E(x, y - 1, 4, 2.1, "#efc557", EDGE);
/** What lies beside a dragon. */
export const THING: Record<string, (c: Colours) => string> = {
  coins: () =>
    (
      [
        [8, 93],
        [16, 94],
        [24, 93],
        [12, 90.5],
        [20, 90.5],
        [15.5, 88],
      ] as const
    )
      .map(([x, y]) => coin(x, y))
      .join(""),
  eggs: (c) =>
    (
      [
        [9, 87, -14],
        [18, 88, 12],
      ] as const
    )
      .map(([x, y, r], i) =>
        G(
          at(x, y, 1, r),
          P(
            "M0 -7C4 -7 5.500 -1 5.500 2C5.500 5 3 7 0 7C-3 7 -5.500 5 -5.500 2C-5.500 -1 -4 -7 0 -7Z",
            i ? "#f6ecd6" : light(c.base, 0.6),
            EDGE,
          ) +
            P(
              "M-4.500 -1L-2 1L0 -1L2 1L4.500 -1L5.300 1.500L2 3.500L0 1.500L-2 3.500L-5.300 1.500Z",
              i ? c.accent : c.base,
            ),
        ),
      )
      .join("") + S("M2 92C8 97 20 97 26 92M4 95C10 98 18 98 24 95", "#8a6a45", 1.8),
  orb: () =>
    E(14, 86, 8, 8, "#cfe0ea", EDGE) +
    E(12, 83.5, 4.6, 4, "#eef6f8") +
    E(16, 88, 2.6, 2.2, "#b49bd6") +
    P("M7 95C8 91 20 91 21 95Z", "#8a6a45"),
  notes: (c) =>
    (
      [
        [8, 24, 1],
        [20, 13, 0.8],
      ] as const
    )
      .map(([x, y, s]) => G(at(x, y, s, -8), E(0, 6, 3.4, 2.6, c.dark) + S("M3 6V-7C6 -5 8 -4 8 0", c.dark, 1.5)))
      .join(""),
  sparks: () =>
    (
      [
        [14, 22],
        [26, 12],
        [8, 38],
        [104, 16],
      ] as const
    )
      .map(([x, y], i) =>
        P(
          `M${x} ${y + 4}C${x - 4} ${y} ${x - 1} ${y - 3} ${x} ${y - 7}C${x + 1} ${y - 3} ${x + 4} ${y} ${x} ${y + 4}Z`,
          i % 2 ? "#f2b544" : "#e0662d",
        ),
      )
      .join(""),
  sleep: (c) =>
    (
      [
        [9, 20, 1],
        [18, 10, 0.7],
      ] as const
    )
      .map(([x, y, s]) => G(at(x, y, s), S("M-4 -4H4L-4 4H4", c.dark, 1.6, ' opacity=".7"')))
      .join(""),
  snow: () =>
    (
      [
        [10, 18],
        [28, 8],
        [100, 12],
        [110, 34],
        [6, 44],
        [48, 6],
      ] as const
    )
      .map(([x, y]) => S(`M${x - 3} ${y}h6M${x - 1.5} ${y - 2.6}l3 5.2M${x + 1.5} ${y - 2.6}l-3 5.200`, "#a9c2d3", 1.1))
      .join(""),
  sun: () =>
    `<g opacity=".55"><circle cx="16" cy="18" r="9" fill="#f4c95f"/>${S("M16 4V1M16 32V35M2 18H-1M30 18H33M6 8L4 6M26 8L28 6M6 28L4 30M26 28L28 30", "#f4c95f", 2)}</g>`,
  bamboo: () =>
    (
      [
        [8, -2],
        [17, 3],
        [112, -2],
      ] as const
    )
      .map(([x, r]) =>
        G(
          at(x, 96, 1, r),
          S("M0 0V-92", "#9bb26a", 4.4) +
            S("M-3 -16H3M-3 -36H3M-3 -56H3M-3 -76H3", "#6f8a45", 1.3) +
            P(
              "M2 -56C8 -62 14 -62 19 -59C14 -55 8 -54 2 -56ZM-2 -36C-8 -42 -13 -42 -17 -40C-13 -35 -8 -34 -2 -36Z",
              "#7fa35f",
            ),
        ),
      )
      .join(""),
  book: () =>
    G(
      "translate(14 91)",
      P("M-12 3L-11 -5C-7 -7 -3 -6 0 -4C3 -6 7 -7 11 -5L12 3C7 1 3 2 0 4C-3 2 -7 1 -12 3Z", "#fdf6e3", EDGE) +
        S("M0 -4V4M-8 -3.500L-3 -2.500M-8 -1L-3 0M3 -2.500L8 -3.500M3 0L8 -1", "#8a6a45", 0.9),
    ),
  moon: () =>
    P("M22 6C12 6 6 13 8 21C10 29 19 32 26 27C19 27 15 22 15 16C15 11 18 8 22 6Z", "#efd58a") +
    (
      [
        [34, 10],
        [6, 40],
        [106, 10],
        [112, 40],
      ] as const
    )
      .map(([x, y]) =>
        P(
          `M${x} ${y - 3}L${x + 1} ${y - 1}L${x + 3} ${y}L${x + 1} ${y + 1}L${x} ${y + 3}L${x - 1} ${y + 1}L${x - 3} ${y}L${x - 1} ${y - 1}Z`,
          "#efd58a",
        ),
      )
      .join(""),
  honey: () =>
    G("translate(13 90)", P("M-8 5V-4L0 -9L8 -4V5L0 9Z", "#e9b347", EDGE) + P("M-4 3V-2L0 -5L4 -2V3L0 5Z", "#c98a26")),
  drops: () =>
    (
      [
        [112, 50],
        [106, 58],
        [114, 64],
      ] as const
    )
      .map(([x, y], i) =>
        P(
          `M${x} ${y - 4}C${x + 4} ${y + 1} ${x + 2} ${y + 4} ${x} ${y + 4}C${x - 2} ${y + 4} ${x - 4} ${y + 1} ${x} ${y - 4}Z`,
          i % 2 ? "#a9c75b" : "#8fb04a",
        ),
      )
      .join(""),
  lamp: () =>
    E(14, 82, 11, 11, "#f7d774", ' opacity=".3"') +
    S("M14 70V74", "#6b5134", 1.4) +
    P("M9 76H19L18 90H10Z", "#6b5134", EDGE) +
    P("M10.500 78H17.500L17 88H11Z", "#f9dc7c"),
  fruit: () =>
    (
      [
        [8, 91],
        [17, 92],
      ] as const
    )
      .map(([x, y]) => E(x, y, 4.6, 4.4, "#c9504a", EDGE) + S(`M${x} ${y - 4}q1 -3 3 -3`, "#5f7d48", 1.2))
      .join(""),
};
export const GROUNDS: Record<string, (c: Colours) => string> = {
  rock: (c) =>
    P("M4 97C6 89 20 86 40 87C64 84 96 86 108 89C114 91 116 94 117 97Z", c.rock) +
    S("M24 91C34 89 44 90 52 92M76 91C84 89 92 90 98 92", c.rockDark, 1.3),
  crag: (c) =>
    P("M18 97C20 90 30 86 44 87C56 85 74 85 84 89C90 92 92 95 93 97Z", c.rock) +
    P("M60 86L84 89L93 97H70Z", c.rockDark, ' opacity=".45"') +
    S("M34 90L40 94M50 89L48 95", c.rockDark, 1.3),
  rubble: (c) =>
    P("M0 97C4 88 18 86 34 88C56 84 90 85 106 88C116 90 119 94 120 97Z", c.rock) +
    P("M92 88l4 -8l9 1l5 8ZM2 90l6 -7l8 4l1 6ZM104 92l4 -5l7 2l2 6Z", c.rockDark, ' opacity=".8"') +
    S("M30 92C40 90 50 90 58 92", c.rockDark, 1.3),
  sky: (c) =>
    (
      [
        [6, 84, 1],
        [84, 88, 1.2],
        [92, 12, 0.7],
      ] as const
    )
      .map(([x, y, s], i) =>
        G(
          at(x, y, s),
          P("M-2 4C-2 0 3 -2 6 0C8 -5 16 -5 18 0C22 -1 26 1 26 4Z", pick(c.rocks, i)[0], ' opacity=".75"'),
        ),
      )
      .join(""),
  cloud: (c) =>
    (
      [
        [-2, 90, 1.5],
        [70, 93, 1.5],
        [88, 86, 1],
      ] as const
    )
      .map(([x, y, s], i) =>
        G(
          at(x, y, s),
          P("M-2 5C-4 0 3 -3 7 0C9 -6 18 -6 20 0C25 -2 30 1 28 5Z", pick(c.rocks, i)[0], ' opacity=".85"') +
            S("M3 3C5 1 8 1 10 3M15 3C17 1 20 1 22 3", c.rockDark, 0.9, ' opacity=".6"'),
        ),
      )
      .join(""),
  water: () => "",
  deep: (c) =>
    `<g opacity=".55">${wave(20, "#b9d6dd")}</g>` +
    P("M-2 98C10 88 30 90 44 93C64 88 96 90 122 96V98Z", c.rock) +
    S("M104 94C100 84 108 80 104 70M112 95C110 88 116 84 113 76", "#7fa35f", 2.4) +
    (
      [
        [14, 14],
        [20, 8],
        [100, 30],
        [106, 22],
      ] as const
    )
      .map(
        ([x, y], i) =>
          `<circle cx="${x}" cy="${y}" r="${1.6 + (i % 2)}" fill="none" stroke="#7fa9b8" stroke-width="1"/>`,
      )
      .join(""),
  flower: (c) =>
    P("M10 97C14 91 40 90 60 91C84 90 106 91 112 97Z", c.rock) +
    S("M18 92C18 86 15 83 13 80M24 92C24 87 27 84 29 82M98 92C98 87 95 84 93 82", "#86a668", 1.8),
  branch: () =>
    S("M-2 88C30 81 80 83 122 88", "#6f5338", 5.5) +
    P("M100 84C104 74 112 70 120 72C118 81 111 86 102 86Z", "#6f9460") +
    P("M10 86C6 78 8 72 13 69C18 75 18 82 14 87Z", "#8aab76"),
  grass: (c) =>
    P("M0 97C10 88 40 87 60 88C84 87 112 88 120 97Z", mix(c.rock, "#b3b06a", 0.45)) +
    S(
      "M8 90C8 83 5 79 3 76M14 90C14 84 17 80 20 78M92 90C92 83 89 80 87 77M98 90C99 82 102 79 105 77M108 91C108 85 112 82 115 80M78 90C78 85 76 83 74 81",
      "#8b9c54",
      2,
    ),
  glade: (c) =>
    P("M14 97C20 90 44 89 62 90C84 89 102 91 106 97Z", mix(c.rock, "#a9bd8a", 0.5)) +
    S("M26 91C26 85 23 82 21 80M34 91C34 87 37 84 39 82M90 91C90 86 93 83 95 81", "#7f9c62", 1.8),
  leafy: () =>
    P("M0 92C20 84 60 85 86 87C100 88 112 85 120 82C114 94 96 98 60 97C30 98 8 97 0 92Z", "#86a668", EDGE) +
    S("M6 92C40 88 80 92 112 86M34 90L28 94M56 90L52 96M78 91L76 96", "#5f7d48", 1.2),
  nest: (c) =>
    P("M6 97C10 90 34 87 60 88C88 87 110 90 114 97Z", c.rock) +
    S("M20 92C40 88 80 88 100 92M14 95C40 90 84 91 106 95M30 90L46 95M88 90L70 95", c.rockDark, 1.4, ' opacity=".8"'),
  plinth: (c) =>
    P("M14 97L18 88H102L106 97Z", c.rock) +
    P("M18 88H102L100 85H20Z", light(c.rock, 0.35)) +
    S("M40 89V96M74 89V96", c.rockDark, 1.2),
  none: () => "",
};
/** What lies before it. */
export const FRONT: Record<string, () => string> = {
  water: () =>
    wave(82, "#8fb9c8", ' opacity=".88"') +
    wave(89, "#7dabbd", ' opacity=".75"') +
    S("M10 88H26M50 91H74M90 87H106", "#f4f1e6", 1.6, ' opacity=".85"'),
};
