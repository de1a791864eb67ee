// Where the pieces stand, how they came there, and where an answer would take them.
import type { Detail } from "../contract";
import { GRADES, MERCHANTS, MERCHANTS_NEAR, PEASANTS, PEASANTS_NEAR, PLACES, PLAQUES, ROAD_SPACES, columnsAt, countryWay, discAt, group, ladderRow, middle, trackWay, type Point } from "./geometry";
import { factsIn, seatIn, type SeatView, type SienaFact, type Table } from "./view";

/** A piece on the board: in town or country, on the Florins track, or on the Initiative track. */
export interface Standing extends Point {
  id: string;
  /** Null for Calandrino. */
  seat: string | null;
  scale: number;
  /** The way it walked here by the last news, without its end. */
  way: Point[];
  /** Steps are slow, a run along the track is quick. */
  pace: "walk" | "run";
}

/** The spot of a seat in town or country: a place, a space of a road, or one of two groups that wait. */
export function spotOf(seat: SeatView): string {
  if (seat.place !== null) return seat.place;
  if (seat.road !== null) return `${seat.road}-${seat.space}`;
  return seat.status === "peasant" ? "peasants" : "merchants";
}

/** How far the large pieces of a phone stand above the name of their place. */
const RAISED = { top: 16, bottom: 30 };

/** Where the pieces of a spot gather. */
export function centreOf(spot: string, detail: Detail = "desk"): Point {
  const isNear = detail === "phone";
  if (spot === "peasants") return isNear ? PEASANTS_NEAR : PEASANTS;
  if (spot === "merchants") return isNear ? MERCHANTS_NEAR : MERCHANTS;
  const place = PLACES[spot];
  if (place !== undefined) {
    const row = PLAQUES[spot]?.row;
    return isNear && row !== undefined ? { x: place.x, y: place.y - RAISED[row] } : place;
  }
  const [road, space] = spot.split("-") as ["firenze" | "arezzo", string];
  const at = ROAD_SPACES[road]?.[Number(space) - 1] ?? MERCHANTS;
  return { x: at.x, y: at.y - 4 };
}

/** All pieces of town and country, larger where the board is small. */
export function inTheWorld(table: Table, detail: Detail = "desk"): Standing[] {
  const bySpot = new Map<string, (string | null)[]>();
  const put = (spot: string, who: string | null): void => void bySpot.set(spot, [...(bySpot.get(spot) ?? []), who]);
  for (const seat of table.view.seats) put(spotOf(seat), seat.name);
  put(table.view.calandrino, null);
  const ways = waysOf(table, detail);
  const size = GRADES[detail].piece;
  const found: Standing[] = [];
  for (const [spot, people] of bySpot) {
    // A crowd of large pieces stands closer together than few of them.
    const crowd = people.length > 3 ? 0.88 : 1;
    const points = group(centreOf(spot, detail), people.length, columnsAt(spot, detail), 36 * size * crowd);
    people.forEach((seat, number) => {
      const id = seat === null ? "calandrino" : `piece-${seat}`;
      found.push({ id, seat, scale: 1.05 * size * crowd, ...points[number]!, way: ways.get(id) ?? [], pace: "walk" });
    });
  }
  // In a fixed order, so that an element stays that of its piece; drawn from the back to the front.
  return found.sort((one, other) => one.id.localeCompare(other.id));
}

/** The discs on the Florins track; on one amount the richer lies above. */
export function onTheTrack(table: Table, detail: Detail = "desk"): Standing[] {
  const before = moneyBefore(table);
  const size = detail === "phone" ? 1.5 : 1;
  return table.view.seats.map((seat, number) => {
    const stack = table.view.wealth.filter((other) => table.view.seats[other]!.money === seat.money);
    const was = before.get(seat.name);
    return {
      id: `disc-${seat.name}`,
      seat: seat.name,
      scale: (stack.length > 3 ? 0.8 : 0.92) * size,
      ...discAt(seat.money, stack.indexOf(number), stack.length),
      way: was === undefined || was === seat.money ? [] : trackWay(was, seat.money),
      pace: "run",
    };
  });
}

/** The pieces on the Initiative track. */
export function onTheLadder(table: Table): Standing[] {
  const rows = table.view.seats.length;
  return table.view.seats
    .filter((seat) => seat.row >= 0)
    .map((seat) => {
      const box = ladderRow(seat.row, rows);
      const at = middle({ ...box, x: box.x + 44, width: box.width - 44 });
      return { id: `row-${seat.name}`, seat: seat.name, scale: 0.66, x: at.x, y: at.y + 1, way: [], pace: "run" };
    });
}

