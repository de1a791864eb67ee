import { beforeAll, describe, expect, it, vi } from "vitest";
import { setLanguage, t } from "../../shell/language.svelte";
import { legal, parse, placed } from "./answers";
import { ask, consequence, where } from "./asking";
import { digits, groups } from "./decision/grouping";
import { label } from "./labels";
import { sample, STORIES } from "./sample";
import { spoken, spots } from "./spots";
import { tip } from "./tips";
import { factsBack, factsIn, seatIn } from "./view";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

describe("the answers in their groups", () => {
  it.each(STORIES)("of “%s” are all there, each once", (story) => {
    const table = sample(story);
    const { open, discards } = groups(table);
    const drawn = placed(table).filter((text) => parse(text).verb === "draw");
    expect([...open.flatMap((group) => group.texts), ...discards, ...drawn].sort()).toEqual(placed(table).sort());
  });

  it("have walking first, and in a group the way out last", () => {
    const { open } = groups(sample("banker"));
    expect(open[0]?.texts.map((text) => parse(text).verb)).toContain("stop");
    for (const story of STORIES) {
      const table = sample(story);
      for (const group of groups(table).open) {
        const weights = group.texts.map((text) => label(text, table).weight);
        expect(weights.indexOf("plain") === -1 || weights.slice(weights.indexOf("plain")).every((weight) => weight === "plain")).toBe(true);
        expect(weights.lastIndexOf("main")).toBeLessThanOrEqual(weights.filter((weight) => weight === "main").length - 1);
      }
    }
  });
});

describe("digits", () => {
  it("mean one answer each: 0 the way out, 1 to 9 the others in their order", () => {
    const table = sample("take");
    const texts = placed(table);
    const found = digits(table, texts);
    expect(found.get("pass")).toBe("0");
    expect(new Set(found.values()).size).toBe(found.size);
    expect(found.get(texts.filter((text) => text !== "pass")[0]!)).toBe("1");
  });

  it("are no more than ten", () => {
    const table = sample("take");
    const many = ["pass", ...Array.from({ length: 20 }, (_, number) => `bid ${number}`)];
    expect([...digits(table, many).values()].sort()).toEqual(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  });
});

describe("the question", () => {
  it("is another sentence for whoever is asked than for the others", () => {
    const table = sample("take");
    const asked = ask(table);
    const other = ask({ ...table, me: "nobody" });
    expect(other).not.toBe(asked);
    expect(other).toContain(table.playerOf(table.briefing.question!.seat));
  });

  it("is none when the match is over", () => {
    const table = sample("take");
    expect(ask({ ...table, briefing: { ...table.briefing, question: null } })).toBe(t("siena-question-none"));
  });
});

it("says where the match stands: the opening, the round, and no last one in the Advanced game", () => {
  const table = sample("take");
  const at = (round: number, game: "standard" | "advanced"): string => where({ ...table, view: { ...table.view, round, game } });
  expect(at(0, "standard")).toBe(t("siena-where-opening"));
  expect(at(3, "standard")).toBe(t("siena-where", { round: 3, last: (table.parts as { last_round: number }).last_round }));
  expect(at(3, "advanced")).toBe(t("siena-where-advanced", { round: 3 }));
});

describe("what a draft would bring about", () => {
  const preview = (events: unknown[], purses: Record<string, number[]> = {}): Parameters<typeof consequence>[0] => ({ kind: "previewed", id: "1", match: "m", version: 1, events, purses });

  it("is said to be nothing where it is", () => {
    expect(consequence(preview([]), sample("take"))).toBe(t("siena-after-nothing"));
  });

  it("names one's own money before that of others, and none that stays", () => {
    const table = sample("take");
    const [me, other] = [table.me!, table.view.seats.find((seat) => seat.name !== table.me)!.name];
    const said = consequence(preview([], { [other]: [5, 9], [me]: [20, 16] }), table);
    expect(said.indexOf(t("siena-after-money", { before: 20, after: 16 }))).toBe(0);
    expect(said).toContain(t("siena-after-money-other", { seat: table.playerOf(other), before: 5, after: 9 }));
    expect(consequence(preview([], { [me]: [20, 20] }), table)).toBe(t("siena-after-nothing"));
  });

  it("tells of a walk its end alone", () => {
    const table = sample("banker");
    const moved = (place: string): object => ({ event: "banker-moved", rule: "S19.3", seat: table.me, place });
    const said = consequence(preview([moved("duomo"), moved("inn")]), table);
    expect(said).toBe(t("siena-after-place", { place: "siena-place-inn" }));
  });
});

describe("places to press", () => {
  it("stand for legal answers, and for none while nothing may be answered", () => {
    const table = sample("banker");
    const offered = spots(table).flatMap((spot) => spot.answers);
    expect(offered).toEqual(expect.arrayContaining(legal(table, "step", "stop")));
    expect(offered.every((text) => placed(table).includes(text))).toBe(true);
    expect(spots({ ...table, canAnswer: false }).flatMap((spot) => spot.answers)).toEqual([]);
  });

  it("say what a press means, and only their name where it means nothing", () => {
    const table = sample("banker");
    const stop = spots(table).find((spot) => spot.answers.includes("stop"))!;
    expect(spoken(stop, table)).toContain(label("stop", table).text);
    expect(spoken(stop, { ...table, canAnswer: false })).toBe(stop.name);
  });
});

describe("events", () => {
  it("are read newest first", () => {
    const table = sample("take");
    const all = factsIn(...table.steps);
    expect([...factsBack(table)]).toEqual(all.toReversed());
  });

  it("are about a seat, or about none", () => {
    expect(seatIn({ event: "passed", rule: "S6.7", seat: "blue" })).toBe("blue");
    expect(seatIn({ event: "round-began", rule: "S5.1", round: 2 })).toBeNull();
  });
});

it("explains a turn in the country anew to a Merchant, and an auction once to all", () => {
  const { view } = sample("take");
  const as = (status: "peasant" | "merchant"): typeof view => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, status })) });
  expect(tip("country-turn", as("peasant")).variant).not.toBe(tip("country-turn", as("merchant")).variant);
  expect(tip("take-card", as("peasant")).variant).toBe(tip("take-card", as("merchant")).variant);
  expect(tip("take-card", as("merchant")).words).toEqual({ status: "merchant" });
});
