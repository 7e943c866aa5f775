// An answer in the making: what has been picked of it so far, and what is still possible.
import { bundleOf, holds, type BundleOption } from "./bundle.ts";
import type { Option, View } from "./wire.ts";

export type Picks = Record<string, unknown>;

/** How a game's answers are picked in steps, by the fields of its options. */
export interface Picking {
  /** In which order the question bar asks for what an option touches; other fields follow. */
  order: string[];
  /** Where something goes; a card alone does not choose it. */
  places: string[];
  /** The verbs that decline or pass: no number and no Escape leads to them. */
  declines: string[];
  /** A handful of things at once. */
  handfuls: string[];
}

const NOTHING: Picking = { order: [], places: [], declines: [], handfuls: [] };

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function fits(option: Option, picks: Picks): boolean {
  return Object.entries(picks).every(([field, value]) => same(option[field], value));
}

/** A field in which the possible options differ, and its values. */
export interface Fork {
  field: string;
  values: { value: unknown; options: Option[] }[];
}

/**
 * What the reader may answer, narrowed by each pick. A board asks `offers({...})` to know whether
 * something is lit and calls `pick({...})` when it is clicked; the question bar does the same, so
 * that both always show the same answer in the making.
 */
export class Choosing {
  options: Option[] = $state.raw([]);
  picks: Picks = $state.raw({});
  /** Whether an answer is under way to the server. */
  sent: boolean = $state(false);

  /** The options that fit what was picked. */
  possible: Option[] = $state.raw([]);
  /** The same as handfuls of things, when that is what is asked for. */
  bundles: BundleOption[] | null = $state.raw(null);
  /** What has been taken so far of such a handful. */
  taken: string[] = $state.raw([]);

  private picking: Picking = NOTHING;

  constructor(private readonly answer: (option: Option, atOnce: boolean) => void) {}

  /** The single answer that is left, ready to be confirmed. */
  get ready(): Option | null {
    return this.possible.length === 1 ? (this.possible[0] ?? null) : null;
  }

  get decline(): Option | null {
    return this.options.find((option) => this.picking.declines.includes(option.verb)) ?? null;
  }

  get started(): boolean {
    return Object.keys(this.picks).length > 0 || this.taken.length > 0;
  }

  private narrow(picks: Picks): void {
    this.picks = picks;
    this.possible = this.options.filter((option) => fits(option, picks));
    this.bundles = bundleOf(
      this.possible.filter((option) => option !== this.decline),
      this.picking.handfuls,
    );
    this.taken = [];
  }

  /** A new question, or none. */
  ask(view: View, seat: number | null, picking: Picking): void {
    const decision = view.decision;
    this.picking = picking;
    this.options = decision && seat !== null && decision.seat === seat ? (decision.options ?? []) : [];
    this.narrow({});
    this.sent = false;
  }

  /** Whether some option touches this, given what has been picked. */
  offers(picks: Picks): boolean {
    return !this.sent && this.possible.some((option) => fits(option, picks));
  }

  /** Whether some option touches this, whatever has been picked so far. */
  touches(picks: Picks): boolean {
    return !this.sent && this.options.some((option) => fits(option, picks));
  }

  /** The options that touch this, given what has been picked. */
  of(picks: Picks): Option[] {
    return this.possible.filter((option) => fits(option, picks));
  }

  picked(picks: Picks): boolean {
    return Object.entries(picks).every(([field, value]) => field in this.picks && same(this.picks[field], value));
  }

  /**
   * Pick something. What no longer fits is let go of. When one answer is left and its place has
   * been picked too, it is given at once; otherwise Enter confirms it.
   */
  pick(picks: Picks): void {
    if (this.sent || !this.touches(picks)) return;
    const kept = this.offers(picks) ? this.picks : {};
    this.narrow({ ...kept, ...picks });
    const left = this.ready;
    if (left && this.picking.places.every((field) => !(field in left) || field in this.picks)) this.choose(left);
  }

  /** The handfuls that hold all that was taken, and perhaps one thing more. */
  private fitting(...more: string[]): BundleOption[] {
    return (this.bundles ?? []).filter(({ things }) => holds(things, [...this.taken, ...more]));
  }

  /** The handful that was taken, when it is an answer. */
  get handful(): BundleOption | undefined {
    return this.fitting().find(({ things }) => things.length === this.taken.length);
  }

  mayTake(thing: string): boolean {
    return !this.sent && this.fitting(thing).length > 0;
  }

  /** Take one more thing. If only one handful is left, the rest comes with it: by hand it would be a chore. */
  take(thing: string): void {
    if (!this.mayTake(thing)) return;
    this.taken = [...this.taken, thing];
    const [only, ...others] = this.fitting();
    if (only && others.length === 0) this.taken = [...only.things];
  }

  /** Put one such thing back. */
  putBack(thing: string): void {
    const index = this.taken.lastIndexOf(thing);
    this.taken = this.taken.filter((_, place) => place !== index);
  }

  /** Give this answer; at once means that the reader has confirmed the whole turn with it. */
  choose(option: Option, atOnce = false): void {
    if (this.sent) return;
    this.sent = true;
    this.answer(option, atOnce);
  }

  /** Let go of what was picked; false when nothing was. */
  back(): boolean {
    if (!this.started) return false;
    this.narrow({});
    return true;
  }

  /** The next field in which the possible options differ. */
  get fork(): Fork | null {
    const open = this.started ? this.possible : this.possible.filter((option) => option !== this.decline);
    if (open.length < 2) return null;
    const fields = [...this.picking.order, ...Object.keys(open[0] ?? {})].filter((field) => field !== "text");
    for (const field of fields) {
      const values: Fork["values"] = [];
      for (const option of open) {
        const known = values.find((entry) => same(entry.value, option[field]));
        if (known) known.options.push(option);
        else values.push({ value: option[field], options: [option] });
      }
      if (values.length > 1) return { field, values };
    }
    return null;
  }
}
