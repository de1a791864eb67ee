// What the shell gives to a game and what a game gives to the shell. There are no rules in the page:
// it lights what `answers` contains and shows what the server sends.
import type { Component } from "svelte";
import type { SoundName } from "../shell/sounds";
import type { Hinted, Named, Previewed, ReasonShown, SeatShown, Shown, Step } from "../types/messages";

/** One legal answer, or a row of answers that differ in a number only. */
export type Answer = SingleAnswer | RangeAnswer;

export interface SingleAnswer {
  kind: "single";
  text: string;
  index: number;
  rule: string;
}

/** `pattern` holds "{number}" where a number from `from` to `to` goes. */
export interface RangeAnswer {
  kind: "range";
  pattern: string;
  from: number;
  to: number;
  first_index: number;
  rule: string;
}

/** What the viewer sees of the table, as `fiorino.core.briefing` writes it. */
export interface Briefing<View = unknown> {
  game: string;
  title: string;
  rules_version: number;
  options: Record<string, string>;
  version: number;
  seat: string;
  players: { seat: string; player: string }[];
  asked: boolean;
  over: boolean;
  question: { seat: string; name: string; rule: string; rule_text: string } | null;
  answers: Answer[];
  view: View;
  rules: Record<string, string>;
  result: { scores: Record<string, number>; winners: string[] } | null;
}

/** One event of a step: `event` names it, `rule` is its rule, the rest are its facts. */
export interface Fact {
  event: string;
  rule: string;
  [field: string]: unknown;
}

/** An event of a game by its generated type, as it is told: with the number of its rule. */
export type Told<Event> = Event & { rule: string };

/** Words for an answer: a button's label, what it is about, and the places of the board that stand for it. */
export interface Label {
  /** The label, in the reader's language: "Take the Inn". */
  text: string;
  /** A second line, where there is something worth saying: "2 Florins, +1 for Initiative". */
  detail?: string;
  /** Ids of elements of the board, hand or display that mean the same answer when they are pressed. */
  places: string[];
  /** Answers of one group are shown together under its name, in the order in which groups appear. */
  group?: string;
  /** The one to press if in doubt has weight "main"; a way out ("pass", "done") is "plain". */
  weight?: "main" | "plain";
}

/** Words for an event in the log; null where it is not worth a line. */
export interface Line {
  text: string;
  /** The seat it is about, whose shape stands before the line. */
  seat?: string;
  places: string[];
  /** A heading opens a round; a small line is told in a quieter tone. */
  tone?: "heading" | "small" | "loud";
  sound?: SoundName;
}

/** The table as a game's components see it. All of it is reactive; the shell owns it. */
export interface Table<View = unknown> {
  /** The state to draw: the latest one, or a past one while the reader looks back. */
  readonly shown: Shown;
  readonly briefing: Briefing<View>;
  readonly view: View;
  /** What the box holds, for drawing: `GET /api/tables/{match}/parts`. */
  readonly parts: unknown;
  readonly seats: SeatShown[];
  /** The seat of the viewer; null for a spectator. */
  readonly me: string | null;
  /** Whether answers are taken: it is the latest state, the viewer is asked, the match goes on. */
  readonly canAnswer: boolean;
  /** Whether a past state is shown. */
  readonly isPast: boolean;
  /** The steps that led from the state before to this one, to be animated; empty after a jump. */
  readonly news: Step[];
  /** All steps that are known up to the state that is shown, oldest first. */
  readonly steps: Step[];
  /** The answer that is chosen but not confirmed, as its text. */
  readonly draft: string | null;
  /** What the draft would bring about, once the server has said so. */
  readonly preview: Previewed | null;
  /** The best answers, once they were asked for at this version. */
  readonly hint: Hinted | null;
  /** Whether hints may be asked for: not in a rated match, and only by whoever is asked. */
  readonly canHint: boolean;
  /** The place that a log line, a rule or a panel points at. */
  readonly pointed: string[];
  /** The name that a player goes by, for a seat. */
  playerOf(seat: string): string;
  /** Choose an answer by its text: it becomes the draft, or is sent at once where the reader wants that. */
  choose(text: string): void;
  /** Make an answer the draft without ever sending it at once: for steppers, whose main button calls `confirm`. */
  consider(text: string): void;
  /** Send the draft. */
  confirm(): void;
  /** Take the draft back. */
  cancel(): void;
  /** Point at places, for a moment or until `[]`. */
  point(places: string[]): void;
  /** Leave a standing order for the auction that goes on; `stand(null, false)` takes it back. */
  stand(limit: number | null, passing: boolean): void;
  /** Ask for the best answers, and about the draft if there is one; `hint` has them then. */
  askHint(): void;
  /** Open the rule of this number in the side panel. */
  openRule(rule: string): void;
}

