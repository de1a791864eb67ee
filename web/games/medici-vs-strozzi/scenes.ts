// How a step of somebody else is shown: first the word that was given, then coins and tiles; the end of a round is a count.
import { t } from "../../shell/language.svelte";
import type { Step } from "../../types/messages";
import type { Moment, Scene } from "../contract";
import { endsRound, factsOf } from "./count";
import { counted, countScene } from "./count.svelte";
import { tell } from "./events";
import { otherHouse } from "./houses";
import type { MediciFact, MediciTable } from "./types";
import { whom } from "./words";

const COINS = 300;
const TILE = 260;

/** The scenes of a step: the table shows the state after it. */
export function scenes(step: Step, table: MediciTable): Scene[] {
  const facts = factsOf([step]);
  const isEnd = endsRound(facts);
  const found: Scene[] = [];
  const stamp = stampOf(step, facts, table);
  if (stamp !== null) found.push({ seat: step.seat, stamp, lasts: 0, holds: true });
  const lasts = facts.reduce((sum, fact) => sum + timeOf(fact), 0);
  const summed = facts.findLast((fact) => SUMMED.has(fact.event));
  const said = summed === undefined ? undefined : tell({ ...summed }, table)?.text;
  if (!isEnd && lasts > 0) found.push({ seat: step.seat, lasts, ...(said === undefined ? {} : { summary: said }) });
  if (isEnd) found.push(countScene(step));
  return found;
}

const SUMMED = new Set<MediciFact["event"]>(["price-named", "lot-loaded", "lot-thrown", "lot-forced"]);

/** Buy or leave is the heart of the game: what the other says is pressed in before anything moves. */
function stampOf(step: Step, facts: readonly MediciFact[], table: MediciTable): string | null {
  if (step.seat === table.me) return null;
  for (const fact of facts) {
    if (fact.event === "lot-bought") return tell({ ...fact }, table)?.text ?? null;
    if (fact.event === "lot-returned") return t("medici-stamp-left", { ...whom(table, fact.buyer), other: table.playerOf(otherHouse(fact.buyer)), coins: fact.coins });
  }
  return null;
}

function timeOf(fact: MediciFact): number {
  switch (fact.event) {
    case "lot-bought":
    case "lot-returned":
    case "price-named":
      return COINS;
    case "tile-drawn":
      return TILE;
    case "lot-loaded":
    case "lot-thrown":
    case "lot-forced":
      return TILE * fact.lot.length;
    default:
      return 0;
  }
}

/** The lot that stands in the question's place: while one is loaded or thrown, that one, though the next may be drawn already. */
export function lotOnStage(table: MediciTable): readonly string[] {
  const gone = table.scene === null ? undefined : factsOf(table.news).find(leavesTable);
  return gone?.lot ?? table.view.lot;
}

type Gone = Extract<MediciFact, { event: "lot-loaded" | "lot-thrown" | "lot-forced" }>;

function leavesTable(fact: MediciFact): fact is Gone {
  return fact.event === "lot-loaded" || fact.event === "lot-thrown" || fact.event === "lot-forced";
}

/** What the reader does while a round is counted. */
export function moment(table: MediciTable): Moment | null {
  const count = counted(table);
  if (count === null) return null;
  const words = { round: count.round.round };
  if (count.isComplete) return { sentence: t("medici-count-over", words), act: { text: t(count.isLast ? "medici-count-result" : "medici-count-close"), does: () => table.goOn() } };
  return {
    sentence: t("medici-count", words),
    act: { text: t("medici-count-next"), does: () => count.next() },
    quit: { text: t("medici-count-all"), does: () => count.all() },
  };
}
