// What the shell gives to a game and what a game gives to the shell. There are no rules in the page:
// it lights what `answers` contains and shows what the server sends.
import type { Component } from "svelte";
import type { SoundName } from "../shell/sounds";
import type { Hinted, Named, Previewed, ReasonShown, Refused, SeatShown, Shown, Step } from "../types/messages";

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
  /** What can be chosen as a whole; the game's server side finds them. */
  courses?: Course[];
}

/** How much the board can say at its size: from 0.80, 0.62, 0.53 pixels for each of its 1600 units on, or less. */
export type Detail = "near" | "desk" | "lap" | "phone";

/** A part of the board, in its units; a phone shows one at a time. */
export interface BoardWindow {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How somebody else's step is shown before the next one: see layout and staging in docs/page.md. */
export interface Scene {
  /** Whose deed it is; null for the table's own, such as the end of a round. */
  seat: string | null;
  /** A few words pressed into the question's place: "Sold to you for 10". */
  stamp?: string;
  /** One line that sums the step up: "Cecco: walks 3 to Campo, +5". */
  summary?: string;
  /** Whether something has come to its end by it, such as an auction: the lines that led to it are of no use any more, and its own stays. */
  settles?: boolean;
  /** Milliseconds at normal pace that the board needs for what leaves, travels and counts. */
  lasts: number;
  /** Whether the board still shows the state before the step while the scene lasts, as a count does. */
  holds?: boolean;
  /** Whether the reader ends it: a count of a round, a result. It lasts until they go on. */
  waits?: boolean;
}

/** What the reader does in a scene that waits for them: its sentence, and the two slots that go on. */
export interface Moment {
  sentence: string;
  act: { text: string; does: () => void };
  /** The way to the end of it at once. */
  quit?: { text: string; does: () => void };
}

/** Several answers of the viewer in a row that are chosen, sent and taken back as one: a walk to its end, a lot bought and loaded. */
export interface Course {
  /** The place of the board that stands for it: where a walk ends. */
  place: string;
  /** The answers, from the one that is asked for now on. */
  answers: string[];
  /** What it costs and brings, by names that the game gives: {"steps": 4, "cards": 1}. */
  figures: Record<string, number>;
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
  /** The deed with its sum, for the button that sends it: "Take for 4". The label, where it is missing. */
  act?: string;
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
  /** The steps that led from the state before to this one, to be animated; empty after a jump. While a scene `holds`, its step. */
  readonly news: Step[];
  /** The scene on stage, as `scenes` gave it; null while nothing is. */
  readonly scene: Scene | null;
  /** What times of motion are multiplied by: 1 at normal pace, 0 where nothing may travel. */
  readonly tempo: number;
  /** All steps that are known up to the state that is shown, oldest first. */
  readonly steps: Step[];
  /** The answer that is chosen but not confirmed, as its text. */
  readonly draft: string | null;
  /** The answers that go with the draft, in their order: the rest of a course. */
  readonly following: string[];
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
  choose(text: string, following?: string[]): void;
  /** Make an answer the draft without ever sending it at once: for steppers, whose main button calls `confirm`. */
  consider(text: string, following?: string[]): void;
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
  /** What the reader has under the pointer, the focus or a held finger: a card, a place, a piece. Null ends it. */
  read(thing: string | null): void;
  /** End the scene that waits for the reader. */
  goOn(): void;
  /** Why an answer that is not legal is refused; null while the server is being asked. */
  whyNot(text: string): Refused | null;
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
  /** Its lessons, where it has some: the address of an emblem. Their words are `learn-<game>`, `learn-lesson-<game>-<lesson>` and `learn-<catalogue>-<step>`. */
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
  Board: Component<{ table: Table<never>; detail: Detail }>;
  /** The parts of the board that a phone shows, and which of them the question is about; the whole board where there are none. */
  windows?: BoardWindow[];
  windowFor?(table: Table<never>): string | null;
  /** What lies under the board, `--strip` high: display and hand, or the round as it stands. */
  Strip?: Component<{ table: Table<never> }>;
  /** The body of the question, of a fixed height: what is chosen from. The shell lists the answers as deeds where it is missing or `decides` says no.
      A digit presses the button that has it as `aria-keyshortcuts`, and is otherwise typed into the body's field, where there is one. */
  Body?: Component<{ table: Table<never> }>;
  /** The answer of the left slot, which ends or declines: pass, end the turn, leave it. It never confirms. */
  quit?(table: Table<never>): string | null;
  /** The inside of a seat's row of 44 px, behind mark and name, as elements of these classes without a box around them: `status` (a line under
      the name), `has`, `bid` (with `out` for whoever has passed), `cash`. The shell places and draws them; phones show bid and cash alone. */
  SeatRow?: Component<{ table: Table<never>; seat: string }>;
  /** A card, place or piece large, with its text and, if it cannot be used, why; in the place of the log. */
  Reader?: Component<{ table: Table<never>; thing: string }>;
  /** The scenes of a step, in order; none where it is not worth one. `table` shows the state after it. */
  scenes?(step: Step, table: Table<never>): Scene[];
  /** What is done in a scene that waits for the reader, and its body in the question's place; the shell only lets them go on where they are missing. */
  moment?(table: Table<never>): Moment | null;
  MomentBody?: Component<{ table: Table<never> }>;
  /** More about a hint than its answers and reasons: figures, a chart. */
  HintMore?: Component<{ table: Table<never> }>;
  /** Whether `Body` draws this question; every one where this is missing. */
  decides?(question: string): boolean;
  /** Everything public about one seat, on its page in the place of the log. */
  Panel?: Component<{ table: Table<never>; seat: string }>;
  /** How it ended, line by line. */
  Outcome: Component<{ table: Table<never> }>;
  /** Whether the strip of a desk tells that, and the question only who won. */
  hasOutcomeInStrip?: boolean;
  /** Who must do what: the sentence of the decision bar. */
  ask(table: Table<never>): string;
  /** Words for an answer. */
  label(text: string, table: Table<never>): Label;
  /** What speaks for an answer or against it, as a sentence; of a game whose hints give reasons. */
  why?(reason: ReasonShown, table: Table<never>): string;
  /** Words for what would happen, in two lines of about 45 letters at most, with a line break between them. */
  consequence(preview: Previewed, table: Table<never>): string;
  /** Whose turn an event begins: null where it ends all turns, as a new round does; undefined for all other events. Of a game in which others answer within a turn. */
  turn?(fact: Fact): string | null | undefined;
  /** Words for an event. */
  tell(fact: Fact, table: Table<never>): Line | null;
  /** A thing of the game as a word of a sentence: the key of its name, or its name. */
  word?(thing: Named, table: Table<never>): string;
  /** Where the match stands, for the top bar: "round 3 of 20". */
  where(table: Table<never>): string;
  /** What the game needs room for: cards under the board ("cards"), or a tall question and one line under the board ("ledger"). */
  frame?: "cards" | "ledger";
  /** Whether the question is about what lies in the strip; the smallest phones show it only then. */
  needsStrip?(table: Table<never>): boolean;
  /** The bids that an order may be left for in the auction that goes on, also by those who are not asked; null where there is none. */
  limit?(table: Table<never>): { from: number; to: number } | null;
  /** The one figure of a seat where there is no room for its panel: its money. */
  figure?(seat: string, table: Table<never>): string;
  /** Where the tip for a question says more than one thing. */
  tip?(question: string, view: never): TipDetail | null;
}
