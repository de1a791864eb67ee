// The words of Fiera, from its catalogue.
import { has, t, type Words } from "../../shell/language.svelte";
import type { Previewed } from "../../types/messages";
import type { Fact, Label, Line } from "../contract";
import type { FieraFact, Table } from "./view";

/** What is asked; of somebody else it says who. */
export function ask(table: Table): string {
  const question = table.briefing.question;
  if (question === null) return "";
  const asked = t(`fiera-question-${question.name}`);
  return question.seat === table.me ? asked : `${table.playerOf(question.seat)}: ${asked}`;
}

export function where(table: Table): string {
  return `${t("fiera-field-day")} ${table.view.day} ${t("fiera-field-days")} ${table.view.days}`;
}

/** "bid 3" or "pass". */
export function label(text: string): Label {
  const [verb, coins] = text.split(" ");
  const key = `fiera-answer-${verb}`;
  return { text: has(key) ? t(key, { coins: Number(coins) }) : text, places: [], ...(verb === "pass" ? { weight: "plain" } : {}) };
}

export function consequence(preview: Previewed, table: Table): string {
  return (preview.events as Fact[]).map((fact) => tell(fact, table)?.text ?? "").join(" ");
}

/** Words for an event; null where nobody here knows it. */
export function tell(fact: Fact, table: Table): Line | null {
  return isKnown(fact) ? lineOf(fact, table) : null;
}

function lineOf(fact: FieraFact, table: Table): Line {
  return {
    text: t(`fiera-event-${fact.event}`, wordsOf(fact, table)),
    places: [],
    ...("seat" in fact ? { seat: fact.seat } : {}),
    ...(fact.event === "day-began" ? { tone: "heading" } : {}),
    ...(fact.event === "bale-sold" ? { sound: "coin" } : {}),
  };
}

function isKnown(fact: Fact): fact is Fact & FieraFact {
  return has(`fiera-event-${fact.event}`);
}

function wordsOf(fact: FieraFact, table: Table): Words {
  return {
    seat: "seat" in fact ? table.playerOf(fact.seat) : "",
    you: "seat" in fact && fact.seat === table.me ? "yes" : "no",
    good: "good" in fact && fact.good !== null ? goodWord(fact.good) : "–",
    coins: "coins" in fact ? fact.coins : 0,
    day: "day" in fact ? fact.day : 0,
    opener: "opener" in fact ? table.playerOf(fact.opener) : "",
    winners: "winners" in fact ? fact.winners.map((seat) => table.playerOf(seat)).join(", ") : "",
  };
}

/** The key of a good, for sentences. */
export function goodWord(good: string): string {
  return `fiera-good-${good}`;
}
