// Who must do what, where the match stands, and what an answer would bring about.
import type { Previewed } from "../../types/messages";
import { t } from "../../shell/language.svelte";
import { parse } from "./answers";
import { cardsOf, draftedCourse, kindOf } from "./courses";
import { cardOf, factsIn, mine, partsOf, seatIn, type FactOf, type SienaFact, type Table } from "./view";
import { cardName, cardWord, goodName, goodWord, listed, placeWord, roadWord, statusWord } from "./words";

/** The sentence of the decision bar. */
export function ask(table: Table): string {
  const question = table.briefing.question;
  if (question === null) return t("siena-question-none");
  const key = `siena-question-${question.name}`;
  const words = {
    seat: table.playerOf(question.seat),
    card: table.view.auction?.card ? cardWord(table, table.view.auction.card) : "",
    place: placeWord(table.view.calandrino),
    status: statusWord(table.view.seats.find((seat) => seat.name === question.seat)?.status === "peasant" ? "merchant" : "banker"),
  };
  return t(question.seat === table.me ? key : `${key}.other`, words);
}

/** Where the match stands, for the top bar. */
export function where(table: Table): string {
  const { round, game } = table.view;
  if (round === 0) return t("siena-where-opening");
  if (game === "advanced") return t("siena-where-advanced", { round });
  return t("siena-where", { round, last: partsOf(table).last_round });
}

/** What the draft would bring about, in two lines: the money with the hand, and what changes on the table. */
export function consequence(preview: Previewed, table: Table): string {
  const facts = factsIn(preview);
  const verb = parse(table.draft ?? "").verb;
  if (verb === "bid") return [t("siena-after-win", moneyIfWon(table)), t("siena-after-pass")].join("\n");
  const hand = handAfter(facts, table);
  const money = [...purses(preview, table), ...(hand === null ? [] : [hand])];
  const course = draftedCourse(table);
  const spent = course === null || kindOf(course, table) === "sale" ? [] : cardsOf(course).map((card) => cardName(table, card));
  const changes = facts.flatMap((fact) => after(fact, facts, table));
  if (spent.length > 0) changes.unshift(t("siena-after-spends", { cards: listed(spent) }));
  if (verb === "draw") changes.push(t("siena-after-fato"));
  if (verb === "auction" || (verb === "travel" && course === null)) changes.push(t(`siena-after-${verb}`));
  if (verb === "play" && facts.length === 1 && cardOf(table, parse(table.draft ?? "").what)?.type === "calandrino") changes.push(t("siena-after-calandrino"));
  const said = [...money, ...new Set(changes)];
  return said.length === 0 ? t("siena-after-nothing") : said.join(" ");
}

/** What the purse would be after a bid that wins. */
function moneyIfWon(table: Table): { coins: number; before: number; after: number } {
  const coins = parse(table.draft ?? "").numbers[0] ?? 0;
  const before = mine(table)?.money ?? 0;
  return { coins, before, after: before - coins };
}

function purses(preview: Previewed, table: Table): string[] {
  const said: string[] = [];
  for (const [seat, [before = 0, after = 0]] of Object.entries(preview.purses)) {
    if (before === after) continue;
    if (seat === table.me) said.unshift(t("siena-after-money", { before, after }));
    else said.push(t("siena-after-money-other", { seat: table.playerOf(seat), before, after }));
  }
  return said;
}

/** How full the hand would be, where a card comes in. */
function handAfter(facts: SienaFact[], table: Table): string | null {
  const mineOnly = facts.filter((fact) => seatIn(fact) === table.me);
  const gained = mineOnly.filter((fact) => fact.event === "card-taken" || fact.event === "card-won").length;
  if (gained === 0) return null;
  return t("siena-after-hand", { cards: (mine(table)?.cards ?? 0) + gained, limit: partsOf(table).hand_limit });
}

function after(fact: SienaFact, all: SienaFact[], table: Table): string[] {
  const sentence = (AFTER[fact.event] as Sentence<SienaFact> | undefined)?.(fact, all, table);
  return sentence === undefined || sentence === null ? [] : [sentence];
}

type Sentence<Of> = (fact: Of, all: SienaFact[], table: Table) => string | null;

function isLast(fact: SienaFact, all: SienaFact[]): boolean {
  return all.findLast((one) => one.event === fact.event) === fact;
}

const AFTER: { [Name in SienaFact["event"]]?: Sentence<FactOf<Name>> } = {
  passed: (fact, _, table) => (fact.seat === table.me && table.view.auction !== null ? t("siena-after-out") : null),
  "first-named": (fact, _, table) => t("siena-after-first", { seat: table.playerOf(fact.first) }),
  "card-discarded": (fact, _, table) => t("siena-after-discarded", { card: cardWord(table, fact.card) }),
  "card-played": (fact, all, table) => (all.length > 1 ? null : t("siena-after-played", { card: cardWord(table, fact.card) })),
  "workers-put": (fact, _, table) =>
    fact.made
      ? t("siena-after-unit", { made: fact.made, good: goodWord(fact.good) })
      : t("siena-after-workers", { good: goodWord(fact.good), left: fact.left, frame: frameOf(table, fact.good) }),
  "unit-loaded": (fact) => t("siena-after-loaded", { good: goodWord(fact.good) }),
  "leg-travelled": (fact) => t("siena-after-road", { space: fact.space, road: roadWord(fact.road) }),
  "road-left": () => t("siena-after-road-left"),
  "charity-given": () => t("siena-after-senesi"),
  "donation-made": () => t("siena-after-senesi"),
  "status-risen": (fact) => t("siena-after-risen", { status: statusWord(fact.status) }),
  "goods-gone": (fact) => t("siena-after-gone", { goods: listed(fact.goods.map(goodName)) }),
  "banker-moved": (fact, all, table) => (fact.seat === table.me && isLast(fact, all) && !all.some((one) => one.event === "banker-stopped") ? t("siena-after-place", { place: placeWord(fact.place) }) : null),
  "banker-stopped": (fact, _, table) => (fact.seat === table.me ? t("siena-after-stopped", { place: placeWord(fact.place) }) : null),
  "courtesan-came": (fact) => t("siena-after-cubes", { cubes: fact.cubes }),
  "level-built": (fact, _, table) =>
    t("siena-after-level", { level: fact.level, points: partsOf(table).tower[fact.level - 1]?.points ?? 0 }),
  "calandrino-moved": (fact, all) => (isLast(fact, all) ? t("siena-after-walk", { place: placeWord(fact.place) }) : null),
  "alms-refused": (fact, _, table) => (fact.seat === table.me ? t("siena-after-cube", { cubes: fact.cubes }) : null),
  "turn-began": (fact, _, table) => (fact.seat === table.me ? null : t("siena-after-turn")),
  "match-ended": () => t("siena-after-ends"),
};

function frameOf(table: Table, good: string): number {
  return table.view.goods.find((one) => one.name === good)?.frame ?? 0;
}
