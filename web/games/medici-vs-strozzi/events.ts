// Words for events: the lines of the log, the places they tell of, and the sounds they make.
import { has, t, type Words } from "../../shell/language.svelte";
import type { SoundName } from "../../shell/sounds";
import type { Fact, Line } from "../contract";
import { otherHouse } from "./houses";
import { partsOf, type MediciFact, type MediciTable } from "./types";
import { figure, goodId, harborId, tileList, tileName, whom } from "./words";

type ByEvent<Of> = Partial<Record<MediciFact["event"], Of>>;

const SOUNDS: ByEvent<SoundName> = {
  "tile-drawn": "drawn",
  "price-named": "price",
  "lot-bought": "bought",
  "lot-returned": "refused",
  "lot-loaded": "loaded",
  "lot-thrown": "thrown",
  "lot-forced": "thrown",
  "lot-unsold": "thrown",
  "marker-moved": "marker",
  "monopoly-paid": "coin",
  "fleet-full": "docks",
  "match-ended": "bells",
};

const TONES: ByEvent<NonNullable<Line["tone"]>> = {
  "round-began": "heading",
  "fleet-full": "loud",
  "bag-empty": "loud",
  "match-ended": "loud",
  "marker-moved": "small",
  "monopoly-paid": "small",
  "harbor-scored": "small",
};

/** Words for an event; null where nobody here knows it. */
export function tell(fact: Fact, table: MediciTable): Line | null {
  if (!isKnown(fact)) return null;
  const seat = seatOf(fact);
  const line: Line = { text: t(keyOf(fact), wordsOf(fact, table, seat)), places: placesOf(fact, table) };
  const doer = fact.event === "lot-returned" ? otherHouse(fact.buyer) : seat; // it is the deed of whoever leaves the lot
  if (doer !== null) line.seat = doer;
  const tone = TONES[fact.event];
  if (tone !== undefined) line.tone = tone;
  const sound = fact.event === "harbor-scored" && fact.winner !== null ? "bell" : SOUNDS[fact.event];
  if (sound !== undefined) line.sound = sound;
  return line;
}

function keyOf(fact: Fact): string {
  return `medici-event-${fact.event}`;
}

function isKnown(fact: Fact): fact is Fact & MediciFact {
  return has(keyOf(fact));
}

function seatOf(fact: MediciFact): string | null {
  switch (fact.event) {
    case "round-began":
      return fact.starter;
    case "lot-bought":
    case "lot-returned":
      return fact.buyer;
    case "harbor-scored":
      return fact.winner;
    case "marker-moved":
      return fact.after > fact.before ? "medici" : "strozzi";
    case "match-ended":
      return fact.winners.length === 1 ? (fact.winners[0] ?? null) : null;
    case "bag-empty":
      return null;
    default:
      return fact.seat;
  }
}

function wordsOf(fact: MediciFact, table: MediciTable, seat: string | null): Words {
  const [harbor, good] = ("track" in fact ? fact.track : "harbor" in fact ? fact.harbor : "").split(" ");
  const [medici = 0, strozzi = 0] = "sums" in fact ? fact.sums : "scores" in fact ? fact.scores : [];
  return {
    ...(seat === null ? { seat: "", you: "no" } : whom(table, seat)),
    ...(fact.event === "lot-returned" && otherHouse(fact.buyer) === table.me ? { you: "left" } : {}),
    other: seat === null ? "" : table.playerOf(otherHouse(seat)),
    round: "round" in fact ? fact.round : 0,
    tile: "kind" in fact ? tileName(fact.kind) : "",
    lot: tileList("lot" in fact ? fact.lot : []),
    coins: "coins" in fact ? fact.coins : 0,
    ship: "ship" in fact ? (partsOf(table).ships[fact.ship] ?? 0) : 0,
    harbor: harbor ? harborId(harbor) : "",
    good: good === undefined ? "" : goodId(good),
    medici: "scores" in fact ? figure(medici) : medici,
    strozzi: "scores" in fact ? figure(strozzi) : strozzi,
    paid: "winner" in fact && fact.winner !== null ? "yes" : "no",
    spaces: "before" in fact ? Math.abs(fact.after - fact.before) : 0,
    winners: "winners" in fact ? fact.winners.length : 0,
  };
}

function placesOf(fact: MediciFact, table: MediciTable): string[] {
  switch (fact.event) {
    case "round-began":
      return [`round-${fact.round}`];
    case "tile-drawn":
      return ["bag", "lot"];
    case "price-named":
      return ["price", "lot"];
    case "lot-bought":
    case "lot-returned":
      return [`purse-${fact.buyer}`];
    case "lot-loaded":
      return [`ship-${fact.seat}-${partsOf(table).ships[fact.ship] ?? ""}`];
    case "lot-thrown":
    case "lot-forced":
    case "lot-unsold":
      return ["thrown"];
    case "fleet-full":
      return partsOf(table).ships.map((spaces) => `ship-${fact.seat}-${spaces}`);
    case "bag-empty":
      return ["bag"];
    case "harbor-scored":
      return [`harbor-${fact.harbor}`];
    case "marker-moved":
    case "monopoly-paid":
      return [`track-${fact.track.replace(" ", "-")}`];
    case "match-ended":
      return ["purse-medici", "purse-strozzi"];
  }
}
