// A head with its eye, jaw, horns and ears; and faces seen from the front.
import { HEADS } from "./heads.ts";
import type { Kit, Mood } from "./model.ts";
import { at, dark, E, EDGE, G, light, mix, P, pick, r1, S, type Pair } from "./pen.ts";
import { EARS, HORNS } from "./trims.ts";

function about([hx, hy]: Pair, [x, y]: Pair, deg: number): Pair {
  const a = (deg * Math.PI) / 180,
    dx = x - hx,
    dy = y - hy;
  return [hx + dx * Math.cos(a) - dy * Math.sin(a), hy + dx * Math.sin(a) + dy * Math.cos(a)];
}

function eye(k: Kit, x: number, y: number, r: number, mood: Mood = k.d.personality): string {
  const { c, t } = k,
    kid = k.kid,
    lid = dark(c.base, 0.28),
    R = r * (kid ? 1.32 : 1);
  if (t.asleep)
    return S(
      `M${r1(x - R)} ${r1(y)}Q${r1(x)} ${r1(y + R * 1.1)} ${r1(x + R)} ${r1(y - R * 0.1)}`,
      dark(c.base, 0.62),
      1.5,
    );
  const white = mood === "aggressive" ? "#ffd866" : "#fff8e3";
  const pup = (dx: number, dy: number, a: number, b = a): string => E(x + R * dx, y + R * dy, R * a, R * b, "#1b1a1c");
  const glint = (dx: number, dy: number, q = 0.22): string =>
    `<circle cx="${r1(x + R * dx)}" cy="${r1(y + R * dy)}" r="${r1(R * q * 10) / 10}" fill="#fff"/>`;
  let s = E(x, y, R, R, white, ` stroke="${dark(c.base, 0.45)}" stroke-width=".8"`);
  const lidded = (back: number, front: number): string =>
    P(
      `M${r1(x - R * 1.12)} ${r1(y + R * back)}C${r1(x - R * 1.1)} ${r1(y - R * 1.5)} ${r1(x + R * 1.1)} ${r1(y - R * 1.5)} ${r1(x + R * 1.16)} ${r1(y + R * front)}Z`,
      lid,
    );
  if (mood === "aggressive")
    s +=
      pup(0.2, 0.12, kid ? 0.42 : 0.3, 0.76) +
      glint(0.32, -0.1, 0.17) +
      lidded(-0.75, 0.05) +
      S(`M${r1(x - R * 1.15)} ${r1(y - R * 0.85)}L${r1(x + R * 1.3)} ${r1(y + R * 0.08)}`, dark(c.base, 0.45), 1.2);
  else if (mood === "playful")
    s +=
      pup(0.24, -0.1, kid ? 0.72 : 0.6) +
      glint(0.5, -0.4, 0.27) +
      (kid || y < -6
        ? ""
        : S(
            `M${r1(x - R * 0.9)} ${r1(y - R * 1.45)}Q${r1(x + R * 0.2)} ${r1(y - R * 2.05)} ${r1(x + R * 1.2)} ${r1(y - R * 1.35)}`,
            lid,
            1.1,
          ));
  else if (mood === "shy")
    s +=
      pup(0.34, 0.24, kid ? 0.66 : 0.56) +
      glint(0.55, -0.04, 0.22) +
      lidded(0.05, -0.72) +
      (kid || y < -6
        ? ""
        : S(`M${r1(x - R * 0.7)} ${r1(y - R * 1.25)}L${r1(x + R * 0.8)} ${r1(y - R * 1.7)}`, lid, 1.1)) +
      E(x + R * 0.6, y + R * 1.7, R * 0.85, R * 0.45, "#ef8f83", ' opacity=".75"');
  else
    s +=
      pup(0.14, 0, kid ? 0.74 : 0.62) +
      glint(0.4, -0.34, 0.28) +
      glint(-0.12, 0.36, 0.13) +
      S(
        `M${r1(x - R * 0.9)} ${r1(y + R * 1.05)}Q${r1(x)} ${r1(y + R * 1.55)} ${r1(x + R)} ${r1(y + R * 0.85)}`,
        lid,
        0.9,
      );
  return s;
}

/** How long the heads are that are longer than others. */
const LONG: Record<string, number> = { croc: 31, moray: 28, rex: 27, lung: 28 };
/** How far the jaws are open. */
const GAPE: Record<Mood, number> = { aggressive: 21, playful: 15, helpful: 0, shy: 0 };
const nothing = (..._: unknown[]): string => "";

