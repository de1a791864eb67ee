// The places of the board that can be pressed: what each is called, which legal answer it stands for, which rule it opens.
import { t } from "../../shell/language.svelte";
import { narrow, parse, type LegalLoad } from "./answers";
import { THROW, type Asking } from "./asking";
import { berthTarget, fleetPoints, hullPath, pursePoint, QUAY, quayX, RULER, RULER_TOP, rulerX, SEA, sideOf, SLOT } from "./geometry";
import { bagCount } from "./tiles";
import { HOUSES, otherHouse, type House } from "./houses";
import type { MediciTable, View } from "./types";
import { goodId, harborId, houseId, label, tileList } from "./words";

export type Press =
  | { kind: "answer"; text: string }
  /** A place for the lot, sent now or meant for later. */
  | { kind: "load"; text: string }
  /** What is meant, as a whole: the price that is named, the lot that is bought. */
  | { kind: "course"; text: string }
  | { kind: "ship"; spaces: number }
  | { kind: "harbor"; harbor: string }
  | { kind: "rule"; rule: string };

/** What a place is, for whoever reads about it. */
export type About =
  | { kind: "ship"; house: House; spaces: number }
  | { kind: "harbor" | "berth"; harbor: string }
  | { kind: "track"; harbor: string; good: string }
  | { kind: "purse"; house: House }
  | { kind: "bag" | "round" | "price" | "lot" | "thrown" };

export interface Place {
  id: string;
  about: About;
  rule: string;
  /** Its outline in units of the board. */
  d: string;
  /** Where the outline is moved to. */
  x: number;
  y: number;
  /** The middle, for keys that go from place to place. */
  middle: { x: number; y: number };
  name: string;
  isLit: boolean;
  /** Whether it belongs to the draft. */
  isDrafted: boolean;
  /** Whether it is the first half of an answer: a ship whose harbor is still wanted, or a harbor whose ship is. */
  isPicked: boolean;
  press: Press;
}

export interface Picked {
  ship: number | null;
  harbor: string | null;
  /** The place for the lot that is drafted or kept. */
  load: string | null;
}

export interface Manner {
  asking: Asking;
  /** Whether answers are taken. */
  isOpen: boolean;
  isCompact: boolean;
  /** The house that sits below. */
  below: House;
}

const BAG_PATH =
  "M96 272C70 296 40 356 46 400C50 434 84 440 133 440S216 434 220 400C226 356 196 296 170 272Q184 240 176 232Q160 242 150 234Q140 228 133 236Q124 228 114 234Q104 242 90 232Q82 242 96 272Z";
const SIGN_PATH = "M1384 284Q1467 272 1550 284V372Q1467 384 1384 372Z";
const CLOTH_PATH = "M1376 394H1558V636Q1467 626 1376 636Z";

