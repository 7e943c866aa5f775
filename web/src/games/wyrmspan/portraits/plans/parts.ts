// What several bodies share.
import { body, type BodyWish } from "../limbs.ts";
import type { Kit } from "../model.ts";
import { EDGE, P } from "../pen.ts";
import { outline, tube } from "../tube.ts";
import { wing, type WingWish } from "../wings.ts";

export const far = (k: Kit): string => k.c.dark;
export const both = (
  k: Kit,
  x: number,
  y: number,
  s: number,
  rot: number,
  o: WingWish & { spread?: number } = {},
): [far: string, near: string] => [
  wing(k, x + 7, y - 1, s * 0.94, rot + (o.spread ?? 26), { ...o, far: true }),
  wing(k, x, y, s, rot, o),
];
export const coil = (k: Kit, cx: number, cy: number, rx: number, ry: number, w: number, o: BodyWish = {}): string => {
  // a ring lying on the ground, seen a little from above
  const T = tube(
    Array.from({ length: 13 }, (_, i) => {
      const a = Math.PI * (1 - i / 6);
      return [cx + rx * Math.cos(a), cy - ry * Math.sin(a), w * (i > 0 && i < 6 ? 0.86 : 1)] as const;
    }),
    4,
  );
  return (
    P(outline(T), k.c.dark, EDGE) +
    (() => {
      const F = tube(
        Array.from({ length: 8 }, (_, i) => {
          const a = Math.PI * (1 + i / 7);
          return [cx + rx * Math.cos(a), cy - ry * Math.sin(a), w] as const;
        }),
        5,
      );
      return body(k, F, { belly: [0.05, 0.95], deep: 0.45, plates: 9, pat: [0.04, 0.96], ...o });
    })()
  );
};
