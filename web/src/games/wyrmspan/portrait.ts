// A dragon's portrait: a body by size, colours by cave, a face by personality; horns, wings, back
// and tail follow from its name, so that the same dragon always looks the same.

import { darker, lighter, numberOf } from "../../lib/colour.ts";

export interface Dragon {
  name: string;
  size: "hatchling" | "small" | "medium" | "large";
  personality: "shy" | "aggressive" | "playful" | "helpful";
  caves: ("crimson" | "golden" | "amethyst")[];
}

interface Body {
  tail: string;
  body: string;
  belly: string;
  legs: string;
  neck: string;
  wing: string;
  ribs: string;
  spine: [x: number, y: number, size: number][];
  tip: [x: number, y: number, turn: number];
  head: [x: number, y: number, size: number];
}

const BODIES: Record<Dragon["size"], Body> = {
  hatchling: {
    tail: "M36 74C20 78 12 72 10 62C18 68 28 66 38 62Z",
    body: "M32 66C32 50 46 44 60 46C76 48 82 62 76 74C68 84 42 84 34 76C32 72 32 70 32 66Z",
    belly: "M50 56C62 52 74 58 74 68C72 78 58 81 50 80C46 72 46 62 50 56Z",
    legs: "M42 76C38 80 38 88 44 88H52C53 82 50 78 46 76ZM64 76C60 80 61 88 66 88H74C75 82 72 78 70 75Z",
    neck: "M58 56C58 46 62 40 70 38L84 46C80 54 76 58 70 60Z",
    wing: "M46 58C36 54 28 44 26 34C36 34 48 40 56 52Z",
    ribs: "M46 57C40 50 33 42 28 36M52 54C45 46 39 41 34 37",
    spine: [
      [38, 55, 4],
      [46, 49, 4.5],
      [55, 46, 4],
    ],
    tip: [10, 62, -30],
    head: [78, 37, 23],
  },
  small: {
    tail: "M40 68C24 74 10 66 8 50C16 60 28 60 44 56Z",
    body: "M36 62C40 48 60 44 76 52C82 60 78 70 66 72C52 76 38 72 36 62Z",
    belly: "M46 72C58 74 74 70 78 60C72 64 58 67 46 68Z",
    legs: "M44 68C38 74 38 82 36 88H46C47 82 50 76 54 72ZM66 70C64 76 66 82 66 88H76C76 82 76 74 74 68Z",
    neck: "M64 58C72 52 74 42 78 34L90 38C90 50 86 60 76 66Z",
    wing: "M54 54C42 46 34 32 34 16C50 20 62 34 66 52Z",
    ribs: "M55 53C46 42 39 29 36 19M60 52C54 38 47 28 41 22",
    spine: [
      [42, 55, 4],
      [52, 49, 4.5],
      [62, 47, 4.5],
      [74, 46, 4],
    ],
    tip: [8, 50, -60],
    head: [85, 31, 16],
  },
  medium: {
    tail: "M38 70C18 78 2 66 6 46C14 60 28 60 42 58Z",
    body: "M32 64C36 48 60 42 78 50C86 60 82 72 68 75C50 79 34 76 32 64Z",
    belly: "M42 75C58 78 76 74 81 62C74 68 56 71 42 71Z",
    legs: "M40 70C34 76 35 84 33 90H45C46 83 50 77 54 73ZM66 73C64 79 66 85 66 90H78C78 83 78 75 76 69Z",
    neck: "M64 58C76 50 74 36 78 24L92 27C96 42 92 58 78 68Z",
    wing: "M52 54C40 40 30 24 32 4C54 10 68 30 68 52Z",
    ribs: "M53 53C44 40 36 24 34 8M58 52C54 36 46 22 40 10M63 51C62 38 56 26 50 17",
    spine: [
      [40, 55, 5],
      [50, 48, 5.5],
      [66, 44, 5],
      [73, 36, 4.5],
    ],
    tip: [6, 46, -70],
    head: [87, 24, 16],
  },
  large: {
    tail: "M38 74C14 84 -4 68 4 44C12 62 28 64 42 60Z",
    body: "M26 66C30 46 58 38 80 48C90 60 86 76 70 79C48 84 28 80 26 66Z",
    belly: "M38 79C58 83 80 78 86 62C78 71 56 75 38 75Z",
    legs: "M36 74C28 80 30 88 27 94H42C43 86 48 80 54 77ZM68 77C66 83 68 89 68 94H82C82 87 82 78 80 71Z",
    neck: "M64 58C78 48 72 34 78 18L94 21C99 40 95 60 80 72Z",
    wing: "M50 54C32 38 14 22 12 -2C46 2 70 24 70 50Z",
    ribs: "M51 53C38 38 22 20 15 2M57 52C50 32 36 16 26 3M63 51C62 34 52 20 42 10",
    spine: [
      [34, 56, 6],
      [46, 47, 6.5],
      [64, 42, 6],
      [71, 33, 5.5],
      [75, 22, 5],
    ],
    tip: [4, 44, -72],
    head: [88, 20, 17],
  },
};

