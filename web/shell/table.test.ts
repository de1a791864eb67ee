import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Briefing, Fact } from "../games/contract";
import type { Refused, Said, Shown, Step } from "../types/messages";
import { setLanguage, t } from "./language.svelte";
import type { Reply, Source, Teller, Wish } from "./source";
import { merged, stepsSince } from "./steps";
import { TableState, type Habits } from "./table.svelte";

function step(version: number, seat: string | null, what = "answer"): Step {
  return { version, seat, what, answer: null, rule: null, at: 100 + version, events: [] };
}

function shown(version: number, words: Partial<Shown> & { asked?: boolean; answers?: Briefing["answers"]; over?: boolean } = {}): Shown {
  const { asked = true, answers = [{ kind: "single", text: "pass", index: 0, rule: "S1" }, { kind: "range", pattern: "bid {number}", from: 2, to: 9, first_index: 1, rule: "S2" }], over = false, ...rest } = words;
  return {
    kind: "shown",
    match: "m",
    version,
    status: "running",
    viewer: "blue",
    seats: ["blue", "green"].map((seat, index) => ({ seat, player: seat, person: index === 0 ? "me" : "you", bot: null, away: false, connected: true, seconds_left: 60 })),
    steps: [],
    steps_left_out: 0,
    hints: true,
    briefing: { game: "siena", options: { hands: "open" }, version, asked, over, question: { seat: asked ? "blue" : "green", name: "bid", rule: "S2", rule_text: "" }, answers: asked ? answers : [], view: {}, rules: {}, result: null },
    ...rest,
  };
}

class FakeSource implements Source {
  readonly match = "m";
  teller!: Teller;
  sent: Wish[] = [];
  replies: ((reply: Reply) => void)[] = [];
  canTakeBack = false;
  at = vi.fn(async (version: number, _seat?: string) => shown(version));
  retold = vi.fn(async () => shown(9, { steps: [step(9, "green")] }));
  earlier = vi.fn(async (_until: number): Promise<Step[]> => []);
  start(teller: Teller): void {
    this.teller = teller;
  }
  stop(): void {}
  send(wish: Wish): Promise<Reply> {
    this.sent.push(wish);
    return new Promise((settle) => this.replies.push(settle));
  }
  takeBack(): boolean {
    return this.canTakeBack;
  }
  parts = async (): Promise<unknown> => null;
  about = async (): Promise<null> => null;
  chat = async (): Promise<never[]> => [];
  last(kind: Wish["kind"]): Wish | undefined {
    return this.sent.findLast((wish) => wish.kind === kind);
  }
}

let source: FakeSource;
let isInstant: boolean;

function open(habits: Partial<Habits> = {}): TableState {
  source = new FakeSource();
  const table = new TableState(source, { isInstant: () => isInstant, person: () => "me", hasSecrets: () => true, ...habits });
  table.start();
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  isInstant = false;
});
afterEach(() => vi.useRealTimers());

describe("you", () => {
  const seats = (...people: (string | null)[]) => shown(1).seats.map((seat, index) => ({ ...seat, person: people[index] ?? null }));

  it("is the one seat of the reader", () => {
    const table = open();
    source.teller.shown(shown(1, { seats: seats("me", "you") }));
    expect(["blue", "green"].map((seat) => table.isYou(seat))).toEqual([true, false]);
  });

  it("is nobody where one device is passed around", () => {
    const table = open();
    source.teller.shown(shown(1, { seats: seats("me", "me") }));
    expect(["blue", "green"].map((seat) => table.isYou(seat))).toEqual([false, false]);
  });
});

