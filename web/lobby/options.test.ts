import { beforeAll, describe, expect, it, vi } from "vitest";
import { setLanguage, t } from "../shell/language.svelte";
import type { GameOffered } from "../types/api";
import { differences, editionTitle, isProminent, kindWords, optionSays, optionTitle, valueTitle } from "./options";

const option = (name: string, values: string[], says = ""): GameOffered["options"][number] => ({ name, values, usual: values[0]!, says, rule: "X1" });

function game(name: string): GameOffered {
  return {
    name,
    title: name,
    author: "",
    catalogue: name,
    rule_prefix: "X",
    has_secrets: false,
    players: [2],
    seats: ["a", "b"],
    options: [option("game", ["standard", "introductory", "advanced"]), option("first_move", ["by_lot", "by_age"], "Who begins."), option("hands", ["closed", "open"])],
    editions: { usual: {}, other: { first_move: "by_age", game: "standard" } },
    lessons: [],
    puzzles: 0, styles: [],
  };
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

describe("an option", () => {
  it("is said in words of the catalogue", () => {
    const siena = game("siena");
    expect(optionTitle(siena, siena.options[0]!)).toBe(t("lobby-option-siena-game"));
    expect(valueTitle(siena, siena.options[0]!, "introductory")).toBe(t("lobby-value-siena-game-introductory"));
  });

  it("of a game that the catalogue does not know is said in the server's words", () => {
    const chess = game("chess");
    const first = chess.options[1]!;
    expect([optionTitle(chess, first), optionSays(chess, first), valueTitle(chess, first, "by_age")]).toEqual(["first move", "Who begins.", "by age"]);
    expect(editionTitle("unheard-of")).toBe("unheard-of");
  });

  it("has a place of its own where everybody looks for it", () => {
    expect(game("chess").options.filter(isProminent).map((one) => one.name)).toEqual(["game", "hands"]);
  });
});

describe("the kind of a game", () => {
  it("is named where it is not the usual one, whatever the game", () => {
    expect(kindWords(game("siena"), { game: "introductory" })).toBe(t("lobby-value-siena-game-introductory"));
    expect(kindWords(game("chess"), { game: "advanced" })).toBe("advanced");
  });

  it("is not named where it is usual, unknown, or the game has none", () => {
    expect(kindWords(game("siena"), { game: "standard" })).toBe("");
    expect(kindWords(game("siena"), {})).toBe("");
    expect(kindWords(null, { game: "introductory" })).toBe("");
    expect(kindWords({ ...game("chess"), options: [] }, { game: "introductory" })).toBe("");
  });
});

it("counts in how many options an edition differs from the first", () => {
  expect(differences(game("chess"), "usual")).toBe(0);
  expect(differences(game("chess"), "other")).toBe(1);
});
