import { expect, it } from "vitest";
import { accountFault } from "./account";

it("says what is wrong before the server does", () => {
  expect(accountFault("a", "a long password")).toBe("name-length");
  expect(accountFault("a".repeat(21), "a long password")).toBe("name-length");
  expect(accountFault("anna b", "a long password")).toBe("name-letters");
  expect(accountFault("1anna", "a long password")).toBe("name-begins");
  expect(accountFault("anna", "short")).toBe("password-short");
  expect(accountFault("annabella", "AnnaBella")).toBe("password-same");
  expect(accountFault(" anna ", "a long password")).toBeNull();
});