describe("steps", () => {
  it("are gathered, and the new ones are news", () => {
    const table = open();
    expect(table.ready).toBe(false);
    source.teller.shown(shown(2, { steps: [step(1, null, "start"), step(2, "blue")] }));
    expect(table.news).toEqual([]);
    source.teller.shown(shown(4, { steps: [step(3, "green"), step(4, "green")] }));
    expect(table.log.map((one) => one.version)).toEqual([1, 2, 3, 4]);
    expect(table.news.map((one) => one.version)).toEqual([3, 4]);
  });

  it("are not told twice after a cut line", () => {
    const table = open();
    source.teller.shown(shown(2, { steps: [step(1, null, "start"), step(2, "blue")] }));
    source.teller.shown(shown(3, { steps: [step(2, "blue"), step(3, "green")] }));
    expect(table.log.map((one) => one.version)).toEqual([1, 2, 3]);
  });

  it("of others since my turn are those between my answers", () => {
    const steps = [step(1, null, "start"), step(2, "blue"), step(3, "green"), step(4, "rose"), step(5, "blue"), step(6, "blue")];
    expect(stepsSince(steps, ["blue"]).map((one) => one.version)).toEqual([2, 3, 4]);
    expect(stepsSince(steps.slice(0, 4), ["blue"]).map((one) => one.version)).toEqual([2, 3, 4]);
    expect(stepsSince([], ["blue"])).toEqual([]);
  });

  it("since my turn begin where it ended, whatever I answered in the turns of others", () => {
    const turn = (fact: Fact): string | null | undefined => (fact.event === "turn" ? (fact.seat as string | null) : undefined);
    const begins = (version: number, by: string, seat: string | null): Step => ({ ...step(version, by), events: [{ event: "turn", rule: "", seat }] });
    const steps = [begins(1, "rose", "blue"), step(2, "blue"), begins(3, "blue", "green"), step(4, "blue"), step(5, "green"), begins(6, "green", "rose"), step(7, "blue"), begins(8, "rose", "blue"), step(9, "blue")];
    expect(stepsSince(steps, ["blue"], turn).map((one) => one.version)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(stepsSince(steps.slice(0, 7), ["blue"], turn).map((one) => one.version)).toEqual([3, 4, 5, 6, 7]);
    // A round that ends with my turn ends it too.
    expect(stepsSince([...steps.slice(0, 2), begins(3, "blue", null), step(4, "blue"), step(5, "green")], ["blue"], turn).map((one) => one.version)).toEqual([3, 4, 5]);
  });

  it("that were left out are fetched by and by, from the last to the first", async () => {
    const table = open();
    source.earlier.mockImplementation(async (until) => [until - 1, until].filter((version) => version > 0).map((version) => step(version, "green")));
    source.teller.shown(shown(6, { steps: [step(6, "green")], steps_left_out: 5 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.log.map((one) => one.version)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(table.leftOut).toBe(0);
  });

  it("that cannot be fetched stay left out", async () => {
    const table = open();
    source.earlier.mockRejectedValue(new Error("offline"));
    source.teller.shown(shown(6, { steps: [step(6, "green")], steps_left_out: 5 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.leftOut).toBe(5);
  });
});

describe("a hint", () => {
  it("is asked for about the draft, where there is one", () => {
    const table = open();
    source.teller.shown(shown(2));
    table.consider("bid 3");
    table.askHint();
    expect(source.last("hint")).toEqual({ kind: "hint", version: 2, about: "bid 3" });
  });

  it("is asked for without one, and lasts until the match goes on", async () => {
    const table = open();
    source.teller.shown(shown(2));
    table.askHint();
    expect(source.last("hint")).toEqual({ kind: "hint", version: 2 });
    source.replies.at(-1)!({ kind: "hinted", id: "1", match: "m", version: 2, answer: "pass" });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.hint?.answer).toBe("pass");
    source.teller.shown(shown(3));
    expect(table.hint).toBeNull();
  });
});

describe("a draft", () => {
  it("is previewed after a pause, and each answer once", async () => {
    const table = open();
    source.teller.shown(shown(1));
    table.choose("bid 3");
    table.consider("bid 4");
    expect(table.isPreviewing).toBe(true);
    vi.advanceTimersByTime(200);
    expect(source.sent.filter((wish) => wish.kind === "preview")).toEqual([{ kind: "preview", version: 1, answer: "bid 4" }]);
    source.replies[0]!({ kind: "previewed", id: "x", match: "m", version: 1, events: [], purses: { blue: [9, 5] } });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.preview?.purses.blue).toEqual([9, 5]);
    table.cancel();
    table.choose("bid 4");
    vi.advanceTimersByTime(200);
    expect(table.preview).not.toBeNull();
    expect(source.sent.filter((wish) => wish.kind === "preview")).toHaveLength(1);
  });

  it("is only made of legal answers", () => {
    const table = open();
    source.teller.shown(shown(1));
    table.choose("bid 10");
    expect(table.draft).toBeNull();
    table.choose("bid 9");
    expect(table.draft).toBe("bid 9");
  });

  it("outlives a cut line and somebody who comes or goes", () => {
    const table = open();
    source.teller.shown(shown(1));
    table.choose("pass");
    source.teller.shown(shown(1, { pausing: ["green"] }));
    expect(table.draft).toBe("pass");
    source.teller.shown(shown(2, { steps: [step(2, "green", "pause")] }));
    expect(table.draft).toBe("pass");
  });

  it("goes when the reader is no longer asked", () => {
    const table = open();
    source.teller.shown(shown(1));
    table.choose("pass");
    source.teller.shown(shown(2, { asked: false }));
    expect(table.draft).toBeNull();
  });

  it("is sent with its version and cleared when it is done", async () => {
    const table = open();
    source.teller.shown(shown(1));
    table.choose("pass");
    table.confirm();
    expect(source.last("answer")).toEqual({ kind: "answer", version: 1, answer: "pass" });
    expect(table.canAnswer).toBe(false);
    expect(table.sending).toBe("pass");
    source.replies.at(-1)!({ kind: "done", id: "x", match: "m", version: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.sending).toBeNull();
    expect(table.draft).toBeNull();
  });

  it("comes back with the reason when it is refused", async () => {
    const table = open();
    source.teller.shown(shown(1));
    table.choose("pass");
    table.confirm();
    const refused: Refused = { kind: "refused", id: "x", match: "m", reason: "no", what_to_do: "", rule: "S2" };
    source.replies.at(-1)!(refused);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.draft).toBe("pass");
    expect(table.refused).toEqual(refused);
  });

  it("is sent by the first press where the reader wants that, but never by a stepper", () => {
    isInstant = true;
    const table = open();
    source.teller.shown(shown(1));
    table.consider("bid 5");
    expect(source.last("answer")).toBeUndefined();
    table.choose("pass");
    expect(source.last("answer")).toMatchObject({ answer: "pass" });
  });

  it("on its way can be taken back only if it has not left", () => {
    const table = open();
    source.teller.shown(shown(1));
    table.choose("pass");
    table.confirm();
    table.cancel();
    expect(table.sending).toBe("pass");
    source.canTakeBack = true;
    table.cancel();
    expect(table.sending).toBeNull();
    expect(table.canAnswer).toBe(true);
  });
});

describe("looking back", () => {
  it("shows a past state, takes no answers, and comes back to now", async () => {
    const table = open();
    source.teller.shown(shown(5, { steps: [1, 2, 3, 4, 5].map((version) => step(version, "green")) }));
    await table.look(3);
    expect(table.isPast).toBe(true);
    expect(table.shown.version).toBe(3);
    expect(table.canAnswer).toBe(false);
    expect(table.steps).toHaveLength(3);
    await table.look(4);
    expect(table.news.map((one) => one.version)).toEqual([4]);
    await table.look(3);
    expect(source.at).toHaveBeenCalledTimes(2);
    await table.look(99);
    expect(table.isPast).toBe(false);
    expect(table.canAnswer).toBe(true);
  });

  it("stays there while the match goes on", async () => {
    const table = open();
    source.teller.shown(shown(5, { steps: [step(5, "green")] }));
    await table.look(2);
    source.teller.shown(shown(6, { steps: [step(6, "green")] }));
    expect(table.shown.version).toBe(2);
    expect(table.live.version).toBe(6);
    expect(table.log).toHaveLength(2);
  });

  it("shows what was wished for last, whatever comes first", async () => {
    const table = open();
    source.teller.shown(shown(9));
    let settle!: (past: Shown) => void;
    source.at.mockImplementationOnce(() => new Promise((done) => (settle = done)));
    const slow = table.look(2);
    await table.look(4);
    settle(shown(2));
    await slow;
    expect(table.shown.version).toBe(4);
  });
});

describe("one device for two", () => {
  it("draws a curtain between the seats where there are secrets, and tells the log anew", async () => {
    const table = open();
    const seats = shown(1).seats.map((seat) => ({ ...seat, person: "me" }));
    source.teller.shown(shown(8, { seats, steps: [step(8, "blue")] }));
    expect(table.curtain).toBe("blue");
    table.lift();
    source.teller.shown(shown(9, { seats, viewer: "green", steps: [step(9, null)] }));
    expect(table.canAnswer).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.curtain).toBe("green");
    expect(table.canAnswer).toBe(false);
    expect(table.log.map((one) => one.seat)).toEqual(["green"]);
  });

  it("lets whoever has answered see what came of it first, with their own eyes", async () => {
    const table = open();
    const seats = shown(1).seats.map((seat) => ({ ...seat, person: "me" }));
    source.teller.shown(shown(8, { seats, steps: [step(8, "green")] }));
    table.lift();
    source.at.mockImplementation(async (version) => shown(version, { seats, asked: false, steps: [step(version, "blue")] }));
    source.teller.shown(shown(9, { seats, viewer: "green", steps: [step(9, "blue")] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(source.at).toHaveBeenCalledWith(9, "blue");
    expect([table.curtain, table.me, table.shown.version, table.canAnswer]).toEqual([null, "blue", 9, false]);
    await vi.advanceTimersByTimeAsync(1600);
    expect([table.curtain, table.me]).toEqual(["green", "green"]);
  });

  it("shows nobody what another seat sees, should the server tell that", async () => {
    const table = open();
    const seats = shown(1).seats.map((seat) => ({ ...seat, person: "me" }));
    source.teller.shown(shown(8, { seats, steps: [step(8, "green")] }));
    source.at.mockImplementation(async (version) => shown(version, { seats, viewer: "green", steps: [step(version, "blue")] }));
    source.teller.shown(shown(9, { seats, viewer: "green", steps: [step(9, "blue")] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.curtain).toBe("green");
  });

  it("draws it also where hands are open, since a game has other secrets", () => {
    const table = open();
    const seats = shown(1).seats.map((seat) => ({ ...seat, person: "me" }));
    source.teller.shown(shown(1, { seats, viewer: "green" }));
    expect(table.liveBriefing.options.hands).toBe("open");
    expect(table.curtain).toBe("green");
  });

  it("needs none once the match is over", () => {
    const table = open();
    const seats = shown(1).seats.map((seat) => ({ ...seat, person: "me" }));
    source.teller.shown(shown(1, { seats, viewer: "green", over: true }));
    expect(table.curtain).toBeNull();
  });

  it("needs none where the game has no secrets", () => {
    const table = open({ hasSecrets: (game) => game !== "siena" });
    const seats = shown(1).seats.map((seat) => ({ ...seat, person: "me" }));
    source.teller.shown(shown(1, { seats }));
    source.teller.shown(shown(2, { seats, viewer: "green" }));
    expect(table.curtain).toBeNull();
  });
});

describe("a reload", () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  function drafted(): void {
    const table = open();
    source.teller.shown(shown(4));
    table.consider("bid 3");
    table.stop();
  }

  it("keeps the draft where nothing has happened since, and previews it", () => {
    drafted();
    const table = open();
    source.teller.shown(shown(4));
    expect(table.draft).toBe("bid 3");
    vi.advanceTimersByTime(200);
    expect(source.last("preview")).toMatchObject({ version: 4, answer: "bid 3" });
  });

  it("forgets it where the match has gone on, or where it is legal no more", () => {
    drafted();
    const later = open();
    source.teller.shown(shown(5));
    expect(later.draft).toBeNull();
    drafted();
    const narrower = open();
    source.teller.shown(shown(4, { answers: [{ kind: "single", text: "pass", index: 0, rule: "S1" }] }));
    expect(narrower.draft).toBeNull();
    expect(kept.size).toBe(0);
  });
});

describe("a course", () => {
  it("is previewed and sent as one command", () => {
    const table = open();
    source.teller.shown(shown(7));
    table.consider("bid 3", ["pass"]);
    vi.advanceTimersByTime(500);
    expect(source.last("preview")).toEqual({ kind: "preview", version: 7, answer: "bid 3", then: ["pass"] });
    table.confirm();
    expect(source.last("answer")).toEqual({ kind: "answer", version: 7, answer: "bid 3", then: ["pass"] });
    expect(table.following).toEqual([]);
  });

  it("has a preview of its own, whatever else begins with the same answer", async () => {
    const table = open();
    source.teller.shown(shown(7));
    table.consider("bid 3", ["pass"]);
    vi.advanceTimersByTime(500);
    const reply = source.replies.at(-1)!;
    table.consider("bid 3");
    reply({ kind: "previewed", id: "1", match: "m", version: 7, events: [], purses: { blue: [3, 1] } });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.preview).toBeNull();
    table.consider("bid 3", ["pass"]);
    expect(table.preview?.purses.blue).toEqual([3, 1]);
  });

  it("that was refused is drafted again whole, and one that broke off says why", async () => {
    const table = open();
    source.teller.shown(shown(7));
    table.consider("bid 3", ["pass"]);
    table.confirm();
    const refused: Refused = { kind: "refused", id: "1", match: "m", reason: "No.", what_to_do: "" };
    source.replies.at(-1)!(refused);
    await vi.advanceTimersByTimeAsync(0);
    expect([table.draft, table.following]).toEqual(["bid 3", ["pass"]]);
    table.confirm();
    source.replies.at(-1)!({ kind: "done", id: "2", match: "m", version: 8, rest: refused });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.refused?.reason).toBe("No.");
    expect(table.draft).toBeNull();
  });
});

describe("taking back", () => {
  it("is offered where the server allows it, and asked for at the version that is shown", () => {
    const table = open();
    source.teller.shown(shown(6));
    table.undo();
    expect(source.sent).toEqual([]);
    source.teller.shown(shown(7, { can_undo: true }));
    table.consider("pass");
    table.undo();
    expect(table.draft).toBeNull();
    expect(source.last("undo")).toEqual({ kind: "undo", version: 7 });
  });

  it("takes a course back as one, also after the page was loaded anew", async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) });
    const table = open();
    source.teller.shown(shown(7));
    table.consider("bid 3", ["pass", "pass"]);
    table.confirm();
    source.teller.shown(shown(10, { can_undo: true }));
    source.replies.at(-1)!({ kind: "done", id: "1", match: "m", version: 10 });
    await vi.advanceTimersByTimeAsync(0);
    const again = open();
    source.teller.shown(shown(10, { can_undo: true }));
    again.undo();
    expect(source.last("undo")).toEqual({ kind: "undo", version: 10, to: 7 });
    again.undo();
    expect(source.last("undo")).toEqual({ kind: "undo", version: 10 });
    vi.unstubAllGlobals();
  });

  it("takes one answer back where the match has gone on since the course", async () => {
    const table = open();
    source.teller.shown(shown(7));
    table.consider("bid 3", ["pass"]);
    table.confirm();
    source.replies.at(-1)!({ kind: "done", id: "1", match: "m", version: 9 });
    await vi.advanceTimersByTimeAsync(0);
    source.teller.shown(shown(10, { can_undo: true }));
    table.undo();
    expect(source.last("undo")).toEqual({ kind: "undo", version: 10 });
  });

  it("is not offered while a past state is looked at, an answer is on its way, or the match is over", async () => {
    const table = open();
    source.teller.shown(shown(7, { can_undo: true }));
    await table.look(2);
    expect(table.canUndo).toBe(false);
    table.backToNow();
    expect(table.canUndo).toBe(true);
    table.consider("pass");
    table.confirm();
    expect(table.canUndo).toBe(false);
    source.teller.shown(shown(8, { can_undo: true, status: "over" }));
    expect(table.canUndo).toBe(false);
  });

  it("says why where the server refuses it after all", async () => {
    const table = open();
    source.teller.shown(shown(7, { can_undo: true }));
    table.undo();
    source.replies.at(-1)!({ kind: "refused", id: "1", match: "m", reason: "It is too late.", what_to_do: "" });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.refused?.reason).toBe("It is too late.");
  });
});

