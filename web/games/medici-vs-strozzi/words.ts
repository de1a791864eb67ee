// The words of Medici vs Strozzi: questions and answers; events.ts has those of events. All of them come from the catalogue (locale/*/medici.ftl).
import { figuresOf } from "../../shell/advice";
import { has, language, locale, t, type Words } from "../../shell/language.svelte";
import type { Previewed, ReasonShown } from "../../types/messages";
import type { Label } from "../contract";
import { parse, type Parsed } from "./answers";
import { askingOf, ifTaken, likeliest } from "./asking";
import { factsOf } from "./count";
import { houseIndex, lowerHouse, otherHouse, type House } from "./houses";
import { loadingOf } from "./loading";
import { plan } from "./plan.svelte";
import { wantedOf } from "./steering.svelte";
import { tileOf, valueOf } from "./tiles";
import { outlookOf, type MediciTable, type Outlook } from "./types";

/** The message of a word of the game, for THING; a box of one's own may bring words that no language has. */
export function harborId(harbor: string): string {
  const key = `medici-harbor-${harbor}`;
  return has(key) ? key : capitalised(harbor);
}

export function goodId(good: string): string {
  const key = `medici-good-${good}`;
  return has(key) ? key : good;
}

export function houseId(seat: string): string {
  return `medici-house-${seat}`;
}

export function harborName(harbor: string): string {
  const id = harborId(harbor);
  return has(id) ? t(id) : id;
}

export function goodName(good: string): string {
  const id = goodId(good);
  return has(id) ? t(id) : id;
}

/** The letter that stands on markers, so that goods never differ in colour alone. */
export function goodLetter(good: string): string {
  const key = `medici-good-${good}`;
  return has(key) ? t(`${key}.letter`) : good.charAt(0).toUpperCase();
}

