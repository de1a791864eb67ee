import { beforeAll, describe, expect, it, vi } from "vitest";
import { setLanguage, t } from "../../shell/language.svelte";
import { legal, placed } from "./answers";
import { ask, consequence, where } from "./asking";
import type { Step } from "../../types/messages";
import type { Course } from "../contract";
import { deeds, quit } from "./body/deeds";
import { draftedCourse } from "./courses";
import { courseLabel, label } from "./labels";
import { sample, STORIES, type Sample } from "./sample";
import { scenes } from "./scenes";
import { spoken, spots } from "./spots";
import { tip } from "./tips";
import { factsBack, factsIn, seatIn } from "./view";
import { windowFor } from "./windows";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

/** A table with courses, as the server finds them. */
function withCourses(story: string, courses: Course[]): Sample {
  const table = sample(story);
  return { ...table, briefing: { ...table.briefing, courses } };
}

const WALK: Course = { place: "duomo", answers: ["green mule", "step", "step", "stop"], figures: { steps: 2, cards: 1, florins: -10 } };
const SHORT: Course = { place: "palazzo-tolomei", answers: ["step", "stop"], figures: { steps: 1, cards: 0, florins: 5 } };

describe("the deeds of a question", () => {
  it.each(STORIES)("of “%s” are legal answers, and ways out are not among them", (story) => {
    const table = sample(story);
    const found = deeds(table, null);
    for (const deed of found.filter((one) => one.isLegal)) expect(placed(table)).toContain(deed.text);
    expect(found.map((deed) => deed.text)).not.toContain(quit(table));
    expect(new Set(found.map((deed) => deed.key)).size).toBe(found.length);
  });

  it("of a walk are its destinations, the nearest first, without the step that leads to the same place", () => {
    const table = withCourses("crowd", [WALK, SHORT]);
    const texts = deeds(table, null).map((deed) => deed.said.text);
    expect(texts.slice(0, 2)).toEqual([t("siena-place-palazzo-tolomei"), t("siena-place-duomo")]);
    expect(deeds(table, null).some((deed) => deed.text === "step" && deed.course === null)).toBe(false);
  });

  it("say the figures of a course and the deed by name", () => {
    const label = courseLabel(WALK, withCourses("crowd", [WALK]));
    expect(label).toMatchObject({ text: "Duomo", act: "Walk 2 steps", detail: "2 steps, 1 card, −10", places: ["district-duomo"] });
  });

  it("say once what several cards of the same image cannot do", () => {
    const table = sample("peasant");
    table.view.seats[table.view.viewer]!.hand = ["girlfriends-3", "girlfriends-9", "guards-4", "guards-8"];
    const idle = deeds(table, null).filter((deed) => !deed.isLegal);
    expect(idle.map((deed) => deed.text)).toEqual(["play girlfriends-3", "play guards-4"]);
  });

  it("of a card that can do nothing say so, and keep what is left", () => {
    const table = sample("peasant");
    const idle = table.view.seats[table.view.viewer]!.hand!.find((card) => !legal(table, "play").includes(`play ${card}`));
    if (idle === undefined) throw new Error("the story has no idle card");
    const [first, ...rest] = deeds(table, idle);
    expect(first).toMatchObject({ isLegal: false, text: `play ${idle}` });
    expect(rest.map((deed) => deed.text)).toContain(`discard ${idle}`);
  });
});

describe("the way out", () => {
  it.each([["take", "pass"], ["country", "done"], ["banker", "stop"], ["rise", "stay"], ["build", "decline"], ["beg", null]] as const)("of “%s” is %s", (story, text) => {
    expect(quit(sample(story === "country" ? "merchant" : story))).toBe(text);
  });
});

