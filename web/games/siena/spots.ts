// The places of the board that can be pressed: what they are called, what a press means, where they are.
import { t } from "../../shell/language.svelte";
import type { Course, Detail } from "../contract";
import { placed, placeId, placesOf } from "./answers";
import { ellipse, rounded } from "./board/drawing";
import { coursesOf, spotOfCourse } from "./courses";
import { GRADES, ROAD_SPACES, areaOf, florinCell, ladderRow, towerLevel } from "./geometry";
import { courseLabel, label } from "./labels";
import { inTheWorld, spotOf } from "./pieces";
import { partsOf, type Road, type Table } from "./view";
import { goodWord, listed, placeName, placeRule, roadWord } from "./words";

export interface Spot {
  id: string;
  /** Its outline, to be lit and pressed. */
  d: string;
  /** What it is and who is there, in words. */
  name: string;
  /** The legal answers that it stands for. */
  answers: string[];
  /** The course that ends here: a press means it before any single answer. */
  course: Course | null;
  rule: string;
}

/** The same places once more: one that says and means what it did stays what it was, and is not drawn again. */
export function sameSpots(before: readonly Spot[], now: Spot[]): Spot[] {
  const known = new Map(before.map((spot) => [spot.id, spot]));
  return now.map((spot) => {
    const was = known.get(spot.id);
    return was !== undefined && was.d === spot.d && was.name === spot.name && was.course === spot.course && was.answers.join("\n") === spot.answers.join("\n") ? was : spot;
  });
}

/** All places, those of the town first and in the order of a walk. On a phone the small ones are larger, for fingers. */
export function spots(table: Table, detail: Detail = "desk"): Spot[] {
  const answers = answersByPlace(table);
  const courses = new Map(coursesOf(table).map((course) => [spotOfCourse(course, table), course]));
  const make = (id: string, d: string, name: string): Spot => ({ id, d, name, answers: answers.get(id) ?? [], course: courses.get(id) ?? null, rule: placeRule(id) });
  const isPhone = detail === "phone";
  const found = [...town(table, make, detail), ...country(table, make, detail), ...towerAndRows(table, make, detail)];
  for (const [id, texts] of answers) {
    if (id === "calandrino" && texts.length > 0) found.push(make(id, beggar(table, detail), t("siena-spot-calandrino")));
    if (id.startsWith("florin-") && !isPhone) {
      const value = Number(id.slice("florin-".length));
      const cell = florinCell(value);
      found.push(make(id, rounded(cell, 4), t("siena-spot-florins", { value })));
    }
  }
  return found;
}

/** Whether a press on a place means an answer now. */
export function isLit(spot: Spot): boolean {
  return spot.answers.length > 0 || spot.course !== null;
}

/** The name of a place for those who listen: who is there, and what a press means. */
export function spoken(spot: Spot, table: Table): string {
  const answer = table.canAnswer ? spot.answers[0] : undefined;
  if (spot.course === null && answer === undefined) return spot.name;
  const { text, detail } = spot.course !== null ? courseLabel(spot.course, table) : label(answer!, table);
  return t("siena-spot-press", { spot: spot.name, answer: detail === undefined ? text : `${text}: ${detail}` });
}

function answersByPlace(table: Table): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (!table.canAnswer) return found;
  for (const text of placed(table)) {
    for (const place of placesOf(text, table)) found.set(place, [...(found.get(place) ?? []), text]);
  }
  return found;
}

type Make = (id: string, d: string, name: string) => Spot;

function town(table: Table, make: Make, detail: Detail): Spot[] {
  return [...partsOf(table).ring, "inn", "wall"]
    .map((place) => make(placeId(place), rounded(areaOf(place, detail)), withPeople(placeName(place), people(table, place))));
}

function people(table: Table, place: string): string[] {
  const found = table.view.seats.filter((seat) => spotOf(seat) === place).map((seat) => table.playerOf(seat.name));
  if (table.view.calandrino === place) found.push(t("siena-spot-calandrino"));
  if (place === "inn" && table.view.cubes > 0) found.push(t("siena-spot-cubes", { count: table.view.cubes }));
  return found;
}

function withPeople(place: string, who: string[]): string {
  return who.length === 0 ? t("siena-spot-empty", { place }) : t("siena-spot-people", { place, people: listed(who) });
}

function country(table: Table, make: Make, detail: Detail): Spot[] {
  const radius = detail === "phone" ? 44 : 27;
  const fields = table.view.goods.map((good) => {
    const name = good.gone
      ? t("siena-spot-gone", { good: goodWord(good.name) })
      : t("siena-spot-field", { ...good, good: goodWord(good.name), gone: "" });
    return make(`area-${good.name}`, rounded(areaOf(good.name, detail)), name);
  });
  const roads = (Object.keys(ROAD_SPACES) as Road[]).flatMap((road) =>
    ROAD_SPACES[road].map((at, number) => {
      const who = people(table, `${road}-${number + 1}`);
      const words = { road: roadWord(road), space: number + 1, coins: partsOf(table).roads[road][number] ?? 0, people: listed(who) };
      return make(`road-${road}-${number + 1}`, ellipse(at.x, at.y, radius, radius - 4), t(who.length === 0 ? "siena-spot-road-empty" : "siena-spot-road", words));
    }),
  );
  return [...fields, ...roads];
}

function towerAndRows(table: Table, make: Make, detail: Detail): Spot[] {
  const wider = detail === "phone" ? 44 : 0;
  const levels = partsOf(table).tower.map(({ level, price, points }) => {
    const plain = towerLevel(level);
    const box = { x: plain.x - wider, y: plain.y - wider / 2, width: plain.width + 2 * wider, height: plain.height + wider };
    const builder = table.view.seats[table.view.tower[level - 1] ?? -1];
    const name = builder
      ? t("siena-spot-level-built", { level, points, seat: table.playerOf(builder.name) })
      : t("siena-spot-level-free", { level, points, coins: price });
    return make(`tower-level-${level}`, rounded(box, 4), name);
  });
  if (detail === "phone") return levels;
  const rows = table.view.order.map((number, row) => {
    const box = ladderRow(row, table.view.order.length);
    const words = { row: row + 1, coins: partsOf(table).initiative[row] ?? 0, seat: table.playerOf(table.view.seats[number]!.name) };
    return make(`initiative-${row}`, rounded(box, 4), t("siena-spot-row", words));
  });
  return [...levels, ...rows];
}

function beggar(table: Table, detail: Detail): string {
  const at = inTheWorld(table, detail).find((one) => one.id === "calandrino")!;
  const size = GRADES[detail].piece;
  return ellipse(at.x, at.y - 4 * size, 24 * size, 28 * size);
}
