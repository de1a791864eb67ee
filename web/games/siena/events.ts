// Words for events: the lines of the log, the places they tell of, and the sounds they make.
import type { Fact, Line } from "../contract";
import { t } from "../../shell/language.svelte";
import type { SoundName } from "../../shell/sounds";
import { placeId } from "./answers";
import { factsIn, seatIn, type FactOf, type SienaFact, type Table } from "./view";
import { artistName, cardName, cardWord, goodName, goodWord, listed, placeWord, roadWord, signed, statusWord } from "./words";

type Words = Parameters<typeof t>[1];

interface Written {
  text: string;
  places?: string[];
  tone?: "heading" | "small" | "loud";
  sound?: SoundName;
  /** Who the line is about; by itself it is `fact.seat`. */
  seat?: string | null;
}

type Teller<Of> = (fact: Of, table: Table) => Written | null;
type Tellers = { [Name in SienaFact["event"]]: Teller<FactOf<Name>> };

/** Words for an event; null where the table shows it better than a line, or where nobody here knows it. */
export function tell(fact: Fact, table: Table): Line | null {
  return isKnown(fact) ? lineOf(fact, table) : null;
}

/** Words for an event that is known to be one. */
export function lineOf(fact: SienaFact, table: Table): Line | null {
  const told = (TELLERS[fact.event] as Teller<SienaFact>)(fact, table);
  if (told === null) return null;
  const seat = told.seat === undefined ? seatIn(fact) : told.seat;
  return {
    text: told.text,
    places: told.places ?? (seat ? [`piece-${seat}`] : []),
    ...(seat ? { seat } : {}),
    ...(told.tone ? { tone: told.tone } : {}),
    ...(told.sound ? { sound: told.sound } : {}),
  };
}

/** Whose turn an event begins; a round begins nobody's. */
export function turn(fact: Fact): string | null | undefined {
  if (!isKnown(fact)) return undefined;
  if (fact.event === "turn-began") return fact.seat;
  return fact.event === "round-began" ? null : undefined;
}

function isKnown(fact: Fact): fact is Fact & SienaFact {
  return Object.hasOwn(TELLERS, fact.event);
}

/** The sentence of an event with the fields that most of them have. */
function say(fact: SienaFact, table: Table, variant = "", more: Words = {}): string {
  const words: Words = {};
  if ("seat" in fact) words.seat = table.playerOf(fact.seat);
  if ("card" in fact) words.card = cardWord(table, fact.card);
  if ("good" in fact) words.good = goodWord(fact.good);
  if ("place" in fact) words.place = placeWord(fact.place);
  if ("road" in fact) words.road = roadWord(fact.road);
  for (const [field, value] of Object.entries(fact)) {
    if (typeof value === "number") words[field] = value;
  }
  return t(`siena-event-${fact.event}${variant}`, { ...words, ...more });
}

const plain: Teller<SienaFact> = (fact, table) => ({ text: say(fact, table) });
const small: Teller<SienaFact> = (fact, table) => ({ text: say(fact, table), tone: "small" });

