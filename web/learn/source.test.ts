import { describe, expect, it, vi } from "vitest";
import { Refusal } from "../shell/api";
import type { Lesson, LessonAsk, Tried } from "../types/api";
import type { Shown, Step } from "../types/messages";
import { goesOn, sceneStart, shownAt } from "./lesson";
import { LessonSource, type Deed } from "./source";

function step(version: number, seat: string, answer: string | null): Step {
  return { version, seat, what: "answer", answer, rule: "S1.1", at: 0, events: [] };
}

function shown(match: string, version: number, steps: Step[]): Shown {
  const seats = ["blue", "orange"].map((seat) => ({
    seat,
    player: seat === "blue" ? "" : "Lapo",
    person: null,
    bot: null,
    away: false,
    connected: true,
    seconds_left: null,
  }));
  const briefing = {
    version,
    asked: true,
    answers: [{ kind: "single", text: "go", index: 0, rule: "S1.1" }],
    players: seats.map(({ seat, player }) => ({ seat, player })),
    question: { seat: "blue", name: "walk", rule: "S1.1", rule_text: "" },
  };
  return { kind: "shown", match, version, status: "running", viewer: "blue", seats, steps, steps_left_out: 0, briefing };
}

function ask(answer: string, before: number, others: number): LessonAsk {
  const steps = [step(before + 1, "blue", answer)];
  for (let other = 1; other <= others; other += 1) steps.push(step(before + 1 + other, "orange", null));
  const version = before + 1 + others;
  return {
    answer,
    places: [],
    preview: { kind: "previewed", id: "learn", match: "one", version: before, events: [], purses: { blue: [24, 22] } },
    after: shown("one", version, steps),
  };
}

const LESSON: Lesson = {
  game: "siena",
  name: "country",
  seat: "blue",
  parts: { cards: {} },
  steps: [
    { key: "read", rules: ["S1.1"], places: [], shown: shown("one", 1, [{ ...step(1, "blue", null), what: "start", seat: null }]), asks: [] },
    { key: "two", rules: ["S1.1"], places: [], shown: null, asks: [ask("take a", 1, 1), ask("take b", 3, 0)] },
    { key: "three", rules: ["S1.1"], places: [], shown: null, asks: [ask("done", 4, 0)] },
    { key: "new scene", rules: ["S1.1"], places: [], shown: shown("two", 1, []), asks: [] },
  ],
};

function other(version: number): Tried {
  const after = shown("one", version + 1, [step(version + 1, "blue", "take c")]);
  return { fine: false, preview: { kind: "previewed", id: "learn", match: "one", version, events: [], purses: { blue: [24, 20] } }, after };
}

function opened(number: number, tried: () => Promise<Tried> = () => Promise.reject(new Error("not asked for"))) {
  const deeds: Deed[] = [];
  const told: Shown[] = [];
  const tryOut = vi.fn(tried);
  const source = new LessonSource(LESSON, number, "Anna", (deed) => deeds.push(deed), tryOut);
  source.start({ shown: (one) => told.push(one), said: () => {}, unsaid: () => {}, refused: () => {} });
  const answer = (text: string) => source.send({ kind: "answer", version: told.at(-1)!.version, answer: text });
  const asked = () => (told.at(-1)!.briefing as { asked: boolean; answers: unknown[] });
  return { source, deeds, told, tryOut, answer, asked };
}

describe("where a learner can be", () => {
  it("finds the beginning of a scene and what goes on from a step", () => {
    expect([0, 1, 2, 3].map((number) => sceneStart(LESSON, number))).toEqual([0, 0, 0, 3]);
    expect([0, 1, 2, 3].map((number) => goesOn(LESSON, number))).toEqual([true, true, false, false]);
  });

  it("shows a step in the middle of a scene with everything that happened before", () => {
    const third = shownAt(LESSON, 2);
    expect(third.version).toBe(4);
    expect(third.steps.map((one) => one.version)).toEqual([1, 2, 3, 4]);
    expect(shownAt(LESSON, 3).match).toBe("two");
  });
});

