import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameOffered } from "../types/api";

function game(name: string, more: Partial<GameOffered> = {}): GameOffered {
  return { name, title: name.toUpperCase(), author: "", catalogue: name, rule_prefix: "X", has_secrets: false, players: [2], seats: [], options: [], editions: {}, lessons: [], puzzles: 0, styles: [], ...more };
}

/** The module anew, with a server that offers these games; null where it cannot be reached. */
async function offering(games: GameOffered[] | null): Promise<typeof import("./offer.svelte")> {
  vi.resetModules();
  vi.stubGlobal("fetch", async () => {
    if (games === null) throw new TypeError("cut");
    return new Response(JSON.stringify({ version: "1", bots: [], games }));
  });
  return import("./offer.svelte");
}

afterEach(() => vi.unstubAllGlobals());

describe("the games", () => {
  it("are those that the page draws until the server has said which there are", async () => {
    const { gameNames } = await offering([]);
    expect(gameNames()).toEqual(["siena", "medici-vs-strozzi"]);
  });

  it("stand in the order of the page, and those that it does not draw come last", async () => {
    const { askOffer, gameNames } = await offering([game("chess"), game("medici-vs-strozzi"), game("siena"), game("go")]);
    await askOffer();
    expect(gameNames()).toEqual(["siena", "medici-vs-strozzi", "chess", "go"]);
  });

  it("are only those that the server offers", async () => {
    const { askOffer, gameNames } = await offering([game("siena"), game("chess")]);
    await askOffer();
    expect(gameNames()).toEqual(["siena", "chess"]);
  });

  it("are taught where the server has lessons and the page a sign for them", async () => {
    const { askOffer, taught } = await offering([game("siena", { lessons: ["country", "town"] }), game("medici-vs-strozzi", { lessons: [] }), game("chess", { lessons: ["mate"] })]);
    expect(taught()).toEqual([]);
    await askOffer();
    expect(taught().map((each) => [each.game, each.lessons])).toEqual([["siena", ["country", "town"]]]);
  });

  it("are asked for once, and again after a failure", async () => {
    const { askOffer } = await offering(null);
    await expect(askOffer()).rejects.toThrow();
    const fetching = vi.fn(async () => new Response(JSON.stringify({ version: "1", bots: [], games: [game("siena")] })));
    vi.stubGlobal("fetch", fetching);
    await askOffer();
    await askOffer();
    expect(fetching).toHaveBeenCalledTimes(1);
  });
});

describe("secrets", () => {
  it("are taken for granted until the server has said that there are none", async () => {
    const { askOffer, hasSecrets } = await offering([game("chess", { has_secrets: false }), game("siena", { has_secrets: true })]);
    expect(hasSecrets("chess")).toBe(true);
    await askOffer();
    expect(hasSecrets("chess")).toBe(false);
    expect(hasSecrets("siena")).toBe(true);
  });
});

it("knows the catalogue of a game by what the server says, not by its name", async () => {
  const { askOffer, catalogueOf } = await offering([game("medici-vs-strozzi", { catalogue: "harbor" })]);
  expect(catalogueOf("medici-vs-strozzi")).toBeNull();
  await askOffer();
  expect(catalogueOf("medici-vs-strozzi")).toBe("harbor");
});