/** What everybody had before the last news: what the events paid and cost, taken back. */
function moneyBefore(table: Table): Map<string, number> {
  const now = new Map<string, number>(table.view.seats.map((seat) => [seat.name, seat.money]));
  for (const fact of factsIn(...table.news)) {
    if (!("coins" in fact)) continue;
    now.set(fact.seat, (now.get(fact.seat) ?? 0) - (isPayment(fact.event) ? -fact.coins : fact.coins));
  }
  return now;
}

const PAYMENTS: readonly SienaFact["event"][] = ["card-won", "card-taken", "charity-given", "bride-paid", "donation-made", "courtesans-paid", "look-paid", "artist-engaged", "level-built", "alms-given"];

export function isPayment(event: SienaFact["event"]): boolean {
  return PAYMENTS.includes(event);
}

/** The way of every piece that walked by the last news, place by place. */
function waysOf(table: Table, detail: Detail): Map<string, Point[]> {
  const ways = new Map<string, Point[]>();
  const add = (id: string, points: Point[]): void => void ways.set(id, [...(ways.get(id) ?? []), ...points]);
  for (const fact of factsIn(...table.news)) {
    if (fact.event === "banker-moved") add(`piece-${fact.seat}`, [centreOf(fact.place, detail)]);
    else if (fact.event === "calandrino-moved") add("calandrino", [centreOf(fact.place, detail)]);
    else if (fact.event === "leg-travelled") add(`piece-${fact.seat}`, ROAD_SPACES[fact.road].slice(0, fact.space));
    else if (fact.event === "status-risen") {
      add(`piece-${fact.seat}`, fact.status === "banker" ? countryWay("merchants", "wall") : countryWay("peasants", "merchants"));
    }
  }
  // The last point is where the piece stands now, which its own place tells better.
  for (const [id, points] of ways) ways.set(id, points.slice(0, -1));
  return ways;
}

/** A piece, or a mark, where the draft would put it. */
export interface Ghost {
  kind: "piece" | "disc" | "beggar";
  at: Point;
  /** The way there, for a line. */
  way: Point[];
}

/** What the preview of the draft says about pieces. */
export function ghosts(table: Table, detail: Detail = "desk"): Ghost[] {
  const preview = table.preview;
  if (table.draft === null || preview === null) return [];
  const found: Ghost[] = [];
  const me = table.me ?? "";
  const [before = 0, after = 0] = preview.purses[me] ?? [];
  if (before !== after) found.push({ kind: "disc", at: discAt(after, 0, 1), way: [] });
  // What others do next is told by the sentence beside the answer; drawn is only what the answer itself does.
  const facts = factsIn(preview).filter((fact) => seatIn(fact) === me || fact.event === "calandrino-moved");
  const moved = facts.filter((fact) => fact.event === "banker-moved").map((fact) => centreOf(fact.place, detail));
  if (moved.length > 0) found.push({ kind: "piece", at: moved.at(-1)!, way: [standsAt(table, `piece-${me}`, detail), ...moved] });
  const walk = facts.filter((fact) => fact.event === "calandrino-moved").map((fact) => centreOf(fact.place, detail));
  if (walk.length > 0) found.push({ kind: "beggar", at: walk.at(-1)!, way: [standsAt(table, "calandrino", detail), ...walk] });
  const leg = facts.find((fact) => fact.event === "leg-travelled");
  if (leg !== undefined) {
    const way = ROAD_SPACES[leg.road].slice(table.view.seats[table.view.viewer]?.space ?? 0, leg.space);
    found.push({ kind: "piece", at: way.at(-1) ?? MERCHANTS, way: [standsAt(table, `piece-${leg.seat}`, detail), ...way] });
  }
  return found;
}

function standsAt(table: Table, id: string, detail: Detail): Point {
  return inTheWorld(table, detail).find((one) => one.id === id) ?? MERCHANTS;
}

/** The space where the journey that is being made up would end so far. */
export function legMark(table: Table): Point | null {
  const { leg } = table.view.turn;
  const me = table.view.seats[table.view.viewer];
  if (leg === null || leg.cards === 0 || me === undefined) return null;
  return ROAD_SPACES[leg.road][me.space + leg.cards - 1] ?? null;
}