describe("a lesson as the source of a table", () => {
  it("gives the learner a name and each run a match of its own", () => {
    const { source, told } = opened(1);
    expect(told[0]!.seats.map((seat) => seat.player)).toEqual(["Anna", "Lapo"]);
    expect((told[0]!.briefing as { players: { player: string }[] }).players[0]!.player).toBe("Anna");
    expect(source.match).not.toBe(opened(1).source.match);
    expect(told[0]!.match).toBe(source.match);
  });

  it("takes no answers while a step is only read, and takes them when the learner goes on", () => {
    const { source, told, asked } = opened(0);
    expect(asked()).toMatchObject({ asked: false, answers: [] });
    source.goOn();
    expect(told).toHaveLength(2);
    expect(asked().asked).toBe(true);
    expect(told[1]!.version).toBe(told[0]!.version);
  });

  it("plays a course answer by answer, and previews it as one", async () => {
    const { source, told, deeds, tryOut } = opened(1);
    const course = { version: 1, answer: "take a", then: ["take b", "done"] };
    expect(await source.send({ kind: "preview", ...course })).toMatchObject({ kind: "previewed", version: 1, purses: { blue: [24, 22] } });
    expect(await source.send({ kind: "answer", ...course })).toMatchObject({ kind: "done", version: 4 });
    expect(deeds).toEqual(["right", "right"]);
    expect(told.flatMap((one) => one.steps.map((step) => step.version))).toEqual([1, 2, 3, 4]);
    expect(tryOut).not.toHaveBeenCalled();
  });

  it("ends a course at an answer that it does not go on from", async () => {
    const { source, deeds } = opened(1, () => Promise.resolve(other(1)));
    await source.send({ kind: "answer", version: 1, answer: "take c", then: ["take b"] });
    expect(deeds).toEqual(["other"]);
  });

  it("plays the answer that is shown without asking the server, and what others answered", async () => {
    const { told, deeds, tryOut, answer, asked } = opened(1);
    const reply = await answer("take a");
    expect(reply).toMatchObject({ kind: "done", version: 3 });
    expect(told.at(-1)!.steps.map((one) => one.seat)).toEqual(["blue", "orange"]);
    expect(asked().asked).toBe(true);
    expect(deeds).toEqual(["right"]);
    expect(tryOut).not.toHaveBeenCalled();
  });

  it("rests after the last answer of a step until the learner goes on", async () => {
    const { source, told, deeds, answer, asked } = opened(1);
    await answer("take a");
    await answer("take b");
    expect(asked().asked).toBe(false);
    expect(await answer("done")).toMatchObject({ kind: "refused" });
    source.goOn();
    expect(asked().asked).toBe(true);
    await answer("done");
    expect(asked().asked).toBe(false);
    expect(told.at(-1)!.version).toBe(5);
    expect(deeds).toEqual(["right", "right", "right"]);
  });

  it("does not go on into another scene", () => {
    const { source, told } = opened(2);
    source.goOn();
    expect(told).toHaveLength(1);
  });

  it("plays another legal answer as the server says, offers to take it back, and goes on from there", async () => {
    const { source, told, deeds, tryOut, answer, asked } = opened(1, () => Promise.resolve(other(1)));
    await answer("take c");
    expect(tryOut).toHaveBeenCalledWith(LESSON, { step: 1, ask: 0 }, "take c");
    expect(told.at(-1)).toMatchObject({ version: 2, can_undo: true });
    expect(asked().asked).toBe(false);
    expect(await answer("take a")).toMatchObject({ kind: "refused" });
    await source.send({ kind: "undo", version: 2 });
    expect(told.at(-1)).toMatchObject({ version: 3, steps: [{ version: 3, what: "undo", seat: "blue" }] });
    expect(asked().asked).toBe(true);
    expect(deeds).toEqual(["other", "back"]);
    await answer("take a");
    expect(told.at(-1)!.version).toBe(5);
    expect(told.at(-1)!.steps.map((one) => one.version)).toEqual([4, 5]);
    expect((told.at(-1)!.briefing as { version: number }).version).toBe(5);
  });

  it("tells versions that only ever rise, however often something is taken back", async () => {
    const { source, told, answer } = opened(1, () => Promise.resolve(other(1)));
    for (let time = 0; time < 3; time += 1) {
      await answer("take c");
      source.takeOtherBack();
    }
    await answer("take a");
    await answer("take b");
    const versions = told.map((one) => one.version);
    expect(versions).toEqual([...versions].sort((one, another) => one - another));
    expect(new Set(versions).size).toBe(versions.length);
    const steps = told.flatMap((one) => one.steps.map((each) => each.version));
    expect(new Set(steps).size).toBe(steps.length);
  });

  it("goes on from an answer that is as good as the one that is shown", async () => {
    const { deeds, answer } = opened(2, () => Promise.resolve({ ...other(4), fine: true }));
    await answer("pass");
    expect(deeds).toEqual(["right"]);
  });

  it("says what an answer would bring about, of the version that is shown", async () => {
    const { source, tryOut, answer } = opened(1, () => Promise.resolve(other(1)));
    const known = await source.send({ kind: "preview", version: 1, answer: "take a" });
    expect(known).toMatchObject({ kind: "previewed", version: 1, match: source.match, purses: { blue: [24, 22] } });
    const asked = await source.send({ kind: "preview", version: 1, answer: "take c" });
    expect(asked).toMatchObject({ kind: "previewed", purses: { blue: [24, 20] } });
    await answer("take c");
    expect(tryOut).toHaveBeenCalledTimes(1);
  });

  it("says why something was refused, and asks again the next time", async () => {
    const { source, tryOut, deeds, answer } = opened(1, () => Promise.reject(new Refusal(422, "It is not legal.", "Choose another.", "S8.1")));
    expect(await answer("fly")).toMatchObject({ kind: "refused", reason: "It is not legal.", what_to_do: "Choose another.", rule: "S8.1" });
    expect(await source.send({ kind: "preview", version: 1, answer: "fly" })).toMatchObject({ kind: "refused" });
    expect(tryOut).toHaveBeenCalledTimes(2);
    expect(deeds).toEqual([]);
  });

  it("knows the answer when it is asked for a hint, and nothing of clocks and chats", async () => {
    const { source } = opened(1);
    expect(await source.send({ kind: "hint", version: 1 })).toMatchObject({ kind: "hinted", answer: "take a" });
    expect(await source.send({ kind: "resign" })).toMatchObject({ kind: "refused" });
    expect(await source.about()).toBeNull();
    expect(await source.chat()).toEqual([]);
    expect(await source.parts()).toEqual({ cards: {} });
    expect(await source.retold()).toBeNull();
    await expect(source.at(1)).rejects.toThrow();
    expect(source.takeBack()).toBe(false);
  });

  it("keeps the end of a match back until the learner goes on", async () => {
    const end = ask("build", 1, 0);
    end.after = { ...end.after, status: "over", briefing: { ...(end.after.briefing as object), over: true, result: { winners: ["blue"] } } };
    const last = { key: "count", rules: [], places: [], shown: null, asks: [] };
    const lesson = { ...LESSON, steps: [{ ...LESSON.steps[0]!, asks: [end] }, last] };
    const told: Shown[] = [];
    const source = new LessonSource(lesson, 0, "Anna", () => {});
    source.start({ shown: (one) => told.push(one), said: () => {}, unsaid: () => {}, refused: () => {} });
    await source.send({ kind: "answer", version: 1, answer: "build" });
    expect(told.at(-1)).toMatchObject({ status: "running", briefing: { over: false, result: null } });
    source.goOn();
    expect(told.at(-1)).toMatchObject({ status: "over", version: 2, briefing: { over: true, result: { winners: ["blue"] } } });
  });

  it("tells nobody any more once it was stopped", async () => {
    const { source, told, answer } = opened(1);
    source.stop();
    await answer("take a");
    expect(told).toHaveLength(1);
  });
});
