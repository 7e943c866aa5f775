// The walls of the three caves: a space that is dug out, and rock that is not.
// The inside of an SVG of 240 × 150, the same for the same number.
import type { Cave } from "./model.ts";
import { G, P, pick, r1 as f, S } from "./pen.ts";

interface Stone {
  wall: [string, string, string, string];
  rock: [string, string, string, string, string];
  line: string;
  gem: [string, string];
}

const STONE: Record<Cave, Stone> = {
  crimson: {
    wall: ["#c99a8c", "#d9b0a2", "#e8cabd", "#f5e3d8"],
    rock: ["#94645a", "#a0705f", "#8a5b53", "#ab7d6d", "#7d514b"],
    line: "#6b423d",
    gem: ["#b5473c", "#d9745c"],
  },
  golden: {
    wall: ["#c9ae74", "#d8c08c", "#e8d6ab", "#f6ebcf"],
    rock: ["#9a7f4e", "#a88c5a", "#8d7345", "#b59b6a", "#80673c"],
    line: "#66512d",
    gem: ["#d79c2f", "#f0c860"],
  },
  amethyst: {
    wall: ["#a597bd", "#b9adcd", "#d2c8e0", "#ebe5f2"],
    rock: ["#6f6389", "#7b6f95", "#655a7f", "#897ca2", "#5b5174"],
    line: "#473d61",
    gem: ["#8a62b8", "#b797dc"],
  },
};

/** Numbers between two, always the same ones. */
const rolls = (n: number): ((low: number, high: number) => number) => {
  let a = (n * 2654435761 + 12345) >>> 0;
  return (lo, hi) => {
    a = (Math.imul(a ^ (a >>> 15), 2246822519) + 3266489917) >>> 0;
    return lo + ((a >>> 8) / 16777216) * (hi - lo);
  };
};

const gems = (cave: Cave, x: number, y: number, s: number): string => {
  const [a, b] = STONE[cave].gem;
  if (cave === "golden")
    return G(
      `translate(${x} ${y}) scale(${s})`,
      P("M-9 0C-10 -6 -5 -9 0 -8C5 -9 9 -5 9 0C5 3 -5 3 -9 0Z", a) +
        P("M-5 -3C-4 -6 0 -7 3 -6C1 -4 -2 -3 -5 -3Z", b) +
        P("M8 1C8 -3 12 -5 15 -3C18 -1 17 2 14 3Z", a) +
        P("M-15 2C-16 -1 -13 -3 -10 -1L-9 2Z", b),
    );
  if (cave === "amethyst")
    return G(
      `translate(${x} ${y}) scale(${s})`,
      P("M-4 0L-6 -14L-1 -22L4 -14L3 0Z", a) +
        P("M-1 -22L0 0H3L4 -14Z", b) +
        P("M4 0L7 -9L11 -13L13 -7L10 0Z", b) +
        P("M-6 0L-13 -6L-13 -12L-8 -9L-4 0Z", b),
    );
  return G(
    `translate(${x} ${y}) scale(${s})`,
    P("M-8 -4L-4 -10H4L8 -4L0 5Z", a) + P("M-4 -10L0 -4L4 -10ZM-8 -4H0V5Z", b) + P("M10 2L13 -2H17L19 2L15 6Z", a),
  );
};

/** An empty space dug out of the cave: a light niche with a floor, calm in the middle. */
export function space(cave: Cave, n = 1): string {
  const { wall } = STONE[cave],
    r = rolls(n * 7 + cave.length),
    j = (v: number, q = 6): number => f(v + r(-q, q));
  const lean = pick([0, 14, -14], n),
    mouth = (m: number): string =>
      `M${-4 + m} 154C${j(m * 0.6)} ${j(96)} ${j(8 + m, 4)} ${j(52 + m * 0.5)} ${j(34 + m)} ${j(26 + m * 0.7)}C${j(64 + m * 0.6 + lean)} ${j(2 + m * 0.8, 3)} ${j(112 + lean)} ${j(m * 0.75 - 2, 3)} ${j(150 - m * 0.2)} ${j(4 + m * 0.7, 3)}C${j(196 - m * 0.8)} ${j(12 + m * 0.6)} ${j(226 - m)} ${j(44 + m * 0.4)} ${j(232 - m)} ${j(84)}C${j(240 - m)} ${j(110)} ${j(240 - m)} 130 ${244 - m} 154Z`;
  const stalac = (x: number, y: number, h: number, w: number, c: string): string =>
    P(
      `M${x - w} ${y}C${x - w * 0.4} ${y + h * 0.4} ${x - 1} ${y + h * 0.7} ${x} ${y + h}C${x + 1} ${y + h * 0.7} ${x + w * 0.5} ${y + h * 0.4} ${x + w} ${y}Z`,
      c,
    );
  const drops = [0, 1, 2, 3]
    .map((i) => stalac(f(26 + i * 60 + r(-14, 14)), -2, f(r(16, 34)), f(r(6, 10)), wall[0]))
    .join("");
  const floor =
    P(
      `M-4 154V${j(128, 3)}C40 ${j(120, 3)} 80 ${j(127, 3)} 120 ${j(123, 3)}S204 ${j(121, 3)} 244 ${j(127, 3)}V154Z`,
      wall[1],
    ) + P(`M-4 154V${j(140, 2)}C60 ${j(133, 3)} 150 ${j(141, 3)} 244 ${j(136, 2)}V154Z`, wall[0]);
  const pebbles = [0, 1, 2, 3, 4]
    .map((i) => {
      const x = f(20 + i * 48 + r(-16, 16)),
        w = f(r(4, 9));
      return P(
        `M${x - w} 141C${x - w} ${f(141 - w)} ${x + w} ${f(141 - w)} ${x + w} 141Z`,
        wall[i % 2 ? 1 : 2],
        ' opacity=".9"',
      );
    })
    .join("");
  const [gemX, gemY] = n % 2 ? [26, 132] : [212, 133];
  return (
    `<rect width="240" height="150" fill="${wall[0]}"/>` +
    P(mouth(0), wall[1]) +
    P(mouth(18), wall[2]) +
    P(mouth(38), wall[3]) +
    drops +
    S(
      `M${j(20)} 60q5 8 2 17M${j(218)} 50q-5 8 -1 18M${j(66)} 22q8 -4 16 -3M${j(160)} 18q10 0 15 4`,
      wall[0],
      2.2,
      ' opacity=".8"',
    ) +
    floor +
    pebbles +
    gems(cave, gemX, gemY, 1.05)
  );
}

