import { describe, expect, it } from "vitest";
import { fold, pieces, wordsOf } from "./text";

const NUMBERS = new Set(["S2.1", "S2.9", "S6.5", "S33", "M1.2", "KB4.1"]);
const shape = (text: string, words: string[] = []): string =>
  pieces(text, NUMBERS, words)
    .map((piece) => {
      let shown = piece.text;
      if (piece.option) shown = `<option ${piece.option.name} ${piece.option.value}>`;
      if (piece.rule) shown = `<rule ${shown}>`;
      if (piece.isCode) shown = `<code ${shown}>`;
      if (piece.isHit) shown = `[${shown}]`;
      return piece.isEmphasis ? `_${shown}_` : shown;
    })
    .join("");

describe("the text of a rule", () => {
  it("has emphasis without its stars", () => {
    expect(shape("Income comes from the bank. *(ruling 2)* So.")).toBe("Income comes from the bank. _(ruling 2)_ So.");
    expect(shape("★ 4 * 2 and * alone")).toBe("★ 4 * 2 and * alone");
  });

  it("names other rules, also in emphasis", () => {
    expect(shape("A file that breaks S2.1 to S2.9 is refused.")).toBe("A file that breaks <rule S2.1> to <rule S2.9> is refused.");
    expect(shape("*(see S33)*")).toBe("_(see __<rule S33>__)_");
    expect(shape("M1.2 and KB4.1")).toBe("<rule M1.2> and <rule KB4.1>");
    expect(shape("XS2.1")).toBe("XS2.1");
  });

  it("leaves what no rule of the book is called as it is", () => {
    expect(shape("On paper of A4, see S2.1; there is no S2.10 or M9.")).toBe("On paper of A4, see <rule S2.1>; there is no S2.10 or M9.");
  });

  it("names options with their values", () => {
    expect(shape("*(option game=introductory: on 18)*")).toBe("_(option __<option game introductory>__: on 18)_");
    expect(shape("`opening_pass` is `next_auction`")).toBe("<code opening_pass> is <code next_auction>");
  });

  it("shows what was looked for", () => {
    expect(shape("The Banker pays the bank.", ["bank"])).toBe("The [Bank]er pays the [bank].");
    expect(shape("A Bankár pénze", wordsOf("bankar penz"))).toBe("A [Bankár] [pénz]e");
    expect(shape("aaaa", ["aa"])).toBe("[aaaa]");
    expect(shape("see S6.5", ["s6"])).toBe("see [<rule S6>]<rule .5>");
  });
});

it("folds letters one for one", () => {
  const text = "Żółć ŐŰ ßé İ";
  expect(fold(text)).toHaveLength(text.length);
  expect(fold("Őszi")).toBe("oszi");
});

it("takes a query apart", () => {
  expect(wordsOf("  Two  BANKERS two ")).toEqual(["two", "bankers"]);
  expect(wordsOf("   ")).toEqual([]);
});
