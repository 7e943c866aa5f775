// The pen: SVG strings of paths and ellipses, and mixed colours.

export type Pair = readonly [number, number];
/** A point of a spine: where, and half the width there. */
export type Joint = readonly [x: number, y: number, width: number];

export const r1 = (n: number): number => Math.round(n * 10) / 10;
export const EDGE = ` stroke="#2a2f2c" stroke-opacity=".25" stroke-width=".7" stroke-linejoin="round"`;
/** A filled path. */
export const P = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
/** A stroke. */
export const S = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
/** An ellipse. */
export const E = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(rx)}" ry="${r1(ry)}" fill="${fill}"${more}/>`;
/** A group somewhere else. */
export const G = (transform: string, inside: string): string => `<g transform="${transform}">${inside}</g>`;
export const at = (x: number, y: number, size = 1, turn = 0, flip = 1): string =>
  `translate(${r1(x)} ${r1(y)}) rotate(${r1(turn)}) scale(${r1(size * flip * 100) / 100} ${r1(size * 100) / 100})`;

/** The one of a list that a number stands for, however large it is. */
export function pick<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new Error("there is nothing to pick from");
  return found;
}

/** A colour between two, a share of the way. */
export function mix(from: string, to: string, share: number): string {
  const part = (hex: string, i: number): number => parseInt(hex.slice(i, i + 2), 16);
  const parts = [1, 3, 5].map((i) => Math.round(part(from, i) + (part(to, i) - part(from, i)) * share));
  return `#${parts.map((p) => p.toString(16).padStart(2, "0")).join("")}`;
}
export const dark = (hex: string, share: number): string => mix(hex, "#1d1622", share);
export const light = (hex: string, share: number): string => mix(hex, "#fffaf0", share);

/** A number for a word, with all its bits well mixed. */
export function hash(word: string): number {
  let h = 2166136261;
  for (const letter of word) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  h ^= h >>> 13;
  h = Math.imul(h, 0x5bd1e995);
  return (h ^ (h >>> 15)) >>> 0;
}
