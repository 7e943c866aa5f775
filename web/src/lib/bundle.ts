// Answers that are a handful of things at once (foods to pay, resources to start with).
import type { Option } from "./wire.ts";

export interface BundleOption {
  option: Option;
  things: string[];
}

function thingsOf(option: Option, fields: string[]): string[] | null {
  const value = fields.map((field) => option[field]).find((things) => things !== undefined);
  if (Array.isArray(value)) return value as string[];
  return typeof value === "string" ? value.split("+") : null;
}

/**
 * The options as bundles, when each one is a handful of things, in one of these fields, under the same verb,
 * and says nothing else: what a discount spares has a form of its own.
 */
export function bundleOf(options: Option[], fields: string[]): BundleOption[] | null {
  const verb = options[0]?.verb;
  const bundles = options.map((option) => ({ option, things: thingsOf(option, fields) }));
  const fit = bundles.every(({ option, things }) => things !== null && option.verb === verb && !("form" in option));
  return fit && bundles.length > 1 ? (bundles as BundleOption[]) : null;
}

/** How often each thing is in a handful. */
export function counted(things: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** Whether the whole holds at least the part. */
export function holds(whole: string[], part: string[]): boolean {
  const counts = counted(whole);
  return [...counted(part)].every(([thing, count]) => (counts.get(thing) ?? 0) >= count);
}
