// What the server calls things, made readable.
import type { Fact } from "../../games/contract";

/** "draw-or-stop" as words. */
export function worded(name: string): string {
  return name.replaceAll(/[-_]/g, " ");
}

/** An event by its name and its facts; seats by who sits there. */
export function factWords(fact: Fact, seats: readonly string[], playerOf: (seat: string) => string): string {
  const { event, rule: _, ...facts } = fact;
  const name = (value: unknown): unknown => (typeof value === "string" && seats.includes(value) ? playerOf(value) : value);
  const told = Object.entries(facts).map(([field, value]) => `${worded(field)} ${written(Array.isArray(value) ? value.map(name) : name(value))}`);
  return [worded(event), told.join(", ")].filter((part) => part !== "").join(": ");
}

/** A view without what the question says better. */
export function boardOf(view: object): object {
  return Object.fromEntries(Object.entries(view).filter(([field]) => !["viewer", "asked", "question"].includes(field)));
}

/** A value in one line. */
export function written(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(written).join(" ");
  if (typeof value !== "object") return String(value);
  if (Object.keys(value).length === 0) return "–";
  return Object.entries(value)
    .map(([field, one]) => `${worded(field)} ${written(one)}`)
    .join(", ");
}

/** Whether a value fits into one line: it holds nothing that holds something itself. */
export function isFlat(value: unknown): boolean {
  if (value === null || typeof value !== "object") return true;
  return Object.values(value).every((one) => one === null || typeof one !== "object");
}
