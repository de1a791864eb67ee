// The numbered rules of a game in a language, fetched once.
import { get } from "./api";
import type { Rulebook } from "./forms";

const books = new Map<string, Promise<Rulebook>>();

export function rulebook(game: string, language: string): Promise<Rulebook> {
  const key = `${game} ${language}`;
  let found = books.get(key);
  if (found === undefined) {
    found = get<Rulebook>(`/api/rules/${game}?language=${language}`);
    books.set(key, found);
    found.catch(() => books.delete(key));
  }
  return found;
}

export interface Piece {
  kind: "text" | "strong" | "aside" | "rule";
  text: string;
}

/** The numbers of all rules and sections of a book: in a text, what is not one of them is no link. */
export function ruleNumbers(book: Pick<Rulebook, "sections"> | null): ReadonlySet<string> {
  return new Set(book?.sections.flatMap((section) => [section.number, ...section.rules.map((rule) => rule.number)]));
}

/** What may be the number of a rule. */
export const RULE_NUMBER = /\b[A-Z]+\d+(?:\.\d+)?\b/u;

const MARKS = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|(${RULE_NUMBER.source})`, "gu");

/** A rule's text cut where something else than plain words begins. */
export function pieces(text: string, numbers: ReadonlySet<string>): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, aside, rule] = match;
    if (rule !== undefined && !numbers.has(rule)) continue;
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (aside !== undefined) found.push({ kind: "aside", text: aside });
    else if (rule !== undefined) found.push({ kind: "rule", text: rule });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}
