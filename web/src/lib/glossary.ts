// The rule terms of a game, found in what is said about it.
import { roomOf } from "./room.ts";
import { patternOf } from "./forms.ts";
import { say, texts } from "./texts.svelte.ts";

/** A term in a text, as it is worded there. */
export interface Term {
  term: string;
  label: string;
}

interface Glossary {
  words: RegExp;
  /** The term of each group of `words`. */
  terms: string[];
}

const known = new Map<string, Glossary | null>();

function glossaryOf(game: string): Glossary | null {
  const name = `${game}/${texts.language}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const terms = Object.keys(roomOf(game).terms);
  const worded = terms.filter((term) => texts.find(`${game}.term.${term}`) !== undefined);
  // The sentences of the game are still on their way.
  if (worded.length === 0) return null;
  const glossary = { words: patternOf(worded.map((term) => say(`${game}.term.${term}`))), terms: worded };
  known.set(name, glossary);
  return glossary;
}

/** A text in pieces: plain text, and each term where it stands first. */
export function withTerms(game: string, text: string): (string | Term)[] {
  const glossary = glossaryOf(game);
  if (!glossary) return [text];
  const pieces: (string | Term)[] = [];
  const met = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(glossary.words)) {
    const term = glossary.terms[match.slice(1).findIndex((group) => group !== undefined)];
    if (term === undefined || met.has(term)) continue;
    met.add(term);
    pieces.push(text.slice(from, match.index), { term, label: match[0] });
    from = match.index + match[0].length;
  }
  return [...pieces, text.slice(from)].filter((piece) => piece !== "");
}