const CAVES = { crimson: "#a4382f", golden: "#bf8d2c", amethyst: "#6f4d96" };

const spike = ([x, y, s]: [number, number, number]): string =>
  `M${x - s} ${y + s * 0.6}L${x} ${y - s}L${x + s} ${y + s * 0.6}Z`;
const plate = ([x, y, s]: [number, number, number]): string =>
  `M${x - s} ${y + s * 0.6}C${x - s} ${y - s * 1.2} ${x + s} ${y - s * 1.2} ${x + s} ${y + s * 0.6}Z`;

const BACKS = [
  (body: Body) => body.spine.map(spike).join(""),
  (body: Body) => body.spine.map(plate).join(""),
  () => "",
];

const TIPS = ["M0 0L-7 -8L0 -14L7 -8Z", "M0 0C-9 -2 -8 -13 0 -16C8 -13 9 -2 0 0Z", "M0 0L-8 -12L0 -8L8 -12Z", ""];

const HORNS = [
  "M-4 -7C-8 -12 -13 -14 -18 -13C-14 -10 -11 -7 -9 -3Z",
  "M-3 -8C-4 -14 -8 -18 -13 -19C-11 -14 -10 -9 -8 -5ZM2 -9C2 -14 0 -17 -3 -20C-3 -15 -3 -11 -3 -8Z",
  "M-5 -6C-14 -8 -15 1 -10 2C-11 -2 -9 -4 -6 -2Z",
  "M-4 -8L-14 -14L-10 -7L-17 -6L-9 -3Z",
];

