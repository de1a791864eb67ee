import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { has, setLanguage, t } from "../../shell/language.svelte";
import type { Fact } from "../contract";
import { placed, parse } from "./answers";
import { ask, consequence, where } from "./asking";
import { tell } from "./events";
import { label, verbs } from "./labels";
import { STORIES, sample } from "./sample";
import { spoken, spots } from "./spots";
import { partsOf, type FactOf, type SienaFact } from "./view";
import { CARD_RULES, CARD_USERS, cardName, placeRule, signed, usersOf } from "./words";

const engine = (file: string): string => readFileSync(new URL(`../../../src/fiorino/games/siena/${file}`, import.meta.url), "utf8");
const kebab = (name: string): string => name.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase();

/** Every verb of the answers of notation.py. */
const ANSWERS = engine("notation.py").split("outcomes:")[0]!;
const VERBS = new Set([
  ...[...ANSWERS.matchAll(/\(a\.[\w[\]]+, "(\w+)/g)].map((found) => found[1]!),
  ...[...ANSWERS.matchAll(/_all\("(\w+)"/g)].map((found) => found[1]!),
  ...[...ANSWERS.matchAll(/f"(\w+) \{/g)].map((found) => found[1]!),
]);

/** Every question that has words; that none is missing, tests/locale sees. */
const QUESTIONS = new FluentResource(readFileSync(new URL("../../../src/fiorino/locale/en/siena.ftl", import.meta.url), "utf8")).body
  .map((message) => message.id)
  .filter((id) => id.startsWith("siena-question-") && id !== "siena-question-none");

/** Every event with its facts; the compiler sees that none is missing. */
const FACTS: { [Name in SienaFact["event"]]: Omit<FactOf<Name>, "event" | "rule"> } = {
  "seat-placed": { seat: "blue" },
  "card-left-out": { card: "corn1-oil1" },
  "round-began": { round: 3 },
  "card-dealt": { card: "inn" },
  "discard-shuffled": { cards: 40 },
  "initiative-set": { order: ["orange", "blue"] },
  "start-declined": { seat: "blue" },
  "auction-started": { seat: "blue", card: "guards-4" },
  "star-offered": { card: "salimbeni" },
  "bid-made": { seat: "blue", bid: 7 },
  passed: { seat: "blue" },
  "card-won": { seat: "blue", coins: 4, card: "francigena" },
  "card-returned": { card: "mule" },
  "card-unsold": { card: "salimbeni" },
  "card-taken": { seat: "blue", coins: 0, card: "wine1-oil1" },
  "leftovers-discarded": { cards: ["servi", "inn"] },
  "first-named": { seat: "blue", first: "orange" },
  "turn-began": { seat: "blue" },
  "card-played": { seat: "blue", card: "inn", green: 2 },
  "card-discarded": { seat: "blue", card: "mule" },
  "workers-put": { seat: "blue", good: "wine", workers: 2, made: 1, left: 0 },
  "unit-sold": { seat: "blue", coins: 8, good: "corn" },
  "banker-share": { seat: "blue", coins: 3 },
  "unit-loaded": { seat: "blue", good: "oil" },
  "fato-drawn": { seat: "blue", coins: 0, cards: 3, devil: 1 },
  "leg-travelled": { seat: "blue", coins: 5, road: "firenze", space: 2 },
  "road-paid": { seat: "blue", coins: 3, road: "arezzo", space: 1 },
  "road-left": { seat: "blue", road: "arezzo" },
  "charity-given": { seat: "blue", coins: 10 },
  "senesi-seen": { seat: "blue", value: 0 },
  "senesi-kept": { seat: "blue", kept: [1, 3], under: [2] },
  "inn-set-played": { seat: "blue", coins: 20 },
  "status-risen": { seat: "blue", status: "merchant" },
  "goods-gone": { goods: ["corn", "wine", "oil"] },
  "banker-income": { seat: "blue", coins: 8 },
  "banker-moved": { seat: "blue", place: "inn" },
  "bride-paid": { seat: "blue", coins: 10 },
  "banker-stopped": { seat: "blue", place: "duomo" },
  "place-paid": { seat: "blue", coins: 5, place: "palazzo-pubblico" },
  "donation-made": { seat: "blue", coins: 20 },
  "courtesan-came": { seat: "blue", cubes: 1 },
  "courtesans-paid": { seat: "blue", coins: 10 },
  "girlfriends-helped": { seat: "blue" },
  "artist-offered": { seat: "blue" },
  "artist-seen": { seat: "blue", value: 5 },
  "look-paid": { seat: "blue", coins: 8 },
  "artist-engaged": { seat: "blue", coins: 15, value: 0, seen: 2 },
  "level-built": { seat: "blue", coins: 15, level: 1 },
  "calandrino-moved": { place: "banchi-di-sopra" },
  "alms-given": { seat: "blue", coins: 10, place: "via-dei-servi" },
  "alms-refused": { seat: "blue", cubes: 1 },
  "guards-called": { seat: "blue" },
  "match-ended": { why: "last round" },
  "points-counted": { seat: "blue", what: "most levels", points: 2 },
  "winner-named": { winners: ["orange"] },
};

const errors = vi.spyOn(console, "error");

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
  errors.mockClear();
});

describe("the log", () => {
  it.each(Object.entries(FACTS))("has words for %s", (event, fields) => {
    const line = tell({ event, rule: "S1.1", ...fields } as Fact, sample("take"));
    if (event === "card-left-out") expect(line).toBeNull();
    else expect(line?.text).toMatch(/^[^{}]+$/);
  });

  it.each(STORIES)("tells all of the story “%s”", (name) => {
    const table = sample(name);
    for (const step of table.steps) for (const fact of step.events as Fact[]) expect(tell(fact, table)?.text ?? "").not.toMatch(/siena-/);
  });

  it("tells a deal once, with all its cards", () => {
    const table = sample("take-five");
    const lines = table.steps.flatMap((step) => step.events as Fact[]).filter((fact) => fact.event === "card-dealt").map((fact) => tell(fact, table));
    expect(lines.filter((line) => line !== null)).toHaveLength(1);
  });

  it("names places, so that the shell can light them", () => {
    const table = sample("take");
    expect(tell({ event: "unit-sold", rule: "S14.7", ...FACTS["unit-sold"] } as Fact, table)?.places).toEqual(["area-corn"]);
    expect(tell({ event: "banker-moved", rule: "S19.3", ...FACTS["banker-moved"] } as Fact, table)?.places).toEqual(["inn"]);
    expect(tell({ event: "bid-made", rule: "S6.7", ...FACTS["bid-made"] } as Fact, table)?.places).toEqual(["piece-blue"]);
  });
});

describe("questions and answers", () => {
  it("has every question for whoever is asked and for the others", () => {
    expect(QUESTIONS.length).toBeGreaterThan(24);
    const words = { seat: "Bice", card: "siena-card-inn", place: "siena-place-duomo", status: "siena-status-banker" };
    for (const question of QUESTIONS) {
      expect(t(question, words)).not.toMatch(/siena-/);
      expect(t(`${question}.other`, words)).toContain("Bice");
    }
  });

  it("has words for every verb of the notation", () => {
    expect(VERBS.size).toBeGreaterThan(25);
    expect(verbs().sort()).toEqual([...VERBS].sort());
  });

  it("says of every question what declining means", () => {
    const declining = readdirSync(new URL("../../../src/fiorino/games/siena/rules/", import.meta.url))
      .filter((file) => file.endsWith(".py"))
      .flatMap((file) => engine(`rules/${file}`).split(/^class /m).slice(1))
      .filter((text) => /_OR_DECLINE|\bDECLINE\b/.test(text) && text.includes("def options("))
      .map((text) => kebab(/^\w+/.exec(text)![0]));
    expect(declining.length).toBeGreaterThan(5);
    for (const question of declining) expect(has(`siena-answer-decline-${question}`), question).toBe(true);
  });

  it.each(STORIES)("asks and labels in the story “%s”", (name) => {
    const table = sample(name);
    expect(ask(table)).not.toMatch(/siena-/);
    expect(where(table)).not.toBe("");
    for (const text of placed(table)) {
      const said = label(text, table);
      expect(said.text, text).not.toMatch(/siena-|undefined/);
      expect(said.detail ?? "", text).not.toMatch(/siena-|undefined/);
    }
    for (const spot of spots(table)) expect(spoken(spot, table)).not.toMatch(/siena-|undefined/);
  });

  it.each(STORIES)("says what answers would bring about in the story “%s”", (name) => {
    const table = sample(name);
    for (const [text, preview] of Object.entries(table.previews)) {
      table.draft = text;
      expect(consequence(preview, table), text).not.toMatch(/siena-|undefined/);
    }
  });

  it("says what staying means: the status at the end of a turn, the road at the end of a leg", () => {
    expect(label("stay", sample("rise")).text).toMatch(/^Stay a /);
    expect(label("stay", sample("cash"))).toMatchObject({ text: "Stay on the road", detail: "unpaid, for a later leg" });
    const { road, space } = sample("cash").view.seats[sample("cash").view.viewer]!;
    expect(label("cash", sample("cash")).text).toBe(`Cash ${partsOf(sample("cash")).roads[road!][space - 1]} Florins`);
  });

  it.each([
    [2, {}, "+5 Florins"],
    [2, { journey_stop: "leaves_after_cashing", journey_pay: "at_rest" }, "5 Florins if you then leave the road"],
    [2, { journey_pay: "at_rest" }, "5 Florins if your turn ends there"],
    [1, { journey_pay: "at_rest" }, "the space pays nothing"],
    [3, { journey_stop: "leaves_after_cashing", journey_pay: "at_rest" }, "+20 Florins"],
  ])("says of a leg of %d cards to Firenze with %j when it pays", (cards, options, detail) => {
    const table = sample("leg");
    table.view.turn.leg = { road: "firenze", cards };
    table.view.seats[table.view.viewer]!.space = 0;
    Object.assign(table.briefing.options, options);
    expect(label("go", table).detail).toBe(detail);
  });

  it("says the consequence in money first, and how full the hand would be", () => {
    const table = sample("take");
    const [text, preview] = Object.entries(table.previews).find(([answer]) => parse(answer).verb === "take")!;
    table.draft = text;
    expect(consequence(preview, table)).toMatch(/^\d+ → \d+ Florins\. .*Hand \d of 7\./);
  });
});

describe("names", () => {
  it("of Goods cards are their workers", () => {
    expect(cardName(sample("take"), "corn2-wine1-cloth1")).toBe("Corn 2 · Wine 1 · Cloth 1");
    expect(cardName(sample("take"), "guards-8")).toBe("Guards");
  });

  it("of every card, with its text, its rule and its users", () => {
    const table = sample("take");
    const rules = engine("RULES.md");
    for (const part of Object.values((table.parts as { cards: Record<string, { type: string }> }).cards)) {
      expect(has(`siena-print-${part.type}`), part.type).toBe(true);
      expect(CARD_USERS[part.type], part.type).toBeDefined();
      expect(rules).toContain(`**${CARD_RULES[part.type]}**`);
    }
  });

  it("of those who may play a Journey card follow the option of the table", () => {
    const table = sample("take");
    expect(usersOf(table, "journey")).toEqual(["peasant", "merchant"]);
    Object.assign(table.briefing.options, { journey_cards: "merchants_only" });
    expect(usersOf(table, "journey")).toEqual(["merchant"]);
    expect(usersOf(table, "goods")).toEqual(["peasant", "merchant"]);
  });

  it("of rules of places are numbers of the rulebook", () => {
    const rules = engine("RULES.md");
    for (const spot of spots(sample("take"))) expect(rules).toContain(`**${placeRule(spot.id)}**`);
  });

  it("of numbers have their sign", () => {
    expect([signed(2), signed(-2), signed(0)]).toEqual(["+2", "−2", "0"]);
  });
});