export interface HeadWish {
  mood?: Mood;
  head?: string;
  horns?: string;
  ear?: string;
  gape?: number;
  fill?: string;
}

/** A head at x y; s 1 is 32 wide. */
export function head(k: Kit, x: number, y: number, s: number, rot = 0, o: HeadWish = {}): string {
  const { c, t } = k,
    name = o.head ?? t.head ?? "drake",
    H = HEADS[name],
    mood = o.mood ?? k.d.personality;
  k.faces.push([
    x,
    y,
    s,
    H ? (LONG[name] ?? 25.5) : 17,
    (o.horns ?? t.horns ?? "none") === "none" ? 13 : 13 + 9 * (t.hornSize ?? 1),
  ]);
  if (!H) return G(at(x, y, s, rot), (FACES[name] ?? nothing)(k, mood));
  const gape = o.gape ?? (t.asleep ? 0 : GAPE[mood]);
  const ink = dark(c.base, 0.6),
    jaw = mix(c.base, c.belly, 0.55),
    [hx, hy] = H.hinge,
    [tx, ty] = H.tip;
  const hornName = o.horns ?? t.horns ?? "none",
    earName = o.ear ?? t.ear ?? "none",
    horn = HORNS[hornName] ?? nothing,
    ear = EARS[earName] ?? nothing,
    behind = ["mane", "frill", "ruff"].includes(earName),
    hs = t.hornSize ?? 1;
  let q = "";
  q += G(
    at(H.horn[0] + 5, H.horn[1] + 0.5, hs * 0.92, 14),
    horn({ ...c, accent: dark(c.accent, 0.28), many: c.many.map((m) => dark(m, 0.25)) }, dark(c.horn, 0.3)),
  );
  if (behind) q += G(at(0, 0, 1), ear(c));
  if (gape) {
    const [ax, ay] = about(H.hinge, [tx, ty + 1], gape),
      [mx, my] = about(H.hinge, [(hx + tx) / 2, hy], gape / 2);
    q += P(`M${hx} ${hy - 2}L${tx - 1} ${ty - 1}L${r1(ax - 1)} ${r1(ay)}Z`, "#6d1f2c");
    const tong = mood === "playful" && !t.forked;
    const [bx, by] = about(H.hinge, [hx + (tx - hx) * 0.8, hy + 0.5], gape * 0.86);
    q += t.forked
      ? S(
          `M${r1(mx)} ${r1(my)}Q${r1(mx + 8)} ${r1(my - 1)} ${r1(tx + 3)} ${r1((ty + ay) / 2)}l4 -2m-4 2l4 2.500`,
          "#d65b62",
          1.3,
        )
      : S(`M${hx + 3} ${hy + 1.5}L${r1(bx)} ${r1(by - 0.6)}`, "#e7837f", tong ? 4 : 2.6);
    q += G(`rotate(${gape} ${hx} ${hy})`, P(H.low, H.beak ? c.beak : jaw, EDGE));
    if (tong) q += S(`M${r1(bx - 1)} ${r1(by - 0.6)}q3 .6 3.4 4.4`, "#e7837f", 3.6);
  } else q += P(H.low, H.beak ? c.beak : jaw, EDGE);
  if (H.beak) q += P(H.beak, c.beak, EDGE);
  q += P(H.up, o.fill ?? c.base, EDGE);
  if (t.mask)
    q += P(
      `M${H.eye[0] - H.eye[2] * 2.6} ${H.eye[1] - 1}Q${H.eye[0]} ${H.eye[1] - H.eye[2] * 2.2} ${H.eye[0] + H.eye[2] * 2.2} ${H.eye[1] + 1}Q${H.eye[0]} ${H.eye[1] + H.eye[2] * 2.1} ${H.eye[0] - H.eye[2] * 2.6} ${H.eye[1] - 1}Z`,
      c.mark,
    );
  if (H.beak) q = q + P(H.beak, c.beak, EDGE);
  if (mood === "aggressive" && !H.beak)
    q += P(
      [0.5, 0.7, 0.9]
        .map((v) => {
          const a = hx + (tx - hx) * v,
            b = hy + (ty - hy) * v - 0.4;
          return `M${r1(a - 1.2)} ${r1(b)}L${r1(a + 0.4)} ${r1(b + 3.2)}L${r1(a + 1.5)} ${r1(b)}Z`;
        })
        .join(""),
      "#fffaf0",
    );
  if (t.fang) {
    const a = hx + (tx - hx) * 0.84,
      b = hy + (ty - hy) * 0.84 - 0.5;
    q += P(`M${r1(a - 1.7)} ${r1(b)}L${r1(a - 0.4)} ${r1(b + 6)}L${r1(a + 1.8)} ${r1(b)}Z`, "#fffaf0", EDGE);
  }
  if (!gape)
    q +=
      mood === "helpful"
        ? S(
            `M${hx - 1.5} ${hy - 2.6}Q${hx + 0.5} ${hy + 0.6} ${r1(hx + (tx - hx) * 0.5)} ${r1((hy + ty) / 2 + 0.4)}L${tx - 0.6} ${ty}`,
            ink,
            1.1,
          )
        : S(`M${r1(hx + (tx - hx) * 0.25)} ${r1(hy)}L${tx - 0.6} ${ty}`, ink, 1);
  q += H.nose[2]
    ? E(H.nose[0], H.nose[1], H.nose[2], H.nose[2] * 0.9, "#e58a86", EDGE)
    : E(H.nose[0], H.nose[1], 1, 0.75, ink);
  if (H.tube) q += S("M23 -3.500q2.500 -1.500 3 -4", c.accent, 1.6);
  if (t.nosehorn)
    q += P(
      `M${H.nose[0] - 4.5} ${H.nose[1] - 2}L${H.nose[0] + 1} ${H.nose[1] - 11}L${H.nose[0] + 1} ${H.nose[1] - 1}Z`,
      c.horn,
      EDGE,
    );
  q += G(at(H.horn[0], H.horn[1], hs), horn(c, c.horn));
  if (!behind) q += G(at(H.ear[0] + 2, H.ear[1], 0.9), ear(c));
  if (H.whisk || (t.whisk && !["deer", "beak"].includes(name))) {
    const [wx, wy] = H.whisk ?? H.tip;
    q += S(
      name === "koi"
        ? `M${wx} ${wy}q1 5 6 7M${wx - 3} ${wy + 1}q-1 5 2 8`
        : `M${wx} ${wy}C${wx + 8} ${wy + 1} ${wx + 9} ${wy + 9} ${wx + 4} ${wy + 15}M${wx - 1} ${wy - 4}C${wx + 8} ${wy - 9} ${wx + 12} ${wy - 5} ${wx + 14} ${wy - 12}`,
      t.whisk === 2 ? dark(c.horn, 0.32) : c.accent,
      t.whisk === 2 ? 1.8 : 1.3,
    );
  }
  if (t.beard) q += P("M4 7C5 13 8 16 13 20C8 20 0 18 -3 8Z", c.accent, EDGE);
  q += eye(k, H.eye[0], H.eye[1], H.eye[2], mood);
  return G(at(x, y, s, rot), q);
}

