// What lies and stands on a tube: ridges and patterns.
import type { Colours } from "./model.ts";
import { dark, E, EDGE, P, pick, r1, S } from "./pen.ts";
import { band, off, on, type Tube } from "./tube.ts";

/** What stands on the back: spike, plate, mane, fin, crystal, leaf, flame, feather, bump. */
export function ridge(
  T: Tube,
  kind: string | undefined,
  u0: number,
  u1: number,
  n: number,
  h: number,
  col: string,
  side = 1,
): string {
  if (!kind || kind === "none") return "";
  if (kind === "fin") {
    const us = Array.from({ length: n * 2 + 1 }, (_, i) => [on(T, u0 + ((u1 - u0) * i) / (n * 2)), i] as const);
    const H = (i: number): number =>
      h * (0.35 + 0.65 * Math.sin((Math.PI * (i + 0.6)) / (n * 2 + 1.2))) * (i % 2 ? 0.68 : 1);
    const top = us.map(([p, i]) => {
      const [x, y] = off(p, side, side * H(i));
      return [x - p.tx * h * 0.35, y - p.ty * h * 0.35] as const;
    });
    const base = us.map(([p]) => off(p, side * 0.6)).reverse();
    return (
      P("M" + [...top, ...base].map(([x, y]) => `${r1(x)} ${r1(y)}`).join("L") + "Z", col, EDGE) +
      S(
        us
          .filter(([, i]) => i % 2 === 0)
          .map(([p, i]) => {
            const [x, y] = off(p, side * 0.9),
              [a, b] = off(p, side, side * H(i) * 0.8);
            return `M${r1(x)} ${r1(y)}L${r1(a - p.tx * h * 0.3)} ${r1(b - p.ty * h * 0.3)}`;
          })
          .join(""),
        dark(col, 0.3),
        0.8,
      )
    );
  }
  let d = "";
  for (let i = 0; i < n; i++) {
    const v = n === 1 ? 0.5 : i / (n - 1),
      p = on(T, u0 + (u1 - u0) * v),
      big = h * (0.55 + 0.45 * Math.sin(Math.PI * (0.12 + v * 0.76)));
    const [x, y] = off(p, side * 0.82),
      b = big * (kind === "spike" ? 0.55 : kind === "mane" ? 0.75 : kind === "crystal" ? 0.42 : 0.62),
      X = (f: number, g: number): string =>
        `${r1(x + p.tx * f + p.nx * side * g)} ${r1(y + p.ty * f + p.ny * side * g)}`;
    if (kind === "spike")
      d += `M${X(-b, 0)}Q${X(-b * 0.9, big * 0.6)} ${X(-b * 1.3, big * 1.15)}Q${X(b * 0.5, big * 0.7)} ${X(b, 0)}Z`;
    else if (kind === "plate")
      d += `M${X(-b, 0)}L${X(-b * 1.15, big * 0.65)}L${X(-b * 0.1, big * 1.2)}L${X(b * 0.95, big * 0.6)}L${X(b * 0.8, 0)}Z`;
    else if (kind === "mane")
      d += `M${X(b, -big * 0.3)}C${X(b * 0.6, big * 0.9)} ${X(-b * 1.2, big * 0.7)} ${X(-b * 2.5, big * 1.05)}C${X(-b * 2, big * 0.5)} ${X(-b * 1.3, big * 0.2)} ${X(-b * 0.9, -big * 0.3)}Z`;
    else if (kind === "crystal") {
      const l = i % 2 ? -0.35 : 0.3;
      d += `M${X(-b, -1)}L${X(-b + l * big, big * 0.8)}L${X(l * big * 1.2, big * 1.35)}L${X(b + l * big, big * 0.75)}L${X(b, -1)}Z`;
    } else if (kind === "leaf" || kind === "feather")
      d += `M${X(b * 0.5, -1)}C${X(b * 1.2, big * 0.7)} ${X(-b * 0.2, big * 1.2)} ${X(-b * 1.6, big * 1.35)}C${X(-b * 1.5, big * 0.6)} ${X(-b, big * 0.2)} ${X(-b * 0.6, -1)}Z`;
    else if (kind === "flame")
      d += `M${X(b, -1)}C${X(b * 0.9, big * 0.6)} ${X(b * 0.1, big * 0.6)} ${X(-b * 0.4, big * 1.5)}C${X(-b * 0.9, big * 1)} ${X(-b * 1.3, big * 0.6)} ${X(-b, -1)}Z`;
    else if (kind === "bump") d += `M${X(-b, -1)}C${X(-b, big)} ${X(b, big)} ${X(b, -1)}Z`;
  }
  return P(d, col, EDGE);
}
/** A pattern on a tube. */
export function pattern(T: Tube, kind: string, u0: number, u1: number, c: Colours, n = 0): string {
  const us = (m: number): number[] => Array.from({ length: m }, (_, i) => u0 + ((u1 - u0) * (i + 0.5)) / m);
  const m = n || Math.round(4 + (u1 - u0) * 6);
  const wedge = (u: number, du: number, to: number): string => {
    const a = on(T, u - du),
      b = on(T, u + du),
      p = on(T, u);
    const [x0, y0] = off(a, 0.97),
      [x1, y1] = off(b, 0.97),
      [x2, y2] = off(p, to);
    return `M${r1(x0)} ${r1(y0)}Q${r1(p.x)} ${r1(p.y)} ${r1(x2)} ${r1(y2)}Q${r1(p.x + p.tx * p.w * 0.5)} ${r1(p.y + p.ty * p.w * 0.5)} ${r1(x1)} ${r1(y1)}Z`;
  };
  if (kind === "stripes")
    return P(
      us(m)
        .map((u) => wedge(u, 0.018, -0.35))
        .join(""),
      c.mark,
    );
  if (kind === "saddle")
    return P(
      us(Math.max(3, m - 3))
        .map((u) => wedge(u, 0.042, -0.02))
        .join(""),
      c.mark,
    );
  if (kind === "rings" || kind === "rainbow")
    return us(m)
      .map((u, i) => P(band(T, u - 0.018, u + 0.018, 0.96, -0.96, 4), kind === "rainbow" ? pick(c.many, i) : c.mark))
      .join("");
  if (kind === "spots")
    return us(m + 2)
      .map((u, i) => {
        const p = on(T, u),
          [x, y] = off(p, pick([0.5, -0.05, 0.25], i));
        return E(x, y, Math.max(0.7, p.w * 0.2), Math.max(0.7, p.w * 0.17), c.mark);
      })
      .join("");
  if (kind === "mosaic")
    return us(m + 5)
      .map((u, i) => {
        const p = on(T, u),
          [x, y] = off(p, pick([0.55, 0, 0.3, -0.2], i)),
          q = p.w * 0.27;
        return P(
          `M${r1(x - q)} ${r1(y)}L${r1(x)} ${r1(y - q)}L${r1(x + q)} ${r1(y)}L${r1(x)} ${r1(y + q)}Z`,
          pick(c.many, i),
        );
      })
      .join("");
  if (kind === "scales")
    return S(
      us(m + 3)
        .map((u, i) => {
          const p = on(T, u),
            [x, y] = off(p, i % 2 ? 0.5 : 0.05),
            q = p.w * 0.3;
          return `M${r1(x - p.nx * q - p.tx * q * 0.5)} ${r1(y - p.ny * q - p.ty * q * 0.5)}Q${r1(x + p.tx * q)} ${r1(y + p.ty * q)} ${r1(x + p.nx * q - p.tx * q * 0.5)} ${r1(y + p.ny * q - p.ty * q * 0.5)}`;
        })
        .join(""),
      c.mark,
      1.1,
    );
  if (kind === "patches")
    return us(Math.max(3, m - 3))
      .map((u, i) => {
        const p = on(T, u),
          [x, y] = off(p, i % 2 ? 0.5 : 0.2),
          q = p.w * 0.6;
        return P(
          `M${r1(x - q)} ${r1(y)}C${r1(x - q)} ${r1(y - q * 0.9)} ${r1(x + q * 0.3)} ${r1(y - q * 0.9)} ${r1(x + q)} ${r1(y - q * 0.2)}C${r1(x + q)} ${r1(y + q * 0.7)} ${r1(x - q * 0.4)} ${r1(y + q * 0.8)} ${r1(x - q)} ${r1(y)}Z`,
          c.mark,
        );
      })
      .join("");
  if (kind === "stars")
    return us(m + 3)
      .map((u, i) => {
        const p = on(T, u),
          [x, y] = off(p, pick([0.5, -0.15, 0.15], i)),
          q = i % 2 ? 0.8 : 2;
        return i % 2
          ? E(x, y, q, q, "#fff4c9")
          : P(
              `M${r1(x)} ${r1(y - q)}L${r1(x + 0.6)} ${r1(y - 0.6)}L${r1(x + q)} ${r1(y)}L${r1(x + 0.6)} ${r1(y + 0.6)}L${r1(x)} ${r1(y + q)}L${r1(x - 0.6)} ${r1(y + 0.6)}L${r1(x - q)} ${r1(y)}L${r1(x - 0.6)} ${r1(y - 0.6)}Z`,
              "#fff4c9",
            );
      })
      .join("");
  return "";
}
