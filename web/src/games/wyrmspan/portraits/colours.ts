// The colours of a dragon.
import type { Cave, Colours, Dragon, Traits } from "./model.ts";
import { dark, light, mix, pick } from "./pen.ts";

const CAVES: Cave[] = ["crimson", "golden", "amethyst"];
type Ramp = [skin: string, shade: string, belly: string, accent: string, wing: string, mark: string];

const RAMPS: Record<string, Ramp[]> = {
  crimson: [
    ["#ad3d31", "#74261f", "#f0cda6", "#e3a33f", "#dc7350", "#7d2a25"],
    ["#d16a52", "#9a4335", "#f9e0c4", "#7a2c3a", "#f1a880", "#a84838"],
    ["#84304a", "#561c31", "#e8bfae", "#e5b04b", "#b9566e", "#561b30"],
    ["#c4662e", "#8a431c", "#f8e0b4", "#5b3a33", "#e8a256", "#8f4620"],
    ["#55423f", "#332726", "#e0916c", "#e25f38", "#c6493a", "#d15e40"],
    ["#c45a6a", "#8e374b", "#fadfd4", "#f0c274", "#e9a3a6", "#93384d"],
  ],
  golden: [
    ["#cc9a35", "#91681e", "#faebc2", "#84502c", "#ebc56e", "#956a22"],
    ["#dcbf82", "#a78750", "#fdf4dd", "#b0623a", "#f2dfae", "#b08c50"],
    ["#937233", "#614a20", "#eedaa4", "#dc9634", "#c59c50", "#604a1f"],
    ["#878c48", "#5a5f2e", "#f0e8ba", "#dda945", "#b1b56c", "#5b602e"],
    ["#df9633", "#a5641d", "#fde9b8", "#75466a", "#f4c069", "#a2611e"],
    ["#755340", "#4a3327", "#f0d09a", "#e3b04a", "#b5855a", "#dcae62"],
  ],
  amethyst: [
    ["#7653a3", "#4b3270", "#dfd0ee", "#e6b862", "#a586ca", "#4d3374"],
    ["#ab90cb", "#7b61a1", "#f3eaf7", "#654a90", "#d2bde5", "#8064a8"],
    ["#4a5c9c", "#2d3a6a", "#d0daf1", "#e8a274", "#7d92cb", "#2c396b"],
    ["#45868c", "#2a585e", "#d5ece3", "#bf6a9a", "#82bbb7", "#2d5e65"],
    ["#88487f", "#592b55", "#f0d1e2", "#ddb755", "#ba7cb0", "#582c56"],
    ["#3b3763", "#221f3d", "#c1b9e2", "#95d3d8", "#6a60ab", "#8f85d3"],
  ],
  blue: [["#4f88bf", "#305a87", "#dcebf3", "#e7b75c", "#8cb8dd", "#2f5c8c"]],
  green: [["#679a67", "#426a45", "#e9efcb", "#d99a45", "#9cc08b", "#426d45"]],
  steel: [["#8794a0", "#586470", "#e6ebec", "#c08a3a", "#b4c0c8", "#56636f"]],
  stone: [["#8f8880", "#5f5953", "#dcd5c6", "#b58fd0", "#aaa298", "#6a635c"]],
  moss: [["#7f8f62", "#556140", "#e4e6c2", "#a7b86a", "#a9b884", "#566342"]],
  mist: [["#a9bcc9", "#7a90a0", "#f0f5f5", "#8f7bb8", "#cddae0", "#8199a9"]],
  pale: [["#e2d2ac", "#ae9b70", "#fffaf0", "#d9a441", "#f3e4bf", "#bfa878"]],
  ghost: [["#a5cfae", "#74a082", "#eef7e6", "#e8d27a", "#cfe8d0", "#7aa888"]],
  black: [["#4b4750", "#2c2930", "#cfc6c0", "#c9493d", "#7d7685", "#2b2830"]],
};
const TINT: Record<Cave, [string, string]> = {
  crimson: ["#dcb8ab", "#b98878"],
  golden: ["#dfcb9e", "#b99f67"],
  amethyst: ["#c3b8d3", "#9485ad"],
};

const ramps = (name: string): Ramp[] => RAMPS[name] ?? RAMPS["golden"] ?? [];

/** What a dragon is painted with: skin by one of its caves, wing and accent by the others. */
export function colours(d: Dragon, t: Traits, seed: number): Colours {
  const caves: readonly Cave[] = d.caves.length ? d.caves : ["golden"],
    order = caves.map((_, i) => pick(caves, i + (seed % caves.length))),
    first = pick(order, 0);
  const ramp = (cave: Cave, i: number): Ramp => pick(ramps(cave), seed >>> (4 + i * 5));
  const r = t.skin
    ? pick(ramps(t.skin), t.tone ?? 0)
    : t.tone === undefined
      ? ramp(first, 0)
      : pick(ramps(first), t.tone);
  const [base, shade, , , , mark] = r;
  let [, , belly, accent, wing] = r;
  const two = order[1] && ramp(order[1], 1),
    three = order[2] && ramp(order[2], 2);
  if (t.skin && !["blue", "green", ...caves].includes(t.skin)) {
    const own = pick(ramps(first), 0);
    accent = own[0];
    wing = mix(wing, own[4], 0.45);
  }
  if (two) {
    wing = two[4];
    accent = three ? three[0] : two[0];
    if (Math.abs(parseInt(accent.slice(1, 3), 16) - parseInt(base.slice(1, 3), 16)) < 18) accent = light(accent, 0.4);
  }
  if (t.belly) belly = t.belly;
  if (t.accent) accent = t.accent;
  if (t.wingCol) wing = t.wingCol;
  const many = t.many
    ? ["#c9483c", "#e2a83b", "#6b9a5b", "#4f88bf", "#8457a8"]
    : two
      ? CAVES.filter((cave) => caves.includes(cave)).map((cave) => pick(ramps(cave), 0)[0])
      : [accent, wing, light(base, 0.4)];
  const [rock, rockDark] = TINT[pick(caves, 0)],
    horn = t.horn ?? pick(["#f0e4c8", "#dcc697", "#5a4c44", "#f0e4c8"], seed >>> 9);
  return {
    base,
    dark: shade,
    belly,
    accent,
    wing,
    wingDark: dark(wing, 0.38),
    mark,
    many,
    horn,
    beak: t.beak ?? pick(["#e0a13a", "#d9783a", "#4c4650"], seed >>> 11),
    rock,
    rockDark,
    rocks: caves.map((x) => TINT[x]),
    limb: base,
    shell: t.shell,
  };
}
