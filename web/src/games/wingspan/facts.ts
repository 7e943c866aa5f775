// A bird's facts in words, and what it has earned so far.
import { catalogues } from "../../lib/catalogue.svelte.ts";
import { say, texts } from "../../lib/texts.svelte.ts";
import type { Card, View } from "../../lib/wire.ts";
import type { Fact } from "../../lib/room.ts";
import { birdOf, costWords, lyingOn } from "./birds.ts";
import { HABITATS, type BirdFacts, type BonusFacts, type Perch, type WingspanView } from "./mat.ts";
import { countsFor, symbolsOf } from "./symbols.ts";

/** The place of a bird on anybody's mat. */
export function perchOf(view: WingspanView, card: Card): Perch | undefined {
  const perches = view.boards.flatMap((mat) => HABITATS.flatMap((habitat) => mat[habitat]));
  return perches.find(({ bird }) => birdOf(bird)?.id === card.id);
}

/** The edition of a table; in the gallery that of the reader's language. */
const editionOf = (view: View | null): string => (view ? String(view.settings["edition"]) : texts.language);

const editionName = (edition: string): string => say(`wingspan.web.value.edition.${edition}`);

/** How many cards a bonus card counts, and the words for which it looks in names. */
function bonusFacts(bonus: BonusFacts, edition: string): Fact[] {
  const words = bonus.words[edition] ?? [];
  const percent = bonus.percent_of_cards;
  return [
    ...(percent ? [{ label: say("wingspan.web.fact.share"), value: say("wingspan.bonus.percent", { percent }) }] : []),
    ...(words.length > 0
      ? [
          { label: say("wingspan.web.setting.edition"), value: editionName(edition) },
          { label: say("wingspan.web.fact.words"), value: words.join(", ") },
        ]
      : []),
  ];
}

export function facts(card: Card, view: View | null): Fact[] {
  const edition = editionOf(view);
  if (card.kind === "bonus") return bonusFacts(card as BonusFacts, edition);
  if (card.kind !== "bird") return [];
  const bird = card as BirdFacts;
  const symbols = symbolsOf(bird).map((symbol) => say(`wingspan.symbol.${symbol}`));
  const bonuses = catalogues.all("wingspan").filter(({ kind }) => kind === "bonus");
  const counts = countsFor(
    bird,
    bonuses.map(({ id }) => id),
    edition,
  );
  const perch = view ? perchOf(view as WingspanView, bird) : undefined;
  const held = perch ? lyingOn(perch) : "";
  return [
    { label: say("web.fact.points"), value: String(bird.points) },
    {
      label: say("wingspan.web.fact.habitats"),
      value: bird.habitats.map((habitat) => say(`wingspan.habitat.${habitat}`)).join(", "),
    },
    { label: say("web.fact.cost"), value: costWords(bird) },
    {
      label: say("wingspan.web.fact.nest"),
      value: say("wingspan.web.fact.nest.holds", { nest: say(`wingspan.nest.${bird.nest}`), n: bird.egg_limit }),
    },
    { label: say("wingspan.web.fact.wingspan"), value: `${bird.wingspan_cm} cm` },
    ...(symbols.length > 0 ? [{ label: say("wingspan.web.fact.symbols"), value: symbols.join(", ") }] : []),
    ...(counts.length > 0 ? [{ label: say("wingspan.web.fact.counts"), value: counts.join(", ") }] : []),
    ...(held ? [{ label: say("web.fact.on"), value: held }] : []),
  ];
}
