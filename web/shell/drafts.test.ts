import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepCourse, keepDraft, keptCourse, keptDraft } from "./drafts";

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a draft", () => {
  it("is found again for the match and the version that it answers", () => {
    keepDraft("m", 7, { text: "bid 3", following: ["pass"] });
    expect(keptDraft("m", 7)).toEqual({ text: "bid 3", following: ["pass"] });
  });

  it("is not found after the match has gone on, nor at another table", () => {
    keepDraft("m", 7, { text: "bid 3", following: ["pass"] });
    expect(keptDraft("m", 8)).toBeNull();
    expect(keptDraft("n", 7)).toBeNull();
  });

  it("is forgotten, and leaves nothing behind", () => {
    keepDraft("m", 7, { text: "bid 3", following: ["pass"] });
    keepDraft("m", 7, null);
    expect(keptDraft("m", 7)).toBeNull();
    expect(store.size).toBe(0);
  });

  it("takes the place of the one before", () => {
    keepDraft("m", 7, { text: "bid 3", following: ["pass"] });
    keepDraft("m", 7, { text: "pass", following: [] });
    expect(keptDraft("m", 7)).toEqual({ text: "pass", following: [] });
  });

  it("is none where the store holds something else, or where there is no store", () => {
    store.set("fiorino-draft-m", "{broken");
    expect(keptDraft("m", 7)).toBeNull();
    vi.stubGlobal("sessionStorage", undefined);
    keepDraft("m", 7, { text: "bid 3", following: ["pass"] });
    expect(keptDraft("m", 7)).toBeNull();
  });
});

describe("the course that was sent last", () => {
  it("is found where the match stands as it left it, and not later or elsewhere", () => {
    keepCourse("m", { from: 7, until: 9 });
    expect(keptCourse("m", 9)).toEqual({ from: 7, until: 9 });
    expect(keptCourse("m", 10)).toBeNull();
    expect(keptCourse("n", 9)).toBeNull();
  });

  it("is forgotten without the draft", () => {
    keepCourse("m", { from: 7, until: 9 });
    keepDraft("m", 9, { text: "pass", following: [] });
    keepCourse("m", null);
    expect(keptCourse("m", 9)).toBeNull();
    expect(keptDraft("m", 9)?.text).toBe("pass");
  });
});
