// A bird's facts in words, and what it has earned so far.
import { say } from "../../lib/texts.svelte.ts";
import type { Card, View } from "../../lib/wire.ts";
import type { Fact } from "../../lib/room.ts";
import { birdOf, costWords, lyingOn } from "./birds.ts";
import { HABITATS, type BirdFacts, type Perch, type WingspanView } from "./mat.ts";

/** The place of a bird on anybody's mat. */
export function perchOf(view: WingspanView, card: Card): Perch | undefined {
  const perches = view.boards.flatMap((mat) => HABITATS.flatMap((habitat) => mat[habitat]));
  return perches.find(({ bird }) => birdOf(bird)?.id === card.id);
}

export function facts(card: Card, view: View): Fact[] {
  if (card.kind !== "bird") return [];
  const bird = card as BirdFacts;
  const perch = perchOf(view as WingspanView, bird);
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
    ...(held ? [{ label: say("web.fact.on"), value: held }] : []),
  ];
}
