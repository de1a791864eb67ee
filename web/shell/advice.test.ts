import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import medici from "../games/medici-vs-strozzi";
import { sampleTable } from "../games/medici-vs-strozzi/sample";
import siena from "../games/siena";
import { sample, STORIES } from "../games/siena/sample";
import type { ReasonShown } from "../types/messages";
import { figuresOf, lossOf, rounded, worthOf } from "./advice";
import { LANGUAGES, setLanguage } from "./language.svelte";

const errors = vi.spyOn(console, "error");

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
  errors.mockClear();
});

describe("a figure", () => {
  it("is whole where it nearly is, and has one digit after the point elsewhere", () => {
    expect([22.64, 7.97, 3, -0.04].map(rounded)).toEqual([22.6, 8, 3, -0]);
    expect(figuresOf({ key: "price", figures: { mine: 22.64, price: 23 }, things: {} })).toEqual({ mine: 22.6, price: 23 });
  });
});

describe("the worth of an answer", () => {
  it("in coins is how far ahead it ends", () => {
    expect(worthOf("coins", 12.34)).toBe("about 12.3 ahead at the end");
    expect(worthOf("coins", -3)).toBe("about 3 behind at the end");
    expect(worthOf("coins", -0.01)).toBe("about level at the end");
  });

  it("as a chance is told in percent", () => {
    expect(worthOf("chance", 0.625)).toBe("wins 62.5 % of the time");
    expect(lossOf("chance", 0.125)).toBe("gives away 12.5 %");
  });

  it("is told against the best one", () => {
    expect(lossOf("coins", 2.5)).toBe("gives away 2.5");
    expect(lossOf("coins", 0)).toBe("just as good");
  });
});

describe("a reason", () => {
  const dear: ReasonShown = { key: "dear", figures: { mine: 20.02, theirs: 10.5, fair: 15.26, price: 18 }, things: {} };
  const load: ReasonShown = { key: "load", figures: { after: 7, against: 2, ahead: 1.5 }, things: { harbor: "pisa" } };
  const take: ReasonShown = { key: "take", figures: { worth: 5.2, coins: 2 }, things: { card: "inn" } };

  it("is a sentence of its game with figures and names", () => {
    const table = sampleTable() as never;
    expect(medici.why!(dear, table)).toBe("It is worth 20 to you and 10.5 to Filippo; 18 is not below the fair price of 15.3.");
    expect(medici.why!(load, table)).toBe("There it stands 7 against 2; Pisa is 1.5 better than the next choice.");
    expect(siena.why!(take, sample(STORIES[0]!) as never)).toContain("It costs 2 and Inn is worth about 5.2 to you");
  });

  it("is said in every language", async () => {
    const said = new Set<string>();
    for (const language of LANGUAGES) {
      await setLanguage(language);
      said.add(medici.why!(dear, sampleTable() as never));
    }
    await setLanguage("en");
    expect(said.size).toBe(LANGUAGES.length);
  });
});
