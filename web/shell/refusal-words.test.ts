import { describe, expect, it, vi } from "vitest";
import medici from "../games/medici-vs-strozzi/index";
import siena from "../games/siena/index";
import { STORIES, sample } from "../games/siena/sample";
import { forShell } from "../games/siena/view";
import type { Named, Refused, Wording } from "../types/messages";
import { setLanguage } from "./language.svelte";
import { explain } from "./refusals";

vi.stubGlobal("document", { documentElement: {} });
const table = forShell(sample(STORIES[0]!));
const word = (thing: Named): string => siena.word!(thing, table);

function refused(reason_key: Wording, rule: string | null = "S11.1", what_to_do_key: Wording | null = null): Refused {
  return { kind: "refused", id: null, match: null, reason: "plain", what_to_do: "", rule, reason_key, what_to_do_key };
}

describe("a refusal", () => {
  it.each([
    ["en", "Not possible: you do not hold Guards 8."],
    ["nl", "Dat kan niet: je hebt Wachters 8 niet in de hand."],
    ["de", "Das geht nicht – du hast Wächter 8 nicht auf der Hand."],
    ["hu", "Ez nem lehetséges: nincs a kezedben ilyen kártya: Őrség 8."],
    ["it", "Non è possibile: non hai in mano la carta Guardie 8."],
  ] as const)("names a card as its reader knows it, in %s", async (language, sentence) => {
    await setLanguage(language);
    const wording = { key: "refusal-siena-card-not-held", words: { card: { kind: "card", name: "guards-8" } } };
    expect(explain(refused(wording), word)).toBe(sentence);
  });

  it("names goods and harbors", async () => {
    await setLanguage("en");
    const good = { key: "refusal-siena-no-unit", words: { good: { kind: "good", name: "cloth" } } };
    expect(explain(refused(good), word)).toBe("Not possible: no unit of Cloth is ready.");
    const harbor = { key: "refusal-medici-harbor-taken", words: { harbor: { kind: "harbor", name: "pisa" } } };
    expect(explain(refused(harbor), (thing) => medici.word!(thing))).toBe("Not possible: another ship of yours is in Pisa.");
  });

  it("keeps numbers, so that nouns follow them", async () => {
    await setLanguage("en");
    const wait = (seconds: number): string =>
      explain(refused({ key: "refusal-too-many-hints", words: {} }, null, { key: "refusal-todo-wait-seconds", words: { seconds } }));
    expect(wait(1)).toBe("There were too many hints in a short time. Wait 1 second, and try again.");
    expect(wait(12)).toBe("There were too many hints in a short time. Wait 12 seconds, and try again.");
  });

  it("lists what can be answered", async () => {
    await setLanguage("de");
    const wording = { key: "refusal-answer-needed", words: { answers: ["draw", "stop"] } };
    expect(explain(refused(wording, null))).toBe("Es fehlt eine Antwort: draw oder stop.");
  });

  it("without a key is said as it came", async () => {
    await setLanguage("hu");
    expect(explain({ reason: "Plain text.", what_to_do: "" })).toBe("Plain text.");
  });
});
