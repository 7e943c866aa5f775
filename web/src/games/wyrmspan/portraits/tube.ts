// Bodies as tubes: a spine of points with a width, from which come skin, belly and what stands on them.
import { pick, r1, type Joint, type Pair } from "./pen.ts";

/** A place on a tube: where, half as wide, which way the back lies and which way it runs. */
export interface Rib {
  x: number;
  y: number;
  w: number;
  nx: number;
  ny: number;
  tx: number;
  ty: number;
}
/** Tail first. */
export type Tube = Rib[];

function smooth(pts: Pair[]): string {
  let d = "";
  const n = pts.length;
  for (let i = 0; i < n; i++) {
    const [x, y] = pick(pts, i),
      [x2, y2] = pick(pts, i + 1),
      mx = r1((x + x2) / 2),
      my = r1((y + y2) / 2);
    d += i === 0 ? `M${mx} ${my}` : `Q${r1(x)} ${r1(y)} ${mx} ${my}`;
  }
  const [x, y] = pick(pts, 0),
    [x2, y2] = pick(pts, 1);
  return d + `Q${r1(x)} ${r1(y)} ${r1((x + x2) / 2)} ${r1((y + y2) / 2)}Z`;
}
/** A body along points [x, y, half width], tail first: on the left of the way lies the back, on the right the belly. */
export function tube(pts: readonly Joint[], per = 6): Tube {
  const n = pts.length,
    s: Joint[] = [],
    get = (i: number): Joint => pick(pts, Math.max(0, Math.min(n - 1, i)));
  const cr = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  for (let i = 0; i < n - 1; i++)
    for (let j = 0; j < per; j++) {
      const t = j / per,
        [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
      const along = (q: 0 | 1 | 2): number => cr(a[q], b[q], c[q], d[q], t);
      s.push([along(0), along(1), along(2)]);
    }
  s.push(get(n - 1));
  return s.map(([x, y, w], i) => {
    const a = pick(s, Math.max(0, i - 1)),
      b = pick(s, Math.min(s.length - 1, i + 1)),
      dx = b[0] - a[0],
      dy = b[1] - a[1],
      l = Math.hypot(dx, dy) || 1;
    return { x, y, w: Math.max(0.2, w), nx: dy / l, ny: -dx / l, tx: dx / l, ty: dy / l };
  });
}
export const off = (p: Rib, k: number, e = 0): Pair => [p.x + p.nx * (p.w * k + e), p.y + p.ny * (p.w * k + e)];
/** The rib a share of the way along. */
export function on(T: Tube, u: number): Rib {
  const f = Math.max(0, Math.min(1, u)) * (T.length - 1),
    i = Math.min(T.length - 2, Math.floor(f)),
    t = f - i,
    a = pick(T, i),
    b = pick(T, i + 1),
    of = (q: keyof Rib): number => a[q] + (b[q] - a[q]) * t;
  return { x: of("x"), y: of("y"), w: of("w"), nx: of("nx"), ny: of("ny"), tx: of("tx"), ty: of("ty") };
}
/** The skin of the whole tube. */
export function outline(T: Tube): string {
  const a = pick(T, 0),
    b = pick(T, T.length - 1);
  return smooth([
    ...T.map((p) => off(p, 1)),
    [b.x + b.tx * b.w, b.y + b.ty * b.w],
    ...[...T].reverse().map((p) => off(p, -1)),
    [a.x - a.tx * a.w, a.y - a.ty * a.w],
  ]);
}
/** A strip along it, between two shares of the way and two depths from back (1) to belly (-1). */
export function band(T: Tube, u0: number, u1: number, k0: number, k1: number, steps = 18): string {
  const us = Array.from({ length: steps + 1 }, (_, i) => u0 + ((u1 - u0) * i) / steps).map((u) => on(T, u));
  const thin = (i: number): number => Math.min(1, Math.min(i, steps - i) / 2.5);
  return smooth([
    ...us.map((p) => off(p, k0)),
    ...us.map((p, i) => off(p, k0 + (k1 - k0) * (0.15 + 0.85 * thin(i)))).reverse(),
  ]);
}
