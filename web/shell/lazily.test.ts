import { expect, it, vi } from "vitest";
import { lazily } from "./lazily";
import { dismiss, shownToasts, toast } from "./toasts.svelte";

vi.mock("./language.svelte", () => ({ t: (key: string) => key }));

it("gives what was loaded", async () => {
  expect(await lazily(async () => "part")).toBe("part");
  expect(shownToasts()).toEqual([]);
});

it("says so where a part could not be loaded, and lets its owner close", async () => {
  const closed = vi.fn();
  expect(await lazily(() => Promise.reject(new Error("cut")), closed)).toBeNull();
  expect(closed).toHaveBeenCalledOnce();
  expect(shownToasts()).toMatchObject([{ text: "shell-error-unreachable", tone: "bad" }]);
  dismiss(shownToasts()[0]!.id);
});

it("shows a note for a while", () => {
  vi.useFakeTimers();
  toast("one");
  vi.advanceTimersByTime(4000);
  toast("two", "good");
  expect(shownToasts().map((one) => one.text)).toEqual(["one", "two"]);
  vi.advanceTimersByTime(3000);
  expect(shownToasts().map((one) => one.text)).toEqual(["two"]);
  vi.useRealTimers();
});