function box(x: number, y: number, width: number, height: number, round = 8): string {
  const [w, h, r] = [width - 2 * round, height - 2 * round, round];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** All places, in the order of the keys; those outside `SEA` are left out where only the sea is shown. */
export function placesOf(table: MediciTable, view: View, picked: Picked, manner: Manner): Place[] {
  const maker = new PlaceMaker(table, view, picked, manner);
  const found = [
    ...maker.fleet(otherHouse(manner.below)),
    ...maker.harbors(),
    ...maker.fleet(manner.below),
    ...maker.berths(),
    ...maker.beside(),
  ];
  if (!manner.isCompact) return found;
  return found.filter(({ middle }) => middle.x > SEA.x && middle.x < SEA.x + SEA.width);
}

class PlaceMaker {
  private readonly drafted: readonly string[];
  private readonly loads: LegalLoad[];
  private readonly seat: House;

  constructor(
    private readonly table: MediciTable,
    private readonly view: View,
    private readonly picked: Picked,
    private readonly manner: Manner,
  ) {
    const { asking, isOpen } = manner;
    const draft = isOpen ? [table.draft, ...table.following, picked.load] : [picked.load];
    this.drafted = draft.flatMap((text) => (text === null ? [] : label(text, table).places));
    this.loads = isOpen ? asking.loads : [];
    this.seat = asking.seat;
  }

  private place(id: string, about: About, d: string, middle: Place["middle"], name: string, rule: string, press: Press | null, at = { x: 0, y: 0 }): Place {
    const isDrafted = this.drafted.includes(id);
    const isLit = press !== null;
    const isPicked = (press?.kind === "ship" && press.spaces === this.picked.ship) || (press?.kind === "harbor" && press.harbor === this.picked.harbor);
    const spoken = isLit ? this.litName(press, name) : name;
    return { id, about, rule, d, ...at, middle, name: spoken, isLit, isDrafted, isPicked, press: press ?? { kind: "rule", rule } };
  }

  private litName(press: Press, place: string): string {
    if (press.kind === "answer" || press.kind === "load" || press.kind === "course") return t("medici-place-answer", { answer: label(press.text, this.table).text, place });
    if (press.kind === "ship") return t("medici-place-ship-choose", { ship: press.spaces });
    return t("medici-place-harbor-choose", { harbor: press.kind === "harbor" ? harborId(press.harbor) : "" });
  }

  /** The press that stands for the only answer of these, or asks on. */
  private pressOf(loads: LegalLoad[], more: Press): Press | null {
    if (loads.length === 0) return null;
    return loads.length === 1 ? { kind: "load", text: loads[0]!.text } : more;
  }

  fleet(house: House): Place[] {
    const ships = this.view.ships[HOUSES.indexOf(house)] ?? [];
    const corners = fleetPoints(sideOf(house, this.manner.below), ships, this.view.harbors.map((harbor) => harbor.name));
    const own = house === this.seat;
    return ships
      .map((ship, index) => {
        const corner = corners[index] ?? { x: 0, y: 0 };
        const words = {
          house: houseId(house),
          ship: ship.spaces,
          harbor: ship.harbor === null ? "" : harborId(ship.harbor),
          docked: ship.harbor === null ? "no" : "yes",
          tiles: tileList(ship.tiles),
          free: ship.spaces - ship.tiles.length,
        };
        const loads = own ? narrow(this.loads, ship.spaces, this.picked.harbor) : [];
        return this.place(
          `ship-${house}-${ship.spaces}`,
          { kind: "ship", house, spaces: ship.spaces },
          hullPath(ship.spaces),
          { x: corner.x + (ship.spaces * SLOT) / 2, y: corner.y + 20 },
          t("medici-place-ship", words),
          ship.harbor === null ? "M4.2" : "M4.1",
          this.pressOf(loads, { kind: "ship", spaces: ship.spaces }),
          corner,
        );
      })
      .sort((one, other) => one.middle.x - other.middle.x);
  }

  harbors(): Place[] {
    return this.view.harbors.flatMap((harbor, index) => {
      const count = harbor.tracks.length;
      const [left, right] = [quayX(index), rulerX(index, 0, count)];
      const scene = this.place(
        `harbor-${harbor.name}`,
        { kind: "harbor", harbor: harbor.name },
        box(left + 5, QUAY.top + 30, right - left - 10, QUAY.bottom - QUAY.top - 60),
        { x: (left + right) / 2, y: 440 },
        t("medici-place-harbor", { harbor: harborId(harbor.name), medici: harbor.sums[0] ?? 0, strozzi: harbor.sums[1] ?? 0 }),
        "M6.1",
        null,
      );
      const tracks = harbor.tracks.map((track, at) => {
        const x = rulerX(index, at, count);
        const side = track.marker === 0 ? "none" : track.marker > 0 ? "medici" : "strozzi";
        const words = {
          harbor: harborId(harbor.name),
          good: goodId(track.good),
          space: Math.abs(track.marker),
          side,
          house: side === "none" ? "" : houseId(side),
          coins: track.pays,
        };
        const middle = { x: x + RULER.width / 2, y: 450 };
        return this.place(`track-${harbor.name}-${track.good}`, { kind: "track", harbor: harbor.name, good: track.good }, box(x, RULER_TOP, RULER.width, RULER.height), middle, t("medici-place-track", words), "M6.8", null);
      });
      return [scene, ...tracks];
    });
  }

  /** Berths are places only while a harbor can be chosen. */
  berths(): Place[] {
    if (this.loads.length === 0) return [];
    const own = this.seat;
    const atAnchor = new Set((this.view.ships[HOUSES.indexOf(own)] ?? []).filter((ship) => ship.harbor === null).map((ship) => ship.spaces));
    return this.view.harbors.flatMap((harbor, index) => {
      const loads = narrow(this.loads, this.picked.ship, harbor.name).filter((load) => atAnchor.has(load.ship));
      const press = this.pressOf(loads, { kind: "harbor", harbor: harbor.name });
      if (press === null) return [];
      const { x, y, width, height } = berthTarget(sideOf(own, this.manner.below), index, harbor.tracks.length, this.manner.isCompact);
      const name = t("medici-place-berth", { harbor: harborId(harbor.name) });
      return [this.place(`berth-${own}-${harbor.name}`, { kind: "berth", harbor: harbor.name }, box(x, y, width, height, 16), { x: x + width / 2, y: y + height / 2 }, name, "M4.2", press)];
    });
  }

  beside(): Place[] {
    const { view } = this;
    const { asking, isOpen, below } = this.manner;
    const lotWords = { tiles: tileList(view.lot), count: view.lot.length };
    const frame = (y: number, height: number): string => box(1364, y, 206, height);
    const course = (text: string | null): Press | null => (text === null || !isOpen ? null : { kind: "course", text });
    const price = asking.prices === null ? null : (asking.stop ?? "price 0");
    const canThrow = isOpen && (asking.isLoading || asking.loads.length > 0);
    return [
      this.purse(otherHouse(below)),
      this.place("bag", { kind: "bag" }, BAG_PATH, { x: 133, y: 350 }, t("medici-place-bag", { left: bagCount(view.bag) }), "M2.3", this.answer(asking.draw)),
      this.purse(below),
      this.place(`round-${view.round}`, { kind: "round" }, frame(34, 180), { x: 1467, y: 124 }, t("medici-place-round", { round: view.round, rounds: view.rounds }), "M2.1", null),
      this.place("price", { kind: "price" }, SIGN_PATH, { x: 1467, y: 328 }, t("medici-place-price", { price: view.price ?? 0, named: view.price === null ? "no" : "yes" }), "M3.1", course(price)),
      this.place("lot", { kind: "lot" }, CLOTH_PATH, { x: 1467, y: 516 }, t("medici-place-lot", lotWords), "M2.4", course(asking.stop ?? asking.buy)),
      this.place("thrown", { kind: "thrown" }, frame(686, 180), { x: 1467, y: 776 }, t("medici-place-thrown", { count: view.thrown.length, tiles: tileList(view.thrown) }), "M4.5", canThrow ? { kind: "load", text: THROW } : null),
    ];
  }

  private purse(house: House): Place {
    const { x, y } = pursePoint(sideOf(house, this.manner.below));
    const refuse = this.seat !== house ? this.answer(this.manner.asking.refuse) : null;
    const words = { house: houseId(house), coins: this.view.money[HOUSES.indexOf(house)] ?? 0 };
    return this.place(`purse-${house}`, { kind: "purse", house }, box(x, y, 206, 180), { x: x + 103, y: y + 90 }, t("medici-place-purse", words), "M3.5", refuse);
  }

  private answer(text: string | null): Press | null {
    return text === null || !this.manner.isOpen ? null : { kind: "answer", text };
  }
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** The nearest place in a direction; the place itself where there is none. */
export function neighbour(places: readonly Place[], from: Place, direction: Direction): Place {
  const isAcross = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowRight" || direction === "ArrowDown" ? 1 : -1;
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const dx = place.middle.x - from.middle.x;
    const dy = place.middle.y - from.middle.y;
    const along = (isAcross ? dx : dy) * sign;
    if (place.id === from.id || along <= 1) continue;
    const distance = along + 2.5 * Math.abs(isAcross ? dy : dx);
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** What a lot that is dropped at a point would do: the ship, berth or sea that lies there. */
export function dropPress(places: readonly Place[], point: { x: number; y: number }): Press | null {
  const near = places
    .filter(({ isLit, about }) => isLit && (about.kind === "ship" || about.kind === "berth" || about.kind === "thrown"))
    .map((place) => ({ place, distance: Math.hypot(place.middle.x - point.x, (place.middle.y - point.y) * 1.4) }))
    .sort((one, other) => one.distance - other.distance)[0];
  return near !== undefined && near.distance < 170 ? near.place.press : null;
}

/** The load that a draft or a plan means; null where it is another answer. */
export function loadOf(text: string | null): { ship: number; harbor: string } | null {
  const answer = parse(text);
  return answer?.verb === "load" ? { ship: answer.ship, harbor: answer.harbor } : null;
}
