import { expect, it } from "vitest";
import { search } from "./search";

const sections = [
  { number: "S1", title: "The game", rules: [{ number: "S1.1", text: "Two to five players play." }, { number: "S1.2", text: "All begin as Peasants." }] },
  { number: "S4", title: "Money", rules: [{ number: "S4.1", text: "Florins are whole." }, { number: "S4.2", text: "Income comes from the bank." }] },
];

it("gives everything where nothing is asked", () => {
  expect(search(sections, " ").count).toBe(4);
});

it("wants every word, in the rule or the title of its section", () => {
  expect(search(sections, "play").sections.map((one) => one.number)).toEqual(["S1"]);
  expect(search(sections, "money bank").sections[0]?.rules.map((one) => one.number)).toEqual(["S4.2"]);
  expect(search(sections, "peasants bank").count).toBe(0);
  expect(search(sections, "money").count).toBe(2);
});

it("finds a rule by its number", () => {
  expect(search(sections, "s4.1").sections[0]?.rules.map((one) => one.number)).toEqual(["S4.1"]);
});