/** Rock not dug yet: layers in near tones, boulders lying in them, a vein of what the cave is known for. */
export function rock(cave: Cave, n = 1): string {
  const { rock: tones, line } = STONE[cave],
    r = rolls(n * 13 + cave.length * 3);
  let out = `<rect width="240" height="150" fill="${tones[3]}"/>`;
  const tilt = r(-14, 14),
    order = [1, 0, 2, 0, 4, 2];
  for (let i = 0; i < 6; i++) {
    // the layers
    const y = 14 + i * 24 + r(-5, 5),
      w = () => f(y + r(-7, 7));
    out += P(
      `M-4 ${f(y - tilt)}C30 ${w()} 50 ${w()} 84 ${f(y - tilt * 0.3)}S140 ${w()} 164 ${f(y + tilt * 0.3)}S220 ${w()} 244 ${f(y + tilt)}V154H-4Z`,
      pick(tones, pick(order, i)),
    );
    out += S(
      `M${f(r(4, 60))} ${f(y + 9)}q14 -4 26 0M${f(r(120, 200))} ${f(y + 11)}q12 3 22 -1`,
      line,
      1.3,
      ' opacity=".28"',
    );
  }
  for (let i = 0; i < 7; i++) {
    // the boulders
    const x = f(20 + i * 34 + r(-12, 12)),
      y = f(pick([38, 104, 66, 124, 44, 92, 60], i) + r(-12, 12)),
      w = f(r(13, 25)),
      h = f(w * r(0.5, 0.72)),
      tone = pick(tones, pick([3, 1, 2, 3, 0, 1, 3], i));
    out += G(
      `translate(${x} ${y}) rotate(${f(r(-16, 16))})`,
      P(
        `M${-w} ${f(h * 0.2)}C${-w} ${f(-h * 0.7)} ${f(-w * 0.5)} ${-h} 0 ${f(-h * 0.95)}C${f(w * 0.6)} ${-h} ${w} ${f(-h * 0.5)} ${w} ${f(h * 0.1)}C${w} ${f(h * 0.8)} ${f(w * 0.5)} ${h} ${f(-w * 0.1)} ${h}C${f(-w * 0.7)} ${h} ${-w} ${f(h * 0.8)} ${-w} ${f(h * 0.2)}Z`,
        tone,
        ` stroke="${line}" stroke-opacity=".35" stroke-width="1.2"`,
      ) +
        P(
          `M${f(-w * 0.8)} ${f(-h * 0.2)}C${f(-w * 0.6)} ${f(-h * 0.8)} ${f(w * 0.2)} ${f(-h * 0.9)} ${f(w * 0.6)} ${f(-h * 0.6)}C${f(w * 0.1)} ${f(-h * 0.6)} ${f(-w * 0.5)} ${f(-h * 0.5)} ${f(-w * 0.8)} ${f(-h * 0.2)}Z`,
          "#fff4e2",
          ' opacity=".2"',
        ),
    );
  }
  const cx = f(r(60, 180));
  out += S(
    `M${cx} -2l${f(r(-8, 8))} 16l9 9l-5 13l${f(r(2, 9))} 10M${f(240 - cx)} 152l${f(r(-6, 6))} -15l-8 -7l4 -11`,
    line,
    1.7,
    ' opacity=".5"',
  );
  const gx = f(r(50, 190)),
    gy = f(r(64, 108));
  return (
    out +
    gems(cave, gx, gy, 0.95) +
    gems(cave, f(((gx + 92) % 196) + 22), f(((gy + 52) % 88) + 36), 0.6) +
    gems(cave, f(((gx + 150) % 196) + 22), f(((gy + 22) % 88) + 40), 0.42)
  );
}
