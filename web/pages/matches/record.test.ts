import { expect, it } from "vitest";
import { readRecord } from "./record";

it("knows a record from what is none", () => {
  expect(readRecord('{"fiorino": "record", "version": 1}')).toEqual({ record: { fiorino: "record", version: 1 } });
  expect(readRecord("  ")).toEqual({ fault: "empty" });
  expect(readRecord("{")).toEqual({ fault: "unreadable" });
  expect(readRecord('{"fiorino": "position"}')).toEqual({ fault: "other" });
  expect(readRecord("3")).toEqual({ fault: "other" });
  expect(readRecord("null")).toEqual({ fault: "other" });
});