describe("a course that is drafted", () => {
  const drafted = (): Sample => Object.assign(withCourses("crowd", [WALK, SHORT]), { draft: "step", following: ["stop"] });

  it("is found by all its answers", () => {
    expect(draftedCourse(drafted())).toEqual(SHORT);
    expect(draftedCourse(Object.assign(drafted(), { following: [] }))).toBeNull();
  });

  it("gives its words to the answer that begins it", () => {
    expect(label("step", drafted()).act).toBe("Walk 1 step");
    expect(label("step", sample("crowd")).act).toBeUndefined();
  });

  it("lights its goal, and a press means it before the single step", () => {
    const goal = spots(withCourses("crowd", [SHORT])).find((spot) => spot.id === "district-palazzo-tolomei")!;
    expect(goal.course).toEqual(SHORT);
    expect(spoken(goal, withCourses("crowd", [SHORT]))).toContain("1 step");
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

describe("what a bid and an auction would bring about", () => {
  const empty = { kind: "previewed", id: "1", match: "m", version: 1, events: [], purses: {} } as Parameters<typeof consequence>[0];

  it("is the purse after a bid that wins, and what passing means", () => {
    const table = Object.assign(sample("opening"), { draft: "bid 7" });
    const { money } = table.view.seats[table.view.viewer]!;
    expect(consequence(empty, table).split("\n")).toEqual([t("siena-after-win", { coins: 7, before: money, after: money - 7 }), t("siena-after-pass")]);
  });

  it("is never nothing where an auction is started or a road taken", () => {
    expect(consequence(empty, Object.assign(sample("start"), { draft: "auction mule" }))).toBe(t("siena-after-auction"));
    expect(consequence(empty, Object.assign(sample("merchant"), { draft: "travel arezzo" }))).toBe(t("siena-after-travel"));
  });
});

describe("scenes", () => {
  const step = (seat: string, ...events: object[]): Step => ({ version: 9, seat, what: "answer", answer: null, rule: null, at: 0, events });

  it("stamp a sale, with other words for the buyer than for the rest", () => {
    const table = sample("take");
    const sold = step("blue", { event: "card-won", rule: "S6.11", seat: table.me, coins: 10, card: "mule" });
    expect(scenes(sold, table)[0]).toMatchObject({ stamp: "Sold to you for 10", settles: true });
    expect(scenes(sold, Object.assign(sample("take"), { me: null }))[0]?.stamp).toBe(t("siena-stamp-sold", { seat: table.playerOf(table.me!), coins: 10 }));
  });

  it("sum a walk up from the beginning of the turn", () => {
    const table = sample("banker");
    const [me, name] = [table.me!, table.playerOf(table.me!)];
    const moved = (place: string): object => ({ event: "banker-moved", rule: "S19.5", seat: me, place });
    const stop = step(me, { event: "banker-stopped", rule: "S19.8", seat: me, place: "piazza-del-campo" }, { event: "place-paid", rule: "S20.1", seat: me, place: "piazza-del-campo", coins: 5 });
    const steps = [step(me, moved("duomo")), step(me, { event: "turn-began", rule: "S11.1", seat: me }, moved("palazzo-pubblico")), step(me, moved("piazza-del-campo")), stop];
    expect(scenes(stop, Object.assign(table, { steps }))[0]?.summary).toBe(`${name}: walks 2 to Piazza del Campo, +5`);
  });

  it("are none where nothing is worth one", () => {
    expect(scenes(step("blue"), sample("take"))).toEqual([]);
  });

  it("of a card with workers are told by who plays it, not by a frame", () => {
    const table = sample("take");
    const played = step("blue", { event: "card-played", rule: "S13.1", seat: table.me!, card: "inn" }, { event: "workers-put", rule: "S13.1", good: "wine", workers: 2, left: 2, made: 0 });
    expect(scenes(played, table)[0]?.summary).toContain(table.playerOf(table.me!));
  });
});

it("shows a phone the half that the question is about", () => {
  expect(windowFor(sample("banker"))).toBe("town");
  expect(windowFor(sample("merchant"))).toBe("country");
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
