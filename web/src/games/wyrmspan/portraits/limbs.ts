// Whole bodies, the ends of tails, legs.
import { pattern, ridge } from "./hide.ts";
import type { Kit } from "./model.ts";
import { at, dark, E, EDGE, G, mix, P, pick, r1, S, type Joint, type Pair } from "./pen.ts";
import { band, off, on, outline, tube, type Tube } from "./tube.ts";

/** What a body plan wants of a body. */
export interface BodyWish {
  /** From, to, how many, how high. */
  ridge?: readonly [number, number, number, number];
  /** The kind of ridge, if not the dragon's own. */
  kind?: string;
  belly?: Pair;
  pat?: Pair;
  side?: number;
  fill?: string | undefined;
  /** How far the belly reaches up, and how many plates it has. */
  deep?: number;
  plates?: number;
}

/** A whole body: ridge, skin, belly with plates, pattern. o: ridge [u0,u1,n,h], belly [u0,u1], pat [u0,u1]. */
export function body(k: Kit, T: Tube, o: BodyWish = {}): string {
  const { c, t } = k,
    s = o.side ?? 1,
    rd = o.ridge,
    be = o.belly,
    pa = o.pat ?? be;
  let out = rd ? ridge(T, o.kind ?? t.back, rd[0], rd[1], rd[2], rd[3] * (t.ridge ?? 1), c.accent, s) : "";
  out += P(outline(T), o.fill ?? c.base, EDGE);
  if (pa) out += pattern(T, t.pat, pa[0], pa[1], c);
  if (be) {
    out += P(band(T, be[0], be[1], -s * 0.98, -s * (o.deep ?? 0.3)), c.belly);
    out += S(
      Array.from({ length: o.plates ?? 8 }, (_, i) => {
        const p = on(T, be[0] + ((be[1] - be[0]) * (i + 1)) / ((o.plates ?? 8) + 1)),
          [x, y] = off(p, -s * 0.95),
          [a, b] = off(p, -s * ((o.deep ?? 0.3) + 0.1));
        return `M${r1(x)} ${r1(y)}L${r1(a)} ${r1(b)}`;
      }).join(""),
      mix(c.belly, c.base, 0.45),
      0.8,
    );
  }
  return out;
}
/** The end of a tail at the tube's beginning. */
export function tip(k: Kit, T: Tube, s = 1, kind = k.t.tail): string {
  const { c } = k,
    p = pick(T, 0),
    q = pick(T, Math.min(4, T.length - 1)),
    a = (Math.atan2(p.y - q.y, p.x - q.x) * 180) / Math.PI + 90;
  const ways: Record<string, () => string> = {
    spade: () => P("M0 3C-2 0 -8 -3 -7 -7C-4 -7 -2 -10 0 -15C2 -10 4 -7 7 -7C8 -3 2 0 0 3Z", c.accent, EDGE),
    leaf: () => P("M0 4C-8 0 -8 -10 0 -18C8 -10 8 0 0 4Z", c.accent, EDGE) + S("M0 2V-12", dark(c.accent, 0.3), 0.9),
    fork: () => P("M0 4C-3 0 -9 -6 -10 -16C-5 -14 -2 -9 0 -6C2 -9 5 -14 10 -16C9 -6 3 0 0 4Z", c.accent, EDGE),
    club: () =>
      E(0, -4, 6.5, 7.5, c.accent, EDGE) + P("M-6 -5L-11 -7L-5 -9ZM6 -5L11 -7L5 -9ZM-2 -11L0 -16L3 -11Z", c.horn),
    tuft: () => P("M-2.500 4C-8 -2 -8 -10 -3 -18C-3 -13 0 -14 2 -19C3 -13 8 -8 7 -2C6 2 3 4 -2.500 4Z", c.accent, EDGE),
    flame: () =>
      P("M-3 4C-10 -3 -6 -9 -7 -15C-3 -13 -2 -17 0 -22C3 -17 2 -14 6 -15C7 -8 10 -3 3 4Z", "#e0662d", EDGE) +
      P("M-1.500 3C-5 -2 -2 -6 0 -12C2 -7 5 -3 1.500 3Z", "#f7c548"),
    fan: () =>
      [-50, -25, 0, 25, 50]
        .map((r, i) => G(`rotate(${r})`, P("M0 2C-5 -5 -5 -15 0 -21C5 -15 5 -5 0 2Z", i % 2 ? c.wing : c.accent, EDGE)))
        .join(""),
    fin: () =>
      P("M0 4C-6 0 -13 -6 -13 -17C-7 -13 -3 -15 0 -12C3 -15 7 -13 13 -17C13 -6 6 0 0 4Z", c.wing, EDGE) +
      S("M0 0L-8 -11M0 0V-10M0 0L8 -11", c.wingDark, 0.8),
    sting: () => E(0, -2, 5, 6, c.base, EDGE) + P("M-3 -6C-3 -12 2 -15 8 -13C4 -12 3 -9 3 -5Z", c.horn, EDGE),
    plume: () =>
      [-28, 0, 28]
        .map((r, i) =>
          G(
            `rotate(${r})`,
            P("M0 3C-6 -6 -4 -20 0 -30C4 -20 6 -6 0 3Z", pick(c.many, i), EDGE) +
              S("M0 0V-22", "#fff8e6", 0.7, ' opacity=".7"'),
          ),
        )
        .join(""),
  };
  const d = ways[kind ?? "none"];
  return d ? G(at(p.x, p.y, s, a), d()) : "";
}
/** A limb through points [x, y, half width] ending in a foot. */
export function leg(k: Kit, pts: readonly Joint[], col = k.c.base, o: { dir?: number; foot?: number } = {}): string {
  const T = tube(pts, 4),
    [x, y, w] = pick(pts, pts.length - 1),
    dir = o.dir ?? 1,
    f = o.foot ?? 1;
  const claw = [0, 1, 2]
    .map((i) => {
      const cx = x + dir * (1.2 + i * 2.1) * f + dir * w * 0.3;
      return `M${r1(cx - 0.9)} ${r1(y + 0.2)}L${r1(cx + dir * 2.3)} ${r1(y + 2.3)}L${r1(cx + 1)} ${r1(y + 2.2)}Z`;
    })
    .join("");
  return (
    P(outline(T), col, EDGE) +
    (o.foot === 0
      ? ""
      : P(
          `M${r1(x - dir * w)} ${r1(y + 2.2)}C${r1(x - dir * w * 1.3)} ${r1(y - 2.2)} ${r1(x + dir * 4 * f)} ${r1(y - 2.4)} ${r1(x + dir * 7 * f)} ${r1(y + 1.2)}Q${r1(x + dir * 7 * f)} ${r1(y + 2.2)} ${r1(x + dir * 6 * f)} ${r1(y + 2.3)}Z`,
          col,
        ) + P(claw, k.c.horn))
  );
}