/** What a game shows of itself away from its table: small, since the first page loads it. */
export interface Cover {
  /** What the server calls the game. */
  name: string;
  /** The address of its emblem, a square picture. */
  sign: string;
  /** Its picture in the lobby, in two widths; `focus` is what stays in sight where there is little room: "50% 60%". */
  picture?: { large: string; small: string; focus: string };
  /** How many minutes a match takes, about. */
  minutes: number;
  /** Its lesson, where it has one: the address of an emblem. Its words are `learn-<game>` and `learn-<catalogue>-<step>`. */
  lesson?: { sign: string };
  /** Player number of a seat (1 to 5), for colour and shape. */
  seatNumber(seat: string): number;
}

/** What a tip for beginners depends on besides the question: its variant is explained once more. */
export interface TipDetail {
  variant: string;
  words: Record<string, string>;
}

/** Everything that one game brings to the page. What it leaves out, the shell does without. */
export interface GameUi extends Pick<Cover, "name" | "seatNumber"> {
  /** The board, 16 : 9, scaled by its container. It lights the places of the legal answers and takes presses on them. */
  Board: Component<{ table: Table<never> }>;
  /** What lies before the viewer: hand and display, or fleets. Below the board on a desk, a strip on a phone. */
  Hand?: Component<{ table: Table<never> }>;
  /** The middle of the decision bar for questions that want more than plain buttons. */
  Decision?: Component<{ table: Table<never> }>;
  /** Whether `Decision` draws this question; otherwise the shell lists the answers as buttons. */
  decides?(question: string): boolean;
  /** Everything public about one seat, inside its panel. */
  Panel?: Component<{ table: Table<never>; seat: string }>;
  /** Panels of the side column that only this game has. */
  Side?: Component<{ table: Table<never> }>;
  /** How it ended, line by line. */
  Outcome: Component<{ table: Table<never> }>;
  /** Who must do what: the sentence of the decision bar. */
  ask(table: Table<never>): string;
  /** Words for an answer. */
  label(text: string, table: Table<never>): Label;
  /** What speaks for an answer or against it, as a sentence; of a game whose hints give reasons. */
  why?(reason: ReasonShown, table: Table<never>): string;
  /** Words for what would happen: the consequence line of a preview. */
  consequence(preview: Previewed, table: Table<never>): string;
  /** Words for an event. */
  tell(fact: Fact, table: Table<never>): Line | null;
  /** A thing of the game as a word of a sentence: the key of its name, or its name. */
  word?(thing: Named, table: Table<never>): string;
  /** Where the match stands, for the top bar: "round 3 of 20". */
  where(table: Table<never>): string;
  /** On a desk, decision bar and hand run under board and side column ("wide", the usual), or only under the board ("tall"). */
  desk?: "wide" | "tall";
  /** The one figure of a seat where there is no room for its panel: its money. */
  figure?(seat: string, table: Table<never>): string;
  /** Where the tip for a question says more than one thing. */
  tip?(question: string, view: never): TipDetail | null;
}