const mouthFront = (k: Kit, mood: Mood, y: number, w: number): string => {
  const ink = dark(k.c.base, 0.65);
  if (k.t.grin)
    return (
      P(
        `M${-w * 1.3} ${y - 3}Q0 ${y + 4} ${w * 1.3} ${y - 3}Q${w} ${y + 8} 0 ${y + 8}Q${-w} ${y + 8} ${-w * 1.3} ${y - 3}Z`,
        "#fffaf0",
        ` stroke="${ink}" stroke-width=".9"`,
      ) +
      S(
        [-0.8, -0.4, 0, 0.4, 0.8]
          .map((v) => `M${v * w} ${y + 1 - Math.abs(v) * 2}V${y + 7.4 - Math.abs(v) * 2.4}`)
          .join(""),
        ink,
        0.7,
      )
    );
  if (mood === "aggressive")
    return (
      P(`M${-w} ${y}Q0 ${y - 3} ${w} ${y}Q${w * 0.6} ${y + 6} 0 ${y + 6}Q${-w * 0.6} ${y + 6} ${-w} ${y}Z`, "#6d1f2c") +
      P(
        `M${-w * 0.7} ${y - 0.8}L${-w * 0.5} ${y + 3.4}L${-w * 0.2} ${y - 1.2}ZM${w * 0.7} ${y - 0.8}L${w * 0.5} ${y + 3.4}L${w * 0.2} ${y - 1.2}Z`,
        "#fffaf0",
      )
    );
  if (mood === "playful")
    return (
      P(
        `M${-w} ${y - 1}Q0 ${y + 1.5} ${w} ${y - 1}Q${w * 0.7} ${y + 6} 0 ${y + 6}Q${-w * 0.7} ${y + 6} ${-w} ${y - 1}Z`,
        "#6d1f2c",
      ) + E(0, y + 4.4, w * 0.5, 2.2, "#e7837f")
    );
  return S(
    mood === "shy"
      ? `M${-w * 0.35} ${y + 1}Q0 ${y} ${w * 0.35} ${y + 1}`
      : `M${-w} ${y - 1}Q${-w * 0.5} ${y + 3} 0 ${y + 0.5}Q${w * 0.5} ${y + 3} ${w} ${y - 1}`,
    ink,
    1.2,
  );
};
/** Faces seen from the front. */
const FACES: Record<string, (k: Kit, mood: Mood) => string> = {
  lion: (k, mood) => {
    const { c, t } = k;
    return (
      (t.ear === "frill"
        ? ""
        : [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180]
            .map((r, i) =>
              G(
                `rotate(${r})`,
                P(
                  "M-6 0C-7 -12 -3 -18 0 -22C3 -18 7 -12 6 0Z",
                  t.many
                    ? pick(c.many, i)
                    : i % 2
                      ? c.accent
                      : pick(c.many, 1) === c.base
                        ? light(c.accent, 0.25)
                        : pick(c.many, 1),
                  EDGE,
                ),
              ),
            )
            .join("")) +
      [1, -1]
        .map((f) => G(at(f * 7, -11, 0.9, 0, -f === 1 ? 1 : -1), (HORNS[t.horns ?? "swept"] ?? nothing)(c, c.horn)))
        .join("") +
      P(
        "M-14 -3C-14 -12 -7 -15 0 -15C7 -15 14 -12 14 -3C14 3 11 6 10 9C8 14 4 15 0 15C-4 15 -8 14 -10 9C-11 6 -14 3 -14 -3Z",
        c.base,
        EDGE,
      ) +
      P("M-9 6C-9 0 -4 -1 0 -1C4 -1 9 0 9 6C9 12 4 14 0 14C-4 14 -9 12 -9 6Z", mix(c.base, c.belly, 0.7)) +
      P("M-4 0C-2 -2 2 -2 4 0L1 3H-1Z", dark(c.base, 0.55)) +
      mouthFront(k, mood, 7, 6) +
      eye(k, -6.5, -4.5, 3.4, mood) +
      G("scale(-1 1)", eye(k, -6.5, -4.5, 3.4, mood))
    );
  },
  owl: (k, mood) => {
    const { c } = k;
    return (
      P(
        "M-13 -4C-15 -12 -14 -15 -13 -18C-9 -15 -5 -14 0 -14C5 -14 9 -15 13 -18C14 -15 15 -12 13 -4C14 6 7 12 0 12C-7 12 -14 6 -13 -4Z",
        c.base,
        EDGE,
      ) +
      E(-5.8, -2, 6.6, 7.2, c.belly) +
      E(5.8, -2, 6.6, 7.2, c.belly) +
      P("M-2.500 1C0 -2 0 -2 2.500 1L0 7Z", c.beak, EDGE) +
      eye(k, -5.6, -2.5, 4.2, mood) +
      G("scale(-1 1)", eye(k, -5.6, -2.5, 4.2, mood))
    );
  },
  chibi: (k, mood) => {
    const { c, t } = k;
    return (
      [1, -1].map((f) => G(at(f * 9, -10, 1, f * 12, f), (HORNS[t.horns ?? "nub"] ?? nothing)(c, c.horn))).join("") +
      [1, -1].map((f) => G(at(f * -13, -3, 0.8, 0, f), (EARS[t.ear ?? "none"] ?? nothing)(c))).join("") +
      P("M-18 0C-18 -12 -9 -16 0 -16C9 -16 18 -12 18 0C18 10 10 14 0 14C-10 14 -18 10 -18 0Z", c.base, EDGE) +
      P(
        "M-10 7C-10 2 -5 1 0 1C5 1 10 2 10 7C10 12 5 13.500 0 13.500C-5 13.500 -10 12 -10 7Z",
        mix(c.base, c.belly, 0.65),
      ) +
      E(-2.6, 4, 0.9, 0.7, dark(c.base, 0.6)) +
      E(2.6, 4, 0.9, 0.7, dark(c.base, 0.6)) +
      mouthFront(k, mood, 7.5, 4.5) +
      (t.mask ? E(-8.5, -2, 7, 6.5, c.mark) + E(8.5, -2, 7, 6.5, c.mark) : "") +
      eye(k, -8.5, -2.5, 4.2, mood) +
      G("scale(-1 1)", eye(k, -8.5, -2.5, 4.2, mood))
    );
  },
};
