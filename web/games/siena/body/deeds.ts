// What the body of the question lists: courses, single answers, and what is not legal now with the answer that the server is asked about.
import type { Course, Label } from "../../contract";
import { legal, parse, placed, placesOf } from "../answers";
import { coursesOf, kindOf, spotOfCourse } from "../courses";
import { answerLabel, courseLabel } from "../labels";
import { cardOf, mine, type Table } from "../view";

export interface Deed {
  key: string;
  said: Label;
  /** The answer that it stands for, or the first one of its course. */
  text: string;
  course: Course | null;
  /** Whether it may be chosen; otherwise it stays, with the reason. */
  isLegal: boolean;
  /** The Goods card whose workers are drawn instead of its name. */
  chips: string | null;
}

/** So many deeds are listed at a time. */
export const MOST = 6;

/** Ways out, which the left slot holds. */
const QUITS = ["pass", "done", "decline", "stop", "stay"];
/** What has a drawing of its own, or is chosen on the cards. */
const APART = ["bid", "draw", "discard", "green", ...QUITS];
/** In the order in which a turn goes: what brings money, then what prepares it. */
const ORDER = ["sell", "play", "travel", "charity"];

/** The answer that ends or declines. */
export function quit(table: Table): string | null {
  return table.canAnswer ? (legal(table, ...QUITS)[0] ?? null) : null;
}

/** The deeds of the question, or of one card of the hand. */
export function deeds(table: Table, picked: string | null): Deed[] {
  if (!table.canAnswer) return [];
  return picked === null ? ofQuestion(table) : ofCard(table, picked);
}

function ofQuestion(table: Table): Deed[] {
  const courses = coursesOf(table);
  const goals = new Set(courses.map((course) => spotOfCourse(course, table)).filter((spot) => spot !== null));
  const walks = courses.filter((course) => kindOf(course, table) !== "sale" && kindOf(course, table) !== "load");
  const trades = courses.filter((course) => !walks.includes(course));
  const singles = placed(table).filter((text) => {
    const { verb } = parse(text);
    if (APART.includes(verb)) return false;
    // A course that ends where an answer leads says the same in fewer presses; cards that lengthen a way are in the courses.
    if (verb === "with" || verb === "travel") return walks.length === 0;
    if (verb === "step" || verb === "play") return !placesOf(text, table).some((place) => goals.has(place));
    return true;
  });
  singles.sort((one, other) => rank(one) - rank(other));
  const near = walks.toSorted((one, other) => (one.figures.steps ?? 0) - (other.figures.steps ?? 0));
  const isTurn = table.view.question === "country-turn";
  const found = isTurn
    ? [...trades.map((course) => ofCourse(course, table)), ...singles.map((text) => ofAnswer(text, table)), ...near.map((course) => ofCourse(course, table))]
    : [...near.map((course) => ofCourse(course, table)), ...trades.map((course) => ofCourse(course, table)), ...singles.map((text) => ofAnswer(text, table))];
  const isOwnTurn = isTurn || table.view.question === "banker-rest";
  if (!isOwnTurn || found.length >= MOST) return found;
  return [...found, ...idle(table).slice(0, MOST - found.length)];
}

function rank(text: string): number {
  const at = ORDER.indexOf(parse(text).verb);
  return at < 0 ? ORDER.length : at;
}

/** What one card of the hand can do now, and what it cannot. */
function ofCard(table: Table, card: string): Deed[] {
  const courses = coursesOf(table).filter((course) => spotOfCourse(course, table) === `hand-${card}`);
  const texts = placed(table).filter((text) => placesOf(text, table).includes(`hand-${card}`));
  const image = `play ${card}`;
  const found = [...courses.map((course) => ofCourse(course, table)), ...texts.map((text) => ofAnswer(text, table))];
  return texts.some((text) => !["discard", "green"].includes(parse(text).verb)) ? found : [notNow(image, table), ...found];
}

/** The cards of the hand whose images do nothing now; cards with the same image say it once. */
function idle(table: Table): Deed[] {
  const playable = new Set(legal(table, "play").map((text) => parse(text).what));
  const cards = [...new Set(mine(table)?.hand ?? [])].filter((card) => !playable.has(card));
  const found = new Map<string, Deed>();
  for (const card of cards) {
    const deed = notNow(`play ${card}`, table);
    const image = deed.chips ?? deed.said.text;
    if (!found.has(image)) found.set(image, deed);
  }
  return [...found.values()];
}

function ofAnswer(text: string, table: Table): Deed {
  const { verb, what } = parse(text);
  return { key: text, said: answerLabel(text, table), text, course: null, isLegal: true, chips: verb === "discard" || verb === "green" ? null : goodsCard(what, table) };
}

function ofCourse(course: Course, table: Table): Deed {
  return { key: course.answers.join(), said: courseLabel(course, table), text: course.answers[0]!, course, isLegal: true, chips: goodsCard(course.place, table) };
}

function notNow(text: string, table: Table): Deed {
  const { act: _, detail: __, ...said } = answerLabel(text, table);
  return { key: `not ${text}`, said, text, course: null, isLegal: false, chips: goodsCard(parse(text).what, table) };
}

function goodsCard(card: string, table: Table): string | null {
  const type = cardOf(table, card)?.type;
  return type === "goods" || type === "journey" ? card : null;
}
