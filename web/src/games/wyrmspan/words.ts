// Wyrmspan's ids in words, as games/wyrmspan/texts.py does.
import { catalogues, nameOf } from "../../lib/catalogue.svelte.ts";
import { say, texts, type Words } from "../../lib/texts.svelte.ts";

const WORDED = ["cave", "kind", "benefit", "square", "guild", "objective", "resource"];
const AS_IT_IS = ["verb", "text", "topic", "seat"];

export function words(data: Words): Words {
  const worded: Words = { ...data };
  for (const [name, value] of Object.entries(data)) {
    if (value !== null && !AS_IT_IS.includes(name)) worded[name] = inWords(name, value);
  }
  if (data["verb"] === "discard") worded["thing"] = worded["card"] ?? worded["resource"];
  if (Array.isArray(worded["dragons"]) && Array.isArray(worded["caves"])) {
    worded["cards"] = [...(worded["dragons"] as unknown[]), ...(worded["caves"] as unknown[])];
  }
  return worded;
}

function inWords(name: string, value: unknown): unknown {
  if (WORDED.includes(name)) return say(`wyrmspan.${name}.${String(value)}`);
  switch (name) {
    case "card":
      return cardWord(value);
    case "place":
    case "other":
      return placeWord(String(value));
    case "resources":
      return (Array.isArray(value) ? value : String(value).split("+")).map((kind) =>
        say(`wyrmspan.resource.${String(kind)}`),
      );
    case "dragons":
    case "caves":
      return (value as unknown[]).filter((card) => card !== null).map(cardWord);
    case "objectives":
      return (value as string[]).map((side) => say(`wyrmspan.objective.${side}`));
    case "counts":
      return (value as (number | [number, number])[]).map(countWord);
    case "space":
      return catalogues.effect("wyrmspan", `track-${String(value)}`);
    case "source":
      return sourceWord(String(value));
    case "effect":
      return catalogues.effect("wyrmspan", String(value));
    default:
      return value;
  }
}

/** A count for an objective; the standing in the guild as markers and steps. */
function countWord(count: number | [number, number]): string {
  if (typeof count === "number") return String(count);
  const [markers, steps] = count;
  return `${say("wyrmspan.standing.markers", { n: markers })}, ${say("wyrmspan.standing.steps", { n: steps })}`;
}

/** A place of the mat in words. */
export function placeWord(place: string): string {
  if (place === "nest") return say("wyrmspan.place.nest");
  const [cave = "", column = ""] = place.split("-");
  return say("wyrmspan.place", { cave: say(`wyrmspan.cave.${cave}`), column });
}

function cardWord(card: unknown): unknown {
  const found = catalogues.find("wyrmspan", card);
  if (!found) return card;
  const label =
    found.kind === "cave"
      ? say("wyrmspan.cave-card", {
          number: found["number"],
          text: (found["words"] as Record<string, string>)[texts.language],
        })
      : nameOf(found);
  return { card: found.id, label };
}

function sourceWord(source: string): unknown {
  const found = catalogues.find("wyrmspan", source);
  if (found) return { card: found.id, label: nameOf(found) };
  return say(`wyrmspan.source.${source.split("-")[0] ?? ""}`);
}
