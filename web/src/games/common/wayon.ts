// What the question bar calls one way on when an answer is picked in steps.
import { capital, has, say, type Words } from "../../lib/texts.svelte.ts";

/** A way on in the game's words for the field; a verb has a word of its own on the page. */
export function wayOnIn(game: string, words: (data: Words) => Words): (field: string, value: unknown) => string {
  return (field, value) => {
    const verb = `${game}.web.verb.${String(value)}`;
    if (field === "verb" && has(verb)) return say(verb);
    const worded = words({ [field]: value })[field];
    const label = typeof worded === "object" && worded !== null && "label" in worded ? worded.label : worded;
    return capital(String(label));
  };
}
