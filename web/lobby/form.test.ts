import { describe, expect, it } from "vitest";
import {
  againstBots,
  byInvitation,
  isOfEdition,
  newWish,
  onThisDevice,
  ownChanges,
  requestOf,
  unrated,
  valueOf,
  withEdition,
  within,
  withOption,
  withPlayers,
  withSeat, botIn, givesHints, levelsAsked, samePace, styled, SURPRISE } from "./form";
import type { GameOffered } from "../types/api";

const siena: GameOffered = {
  name: "siena",
  title: "Siena",
  catalogue: "siena",
  rule_prefix: "S",
  has_secrets: true,
  seats: ["blue", "orange", "green", "rose", "red"],
  author: "Mario Papini",
  players: [2, 3, 4, 5],
  options: [
    { name: "selling", values: ["optional", "compulsory"], usual: "optional", says: "", rule: "S14.11" },
    { name: "charity_limit", values: ["once_a_turn", "each_income"], usual: "once_a_turn", says: "", rule: "S17.3" },
    { name: "game", values: ["standard", "introductory", "advanced"], usual: "standard", says: "", rule: "S33.1" },
    { name: "hands", values: ["closed", "open"], usual: "closed", says: "", rule: "S32.1" },
  ],
  editions: { english: {}, dutch: { selling: "compulsory", charity_limit: "each_income" } },
  lessons: [],
  puzzles: 0, styles: ["patient", "bold", "patron"],
};
const medici: GameOffered = {
  name: "medici-vs-strozzi",
  title: "Medici vs Strozzi",
  catalogue: "medici",
  rule_prefix: "M",
  has_secrets: false,
  seats: ["medici", "strozzi"],
  author: "Reiner Knizia",
  players: [2],
  options: [{ name: "last_lot", values: ["sold", "not_sold"], usual: "sold", says: "", rule: "M5.3" }],
  editions: {},
  lessons: [],
  puzzles: 0, styles: [],
};

describe("seats", () => {
  it("begin with me and open ones", () => {
    expect(newWish(siena).seats).toEqual(["me", "open", "open"]);
    expect(newWish(medici).seats).toEqual(["me", "open"]);
  });

  it("come and go with the number of players, and I always sit there", () => {
    const wish = withSeat(newWish(siena), 1, "greedy");
    expect(withPlayers(wish, 5).seats).toEqual(["me", "greedy", "open", "open", "open"]);
    expect(withPlayers(wish, 2).seats).toEqual(["me", "greedy"]);
    expect(withPlayers({ ...wish, seats: ["open", "open", "me"] }, 2).seats).toEqual(["me", "open"]);
  });

  it("give me the next one where mine is taken", () => {
    expect(withSeat(newWish(medici), 0, "greedy").seats).toEqual(["greedy", "me"]);
    expect(withSeat({ ...newWish(siena), seats: ["open", "open", "me"] }, 2, "open").seats).toEqual(["me", "open", "open"]);
  });
});

describe("editions", () => {
  it("are presets of options", () => {
    const dutch = withEdition(siena, newWish(siena), "dutch");
    expect(valueOf(siena, dutch, "selling")).toBe("compulsory");
    expect(valueOf(siena, dutch, "game")).toBe("standard");
    expect(dutch.options).toEqual({});
    expect(requestOf(siena, dutch).options).toEqual({ edition: "dutch" });
  });

  it("take back what they decide, and leave alone what they do not", () => {
    let wish = withOption(siena, newWish(siena), "selling", "compulsory");
    wish = withOption(siena, wish, "hands", "open");
    expect(requestOf(siena, wish).options).toEqual({ selling: "compulsory", hands: "open" });
    expect(ownChanges(siena, wish)).toBe(1);
    const dutch = withEdition(siena, wish, "dutch");
    expect(requestOf(siena, dutch).options).toEqual({ edition: "dutch", hands: "open" });
    expect(ownChanges(siena, dutch)).toBe(0);
  });

  it("forget a choice that is what the edition says", () => {
    const dutch = withEdition(siena, newWish(siena), "dutch");
    const changed = withOption(siena, dutch, "selling", "optional");
    expect(changed.options).toEqual({ selling: "optional" });
    expect(withOption(siena, changed, "selling", "compulsory").options).toEqual({});
    expect(isOfEdition(siena, "hands")).toBe(false);
  });

  it("are none of a game that has none", () => {
    const wish = withOption(medici, newWish(medici), "last_lot", "not_sold");
    expect(requestOf(medici, wish).options).toEqual({ last_lot: "not_sold" });
    expect(ownChanges(medici, wish)).toBe(1);
  });
});