function face(personality: Dragon["personality"], ink: string): string {
  const eye = `<circle cx="2" cy="-2" r="3.9" fill="#fdf6dd"/>`;
  const pupil = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="2.1" fill="#191a17"/>`;
  const mouth = (d: string): string =>
    `<path d="${d}" stroke="${ink}" stroke-width="1.3" fill="none" stroke-linecap="round"/>`;
  switch (personality) {
    case "aggressive":
      return `${eye}${pupil(3, -1.6)}<path d="M-3 -6L6 -3.4" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>${mouth("M4 5L15 3")}<path d="M7 4.500L8.500 7.500L10 4.200ZM11 3.700L12.300 6.300L13.500 3.300Z" fill="#fdf6dd"/>`;
    case "shy":
      return `${eye}${pupil(2.6, -0.6)}<path d="M-1.800 -3.600A3.600 3.600 0 0 1 5.600 -2.800L5 -1.600A6 6 0 0 0 -1.500 -2Z" fill="${ink}" opacity=".75"/><ellipse cx="4" cy="3.400" rx="2.800" ry="1.500" fill="#e98d86" opacity=".75"/>${mouth("M9 4.500L13 4")}`;
    case "playful":
      return `${eye}${pupil(3, -2.4)}<path d="M5 4.500C9 8 14 6 15.500 2.500C12 4.500 8 5 5 4.500Z" fill="#7d2430"/><path d="M9 6C10 10 13 10 13.500 6.500" fill="#ee8f8f"/>`;
    default:
      return `${eye}${pupil(3, -2)}<circle cx="3.700" cy="-2.800" r=".7" fill="#fff"/>${mouth("M5 4.500C8.500 7 12.500 6 15 3")}`;
  }
}

function head(dragon: Dragon, [x, y, size]: Body["head"], skin: string, horn: string, seed: number): string {
  const grown = size / 13;
  const jaw =
    dragon.size === "hatchling"
      ? "M-11 -1C-11 -11 6 -12 9 -4C14 -4 16 0 15 4C12 9 0 10 -6 8C-10 6 -11 3 -11 -1Z"
      : "M-10 0C-10 -10 4 -11 8 -4C14 -5 20 -2 20 2C18 7 8 8 0 8C-7 8 -10 5 -10 0Z";
  const big = dragon.size === "hatchling" ? ` scale(1.3)` : "";
  const horns = dragon.size === "hatchling" ? "M-3 -9L-6 -14L-8 -7Z" : HORNS[seed % HORNS.length];
  return `<g transform="translate(${x} ${y}) scale(${grown.toFixed(2)})"><path d="${horns}" fill="${horn}"/><path d="${jaw}" fill="${skin}"/><circle cx="${dragon.size === "hatchling" ? 13 : 16}" cy="-.5" r=".9" fill="${darker(skin, 0.5)}"/><g transform="translate(0 0)${big}">${face(dragon.personality, darker(skin, 0.42))}</g></g>`;
}

function pattern(seed: number, shade: string): string {
  if (seed % 3 === 0)
    return [
      [46, 58],
      [55, 54],
      [64, 56],
      [52, 64],
      [62, 63],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.2" fill="${shade}" opacity=".55"/>`)
      .join("");
  if (seed % 3 === 1)
    return `<path d="M44 54C46 60 45 64 43 68M54 51C56 58 55 64 53 69M64 51C66 57 66 63 64 68" stroke="${shade}" stroke-width="2.4" fill="none" opacity=".5" stroke-linecap="round"/>`;
  return "";
}

/** The inside of an SVG of 120 × 96 for a dragon; the same every time. */
export function dragonPortrait(dragon: Dragon): string {
  const seed = numberOf(dragon.name);
  const body = BODIES[dragon.size];
  const first = CAVES[dragon.caves[0] ?? "golden"];
  const second = CAVES[dragon.caves.at(-1) ?? "golden"];
  const tone = ((seed >>> 7) % 5) - 2;
  const skin = tone < 0 ? darker(first, 1 + tone * 0.11) : lighter(first, tone * 0.13);
  const far = darker(skin, 0.72);
  const belly = lighter(skin, 0.55);
  const membrane = dragon.caves.length > 1 ? lighter(second, 0.18) : lighter(skin, 0.3);
  const horn = ["#e8dcc0", "#cbb68c", "#4a4038", "#d9a441"][(seed >>> 3) % 4] ?? "#e8dcc0";
  const back = BACKS[(seed >>> 5) % BACKS.length]!(body);
  const tip = TIPS[(seed >>> 11) % TIPS.length];
  const [tx, ty, turn] = body.tip;
  return [
    `<ellipse cx="58" cy="92" rx="46" ry="4" fill="#3a2f3a" opacity=".16"/>`,
    tip && `<path d="${tip}" fill="${horn}" transform="translate(${tx} ${ty}) rotate(${turn})"/>`,
    back && `<path d="${back}" fill="${horn}"/>`,
    `<path d="${body.tail}" fill="${far}"/><path d="${body.neck}" fill="${skin}"/><path d="${body.legs}" fill="${far}"/><path d="${body.body}" fill="${skin}"/><path d="${body.belly}" fill="${belly}"/>`,
    pattern(seed, far),
    `<path d="${body.wing}" fill="${membrane}" stroke="${far}" stroke-width="1.6" stroke-linejoin="round"/><path d="${body.ribs}" stroke="${far}" stroke-width="1.4" fill="none" stroke-linecap="round"/>`,
    head(dragon, body.head, skin, horn, seed),
  ]
    .filter(Boolean)
    .join("");
}
