// Courses: several answers in a row that the server found and that are chosen as one. What they mean, and where they end on the table.
import type { Course } from "../contract";
import { parse, placeId } from "./answers";
import { PLACES } from "./geometry";
import { cardOf, type Table } from "./view";

export type CourseKind = "walk" | "begging" | "journey" | "sale" | "load" | "district";

/** What can be chosen as a whole now. */
export function coursesOf(table: Table): Course[] {
  return table.canAnswer ? (table.briefing.courses ?? []) : [];
}

/** What a course is about, by the question and by what it is made of. */
export function kindOf(course: Course, table: Table): CourseKind {
  const verbs = course.answers.map((text) => parse(text).verb);
  if (verbs.includes("load")) return "load";
  if (verbs.includes("sell")) return "sale";
  if (table.view.question === "walk") return "begging";
  if (table.view.question === "district-card") return "district";
  return PLACES[course.place] === undefined ? "journey" : "walk";
}

/** The place of board or hand that stands for a course; none for a sale of what is ready. */
export function spotOfCourse(course: Course, table: Table): string | null {
  const [road, space] = course.place.split("-");
  if (road === "firenze" || road === "arezzo") return `road-${road}-${space}`;
  if (PLACES[course.place] !== undefined) return placeId(course.place);
  return cardOf(table, course.place) === undefined ? null : `hand-${course.place}`;
}

/** The course that is the draft, if one is. */
export function draftedCourse(table: Table): Course | null {
  if (table.draft === null || table.following.length === 0) return null;
  const drafted = [table.draft, ...table.following].join("\n");
  return coursesOf(table).find((course) => course.answers.join("\n") === drafted) ?? null;
}

/** Make a course the draft, or drop it where it is. */
export function press(table: Table, course: Course): void {
  if (draftedCourse(table) === course) table.cancel();
  else table.choose(course.answers[0]!, course.answers.slice(1));
}

/** The cards that a course spends, in their order. */
export function cardsOf(course: Course): string[] {
  return course.answers.map(parse).filter(({ verb }) => verb === "green" || verb === "with" || verb === "play").map(({ what }) => what);
}