describe("the request", () => {
  it("says everything that was chosen", () => {
    expect(requestOf(siena, { ...newWish(siena), time: { kind: "live", minutes: 30, increment: 10 }, isRated: true })).toEqual({
      game: "siena",
      seats: ["me", "open", "open"],
      options: {},
      listed: true,
      rated: true,
      spectators: true,
      clock: { kind: "live", minutes: 30, increment: 10 },
    });
    expect(requestOf(siena, { ...newWish(siena), time: { kind: "slow", days: 3 } }).clock).toEqual({ kind: "slow", days: 3 });
  });

  it("leaves hints to the server until they are chosen, and asks for none in a rated match", () => {
    const wish = newWish(siena);
    expect(requestOf(siena, wish).hints).toBeUndefined();
    expect(givesHints(wish)).toBe(false);
    expect(givesHints({ ...wish, seats: ["me", "greedy", "greedy"] })).toBe(true);
    expect(requestOf(siena, { ...wish, hints: true }).hints).toBe(true);
    expect(requestOf(siena, { ...wish, hints: true, isRated: true }).hints).toBe(false);
  });

  it("names those who sit at this device, and nobody else", () => {
    const wish = { ...newWish(siena), names: ["Anna", " Bence ", "Carla"] };
    expect(requestOf(siena, wish).names).toBeUndefined();
    expect(requestOf(siena, { ...wish, seats: ["me", "me", "greedy"] }).names).toEqual(["Anna", "Bence", ""]);
  });

  it("is never rated where the server would refuse it", () => {
    const rated = { ...newWish(siena), isRated: true };
    expect(unrated(rated)).toBeNull();
    expect(unrated({ ...rated, box: "[money]" })).toBe("box");
    expect(unrated({ ...rated, seats: ["me", "greedy"] })).toBe("bots");
    expect(unrated({ ...rated, seats: ["me", "me"] })).toBe("same-device");
    expect(requestOf(siena, { ...rated, seats: ["me", "greedy"] }).rated).toBe(false);
    expect(requestOf(siena, { ...rated, box: "[money]" }).box).toBe("[money]");
  });

  it("lists no table that nobody can join", () => {
    expect(requestOf(siena, { ...newWish(siena), seats: ["me", "greedy"] }).listed).toBe(false);
  });
});

describe("styles", () => {
  it("stand behind the bot, and a surprise is drawn when the table is made", () => {
    const wish = withSeat(withSeat(newWish(siena), 1, styled("hard", SURPRISE)), 2, styled("easy", null));
    expect(wish.seats).toEqual(["me", "hard:surprise", "easy"]);
    expect(requestOf(siena, wish, () => 0).seats).toEqual(["me", "hard:patient", "easy"]);
    expect(requestOf(siena, withSeat(wish, 1, styled("hard", "bold")), () => 0).seats).toEqual(["me", "hard:bold", "easy"]);
    expect(botIn("hard:bold")).toEqual({ bot: "hard", style: "bold" });
    expect(botIn("greedy")).toEqual({ bot: "greedy", style: null });
  });

  it("leave a bot plain where the game has none", () => {
    expect(requestOf(medici, withSeat(newWish(medici), 1, styled("hard", SURPRISE)), () => 0).seats).toEqual(["me", "hard"]);
  });
});

describe("levels", () => {
  it("are asked about with the options and the box, where a bot has one", () => {
    const wish = { ...newWish(siena), edition: "dutch", seats: ["me", "hard:bold", "open"] };
    expect(levelsAsked(siena, wish, ["easy", "hard"])).toEqual({ game: "siena", players: 3, options: { edition: "dutch" } });
    expect(levelsAsked(siena, { ...wish, box: "[money]" }, ["hard"])?.box).toBe("[money]");
    expect(levelsAsked(siena, { ...wish, seats: ["me", "greedy", "open"] }, ["easy", "hard"])).toBeNull();
  });
});

describe("one click", () => {
  it("plays against bots, the Introductory game for a beginner", () => {
    const draws = [0.4, 0.99];
    expect(againstBots(siena, true, () => draws.shift()!)).toEqual({ game: "siena", seats: ["me", "normal:bold", "normal:patron"], options: { game: "introductory" } });
    expect(againstBots(siena, false).options).toEqual({});
    expect(againstBots(medici, true)).toEqual({ game: "medici-vs-strozzi", seats: ["me", "normal"], options: {} });
  });

  it("sets up the same device and invitations", () => {
    expect(onThisDevice(siena, 4, ["Anna", ""])).toEqual({ game: "siena", seats: ["me", "me", "me", "me"], spectators: false, names: ["Anna", "", "", ""] });
    expect(byInvitation(medici, 2)).toEqual({ game: "medici-vs-strozzi", seats: ["me", "open"], listed: false });
  });
});

it("knows a pace again", () => {
  expect(samePace(null, null)).toBe(true);
  expect(samePace({ kind: "live", minutes: 10, increment: 0 }, { kind: "live", minutes: 10 })).toBe(true);
  expect(samePace({ kind: "live", minutes: 10, increment: 5 }, { kind: "live", minutes: 10 })).toBe(false);
  expect(samePace({ kind: "slow", days: 1 }, { kind: "slow", days: 3 })).toBe(false);
  expect(samePace({ kind: "slow", days: 1 }, null)).toBe(false);
});

it("keeps numbers within bounds", () => {
  expect(within(Number.NaN, 1, 14)).toBe(1);
  expect(within(200, 1, 180)).toBe(180);
  expect(within(2.4, 1, 14)).toBe(2);
});
