import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Fact, GameUi } from "../games/contract";
import type { Step } from "../types/messages";
import { Ears } from "./ears.svelte";
import { setLanguage } from "./language.svelte";
import type { TableState } from "./table.svelte";
import { Voice } from "./voice.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

const ui = { tell: (fact: Fact) => ({ text: fact.event, places: [] }) } as unknown as GameUi;
let ears: Ears;
let voice: Voice;
let steps: Step[];

function happens(...words: string[]): void {
  const version = steps.length + 1;
  steps = [...steps, { version, seat: "green", what: "answer", answer: null, rule: "S4.2", at: 0, events: words.map((event) => ({ event, rule: "S4.2" })) }];
}

function hear(words: Partial<TableState> = {}): void {
  const table = { log: steps, isMyTurn: false, curtain: null, me: "blue", told: { version: steps.length, status: "running" }, sentence: "Bid or pass.", seats: [], parts: null, playerOf: () => "Nuta", forGame: null, ...words };
  ears.hear(table as unknown as TableState, ui);
}

const said = (): string[] => voice.lines.map((line) => line.text);

beforeEach(() => {
  voice = new Voice();
  ears = new Ears(voice);
  steps = [];
  happens("The match begins.");
});

it("says what happens, line by line and without numbers of rules, and not what had happened before", () => {
  hear();
  expect(said()).toEqual([]);
  happens("Nuta bids 3.", "Bice passes.");
  hear();
  hear();
  expect(said()).toEqual(["Nuta bids 3.", "Bice passes."]);
});

it("asks once, and after what led to the question", () => {
  hear();
  happens("Nuta bids 3.");
  hear({ isMyTurn: true });
  expect(voice.urgent).toBe("Nuta bids 3. Your turn. Bid or pass.");
  expect(said()).toEqual([]);
  voice.urgent = "";
  hear({ isMyTurn: true });
  expect(voice.urgent).toBe("");
});

it("asks again when a question follows the reader's own answer", () => {
  hear({ isMyTurn: true });
  happens("You bid 4.");
  hear({ isMyTurn: true, sentence: "Load the cart." });
  expect(voice.urgent).toBe("You bid 4. Your turn. Load the cart.");
});

it("says the same question twice where it is asked twice", () => {
  hear({ isMyTurn: true });
  const first = voice.urgent;
  happens();
  hear({ isMyTurn: true });
  expect(voice.urgent).not.toBe(first);
  expect(voice.urgent.trim()).toBe(first);
});

it("keeps still behind the curtain, and tells the next player nothing that the last one heard", () => {
  hear();
  happens("Nuta draws the Guards.");
  hear({ curtain: "green", me: "green" });
  hear({ me: "green" });
  expect([said(), voice.urgent]).toEqual([[], ""]);
});

it("does not ask again for what is said beside the game, and tells that politely", () => {
  hear({ isMyTurn: true });
  const first = voice.urgent;
  steps = [...steps, { version: 2, seat: "green", what: "takeback", answer: "ask", rule: null, at: 0, events: [] }];
  hear({ isMyTurn: true });
  expect(voice.urgent).toBe(first);
  expect(said()).toEqual(["Nuta asks to take the last move back."]);
  steps = [...steps, { version: 3, seat: "blue", what: "takeback", answer: "taken", rule: null, at: 0, events: [], undoes: 1 }];
  hear({ isMyTurn: true });
  expect(voice.urgent).toBe("Nuta agrees: the move is taken back. Your turn. Bid or pass.");
});

it("says once what would come of a draft, and how the match ended", () => {
  hear({ isMyTurn: true });
  ears.learn("You pay 3.");
  ears.learn("You pay 3.");
  ears.learn("You pay 4.");
  ears.end("You win the match");
  ears.end("You win the match");
  expect(said()).toEqual(["You pay 3.", "You pay 4.", "You win the match"]);
});

it("does not say how a match ended that was over before", () => {
  hear({ told: { version: 1, status: "over" } as TableState["told"] });
  ears.end("You win the match");
  expect(said()).toEqual([]);
});
