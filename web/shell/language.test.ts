import { describe, expect, it } from "vitest";
import { filesOf } from "./language.svelte";

const PATHS = ["locale/en/shell.ftl", "locale/en/fiera.ftl", "locale/hu/shell.ftl", "locale/nl/shell.ftl", "locale/nl/fiera.ftl"];

describe("the words of a language", () => {
  it("are its own files, each once", () => {
    expect(filesOf("nl", null, PATHS).sort()).toEqual(["locale/nl/fiera.ftl", "locale/nl/shell.ftl"]);
  });

  it("are English where nobody has translated a game", () => {
    expect(filesOf("hu", null, PATHS).sort()).toEqual(["locale/en/fiera.ftl", "locale/hu/shell.ftl"]);
  });

  it("are only those that are wanted", () => {
    expect(filesOf("hu", new Set(["shell"]), PATHS)).toEqual(["locale/hu/shell.ftl"]);
    expect(filesOf("hu", new Set(["fiera"]), PATHS)).toEqual(["locale/en/fiera.ftl"]);
  });

  it("of the host's page are not among all, but there for who needs them", () => {
    const paths = [...PATHS, "locale/en/hosting.ftl", "locale/nl/hosting.ftl", "locale/nl/mail.ftl"];
    expect(filesOf("nl", null, paths).sort()).toEqual(["locale/nl/fiera.ftl", "locale/nl/shell.ftl"]);
    expect(filesOf("nl", new Set(["shell"]), paths, new Set(["hosting"])).sort()).toEqual(["locale/nl/hosting.ftl", "locale/nl/shell.ftl"]);
  });
});