export function houseName(seat: string): string {
  return t(houseId(seat));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "dye 4" */
export function tileName(name: string): string {
  const tile = tileOf(name);
  return t("medici-tile", { good: goodId(tile.good), value: tile.value });
}

/** "dye 4, fur 0 and gold 5" */
export function tileList(names: readonly string[]): string {
  return listed(names.map(tileName));
}

/** Formats are kept for the language that is shown: making one takes longer than using it. */
let formats: { language: string; list: Intl.ListFormat; percent: Intl.NumberFormat; mean: Intl.NumberFormat } | null = null;

function formatsNow(): NonNullable<typeof formats> {
  if (formats?.language === language()) return formats;
  const chosen = language();
  return (formats = {
    language: chosen,
    list: new Intl.ListFormat(locale(), { type: "conjunction" }),
    percent: new Intl.NumberFormat(chosen, { style: "percent" }),
    mean: new Intl.NumberFormat(chosen, { maximumFractionDigits: 1 }),
  });
}

export function listed(words: readonly string[]): string {
  return formatsNow().list.format(words);
}

export function percent(share: number): string {
  return formatsNow().percent.format(share);
}

/** A mean, with one digit after the point: "2.4" */
export function meanFigure(value: number): string {
  return formatsNow().mean.format(value);
}

/** Figures with a true minus: "−31" */
export function figure(coins: number): string {
  return String(coins).replace("-", "−");
}

/** "+20", "−5", "0" */
export function signed(coins: number): string {
  return coins > 0 ? `+${coins}` : figure(coins);
}

/** Who a sentence is about: their name, and whether it is the reader. */
export function whom(table: MediciTable, seat: string): Words {
  return { seat: table.playerOf(seat), you: seat === table.me ? "yes" : "no" };
}

// Questions

export function ask(table: MediciTable): string {
  const question = table.briefing.question;
  if (question === null) return outcomeSentence(table);
  const words = {
    seat: table.playerOf(question.seat),
    tiles: table.view.lot.length,
    price: table.view.price ?? 0,
    namer: table.playerOf(otherHouse(question.seat)),
  };
  const key = `medici-question-${question.name}`;
  if (question.seat !== table.me) return t(`${key}.other`, words);
  if (question.name === "load-lot" && plan.isKept) return t("medici-question-kept");
  return question.name === "draw-or-stop" ? t("medici-question-lot") : t(key, words);
}

export function outcomeSentence(table: MediciTable): string {
  const winners = table.briefing.result?.winners ?? [];
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return t("medici-outcome-shared");
  return t("medici-outcome-won", whom(table, winner));
}

export function where(table: MediciTable): string {
  return t("medici-where", { round: table.view.round, rounds: table.view.rounds });
}

// Answers

export function label(text: string, table: MediciTable): Label {
  const answer = parse(text);
  const view = table.view;
  const seat = table.briefing.question?.seat ?? table.me ?? "medici";
  switch (answer?.verb) {
    case "draw":
      return {
        text: t("medici-answer-draw", { number: view.lot.length + 1 }),
        places: ["bag"],
      };
    case "stop": {
      const named = table.following.map(parse).find((then) => then?.verb === "price");
      return {
        text: t("medici-answer-stop"),
        ...(named?.verb === "price" ? { act: t("medici-answer-price", { coins: named.coins }) } : {}),
        places: ["lot", ...(named === undefined ? [] : ["price"])],
        weight: "main",
      };
    }
    case "price":
      return {
        text: t("medici-answer-price", { coins: answer.coins }),
        places: ["price"],
        weight: "main",
      };
    case "buy":
      return { text: t("medici-answer-buy", { coins: view.price ?? 0 }), places: ["lot"], weight: "main" };
    case "refuse":
      return { text: t("medici-answer-refuse"), places: [`purse-${otherHouse(seat)}`], weight: "plain" };
    case "throw":
      return { text: t("medici-answer-throw"), places: ["thrown"], weight: "plain" };
    case "load":
      return loadLabel(table, askingOf(table).seat, answer.ship, answer.harbor);
    default:
      return { text, places: [] };
  }
}

/** The answer that ends or declines: another tile instead of a price, or the lot left to the other house. */
export function quit(table: MediciTable): string | null {
  const { draw, refuse } = askingOf(table);
  return draw ?? refuse;
}

function loadLabel(table: MediciTable, seat: string, spaces: number, harbor: string): Label {
  const house = houseIndex(seat);
  const sums = table.view.harbors.find((one) => one.name === harbor)?.sums ?? [0, 0];
  const words = {
    ship: spaces,
    harbor: harborId(harbor),
    before: sums[house] ?? 0,
    added: valueOf(table.view.lot),
    after: (sums[house] ?? 0) + valueOf(table.view.lot),
    against: sums[1 - house] ?? 0,
  };
  return {
    text: t("medici-answer-load", words),
    act: t("medici-answer-load.act", words),
    detail: t("medici-answer-load.detail", words),
    places: [`ship-${seat}-${spaces}`, `berth-${seat}-${harbor}`],
  };
}

/** What speaks for an answer or against it: the keys of games/medici_vs_strozzi/reasons.py. */
export function why(reason: ReasonShown, table: MediciTable): string {
  const words: Words = { ...figuresOf(reason), seat: table.playerOf(otherHouse(table.me ?? "medici")) };
  if (reason.things.harbor !== undefined) words.harbor = harborId(reason.things.harbor);
  return t(`medici-why-${reason.key}`, words);
}

/** What the draft would bring about, in two lines: for a price if they buy and if they leave it, for a lot if you buy it and if you do not. */
export function consequence(preview: Previewed, table: MediciTable): string {
  const facts = factsOf([preview]);
  if (facts.some((fact) => fact.event === "harbor-scored")) return endOfRound(preview, table);
  const outlook = outlookOf(table);
  const course = [table.draft, ...table.following].map(parse);
  const price = course.find((answer) => answer?.verb === "price");
  if (outlook === null) return "";
  if (price?.verb === "price") return ifNamed(table, outlook, price.coins);
  if (course[0]?.verb === "buy") return ifBought(table, outlook, course[1] ?? null);
  switch (course[0]?.verb) {
    case "load":
      return [label(table.draft ?? "", table).detail ?? "", t("medici-then-round", sums(table, standing(table, outlook, course[0])))].join("\n");
    case "throw":
      return [t("medici-answer-throw.detail"), t("medici-then-round", sums(table, standing(table, outlook, null)))].join("\n");
    case "draw":
      return t("medici-preview-draw");
    default:
      return "";
  }
}

function endOfRound(preview: Previewed, table: MediciTable): string {
  const changes = Object.entries(preview.purses)
    .filter(([, [before, after]]) => before !== after)
    .map(([seat, [before, after]]) => t("medici-change", { ...whom(table, seat), before: figure(before ?? 0), after: figure(after ?? 0) }));
  return changes.length > 0 ? t("medici-preview-count", { changes: listed(changes) }) : t("medici-preview-count-nothing");
}

/** Both totals, the reader's own first. */
function sums(table: MediciTable, totals: readonly number[]): { own: string; other: string } {
  const own = houseIndex(lowerHouse(table));
  return { own: figure(totals[own] ?? 0), other: figure(totals[1 - own] ?? 0) };
}

/** What both would have with this round, if the reader took the lot for nothing more and loaded it so. */
function standing(table: MediciTable, outlook: Outlook, way: Parsed | null, price = 0): number[] {
  const { seat } = askingOf(table);
  const load = way?.verb === "load" ? loadingOf(outlook, houseIndex(seat), way.ship, way.harbor) : null;
  return ifTaken(table, outlook, seat, price, load);
}

function ifNamed(table: MediciTable, outlook: Outlook, price: number): string {
  const { seat } = askingOf(table);
  const other: House = otherHouse(seat);
  const way = parse(wantedOf(table, askingOf(table)).load);
  const words = { price, harbor: way?.verb === "load" ? harborId(way.harbor) : "", way: way?.verb === "load" ? "load" : "throw" };
  return [
    t("medici-then-they-buy", { ...words, ...sums(table, ifTaken(table, outlook, other, price, likeliest(table, other))) }),
    t("medici-then-they-leave", { ...words, ...sums(table, standing(table, outlook, way, price)) }),
  ].join("\n");
}

function ifBought(table: MediciTable, outlook: Outlook, way: Parsed | null): string {
  const { seat } = askingOf(table);
  const other: House = otherHouse(seat);
  const price = table.view.price ?? 0;
  const before = table.view.money[houseIndex(seat)] ?? 0;
  return [
    t("medici-then-you-buy", { after: figure(before - price), ...sums(table, standing(table, outlook, way, price)) }),
    t("medici-then-you-leave", { seat: table.playerOf(other), price, ...sums(table, ifTaken(table, outlook, other, price, likeliest(table, other))) }),
  ].join("\n");
}
