import { beforeAll, expect, it, vi } from "vitest";
import type { SeatShown, TableOffer } from "../types/messages";
import { setLanguage } from "./language.svelte";
import { offersOf } from "./offers";
import type { TableState } from "./table.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

const HERE = { gone: [], back: [] };
const NUTA: SeatShown = { seat: "green", player: "Nuta", person: "n", bot: null, away: false, connected: true, seconds_left: null };

function table(offers: TableOffer[], seats: SeatShown[] = []): TableState & { said: unknown[] } {
  const said: unknown[] = [];
  const say = (what: string) => (word: unknown) => void said.push([what, word]);
  const made = { me: "blue", mine: ["blue"], said, live: { status: "running", offers }, seats, playerOf: () => "Nuta", takeback: say("takeback"), pause: say("pause"), rematch: say("rematch"), claim: say("claim") };
  return made as unknown as TableState & { said: unknown[] };
}

function asked(kind: TableOffer["kind"], from = "green", more: Partial<TableOffer> = {}): TableOffer {
  return { kind, from, accepted_by: [], waiting_for: [from === "green" ? "blue" : "green"], ...more };
}

it("lets the reader accept and decline, each kind in its own words", () => {
  for (const [kind, yes, no] of [["pause", true, false], ["rematch", true, false], ["takeback", "accept", "decline"]] as const) {
    const at = table([asked(kind)]);
    const [offer] = offersOf(at, 0, HERE);
    expect(offer!.ways.map((way) => way.key)).toEqual(["y", "n"]);
    offer!.ways.forEach((way) => way.does());
    expect(at.said).toEqual([[kind, yes], [kind, no]]);
  }
});

it("lets whoever has asked take it back", () => {
  const at = table([asked("takeback", "blue")]);
  const [offer] = offersOf(at, 0, HERE);
  expect(offer!.text).toBe("You have asked to take your move back: 0 of 1 said yes");
  offer!.ways.forEach((way) => way.does());
  expect(at.said).toEqual([["takeback", "withdraw"]]);
});

it("offers nothing more once it was declined", () => {
  const [offer] = offersOf(table([asked("takeback", "blue", { declined_by: "green", waiting_for: [] })]), 0, HERE);
  expect([offer!.text, offer!.ways]).toEqual(["Nuta does not agree; the move stands", []]);
});

it("speaks of a rematch, which no log tells, and of nothing that a log tells", () => {
  const spoken = (kind: TableOffer["kind"]): string | null => offersOf(table([asked(kind)]), 0, HERE)[0]!.spoken;
  expect([spoken("rematch"), spoken("pause"), spoken("takeback")]).toEqual(["Nuta offers a rematch", null, null]);
});

it("tells who has left, counts until the win may be claimed, and tells who is back", () => {
  const gone = { gone: ["green"], back: [] };
  const told = (seat: Partial<SeatShown>, elapsed = 0, who: { gone: string[]; back: string[] } = gone) => offersOf(table([], [{ ...NUTA, ...seat }]), elapsed, who)[0];
  expect(told({ connected: false })!.text).toBe("Nuta is not connected.");
  expect(told({ connected: false, claim_in: 30 }, 10)!.text).toBe("Nuta is not connected. In 20 s you can claim the win.");
  expect(told({ connected: false, claim_in: 30 }, 30)!.ways.map((way) => way.text)).toEqual(["Claim the win"]);
  expect(told({}, 0, { gone: [], back: ["green"] })!.text).toBe("Nuta is back.");
  expect(told({}, 0, HERE)).toBeUndefined();
});

it("puts what waits for the reader before what they are only told", () => {
  const at = table([asked("pause", "blue", { declined_by: "green", waiting_for: [] }), asked("takeback")]);
  expect(offersOf(at, 0, HERE).map((offer) => offer.key)).toEqual(["takeback", "pause"]);
});