describe("a hint", () => {
  const hinted = (version: number): Reply => ({ kind: "hinted", id: "1", match: "m", version, answer: "pass" }) as Reply;

  it("is asked for once, shown, and gone with the next step", async () => {
    const table = open();
    source.teller.shown(shown(3));
    table.askHint();
    table.askHint();
    expect(source.sent.filter((wish) => wish.kind === "hint")).toHaveLength(1);
    source.replies.at(-1)!(hinted(3));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.hint?.answer).toBe("pass");
    source.teller.shown(shown(4));
    expect(table.hint).toBeNull();
  });

  it("that comes too late is left aside", async () => {
    const table = open();
    source.teller.shown(shown(3));
    table.askHint();
    source.teller.shown(shown(4));
    source.replies.at(-1)!(hinted(3));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.hint).toBeNull();
    expect(table.isHinting).toBe(false);
  });
});

it("points at places for a moment, or until told otherwise", () => {
  const table = open();
  table.point(["inn"]);
  vi.advanceTimersByTime(3000);
  table.point(["wall"]);
  vi.advanceTimersByTime(3000);
  expect(table.pointed).toEqual(["wall"]);
  vi.advanceTimersByTime(2000);
  expect(table.pointed).toEqual([]);
});

it("calls seats of one person by their numbers, since their names would tell nothing", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
  const table = open();
  source.teller.shown(shown(1));
  expect(table.playerOf("green")).toBe("green");
  source.teller.shown(shown(1, { seats: shown(1).seats.map((seat) => ({ ...seat, person: "me", player: "Lucia" })) }));
  expect(["blue", "green"].map((seat) => table.playerOf(seat))).toEqual([1, 2].map((number) => t("shell-seat-number", { number })));
});

