// The page and the terminal inflect names alike: both are held to one table of examples.
import { expect, test } from "vitest";
import examples from "../../tests/locale/names.json";
import type { Language } from "./language.svelte";
import { inflect } from "./names";

test.each(examples)("$language: $name, $form", ({ language, name, form, expected }) => {
  expect(inflect(name, form, language as Language)).toBe(expected);
});

test("no name is no name in any form", () => {
  expect(inflect("", "dative", "hu")).toBe("");
  expect(inflect("", "genitive", "nl")).toBe("");
});
