import { expect, it } from "vitest";
import { agoWords, dayWords } from "./words";

it("tells how long ago something was, in every language", () => {
  const now = 1_800_000_000;
  expect(agoWords(now - 20, now, "en")).toBe("now");
  expect(agoWords(now + 20, now, "en")).toBe("now");
  expect(agoWords(now - 60, now, "en")).toBe("1 minute ago");
  expect(agoWords(now - 7300, now, "de")).toBe("vor 2 Stunden");
  expect(agoWords(now - 86_400, now, "nl")).toBe("gisteren");
  expect(agoWords(now - 15 * 86_400, now, "it")).toBe("2 settimane fa");
  expect(agoWords(now - 70 * 86_400, now, "hu")).toBe("2 hónappal ezelőtt");
});

it("writes a day out", () => {
  expect(dayWords(1_800_000_000, "en-GB")).toBe("15 Jan 2027");
});
