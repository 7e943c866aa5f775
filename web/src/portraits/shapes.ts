// Twenty silhouettes, facing right in a box of 120 × 96. Every part is filled with one of the
// plumage's colours; `head` and `breast` say where markings go.

export type Fill = "crown" | "back" | "wing" | "breast" | "belly" | "bill" | "legs" | "dark" | "pale";

export interface Part {
  fill: Fill;
  d: string;
  /** Drawn as a line of this width instead of an area. */
  line?: number;
}

export interface Shape {
  parts: Part[];
  head: [x: number, y: number, radius: number];
  breast: [x: number, y: number, radius: number];
  wingAt: [x: number, y: number];
  eye: [x: number, y: number, radius: number][];
  ground: "branch" | "grass" | "water" | "shore" | "trunk" | "flower" | "rock" | "air";
}

const area = (fill: Fill, d: string): Part => ({ fill, d });
const line = (fill: Fill, d: string, width = 2.4): Part => ({ fill, d, line: width });
const round = (fill: Fill, x: number, y: number, r: number): Part =>
  area(fill, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);

export const SHAPES = {
  songbird: {
    parts: [
      line("legs", "M55 73L53 84M63 73L63 84"),
      area("wing", "M36 63L8 79C8 83 11 87 15 87L46 71Z"),
      area("back", "M30 62C32 45 53 33 72 36C87 41 88 58 77 68C63 78 36 78 30 62Z"),
      area("belly", "M50 71C62 70 76 62 83 49C88 60 82 69 73 72C65 76 55 77 50 71Z"),
      area("breast", "M68 44C78 40 86 46 86 53C85 60 78 66 68 69C74 60 73 51 68 44Z"),
      area("wing", "M18 71C28 53 48 45 66 50C62 63 44 72 18 75Z"),
      round("crown", 78, 35, 13),
      area("bill", "M89 31L104 37L89 41Z"),
    ],
    head: [78, 35, 13], breast: [77, 56, 9], wingAt: [46, 58], eye: [[82, 33, 2.3]], ground: "branch",
  },
  woodpecker: {
    parts: [
      line("legs", "M70 58L90 56M68 67L90 68"),
      area("dark", "M46 72L35 94L42 95L58 76Z"),
      area("back", "M44 76C37 56 45 36 61 29C76 33 80 52 71 66C64 77 51 83 44 76Z"),
      area("belly", "M66 34C78 42 79 56 71 67C66 75 59 78 54 78C64 66 68 50 66 34Z"),
      area("wing", "M40 79C34 57 43 41 55 37C65 50 60 68 42 84Z"),
      round("crown", 66, 23, 11.5),
      area("bill", "M75 18L95 21L76 27Z"),
    ],
    head: [66, 23, 11.5], breast: [71, 50, 8], wingAt: [50, 60], eye: [[69, 21, 2.1]], ground: "trunk",
  },
  hummingbird: {
    parts: [
      area("wing", "M60 44C52 24 40 10 22 5C30 24 41 41 55 52Z"),
      area("dark", "M48 62L24 79L30 85L55 69Z"),
      area("back", "M45 63C49 46 61 35 74 35C81 44 77 58 63 66C55 71 46 71 45 63Z"),
      area("belly", "M55 68C66 62 75 53 78 42C82 51 76 61 64 67C60 69 57 69 55 68Z"),
      area("breast", "M70 40C78 36 84 40 83 46C80 51 76 53 71 53C73 48 72 44 70 40Z"),
      area("wing", "M63 45C64 26 60 13 51 3C47 21 50 39 58 51Z"),
      round("crown", 78, 31, 9.5),
      area("bill", "M86 28L116 25L87 32Z"),
    ],
    head: [78, 31, 9.5], breast: [77, 46, 6], wingAt: [54, 34], eye: [[81, 30, 2]], ground: "flower",
  },
  owl: {
    parts: [
      line("legs", "M53 82L53 90M67 82L67 90", 4),
      area("back", "M36 40C32 66 42 85 60 87C78 85 88 66 84 40C78 28 42 28 36 40Z"),
      area("belly", "M45 48C44 72 50 83 60 84C70 83 76 72 75 48C68 57 52 57 45 48Z"),
      area("wing", "M36 38C25 55 30 76 44 82C42 66 43 54 47 45Z"),
      area("wing", "M84 38C95 55 90 76 76 82C78 66 77 54 73 45Z"),
      area("crown", "M35 36C34 13 86 13 85 36C85 51 73 56 60 56C47 56 35 51 35 36Z"),
      round("breast", 49, 36, 11.5),
      round("breast", 71, 36, 11.5),
      round("pale", 50, 36, 6),
      round("pale", 70, 36, 6),
      area("bill", "M60 37L64 45L60 51L56 45Z"),
    ],
    head: [60, 26, 20], breast: [60, 68, 11], wingAt: [38, 62], eye: [[50, 36, 3.4], [70, 36, 3.4]], ground: "branch",
  },
  hawk: {
    parts: [
      line("legs", "M55 78L55 86M63 77L64 86", 3.4),
      area("dark", "M44 74L33 95L45 96L57 79Z"),
      area("back", "M41 74C35 54 45 36 61 31C77 35 82 54 73 70C66 81 49 85 41 74Z"),
      area("belly", "M60 44C72 48 79 58 72 70C66 80 56 82 51 78C60 68 62 56 60 44Z"),
      area("breast", "M58 36C70 36 78 46 77 56C70 58 64 56 59 52Z"),
      area("wing", "M38 78C31 54 43 40 56 37C64 52 57 72 40 87Z"),
      round("crown", 64, 25, 12),
      area("bill", "M73 20C83 20 86 27 81 34C80 29 77 27 73 29Z"),
    ],
    head: [64, 25, 12], breast: [67, 58, 9], wingAt: [48, 60], eye: [[68, 23, 2.5]], ground: "branch",
  },
  vulture: {
    parts: [
      line("legs", "M50 80L50 90M60 79L61 90", 3),
      area("dark", "M34 74L18 90L32 93L47 80Z"),
      area("back", "M29 74C25 50 43 35 67 37C83 43 86 62 75 74C62 84 37 87 29 74Z"),
      area("breast", "M66 40C82 46 84 62 74 73C70 60 68 50 66 40Z"),
      area("wing", "M26 79C23 55 40 42 60 43C64 60 51 78 30 89Z"),
      area("crown", "M66 43C68 35 74 29 81 27L88 36C84 42 78 47 71 50Z"),
      round("crown", 83, 31, 8),
      area("bill", "M89 27C98 27 99 34 94 39C93 35 91 34 87 35Z"),
    ],
    head: [83, 31, 8], breast: [74, 60, 8], wingAt: [44, 62], eye: [[85, 29, 1.9]], ground: "rock",
  },
  heron: {
    parts: [
      line("legs", "M47 64L45 91M56 64L57 91", 2.6),
      area("dark", "M34 56L16 68L36 69Z"),
      area("back", "M29 59C35 45 58 40 73 48C73 63 50 70 33 67Z"),
      line("breast", "M68 54C84 49 68 36 77 22", 8),
      area("belly", "M38 67C52 69 68 64 73 52C68 60 54 64 40 65Z"),
      area("wing", "M20 64C32 47 52 44 67 51C59 65 40 70 20 67Z"),
      area("crown", "M70 21C74 12 89 12 92 19C89 27 77 29 70 21Z"),
      area("bill", "M89 15L117 21L89 23Z"),
    ],
    head: [80, 20, 9], breast: [72, 46, 6], wingAt: [42, 57], eye: [[84, 18, 1.9]], ground: "water",
  },
  wader: {
    parts: [
      line("legs", "M49 66L47 90M58 66L60 90", 2),
      area("dark", "M34 56L20 64L38 66Z"),
      area("back", "M33 57C39 44 62 41 75 49C76 62 57 71 42 67C36 65 32 61 33 57Z"),
      area("breast", "M64 56C68 46 73 39 78 36L88 43C85 52 79 60 70 64Z"),
      area("belly", "M42 67C56 69 68 64 75 54C77 63 62 71 50 70C46 70 43 69 42 67Z"),
      area("wing", "M22 63C36 45 54 44 67 51C59 63 42 68 22 66Z"),
      round("crown", 82, 35, 9),
      area("bill", "M89 32L117 38L89 38Z"),
    ],
    head: [82, 35, 9], breast: [74, 55, 7], wingAt: [44, 57], eye: [[85, 33, 1.9]], ground: "shore",
  },
  duck: {
    parts: [
      area("dark", "M24 60L6 52L15 69Z"),
      area("back", "M17 62C24 49 44 50 62 52C75 48 88 54 89 62C85 75 66 79 46 79C30 79 19 73 17 62Z"),
      area("belly", "M28 74C44 76 66 74 80 66C74 76 60 79 46 79C38 79 32 77 28 74Z"),
      area("breast", "M72 50C84 50 92 57 89 65C85 73 77 77 66 78C73 70 75 60 72 50Z"),
      area("wing", "M21 63C34 51 56 51 68 60C58 71 38 73 21 67Z"),
      area("crown", "M71 57C70 47 72 40 76 34L92 40C92 49 89 56 84 60Z"),
      round("crown", 83, 32, 11),
      area("bill", "M92 29C103 30 112 35 112 39C105 42 97 41 91 39Z"),
    ],
    head: [83, 32, 11], breast: [81, 64, 8], wingAt: [44, 62], eye: [[86, 30, 2.1]], ground: "water",
  },
  goose: {
    parts: [
      area("dark", "M22 60L5 55L14 70Z"),
      area("back", "M15 63C22 48 46 47 66 52C80 52 88 60 85 68C78 79 58 81 42 80C26 79 16 73 15 63Z"),
      area("belly", "M22 73C42 78 66 76 82 68C76 79 58 81 42 80C34 80 26 78 22 73Z"),
      area("breast", "M66 54C80 54 88 60 85 68C81 74 74 77 68 77C72 68 71 60 66 54Z"),
      area("wing", "M18 63C32 49 56 49 70 60C58 73 36 75 18 68Z"),
      area("crown", "M69 62C82 56 83 36 76 20L90 16C97 36 96 56 83 67Z"),
      round("crown", 86, 16, 8.5),
      area("bill", "M92 12L108 18L92 22Z"),
    ],
    head: [86, 16, 8.5], breast: [79, 66, 7], wingAt: [42, 62], eye: [[88, 14, 1.9]], ground: "water",
  },
  gull: {
    parts: [
      line("legs", "M49 69L48 84M58 68L59 84"),
      area("back", "M21 61C34 45 60 43 77 49C82 60 66 71 50 71C36 71 25 67 21 61Z"),
      area("belly", "M34 68C52 70 70 64 79 53C82 62 66 71 50 71C44 71 38 70 34 68Z"),
      area("breast", "M68 46C80 44 86 52 82 59C78 64 72 67 66 68C72 60 72 52 68 46Z"),
      area("wing", "M20 66C32 49 50 46 67 53C55 66 38 69 20 68Z"),
      area("dark", "M26 63L2 69L8 73L32 69Z"),
      round("crown", 80, 42, 11),
      area("bill", "M89 39L107 44L90 48Z"),
    ],
    head: [80, 42, 11], breast: [75, 58, 8], wingAt: [44, 58], eye: [[84, 40, 2]], ground: "shore",
  },
  grebe: {
    parts: [
      area("back", "M12 68C23 57 50 55 72 59C86 59 92 66 87 72C70 81 32 81 12 68Z"),
      area("belly", "M20 73C42 79 68 78 87 70C80 79 36 82 20 73Z"),
      area("wing", "M16 67C30 58 52 58 66 64C54 73 32 73 16 69Z"),
      area("breast", "M70 66C79 54 76 41 78 29L89 31C92 46 90 60 83 69Z"),
      area("crown", "M72 65C76 54 73 40 76 28L84 27C85 44 84 58 78 67Z"),
      area("crown", "M73 27C75 17 93 17 95 26C92 34 78 36 73 27Z"),
      area("bill", "M92 22L114 26L92 30Z"),
    ],
    head: [84, 26, 9], breast: [83, 56, 5], wingAt: [40, 66], eye: [[87, 24, 2]], ground: "water",
  },
  pelican: {
    parts: [
      line("legs", "M45 72L44 86M55 72L56 86", 3),
      area("back", "M18 63C27 45 56 43 73 51C78 67 58 76 42 75C28 74 20 69 18 63Z"),
      area("belly", "M28 72C46 76 66 70 75 58C76 70 58 76 42 75C36 75 32 74 28 72Z"),
      area("wing", "M8 68C24 48 50 46 66 54C56 70 32 75 8 72Z"),
      area("breast", "M63 56C79 50 70 34 78 22L90 26C87 40 90 55 75 66Z"),
      round("crown", 84, 22, 8.5),
      area("belly", "M88 25L118 33C108 47 94 43 86 31Z"),
      area("bill", "M90 17L119 33L88 26Z"),
    ],
    head: [84, 22, 8.5], breast: [76, 50, 7], wingAt: [40, 60], eye: [[87, 20, 1.9]], ground: "rock",
  },
  quail: {
    parts: [
      line("legs", "M50 76L49 86M60 76L61 86"),
      area("dark", "M33 58L14 58L18 72L38 72Z"),
      area("back", "M27 60C29 40 54 31 72 38C86 46 84 68 67 76C48 83 29 77 27 60Z"),
      area("breast", "M68 40C82 44 86 58 77 68C70 62 67 50 68 40Z"),
      area("belly", "M44 78C58 76 72 68 79 58C82 69 67 80 54 80C50 80 46 79 44 78Z"),
      area("wing", "M25 64C32 47 50 42 64 50C61 65 44 72 25 68Z"),
      round("crown", 75, 34, 10.5),
      area("bill", "M84 32L94 37L84 40Z"),
    ],
    head: [75, 34, 10.5], breast: [75, 56, 8], wingAt: [46, 58], eye: [[79, 32, 2.1]], ground: "grass",
  },
  crow: {
    parts: [
      line("legs", "M53 74L51 85M62 74L62 85", 2.8),
      area("wing", "M34 63L2 78C3 83 6 87 10 88L44 73Z"),
      area("back", "M26 62C28 43 52 32 73 36C89 42 89 60 76 69C60 79 33 79 26 62Z"),
      area("belly", "M46 73C60 72 76 64 85 50C90 61 84 69 74 73C64 78 52 78 46 73Z"),
      area("breast", "M68 43C80 39 88 46 88 54C86 61 78 67 68 70C74 60 73 51 68 43Z"),
      area("wing", "M12 74C24 53 46 44 66 50C62 65 40 74 12 78Z"),
      round("crown", 78, 33, 13.5),
      area("bill", "M88 27C100 27 108 33 111 38C102 41 94 41 87 41Z"),
    ],
    head: [78, 33, 13.5], breast: [78, 57, 9], wingAt: [44, 58], eye: [[83, 30, 2.4]], ground: "branch",
  },
  swallow: {
    parts: [
      area("dark", "M42 50L6 38L25 53L5 65L42 57Z"),
      area("wing", "M64 53C61 70 53 83 38 92C41 75 46 62 54 55Z"),
      area("back", "M34 52C48 41 72 37 89 43C94 50 85 57 70 59C56 61 43 59 34 52Z"),
      area("belly", "M46 57C62 58 80 54 91 47C90 55 80 59 68 59C58 60 51 59 46 57Z"),
      area("breast", "M76 49C84 46 92 46 92 49C88 54 82 57 75 57Z"),
      area("wing", "M64 45C54 24 38 10 12 5C28 26 44 43 57 51Z"),
      round("crown", 86, 44, 8.5),
      area("bill", "M93 42L101 46L93 48Z"),
    ],
    head: [86, 44, 8.5], breast: [80, 53, 5], wingAt: [44, 30], eye: [[89, 43, 1.8]], ground: "air",
  },
  kingfisher: {
    parts: [
      line("legs", "M53 76L52 84M61 76L61 84"),
      area("dark", "M42 68L26 83L35 89L52 77Z"),
      area("back", "M37 66C37 47 52 38 67 41C80 48 80 65 69 74C56 81 41 79 37 66Z"),
      area("belly", "M52 78C64 74 74 66 77 55C80 65 72 76 60 79C57 79 54 79 52 78Z"),
      area("breast", "M66 48C76 48 80 56 77 62C73 67 68 69 64 70C68 62 68 54 66 48Z"),
      area("wing", "M31 74C34 54 48 46 62 51C61 65 48 74 31 78Z"),
      round("crown", 74, 32, 14),
      area("bill", "M85 25L117 35L86 40Z"),
    ],
    head: [74, 32, 14], breast: [71, 59, 8], wingAt: [46, 60], eye: [[80, 29, 2.2]], ground: "branch",
  },
  dove: {
    parts: [
      line("legs", "M50 74L49 84M58 74L58 84"),
      area("wing", "M30 60L0 71L7 79L40 71Z"),
      area("back", "M23 61C31 45 56 39 75 45C85 54 77 69 60 75C44 79 27 73 23 61Z"),
      area("breast", "M70 46C82 48 84 58 76 66C71 60 69 53 70 46Z"),
      area("belly", "M40 76C56 76 72 68 79 58C80 68 66 77 52 78C47 78 43 77 40 76Z"),
      area("wing", "M16 69C26 50 48 45 64 52C58 66 40 72 16 72Z"),
      round("crown", 79, 39, 9.5),
      area("bill", "M87 36L97 40L87 43Z"),
    ],
    head: [79, 39, 9.5], breast: [75, 57, 7], wingAt: [44, 59], eye: [[82, 37, 1.9]], ground: "branch",
  },
  crane: {
    parts: [
      line("legs", "M47 62L45 92M56 62L57 92", 2.6),
      area("wing", "M36 52C20 54 11 68 16 82C26 74 38 70 47 65Z"),
      area("back", "M28 57C36 43 58 40 72 47C73 60 52 68 34 66Z"),
      line("breast", "M67 53C76 44 76 30 80 17", 7),
      area("belly", "M36 66C50 68 66 62 72 51C68 59 54 63 40 64Z"),
      area("wing", "M22 62C34 46 52 44 65 50C58 63 40 68 22 66Z"),
      round("crown", 82, 15, 8),
      area("bill", "M88 12L110 18L88 19Z"),
    ],
    head: [82, 15, 8], breast: [72, 44, 6], wingAt: [42, 56], eye: [[84, 13, 1.9]], ground: "grass",
  },
  cuckoo: {
    parts: [
      line("legs", "M54 68L52 82M62 68L62 82"),
      area("dark", "M42 58L2 82L8 91L50 68Z"),
      area("back", "M34 59C41 45 60 38 75 42C85 49 80 63 67 67C54 71 38 69 34 59Z"),
      area("belly", "M46 69C60 68 74 61 81 49C84 59 76 68 64 70C56 71 50 71 46 69Z"),
      area("breast", "M68 45C79 42 85 48 83 55C80 61 74 65 67 66C72 58 72 51 68 45Z"),
      area("wing", "M26 67C34 51 50 46 65 51C59 63 44 69 26 70Z"),
      round("crown", 80, 38, 10),
      area("bill", "M88 33C97 32 104 37 107 43C99 41 93 42 88 42Z"),
    ],
    head: [80, 38, 10], breast: [77, 55, 7], wingAt: [46, 58], eye: [[84, 36, 2]], ground: "branch",
  },
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;
