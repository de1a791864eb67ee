import { beforeAll, describe, expect, it, vi } from "vitest";
import { Refusal, UNREACHABLE } from "./api";
import { setLanguage, t } from "./language.svelte";
import { explain, type Names } from "./refusals";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

const names: Names = {
  playerOf: (seat) => (seat === "blue" ? "Lucia" : seat),
  thing: (kind, name) => (kind === "card" && name === "guards-8" ? "siena-card-guards" : null),
};

describe("a refusal", () => {
  it("is said by its key, with players by their names and things of the game in words", () => {
    const words = { seat: "blue", card: "guards-8" };
    const said = explain({ reason: "no", what_to_do: "", reason_key: { key: "siena-event-card-discarded", words } }, names);
    expect(said).toBe(t("siena-event-card-discarded", { seat: "Lucia", card: "siena-card-guards" }));
    expect(said).not.toMatch(/guards-8|siena-card|blue/);
  });

  it("is said in the server's English where the catalogue does not know it", () => {
    expect(explain({ reason: "The ship has sailed.", what_to_do: "", reason_key: { key: "refusal-unheard-of" } }, names)).toBe("The ship has sailed.");
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
