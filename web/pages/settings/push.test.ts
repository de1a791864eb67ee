import { expect, it } from "vitest";
import { consent, keyBytes } from "./push";

it("reads a key in base64url", () => {
  expect([...keyBytes("AQID")]).toEqual([1, 2, 3]);
  expect([...keyBytes("-_-_")]).toEqual([251, 255, 191]);
  expect([...keyBytes("BA")]).toEqual([4]);
});

it("knows that there is no system to ask outside a browser", () => {
  expect(consent()).toBe("unsupported");
});
