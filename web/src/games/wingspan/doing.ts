// What a question belongs to: the bird that is being played and where, the card that asks, the action of the row.
import type { Doing } from "../../lib/room.ts";
import type { View } from "../../lib/wire.ts";
import { ROW_VERBS, type Habitat, type WingspanView } from "./mat.ts";

/** A step of the game's agenda, as a view tells it. */
interface Step {
  step: string;
  seat: number;
  bird?: string;
  habitat?: Habitat;
  place?: string;
}

/** The row whose action asks such things, when no bird does. */
const ROW_TOPICS: Record<string, Habitat> = {
  die: "forest",
  "discard-for": "forest",
  lay: "grassland",
  spend: "grassland",
  draw: "wetland",
};

/** A bird on its way to a row, while it is paid for. */
export interface Coming {
  bird: string;
  habitat: Habitat;
  column: number;
}

export function comingOf(view: WingspanView): Coming | null {
  const { decision } = view;
  if (!decision?.topic.startsWith("pay-")) return null;
  const put = (view["agenda"] as Step[]).findLast(({ step, seat }) => step === "put-bird" && seat === decision.seat);
  if (!put?.bird || !put.habitat) return null;
  const birds = view.boards[decision.seat]?.[put.habitat] ?? [];
  return { bird: put.bird, habitat: put.habitat, column: birds.length + 1 };
}

/** Whether two foods may stand in for one: some payment is larger than the cost. */
function trades(view: WingspanView): boolean {
  const cost =
    view.decision?.["form"] === "one-of" ? 1 : ((view.decision?.["foods"] as string[] | undefined) ?? []).length;
  return (view.decision?.options ?? []).some(({ foods }) => Array.isArray(foods) && foods.length > cost);
}

export function doing(anyView: View): Doing | null {
  const view = anyView as WingspanView;
  const { decision } = view;
  if (!decision) return null;
  const coming = comingOf(view);
  if (coming) return { id: `wingspan.web.doing.play${trades(view) ? ".trade" : ""}`, data: { ...coming } };
  const [habitat, column] = ((view["agenda"] as Step[]).at(-1)?.place ?? "").split(" ") as [Habitat, string?];
  const asking = column ? view.boards[decision.seat]?.[habitat][Number(column) - 1] : undefined;
  if (asking && typeof decision["because"] !== "string") {
    return { id: "wingspan.web.doing.power", data: { bird: asking.bird, habitat, column: Number(column) } };
  }
  const row = asking ? undefined : ROW_TOPICS[decision.topic];
  return row ? { id: `wingspan.option.${ROW_VERBS[row]}`, data: {} } : null;
}
