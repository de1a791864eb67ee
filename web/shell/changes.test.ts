import { describe, expect, it } from "vitest";
import type { Changed, Shown } from "../types/messages";
import { changed } from "./changes";

const BEFORE: Shown = {
  kind: "shown",
  match: "m",
  version: 4,
  status: "running",
  viewer: "blue",
  seats: [],
  steps: [],
  steps_left_out: 3,
  can_undo: true,
  standing: { auction: "mule", limit: 4, passing: false },
  briefing: { version: 4, title: "Siena", view: { round: 2, goods: ["corn"] }, outlook: null },
};
const NEWS: Changed = { kind: "changed", match: "m", version: 5, steps: [], shown: {}, briefing: {}, inside: {} };

describe("what has changed", () => {
  it("leaves everything else as it was, and as it was told", () => {
    const told = structuredClone(BEFORE);
    const now = changed(BEFORE, { ...NEWS, shown: { can_undo: false, standing: null }, briefing: { version: 5 }, inside: { view: { round: 3 } } });
    expect(now).toEqual({ ...told, version: 5, steps_left_out: 0, can_undo: false, standing: null, briefing: { ...(told.briefing as object), version: 5, view: { round: 3, goods: ["corn"] } } });
    expect(BEFORE).toEqual(told);
  });

  it("takes a part that is told whole in the place of the old one", () => {
    const now = changed(BEFORE, { ...NEWS, briefing: { view: { round: 3 }, outlook: { now: 1 } } });
    expect(now.briefing).toEqual({ version: 4, title: "Siena", view: { round: 3 }, outlook: { now: 1 } });
  });
});
