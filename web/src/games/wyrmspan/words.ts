// Wyrmspan's ids in words, as games/wyrmspan/texts.py does.
import { catalogues, nameOf } from "../../lib/catalogue.svelte.ts";
import { counted } from "../../lib/bundle.ts";
import { has, listed, say, texts, type Words } from "../../lib/texts.svelte.ts";

const WORDED = ["cave", "kind", "deck", "benefit", "square", "guild", "objective"];
const AS_IT_IS = ["verb", "text", "topic", "seat", "form", "because"];

export function words(data: Words): Words {
  const worded: Words = { ...data };
  for (const [name, value] of Object.entries(data)) {
    if (value !== null && !AS_IT_IS.includes(name)) worded[name] = inWords(name, value);
  }
  if (typeof data["resource"] === "string") worded["resource"] = amount(data["resource"], Number(data["n"] ?? 1));
  if (data["verb"] === "discard") worded["thing"] = worded["card"] ?? worded["resource"];
  if (typeof data["cave"] === "string") worded["the_cave"] = say(`wyrmspan.the-cave.${data["cave"]}`);
  if (typeof data["place"] === "string") Object.assign(worded, atPlace(data["place"], data["on"]));
  if (typeof data["deck"] === "string") worded["deck_cards"] = say(`wyrmspan.kinds.${data["deck"]}`);
  if (data["coins"] !== undefined) {
    const change = Number(data["n"] ?? 0);
    worded["change"] = change < 0 ? `−${-change}` : `+${change}`;
    worded["n"] ??= data["coins"];
  }
  if (Array.isArray(worded["dragons"]) && Array.isArray(worded["caves"])) {
    worded["cards"] = [...(worded["dragons"] as unknown[]), ...(worded["caves"] as unknown[])];
  }
  return worded;
}

/** A place with the dragon that lies there, if it is told, and what one does there. */
function atPlace(at: string, on: unknown): Words {
  const [cave = "", column = ""] = at.split("-");
  const dragon = typeof on === "string" ? catalogues.find("wyrmspan", on) : undefined;
  const place = dragon
    ? say("wyrmspan.place.of-dragon", { dragon: nameOf(dragon), place: placeWord(at) })
    : placeWord(at);
  const nest = at === "nest";
  const ways = nest ? ["on", "from"] : ["on", "from", "under"];
  return {
    place,
    ...Object.fromEntries(
      ways.map((way) => [`${way}_place`, say(`wyrmspan.at-${nest ? "nest" : "place"}.${way}`, { place })]),
    ),
    ...(!nest && { the_cave: say(`wyrmspan.the-cave.${cave}`), column }),
  };
}

function inWords(name: string, value: unknown): unknown {
  if (WORDED.includes(name)) return say(`wyrmspan.${name === "deck" ? "kind" : name}.${String(value)}`);
  switch (name) {
    case "card":
      return cardWord(value);
    case "place":
    case "other":
      return placeWord(String(value));
    case "spared":
      return amount(String(value), 1);
    case "resources":
      return listed(
        [...counted(Array.isArray(value) ? (value as string[]) : String(value).split("+"))].map(([kind, n]) =>
          amount(kind, n),
        ),
        say("wyrmspan.phrase.and"),
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

/** A number of resources of a kind; of "nothing" there is no number. */
function amount(kind: string, n: number): string {
  const counts = `wyrmspan.some.${kind}`;
  return has(counts) ? say(counts, { n }) : say(`wyrmspan.resource.${kind}`);
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
  // The Automa's cards are told by their number, as they lie in the data.
  const automa = typeof card === "number" ? catalogues.find("wyrmspan", `automa-${card}`) : undefined;
  if (automa) return { card: automa.id, label: String(automa["label"]) };
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
