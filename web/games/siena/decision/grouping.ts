// The legal answers in their groups, and the digits that mean them.
import { legal, placed, parse } from "../answers";
import { label } from "../labels";
import type { Table } from "../view";

export interface Group {
  /** Its verbs decide where it stands. */
  name: string;
  texts: string[];
}

/** Answers that are drawn in another way than as a plain button. */
const DRAWN_APART = ["bid", "draw"];

/** The answers by group, in the order in which groups appear, but walking first; discards are apart. */
export function groups(table: Table): { open: Group[]; discards: string[] } {
  const open: Group[] = [];
  for (const text of placed(table)) {
    const { verb } = parse(text);
    if (verb === "discard" || DRAWN_APART.includes(verb)) continue;
    const name = label(text, table).group ?? "";
    const group = open.find((one) => one.name === name);
    if (group === undefined) open.push({ name, texts: [text] });
    else group.texts.push(text);
  }
  for (const group of open) group.texts.sort((one, other) => weight(table, one) - weight(table, other));
  const walk = open.findIndex((group) => group.texts.some((text) => parse(text).verb === "stop"));
  if (walk > 0) open.unshift(...open.splice(walk, 1));
  return { open, discards: legal(table, "discard") };
}

/** The one to press if in doubt first, the way out last. */
function weight(table: Table, text: string): number {
  return { main: -1, plain: 1, usual: 0 }[label(text, table).weight ?? "usual"];
}

/** 1 to 9 for the answers in their order, 0 for the way out. */
export function digits(table: Table, texts: string[]): Map<string, string> {
  const found = new Map<string, string>();
  const out = texts.find((text) => label(text, table).weight === "plain");
  if (out !== undefined) found.set(out, "0");
  texts
    .filter((text) => !found.has(text))
    .slice(0, 9)
    .forEach((text, number) => found.set(text, String(number + 1)));
  return found;
}
