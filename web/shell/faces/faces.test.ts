import { describe, expect, it } from "vitest";
import { faceOf, NAMED } from "./faces";

describe("the faces of bots", () => {
  it("differ from name to name", () => {
    const faces = NAMED.map((name) => JSON.stringify(faceOf(name)));
    expect(new Set(faces).size).toBe(NAMED.length);
  });

  it("are found for a name that is not known, always the same", () => {
    expect(faceOf("Somebody else")).toBe(faceOf("Somebody else"));
    expect(NAMED.map(faceOf)).toContain(faceOf(""));
  });
});
