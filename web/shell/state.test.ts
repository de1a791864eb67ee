import { expect, it } from "vitest";
import { stateOf } from "./state";

type Seen = Parameters<typeof stateOf>[0];

const CALM = { isPast: false, told: { status: "running", briefing: { over: false } }, curtain: null, isStaging: false, isAway: false, isLost: false, sending: null, isMyTurn: false };
const seen = (words: object): Seen => ({ ...CALM, ...words }) as Seen;
const status = (name: string): object => ({ told: { status: name, briefing: { over: name === "over" } } });

it("shows what is asked, or that somebody else is", () => {
  expect(stateOf(seen({ isMyTurn: true }))).toBe("answer");
  expect(stateOf(seen({}))).toBe("waiting");
});

it("shows what is looked at before what goes on", () => {
  expect(stateOf(seen({ isPast: true, isMyTurn: true, ...status("over") }))).toBe("past");
});

it("shows how the match stands before what may be answered", () => {
  for (const name of ["open", "aborted", "over", "paused"]) expect(stateOf(seen({ isMyTurn: true, ...status(name) }))).toBe(name);
  expect(stateOf(seen({ isMyTurn: true, told: { status: "running", briefing: { over: true } } }))).toBe("over");
});

it("shows nothing of a turn before the curtain is lifted", () => {
  expect(stateOf(seen({ isMyTurn: true, curtain: "blue" }))).toBe("curtain");
});

it("tells who plays no more from who is away, and both from an answer on its way", () => {
  expect(stateOf(seen({ isLost: true, isAway: true, sending: "pass" }))).toBe("lost");
  expect(stateOf(seen({ isAway: true, sending: "pass" }))).toBe("away");
  expect(stateOf(seen({ sending: "pass", isMyTurn: true }))).toBe("sending");
});

it("lets a scene end before anything is asked, and hides it behind the curtain", () => {
  expect(stateOf(seen({ isStaging: true }))).toBe("scene");
  expect(stateOf(seen({ isStaging: true, isLost: true }))).toBe("scene");
  expect(stateOf(seen({ isStaging: true, curtain: "blue" }))).toBe("curtain");
});
