// The log in words: every step of a match as the lines that its game and the table make of it.
import type { Fact, GameUi, Line } from "../games/contract";
import type { Step } from "../types/messages";
import { language, t } from "./language.svelte";
import type { TableState } from "./table.svelte";

export interface LogLine {
  /** The step that it tells of; several lines may tell of one. */
  version: number;
  line: Line;
  rule: string | null;
  /** Taken back by an undo later on. */
  isUndone: boolean;
  key: string;
}

interface Kept {
  words: string;
  lines: LogLine[];
}

// A long log is written anew with every step; lines that cannot have changed are kept.
const kept = new WeakMap<Step, Kept>();

/** The lines of these steps, oldest first. */
export function linesOf(steps: Step[], table: TableState, ui: GameUi): LogLine[] {
  // Names of players may change, and the box with the names of its parts may come later.
  const words = `${language()} ${table.parts === null} ${table.seats.map((seat) => table.playerOf(seat.seat)).join(" ")}`;
  const undone = undoneSteps(table.log);
  return steps.flatMap((step) => {
    const isUndone = undone.has(step.version);
    let found = kept.get(step);
    if (found === undefined || found.words !== words) found = { words, lines: written(step, table, ui) };
    if (found.lines.some((line) => line.isUndone !== isUndone)) found = { words, lines: found.lines.map((line) => ({ ...line, isUndone })) };
    kept.set(step, found);
    return found.lines;
  });
}

function written(step: Step, table: TableState, ui: GameUi): LogLine[] {
  const lines: LogLine[] = [];
  const add = (line: Line, rule: string | null): void => {
    lines.push({ version: step.version, line, rule, isUndone: false, key: `${step.version}.${lines.length}` });
  };
  const own = aboutTable(step, table);
  if (own !== null) add(own, null);
  for (const fact of step.events as Fact[]) {
    const line = ui.tell(fact, table.forGame);
    if (line !== null) add(line, fact.rule || null);
  }
  return lines;
}

/** What happens around the game and not in it. */
function aboutTable(step: Step, table: TableState): Line | null {
  const name = step.seat === null ? "" : table.playerOf(step.seat);
  const seat = step.seat === null ? {} : { seat: step.seat };
  const say = (key: string): Line => ({ text: t(key, { seat: name }), ...seat, places: [], tone: "small" });
  switch (step.what) {
    case "undo":
    case "resign":
    case "timeout":
    case "claim":
    case "restart":
    case "rules":
      return say(`shell-log-${step.what}`);
    case "pause":
      return say(`shell-log-pause-${step.answer ?? "agree"}`);
    case "takeback":
      return say(`shell-log-takeback-${step.answer ?? "ask"}`);
    default:
      return null;
  }
}

export interface Round {
  key: string;
  /** The line that opens it; null for what lies before the first. */
  heading: LogLine | null;
  lines: LogLine[];
}

/** The lines under the headings that open their rounds. */
export function roundsOf(lines: LogLine[]): Round[] {
  const rounds: Round[] = [];
  for (const line of lines) {
    if (line.line.tone === "heading") rounds.push({ key: line.key, heading: line, lines: [] });
    else if (rounds.length === 0) rounds.push({ key: "first", heading: null, lines: [line] });
    else rounds.at(-1)!.lines.push(line);
  }
  return rounds;
}

/** The versions of answers that were taken back. */
export function undoneSteps(steps: Step[]): Set<number> {
  const undone = new Set<number>();
  const standing: number[] = [];
  for (const step of steps) {
    if (step.what === "answer") standing.push(step.version);
    for (const version of standing.splice(standing.length - (step.undoes ?? 0))) undone.add(version);
  }
  return undone;
}

/** The versions at which something new begins, such as a round, for the posts of the replay rail. */
export function postsOf(lines: LogLine[]): { version: number; text: string }[] {
  const posts = lines.filter((line) => line.line.tone === "heading");
  return posts.map((line) => ({ version: line.version, text: line.line.text }));
}
