// The words of Medici vs Strozzi: questions and answers; events.ts has those of events. All of them come from the catalogue (locale/*/medici.ftl).
import { figuresOf } from "../../shell/advice";
import { has, language, locale, t, type Words } from "../../shell/language.svelte";
import type { Previewed, ReasonShown } from "../../types/messages";
import type { Label } from "../contract";
import { parse } from "./answers";
import { factsOf } from "./count";
import { houseIndex, otherHouse } from "./houses";
import { bagCount, tileOf, valueOf } from "./tiles";
import type { MediciTable } from "./types";

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
  return t(question.seat === table.me ? key : `${key}.other`, words);
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
        detail: t("medici-answer-draw.detail", { left: bagCount(view.bag) }),
        places: ["bag"],
      };
    case "stop":
      return { text: t("medici-answer-stop"), detail: t("medici-answer-stop.detail"), places: ["lot"], weight: "main" };
    case "price":
      return {
        text: t("medici-answer-price", { coins: answer.coins }),
        detail: t("medici-answer-price.detail", { coins: answer.coins }),
        places: ["price"],
        weight: "main",
      };
    case "buy": {
      const before = view.money[houseIndex(seat)] ?? 0;
      const price = view.price ?? 0;
      return {
        text: t("medici-answer-buy", { coins: price }),
        detail: t("medici-answer-buy.detail", { before, after: before - price }),
        places: ["lot"],
        weight: "main",
      };
    }
    case "refuse":
      return {
        text: t("medici-answer-refuse"),
        detail: t("medici-answer-refuse.detail", { seat: table.playerOf(otherHouse(seat)), coins: view.price ?? 0 }),
        places: [`purse-${otherHouse(seat)}`],
        weight: "plain",
      };
    case "throw":
      return { text: t("medici-answer-throw"), detail: t("medici-answer-throw.detail"), places: ["thrown"], weight: "plain" };
    case "load":
      return loadLabel(table, seat, answer.ship, answer.harbor);
    default:
      return { text, places: [] };
  }
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
    detail: t("medici-answer-load.detail", words),
    places: [`ship-${seat}-${spaces}`, `berth-${seat}-${harbor}`],
    group: t("medici-answer-load.group"),
  };
}

/** What speaks for an answer or against it: the keys of games/medici_vs_strozzi/reasons.py. */
export function why(reason: ReasonShown, table: MediciTable): string {
  const words: Words = { ...figuresOf(reason), seat: table.playerOf(otherHouse(table.me ?? "medici")) };
  if (reason.things.harbor !== undefined) words.harbor = harborId(reason.things.harbor);
  return t(`medici-why-${reason.key}`, words);
}

/** What the draft would bring about, from the server's preview. */
export function consequence(preview: Previewed, table: MediciTable): string {
  const changes = Object.entries(preview.purses)
    .filter(([, [before, after]]) => before !== after)
    .map(([seat, [before, after]]) =>
      t("medici-change", { ...whom(table, seat), before: before ?? 0, after: after ?? 0 }),
    );
  if (factsOf([preview]).some((fact) => fact.event === "harbor-scored")) {
    return changes.length > 0 ? t("medici-preview-count", { changes: listed(changes) }) : t("medici-preview-count-nothing");
  }
  if (changes.length > 0) return t("medici-preview-coins", { changes: listed(changes) });
  const answer = parse(table.draft);
  switch (answer?.verb) {
    case "price":
      return t("medici-preview-price", { coins: answer.coins, seat: table.playerOf(otherHouse(table.me ?? "medici")) });
    case "load":
      return label(table.draft ?? "", table).detail ?? "";
    case "draw":
      return t("medici-preview-draw");
    case "stop":
      return t("medici-preview-stop");
    case "throw":
      return t("medici-answer-throw.detail");
    default:
      return t("medici-preview-nothing");
  }
}
