// The forms of a term: words between bars, a star for any ending, as in "tuck*|slide".

/** One pattern with a group for each term; only whole words count. */
export function patternOf(terms: string[]): RegExp {
  const groups = terms.map((forms) => `(${forms.replace(/\*/g, "\\p{L}*")})`);
  return new RegExp(`(?<!\\p{L})(?:${groups.join("|")})(?!\\p{L})`, "giu");
}