const TELLERS: Tellers = {
  "seat-placed": small,
  "card-left-out": () => null,
  "round-began": (fact, table) => ({ text: say(fact, table), tone: "heading", places: [], seat: null, sound: "bells" }),
  "card-dealt": dealt,
  "discard-shuffled": (fact, table) => ({ text: say(fact, table), tone: "small", places: [] }),
  "initiative-set": (fact, table) => ({
    text: say(fact, table, "", { seats: fact.order.map((seat) => table.playerOf(seat)).join(", ") }),
    places: ["initiative"],
    tone: "small",
  }),
  "start-declined": small,
  "auction-started": (fact, table) => ({ text: say(fact, table), places: [`display-${fact.card}`], sound: "bid" }),
  "star-offered": (fact, table) => ({ text: say(fact, table), places: [`display-${fact.card}`], sound: "bid" }),
  "bid-made": (fact, table) => ({ text: say(fact, table), sound: "bid" }),
  passed: (fact, table) => ({ text: say(fact, table), tone: "small" }),
  "card-won": (fact, table) => ({ text: say(fact, table), sound: "bought" }),
  "card-returned": (fact, table) => ({ text: say(fact, table), places: [], tone: "small", sound: "refused" }),
  "card-unsold": (fact, table) => ({ text: say(fact, table), places: [], tone: "small", sound: "refused" }),
  "card-taken": (fact, table) => ({ text: say(fact, table), sound: "card" }),
  "leftovers-discarded": (fact, table) => ({
    text: say(fact, table, "", { cards: listed(fact.cards.map((card) => cardName(table, card))) }),
    places: [],
    tone: "small",
  }),
  "first-named": (fact, table) =>
    fact.first === fact.seat
      ? { text: say(fact, table, "-self"), places: ["initiative"] }
      : { text: say(fact, table, "", { first: table.playerOf(fact.first) }), places: ["initiative"] },
  "turn-began": (fact, table) => ({ text: say(fact, table), places: [`piece-${fact.seat}`] }),
  "card-played": (fact, table) => ({ text: say(fact, table, fact.green ? "-green" : ""), sound: "card" }),
  "card-discarded": (fact, table) => ({ text: say(fact, table), tone: "small", sound: "card" }),
  "workers-put": (fact, table) => ({
    text: say(fact, table, fact.made ? "-made" : ""),
    places: [`area-${fact.good}`],
    tone: "small",
    sound: "loaded",
  }),
  "unit-sold": (fact, table) => ({ text: say(fact, table), places: [`area-${fact.good}`], sound: "coin" }),
  "banker-share": (fact, table) => ({ text: say(fact, table), tone: "small", sound: "coin" }),
  "unit-loaded": (fact, table) => ({ text: say(fact, table), places: [`area-${fact.good}`], sound: "loaded" }),
  "fato-drawn": (fact, table) =>
    fact.devil ? { text: say(fact, table, "-devil"), tone: "loud", sound: "devil" } : { text: say(fact, table), tone: "loud", sound: "coin" },
  "leg-travelled": (fact, table) => ({ text: say(fact, table), places: [`road-${fact.road}-${fact.space}`], sound: "marker" }),
  "road-paid": (fact, table) => ({ text: say(fact, table), places: [`road-${fact.road}-${fact.space}`], sound: "coin" }),
  "road-left": (fact, table) => ({ text: say(fact, table), tone: "small" }),
  "charity-given": (fact, table) => ({ text: say(fact, table), sound: "coin" }),
  "senesi-seen": (fact, table) => ({ text: say(fact, table, fact.value ? "-value" : ""), tone: "small", sound: "card" }),
  "senesi-kept": kept,
  "inn-set-played": (fact, table) => ({ text: say(fact, table), places: ["inn"], sound: "coin" }),
  "status-risen": (fact, table) => ({ text: say(fact, table, "", { status: statusWord(fact.status) }), tone: "loud", sound: "bell" }),
  "goods-gone": (fact, table) => ({
    text: say(fact, table, "", { goods: listed(fact.goods.map(goodName)) }),
    places: fact.goods.map((good) => `area-${good}`),
    tone: "loud",
  }),
  "banker-income": (fact, table) => ({ text: say(fact, table), tone: "small", sound: "coin" }),
  "banker-moved": (fact, table) => ({ text: say(fact, table), places: [placeId(fact.place)], tone: "small", sound: "marker" }),
  "bride-paid": (fact, table) => ({ text: say(fact, table), places: ["district-palazzo-tolomei"], sound: "coin" }),
  "banker-stopped": (fact, table) => ({ text: say(fact, table), places: [placeId(fact.place)] }),
  "place-paid": (fact, table) => ({ text: say(fact, table), places: [placeId(fact.place)], sound: "coin" }),
  "donation-made": (fact, table) => ({ text: say(fact, table), places: ["district-duomo"], tone: "loud", sound: "bell" }),
  "courtesan-came": (fact, table) => ({ text: say(fact, table), places: ["inn"], seat: null }),
  "courtesans-paid": (fact, table) => ({ text: say(fact, table), places: ["inn"], sound: "coin" }),
  "girlfriends-helped": plain,
  "artist-offered": (fact, table) => ({ text: say(fact, table), places: ["inn"], tone: "loud", sound: "bid" }),
  "artist-seen": (fact, table) =>
    fact.value ? { text: say(fact, table, "-value", { name: artistName(table, fact.value) }), sound: "card" } : { text: say(fact, table), tone: "small" },
  "look-paid": (fact, table) => ({ text: say(fact, table), tone: "small", sound: "coin" }),
  "artist-engaged": (fact, table) => ({
    text: fact.value ? say(fact, table, "-value", { name: artistName(table, fact.value) }) : say(fact, table),
    tone: "loud",
    sound: "bought",
  }),
  "level-built": (fact, table) => ({ text: say(fact, table), places: [`tower-level-${fact.level}`], tone: "loud", sound: "build" }),
  "calandrino-moved": (fact, table) => ({ text: say(fact, table), places: [placeId(fact.place)], tone: "small", sound: "marker" }),
  "alms-given": (fact, table) => ({ text: say(fact, table), places: ["calandrino", placeId(fact.place)], sound: "coin" }),
  "alms-refused": (fact, table) => ({ text: say(fact, table), sound: "refused" }),
  "guards-called": (fact, table) => ({ text: say(fact, table), places: ["calandrino"], sound: "refused" }),
  "match-ended": (fact, table) => ({
    text: say(fact, table, "", { why: fact.why.replace(" ", "-") }),
    places: [],
    tone: "heading",
    sound: "bells",
  }),
  "points-counted": (fact, table) => ({
    text: say(fact, table, "", { what: pointsWord(fact.what), points: signed(fact.points) }),
    tone: "small",
  }),
  "winner-named": winners,
};

/** The key of a line of the final count. */
export function pointsWord(what: string): string {
  return `siena-points-${what.replace(" ", "-")}`;
}

/** A deal is told once, with all its cards: the facts of one step come together. */
function dealt(fact: FactOf<"card-dealt">, table: Table): Written | null {
  const step = table.steps.findLast((one) => (one.events as unknown[]).includes(fact));
  const together = factsIn(step ?? { events: [fact] }).filter((one) => one.event === "card-dealt");
  if (together[0] !== fact) return null;
  const cards = together.map((one) => cardName(table, one.card));
  return { text: t("siena-event-card-dealt", { cards: cards.join(", ") }), places: ["display"], tone: "small", sound: "card" };
}

function kept(fact: FactOf<"senesi-kept">, table: Table): Written {
  const values = fact.kept;
  const isKnown = values.every((value) => value > 0);
  return {
    text: isKnown ? say(fact, table, "-values", { values: listed(values.map(String)) }) : say(fact, table, "", { count: values.length }),
    sound: "card",
  };
}

function winners(fact: FactOf<"winner-named">, table: Table): Written {
  const seats = fact.winners;
  const winner = seats[0];
  if (winner === undefined) return { text: t("siena-event-winner-named-nobody"), tone: "loud", sound: "bells" };
  return { text: t("siena-event-winner-named", { seat: table.playerOf(winner) }), tone: "loud", sound: "bells", seat: winner };
}
