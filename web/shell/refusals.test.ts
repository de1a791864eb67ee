import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Named } from "../types/messages";
import { Refusal, UNREACHABLE } from "./api";
import { setLanguage, t } from "./language.svelte";
import { explain } from "./refusals";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

const WORDS: Record<string, string> = { "seat blue": "Lucia", "card guards-8": "siena-card-guards" };
const wordOf = (thing: Named): string => WORDS[`${thing.kind} ${thing.name}`] ?? thing.name;

describe("a refusal", () => {
  it("is said by its key, with players by their names and things of the game in words", () => {
    const words = { seat: { kind: "seat", name: "blue" }, card: { kind: "card", name: "guards-8" } };
    const said = explain({ reason: "no", what_to_do: "", reason_key: { key: "siena-event-card-discarded", words } }, wordOf);
    expect(said).toBe(t("siena-event-card-discarded", { seat: "Lucia", card: "siena-card-guards" }));
    expect(said).not.toMatch(/guards-8|siena-card|blue/);
  });

  it("lists a choice as the language does, and counts by its numbers", () => {
    expect(explain({ reason: "no", what_to_do: "", reason_key: { key: "siena-event-round-began", words: { round: 3 } } })).toContain("3");
    const said = explain({ reason: "no", what_to_do: "", reason_key: { key: "refusal-answer-needed", words: { answers: ["bid", "pass", "stop"] } } });
    expect(said).toContain("bid, pass or stop");
  });

  it("is said in the server's English where the catalogue does not know it", () => {
    expect(explain({ reason: "The ship has sailed.", what_to_do: "", reason_key: { key: "refusal-unheard-of" } }, wordOf)).toBe("The ship has sailed.");
    expect(explain({ reason: "The ship has sailed.", what_to_do: "" })).toBe("The ship has sailed.");
  });

  it("says what to do, unless a rule refuses: then the answers lie before the reader", () => {
    expect(explain({ reason: "It is late.", what_to_do: "Go home." })).toContain("Go home.");
    expect(explain({ reason: "it is late", what_to_do: "Go home.", rule: "S1.1" })).not.toContain("Go home.");
  });

  it("of no server at all says that", () => {
    expect(explain(new Refusal(UNREACHABLE, "x", "y"))).not.toContain("x");
    expect(explain(new Refusal(404, "No such table.", ""))).toBe("No such table.");
  });
});
