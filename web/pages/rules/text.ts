// The text of a rule, taken apart: emphasis, numbers of other rules, options, code, and what a search has found in it.
import { RULE_NUMBER } from "../../shell/rulebook";

export interface Piece {
  text: string;
  isEmphasis: boolean;
  isCode: boolean;
  isHit: boolean;
  /** The number of the rule that it names. */
  rule: string | null;
  /** The option that it names, and its value. */
  option: { name: string; value: string } | null;
}

const PLAIN = { isEmphasis: false, isCode: false, isHit: false, rule: null, option: null };
// “*(…)*” is emphasis; a star that stands alone, as in “★ *”, is not.
const EMPHASIS = /\*(?=\S)([^*]+?)(?<=\S)\*/gu;
const NAMED = new RegExp(`\`([^\`]+)\`|\\b([a-z][a-z0-9_]*)=([a-z0-9_]+)|(${RULE_NUMBER.source})`, "gu");

/** Every piece of a text; `numbers` are those of the rules, and hits are what any of the words stands in. */
export function pieces(text: string, numbers: ReadonlySet<string>, words: readonly string[] = []): Piece[] {
  const named = (match: RegExpExecArray): Partial<Piece> | null => meant(match, numbers);
  return cut(text, EMPHASIS, (match) => ({ text: match[1] ?? "", isEmphasis: true }))
    .flatMap((piece) => cut(piece.text, NAMED, named).map((inner) => ({ ...inner, isEmphasis: piece.isEmphasis })))
    .flatMap((piece) => (piece.option === null ? marked(piece, words) : [piece]));
}

/** What a name in a text means; null where it only looks like one. */
function meant(match: RegExpExecArray, numbers: ReadonlySet<string>): Partial<Piece> | null {
  const [whole, code, option, value, rule] = match;
  if (code !== undefined) return { text: code, isCode: true };
  if (rule !== undefined) return numbers.has(rule) ? { text: rule, rule } : null;
  return { text: whole, option: { name: option ?? "", value: value ?? "" } };
}

/** A text cut where a pattern is found; what lies between is plain. */
function cut(text: string, pattern: RegExp, made: (match: RegExpExecArray) => Partial<Piece> | null): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const piece = made(match);
    if (piece === null) continue;
    if (match.index > end) found.push({ ...PLAIN, text: text.slice(end, match.index) });
    found.push({ ...PLAIN, text: "", ...piece });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ ...PLAIN, text: text.slice(end) });
  return found;
}

/** A letter without its marks and in lower case, one for one, so that places in a text stay what they are. */
function foldLetter(letter: string): string {
  return letter.normalize("NFD").charAt(0).toLowerCase().charAt(0);
}

/** A text as a search sees it: “Bankár” is found by “bankar”. */
export function fold(text: string): string {
  return text.replace(/[^\u0000-\u007f]/gu, (sign) => (sign.length === 1 ? foldLetter(sign) : sign)).toLowerCase();
}

/** What somebody looks for, as words. */
export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/).filter((word) => word !== ""))];
}

function marked(piece: Piece, words: readonly string[]): Piece[] {
  const spans = hits(piece.text, words);
  const found: Piece[] = [];
  let end = 0;
  for (const [from, to] of spans) {
    if (from > end) found.push({ ...piece, text: piece.text.slice(end, from) });
    found.push({ ...piece, text: piece.text.slice(from, to), isHit: true });
    end = to;
  }
  if (end < piece.text.length) found.push({ ...piece, text: piece.text.slice(end) });
  return found;
}

/** Where the words stand in a text, in order, those that touch made one. */
function hits(text: string, words: readonly string[]): [number, number][] {
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + 1)) found.push([from, from + word.length]);
  }
  found.sort((one, two) => one[0] - two[0]);
  const joined: [number, number][] = [];
  for (const span of found) {
    const last = joined.at(-1);
    if (last !== undefined && span[0] <= last[1]) last[1] = Math.max(last[1], span[1]);
    else joined.push([...span]);
  }
  return joined;
}
