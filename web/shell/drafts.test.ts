import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepDraft, keptDraft } from "./drafts";

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
    keepDraft("m", 7, "bid 3");
    expect(keptDraft("m", 7)).toBe("bid 3");
  });

  it("is not found after the match has gone on, nor at another table", () => {
    keepDraft("m", 7, "bid 3");
    expect(keptDraft("m", 8)).toBeNull();
    expect(keptDraft("n", 7)).toBeNull();
  });

  it("is forgotten, and leaves nothing behind", () => {
    keepDraft("m", 7, "bid 3");
    keepDraft("m", 7, null);
    expect(keptDraft("m", 7)).toBeNull();
    expect(store.size).toBe(0);
  });

  it("takes the place of the one before", () => {
    keepDraft("m", 7, "bid 3");
    keepDraft("m", 7, "pass");
    expect(keptDraft("m", 7)).toBe("pass");
  });

  it("is none where the store holds something else, or where there is no store", () => {
    store.set("fiorino-draft-m", "{broken");
    expect(keptDraft("m", 7)).toBeNull();
    vi.stubGlobal("sessionStorage", undefined);
    keepDraft("m", 7, "bid 3");
    expect(keptDraft("m", 7)).toBeNull();
  });
});
