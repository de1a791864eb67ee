// The scenes of a step: what is pressed into the question's place, the line that sums it up, and how long the board needs for it.
import type { Scene } from "../contract";
import type { Step } from "../../types/messages";
import { t } from "../../shell/language.svelte";
import { lineOf } from "./events";
import { factsIn, seatIn, type FactOf, type SienaFact, type Table } from "./view";
import { placeWord, signed, statusWord } from "./words";

/** What a piece needs for one step, and for a whole walk at most. */
const WALK = 420;
const LONGEST_WALK = 900;
/** What cards, coins and cubes need. */
const TURN = 500;
const CARD = 700;
const CALL = 350;

/** Facts that are worth a line, the weightiest first; of a step the first one that it has is told. */
const TOLD: SienaFact["event"][] = [
  "card-won", "card-unsold", "card-returned", "artist-engaged", "status-risen", "fato-drawn", "level-built", "donation-made", "charity-given",
  "leg-travelled", "unit-sold", "alms-given", "alms-refused", "guards-called", "calandrino-moved", "courtesan-came", "courtesans-paid",
  "inn-set-played", "card-taken", "auction-started", "star-offered", "artist-offered", "bid-made", "passed", "first-named", "road-paid", "road-left", "card-played", "workers-put", "card-discarded", "banker-moved",
];

/** Facts by which an auction ends. */
const SETTLING = new Set<SienaFact["event"]>(["card-won", "card-unsold", "card-returned", "artist-engaged"]);

/** The scenes of a step; one at most, since an answer is one deed. */
export function scenes(step: Step, table: Table): Scene[] {
  const facts = factsIn(step);
  const seat = step.seat ?? null;
  const stopped = facts.find((fact) => fact.event === "banker-stopped");
  const main = TOLD.map((event) => facts.find((fact) => fact.event === event)).find((fact) => fact !== undefined);
  if (stopped === undefined && main === undefined) return [];
  const stamp = stampOf(facts, table);
  const summary = stopped !== undefined ? walked(stopped, facts, step, table) : lineOf(main!, table)?.text;
  return [
    {
      seat: (main === undefined ? null : seatIn(main)) ?? seat,
      ...(stamp === null ? {} : { stamp }),
      ...(summary === undefined ? {} : { summary }),
      ...(facts.some((fact) => SETTLING.has(fact.event)) ? { settles: true } : {}),
      lasts: lasts(facts),
    },
  ];
}

/** What is worth a stamp: a card sold, somebody who rises, a draw of fortune. */
function stampOf(facts: SienaFact[], table: Table): string | null {
  for (const fact of facts) {
    if (fact.event === "card-won" || fact.event === "artist-engaged") {
      return fact.seat === table.me ? t("siena-stamp-sold-you", { coins: fact.coins }) : t("siena-stamp-sold", { seat: table.playerOf(fact.seat), coins: fact.coins });
    }
    if (fact.event === "card-unsold" || fact.event === "card-returned") return t("siena-stamp-unsold");
    if (fact.event === "status-risen") return t("siena-scene-risen", { seat: table.playerOf(fact.seat), status: statusWord(fact.status) });
    if (fact.event === "fato-drawn") return fact.devil > 0 ? t("siena-scene-devil") : t("siena-scene-fato-wins", { coins: fact.coins });
    if (fact.event === "level-built") return t("siena-stamp-level", { level: fact.level, seat: table.playerOf(fact.seat) });
  }
  return null;
}

/** A walk from the beginning of the turn to its stop: “Cecco: walks 3 to Piazza del Campo, +5”. */
function walked(stopped: FactOf<"banker-stopped">, facts: SienaFact[], step: Step, table: Table): string {
  let count = 0;
  for (const one of table.steps.filter((older) => older.version <= step.version)) {
    for (const fact of factsIn(one)) {
      if (fact.event === "turn-began" && fact.seat === stopped.seat) count = 0;
      else if (fact.event === "banker-moved" && fact.seat === stopped.seat) count += 1;
    }
  }
  const paid = facts.find((fact) => fact.event === "place-paid");
  const words = { seat: table.playerOf(stopped.seat), place: placeWord(stopped.place), count };
  return paid === undefined ? t("siena-sum-walk", words) : t("siena-sum-walk-paid", { ...words, coins: signed(paid.coins) });
}

function lasts(facts: SienaFact[]): number {
  const count = (event: SienaFact["event"]): number => facts.filter((fact) => fact.event === event).length;
  const steps = count("banker-moved") + count("calandrino-moved") + facts.filter((fact) => fact.event === "leg-travelled").length;
  if (steps > 0) return Math.min(LONGEST_WALK, steps * WALK);
  const draw = facts.find((fact) => fact.event === "fato-drawn");
  if (draw !== undefined) return draw.cards * TURN;
  return count("bid-made") + count("passed") > 0 && count("card-won") === 0 ? CALL : CARD;
}
