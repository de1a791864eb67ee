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

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|\b([SM]\d+(?:\.\d+)?)\b/g;

/** A rule's text cut where something else than plain words begins. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const [whole, strong, aside, rule] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (aside !== undefined) found.push({ kind: "aside", text: aside });
    else if (rule !== undefined) found.push({ kind: "rule", text: rule });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}