it("shows why there is no table, and what is refused later beside the table", () => {
  const refused: Refused = { kind: "refused", id: null, match: "m", reason: "No.", what_to_do: "" };
  const table = open();
  source.teller.refused(refused);
  expect(table.failed).toEqual(refused);
  source.teller.shown(shown(1));
  expect(table.failed).toBeNull();
  source.teller.refused(refused);
  expect([table.failed, table.refused]).toEqual([null, refused]);
});

it("talks to players from a seat, and to spectators without one", () => {
  const table = open();
  source.teller.shown(shown(1));
  table.say("Ciao");
  expect(source.last("say")).toMatchObject({ room: "players", text: "Ciao" });
  source.teller.shown(shown(1, { viewer: null, asked: false }));
  table.say("Ciao");
  expect(source.last("say")).toMatchObject({ room: "spectators" });
});

describe("who may answer", () => {
  it("is nobody while a bot plays for the reader, or after they gave up, or as a spectator", () => {
    const table = open();
    source.teller.shown(shown(1));
    expect(table.canAnswer).toBe(true);
    source.teller.shown(shown(1, { seats: shown(1).seats.map((seat) => ({ ...seat, away: seat.seat === "blue" })) }));
    expect(table.canAnswer).toBe(false);
    source.teller.shown(shown(2, { steps: [step(2, "blue", "resign")] }));
    expect(table.canAnswer).toBe(false);
    const watching = open();
    source.teller.shown(shown(1, { viewer: null, asked: false }));
    expect(watching.canAnswer).toBe(false);
  });
});

it("forgets a line of chat that a host has removed", () => {
  const table = open();
  source.teller.shown(shown(1));
  for (const number of [1, 2]) source.teller.said({ kind: "said", match: "m", room: "players", number, person: "p", name: "P", text: "", at: 0 });
  source.teller.unsaid(1);
  expect(table.chat.map((line) => line.number)).toEqual([2]);
});

it("keeps each line of chat once, in its order", () => {
  const line = (number: number): Said => ({ kind: "said", match: "m", room: "players", number, person: "p", name: "P", text: "", at: 0 });
  expect(merged([line(2)], [line(1), line(2), line(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
});
