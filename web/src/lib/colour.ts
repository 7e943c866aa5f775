// Shades of a colour, and a number that is always the same for a word.

function mixed(hex: string, towards: number, share: number): string {
  const parts = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
  return (
    "#" +
    parts
      .map((p) =>
        Math.round(p + (towards - p) * share)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")
  );
}

/** The colour times a brightness below 1. */
export const darker = (hex: string, brightness: number): string => mixed(hex, 0, 1 - brightness);

/** The colour moved towards white by a share. */
export const lighter = (hex: string, share: number): string => mixed(hex, 255, share);

/** A number for a word. */
export const numberOf = (word: string): number =>
  [...word].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);

const SHADES = ["#8c4a58", "#2f6a82", "#3e6b48", "#8f6715", "#5d4c6d", "#7a5a3a"];

/** A colour for a word. */
export const shadeOf = (word: string): string => SHADES[numberOf(word) % SHADES.length] ?? "#5a5347";
