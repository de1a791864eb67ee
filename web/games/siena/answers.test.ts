import { describe, expect, it } from "vitest";
import type { Answer } from "../contract";
import { bidsOf, fatoPays, legal, parse, placeAfter, placesOf, raiseOf, textsOf } from "./answers";
import { bidders, calls } from "./bidding";
import { STORIES, sample } from "./sample";
import { standing } from "./view";

describe("texts", () => {
  it("come apart into verb, what and numbers", () => {
    expect(parse("play corn2-wine1-cloth1")).toEqual({ verb: "play", what: "corn2-wine1-cloth1", numbers: [] });
    expect(parse("keep 1 3")).toEqual({ verb: "keep", what: "1 3", numbers: [1, 3] });
    expect(parse("look inn")).toEqual({ verb: "look", what: "inn", numbers: [] });
    expect(parse("done")).toEqual({ verb: "done", what: "", numbers: [] });
  });

  it("of a row of numbers are all of them", () => {
    const row: Answer = { kind: "range", pattern: "draw {number}", from: 1, to: 6, first_index: 40, rule: "S16.4" };
    expect(textsOf(row)).toEqual(["draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "draw 6"]);
    expect(textsOf({ kind: "single", text: "pass", index: 1, rule: "S6.7" })).toEqual(["pass"]);
  });

  it("of a verb are as many as are legal", () => {
    expect(legal(sample("fato"), "draw")).toEqual([1, 2, 3, 4, 5, 6].map((count) => `draw ${count}`));
  });
});

describe("bids", () => {
  it("go from the lowest to what the bidder has", () => {
    const table = sample("opening");
    const bids = bidsOf(table)!;
    expect(bids.from).toBe(table.view.auction!.high + 1);
    expect(bids.to).toBe(table.view.seats[table.view.viewer]!.money);
    expect(bidsOf(sample("take"))).toBeNull();
  });

  it("raise by as much as the seat must", () => {
    const table = sample("opening");
    expect(raiseOf(table)).toBe(1);
    const merchant = { ...table, briefing: { ...table.briefing, answers: [{ kind: "range", pattern: "bid {number}", from: table.view.auction!.high + 3, to: 60, first_index: 0, rule: "S24.8" } as Answer] } };
    expect(raiseOf(merchant)).toBe(3);
    expect(raiseOf(sample("take"))).toBeNull();
  });

  it("are one range even where the server lists them one by one", () => {
    const table = sample("opening");
    const few = { ...table, briefing: { ...table.briefing, answers: [3, 4, 5].map((n): Answer => ({ kind: "single", text: `bid ${n}`, index: n, rule: "S6.7" })) } };
    expect(bidsOf(few)).toEqual({ from: 3, to: 5 });
  });

  it("are remembered with who is out and who leads", () => {
    const table = sample("star");
    const auction = table.view.auction!;
    expect(bidders(table).filter((bidder) => bidder.leads).map((bidder) => bidder.bid)).toEqual([auction.high]);
    expect(bidders(table).filter((bidder) => bidder.isOut)).toHaveLength(auction.out.length);
    expect(calls(table).length).toBeGreaterThan(0);
  });

  it("for an Artist say who has looked", () => {
    const table = sample("artist");
    expect(bidders(table).filter((bidder) => bidder.hasLooked)).toHaveLength(table.view.auction!.seen.length);
  });
});

describe("places", () => {
  it("follow the ring, and the Wall and the Inn have one way out", () => {
    const ring = ["banchi-di-sotto", "piazza-salimbeni", "via-dei-servi"];
    expect(placeAfter("banchi-di-sotto", ring)).toBe("piazza-salimbeni");
    expect(placeAfter("via-dei-servi", ring)).toBe("banchi-di-sotto");
    expect(placeAfter("wall", ring)).toBe("banchi-di-sotto");
    expect(placeAfter("inn", ring)).toBe("via-delle-cerchia");
    expect(placeAfter(null, ring)).toBeNull();
  });

  it("of a walk are the next District, this one, and the Inn", () => {
    const table = sample("crowd");
    expect(placesOf("step", table)).toEqual(["district-palazzo-tolomei"]);
    expect(placesOf("stop", table)).toEqual(["district-via-delle-cerchia"]);
    expect(placesOf("enter", table)).toEqual(["inn"]);
    expect(placesOf("green courtesan", table)).toEqual(["hand-courtesan"]);
  });

  it("of other answers are fields, roads, levels, rows and cards", () => {
    expect(placesOf("sell cloth", sample("merchant"))).toEqual(["area-cloth"]);
    expect(placesOf("travel arezzo", sample("merchant"))).toEqual(["road-arezzo-1"]);
    const build = sample("build");
    expect(placesOf("build", build)).toEqual([`tower-level-${build.view.tower.length + 1}`]);
    expect(placesOf("first blue", sample("choose"))).toEqual([`initiative-${sample("choose").view.seats[0]!.row}`]);
    expect(placesOf("take inn", sample("take"))).toEqual(["display-inn"]);
    expect(placesOf("rise", sample("rise"))).toEqual(["florin-30"]);
    const { road, space } = sample("cash").view.seats[sample("cash").view.viewer]!;
    expect(placesOf("cash", sample("cash"))).toEqual([`road-${road}-${space}`]);
    expect(placesOf("stay", sample("cash"))).toEqual([]);
  });

  it.each(STORIES)("of all answers of the story “%s” are known", (name) => {
    const table = sample(name);
    for (const answer of table.briefing.answers) for (const text of textsOf(answer)) expect(placesOf(text, table).every((place) => !place.includes("undefined"))).toBe(true);
  });
});

describe("what a turn stands at", () => {
  it("is read from what was told: goods on the road, and what they pay", () => {
    const table = sample("fato");
    expect(table.view.turn.loaded.length).toBeGreaterThan(0);
    expect(fatoPays(table)).toBe(table.view.turn.loaded.reduce((sum, good) => sum + { corn: 7, wine: 8, oil: 10, cloth: 0, spices: 0 }[good], 0));
  });

  it("forgets what was taken back", () => {
    const step = (version: number, what: string, answer: string | null) => ({ version, seat: "blue", what, answer, rule: null, at: 0, events: [] });
    expect(standing([step(1, "answer", "travel firenze"), step(2, "answer", "with inn"), step(3, "undo", null)]).map((one) => one.answer)).toEqual(["travel firenze"]);
  });
});
