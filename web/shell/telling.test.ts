import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Fact, GameUi } from "../games/contract";
import type { Said, Step } from "../types/messages";
import { setLanguage } from "./language.svelte";
import { notify } from "./notify";
import { play } from "./sounds";
import type { TableState } from "./table.svelte";
import { tellSteps, tellTalk, watchTurns } from "./telling";

vi.mock("./sounds", () => ({ play: vi.fn() }));
vi.mock("./notify", () => ({ notify: vi.fn() }));

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});
beforeEach(() => vi.clearAllMocks());

const ui = { tell: (fact: Fact) => ({ text: "", places: [], sound: fact.sound }), ask: () => "Bid or pass." } as unknown as GameUi;
const played = (): unknown[] => vi.mocked(play).mock.calls.map(([name]) => name);

function news(...sounds: string[]): Step[] {
  return sounds.map((sound, index) => ({ version: index, seat: null, what: "answer", answer: null, rule: null, at: 0, events: [{ event: "e", rule: "", sound }] }));
}

describe("what happened", () => {
  const table = { ui, forGame: null } as unknown as TableState;

  it("is heard by its last two sounds, one after the other", () => {
    tellSteps(news("card", "bid", "coin"), table);
    expect(played()).toEqual(["bid", "coin"]);
    const [first, second] = vi.mocked(play).mock.calls.map(([, delay]) => delay ?? 0);
    expect(second).toBeGreaterThan(first!);
  });

  it("is heard once where the same sound comes again and again", () => {
    tellSteps(news("coin", "coin", "coin"), table);
    expect(played()).toEqual(["coin"]);
  });

  it("is silent before the game is there", () => {
    tellSteps(news("coin"), { ...table, ui: null } as unknown as TableState);
    expect(played()).toEqual([]);
  });
});

describe("talk", () => {
  const table = { mine: ["blue"], seats: [{ seat: "blue", person: "me" }, { seat: "red", person: "you" }] } as unknown as TableState;

  it("of others is heard, and one's own is not", () => {
    tellTalk({ person: "me" } as Said, table);
    expect(played()).toEqual([]);
    tellTalk({ person: "you" } as Said, table);
    expect(played()).toEqual(["chat"]);
  });
});

describe("a turn", () => {
  const turn = (words: object = {}): TableState =>
    ({ isMyTurn: true, curtain: null, me: "blue", seats: [{ seat: "blue" }], source: { match: "m" }, secondsLeft: () => null, forGame: null, ...words }) as unknown as TableState;
  const wait = turn({ isMyTurn: false });

  beforeEach(() => watchTurns(wait, ui));

  it("is told once by a sound and by the system", () => {
    watchTurns(turn(), ui);
    watchTurns(turn(), ui);
    expect(played()).toEqual(["turn"]);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it("is told to a page out of sight although a scene keeps it waiting there", () => {
    const held = turn({ isMyTurn: false, isAwaited: true });
    watchTurns(held, ui);
    expect(notify).not.toHaveBeenCalled();
    vi.stubGlobal("document", { visibilityState: "hidden" });
    watchTurns(held, ui);
    expect(notify).toHaveBeenCalledTimes(1);
    vi.stubGlobal("document", { documentElement: {} });
  });

  it("is told again after somebody else was asked", () => {
    watchTurns(turn(), ui);
    watchTurns(wait, ui);
    watchTurns(turn(), ui);
    expect(played()).toEqual(["turn", "turn"]);
  });

  it("waits behind the curtain until it is lifted", () => {
    watchTurns(turn({ curtain: "blue" }), ui);
    expect(played()).toEqual([]);
    watchTurns(turn(), ui);
    expect(played()).toEqual(["turn"]);
  });

  it("ticks when little time is left, and not once there is none", () => {
    watchTurns(turn(), ui);
    for (const seconds of [60, 8, 0]) watchTurns(turn({ secondsLeft: () => seconds }), ui);
    expect(played()).toEqual(["turn", "clock"]);
  });
});
