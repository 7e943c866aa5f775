// Dragons from their facts: name, size, personality and caves → traits → the inside of an SVG of 120 × 96.
// No chance: the same dragon is always the same drawing.
import { colours } from "./colours.ts";
import { bloom, crystals, fern, FRONT, GROUNDS, mushroom, pine, THING } from "./grounds.ts";
import type { Cave, Dragon, Kit, Traits } from "./model.ts";
import { G, light, mix, P, pick, r1 } from "./pen.ts";
import { PLANS } from "./plans/index.ts";
import { traitsOf } from "./traits.ts";

const CAP: Record<Cave, string> = { crimson: "#b5473c", golden: "#cf9836", amethyst: "#7d5aa6" };
/** How large it is drawn; a large one outgrows the frame if its face stays in. */
const SCALES: Record<Dragon["size"], number[]> = {
  hatchling: [0.98],
  small: [0.9],
  medium: [1],
  large: [1.17, 1.1, 1.03],
};
/** The point that stays where it is. */
const FOOT: Record<Dragon["size"], [number, number]> = {
  hatchling: [60, 91],
  small: [46, 92],
  medium: [60, 91],
  large: [70, 66],
};
const WET = ["deep", "water"];
const NO_STONES = ["sky", "cloud", "water", "none", "branch", "leafy", "deep"];
const IN_THE_SKY = ["sun", "moon", "snow", "bamboo"];

/** A face's place after the whole drawing was turned. */
function turned([x, y]: [number, number], k: Kit): [number, number] {
  if (!k.spin) return [x, y];
  const [degrees, a, b] = k.spin;
  const q = (degrees * Math.PI) / 180;
  const [u, v] = [x - a, y - b];
  return [a + u * Math.cos(q) - v * Math.sin(q), b + u * Math.sin(q) + v * Math.cos(q)];
}

/** The drawing, moved and scaled so that its faces stay within the frame. */
function framed(art: string, k: Kit, room: number): string {
  const { size } = k.d;
  const [cx, cy] = FOOT[size];
  let [s, dx, dy] = [1, 0, 0];
  for (s of SCALES[size]) {
    [dx, dy] = [cx - cx * s, cy - cy * s + (size === "large" ? -2 : 0)];
    let pushed = 0;
    for (const [fx, fy, h, long, up] of k.faces) {
      const [x, y] = turned([fx, fy], k);
      const right = (x + long * h) * s + dx;
      const top = (y - up * h) * s + dy;
      const low = (y + 13 * h) * s + dy;
      if (right > room) dx -= right - room;
      if (top < 2) {
        dy += 2 - top;
        pushed += 2 - top;
      }
      if (low > 94) dy -= low - 94;
    }
    if (pushed < 5) break;
  }
  return G(`translate(${r1(dx)} ${r1(dy)}) scale(${s})`, art);
}

/** A plant as tall as a small dragon. */
function plant({ seed }: Traits, cap: string): string {
  const plants = [
    mushroom(109, 93, 1.2, cap),
    fern(111, 93, 1.45),
    bloom(111, 93, 1.4, light(cap, 0.25)),
    crystals(110, 93, 1.45, light(cap, 0.2)),
    mushroom(109, 93, 1.2, cap),
  ];
  return pick(plants, seed >>> 7) + (seed & 64 ? mushroom(118, 94, 0.5, cap) : "");
}

/** What is tiny beside a large one: pines, or a boat. The things that lie there need the first two pines' place. */
function tiny(ground: string, things: boolean): string {
  if (ground === "water") return P("M96 86L106 86L104 90H98ZM101 85V76L107 83Z", "#8a5f3d");
  if (ground === "deep") return "";
  const high = ["sky", "cloud"].includes(ground);
  const places = high ? [4, 11, 18, 104, 112] : [3, 10, 104, 111, 118];
  const pines = places.map((x, i) => pine(x, 97, (high ? 0.62 : 0.7) + (i % 2) * (high ? 0.2 : 0.22)));
  return pines.slice(things ? 2 : 0).join("");
}

/** The inside of an SVG of 120 × 96. */
export function dragonPortrait(d: Dragon): string {
  const t = traitsOf(d);
  const c = colours(d, t, t.seed);
  const plan = PLANS[t.plan];
  if (!plan) throw new Error(`no body is called ${t.plan}`);
  const k: Kit = { c, t, d, kid: t.kid, pose: t.pose, seed: t.seed, faces: [] };
  const art = plan.draw(k);
  const ground = t.ground ?? plan.ground;
  const beside = d.size === "small" && !WET.includes(ground);
  const thing = t.thing ? (THING[t.thing]?.(c) ?? "") : "";
  const above = IN_THE_SKY.includes(t.thing ?? "");
  const stones = NO_STONES.includes(ground) ? [] : c.rocks.slice(1);
  const pebble = ([a, b]: [string, string], i: number): string =>
    P(`M${84 - i * 54} 95C${84 - i * 54} 90 ${92 - i * 54} 89 ${95 - i * 54} 92L${96 - i * 54} 95Z`, mix(a, b, 0.6));
  return [
    above ? thing : "",
    GROUNDS[ground]?.(c) ?? "",
    ...stones.map(pebble),
    beside ? plant(t, CAP[pick(d.caves, t.seed >>> 5)]) : "",
    framed(art, k, beside ? 95 : 117),
    FRONT[ground]?.() ?? "",
    d.size === "large" ? tiny(ground, thing !== "" && !above) : "",
    above ? "" : thing,
  ].join("");
}
