// Saved tables for the tests: the stories, as the shell would hold them.
import { readdirSync, readFileSync } from "node:fs";
import type { Previewed, Shown, Step } from "../../types/messages";
import type { Briefing } from "../contract";
import type { Parts, Table, View } from "./view";

const FOLDER = new URL("./stories/", import.meta.url);

export const STORIES = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.replace(".json", ""));

export interface Sample extends Table {
  draft: string | null;
  following: string[];
  preview: Previewed | null;
  previews: Record<string, Previewed>;
}

/** A story as a table that takes no answers. */
export function sample(name: string, news = false): Sample {
  const saved = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf8")) as { shown: Shown; parts: Parts; previews: Record<string, Previewed> };
  const briefing = saved.shown.briefing as Briefing<View>;
  const nothing = (): void => {};
  return {
    shown: saved.shown,
    briefing,
    view: briefing.view,
    parts: saved.parts,
    seats: saved.shown.seats,
    me: saved.shown.viewer,
    canAnswer: briefing.asked,
    isPast: false,
    news: news ? (saved.shown.steps.slice(-1) as Step[]) : [],
    scene: null,
    tempo: 1,
    steps: saved.shown.steps,
    draft: null,
    preview: null,
    previews: saved.previews,
    hint: null,
    canHint: false,
    pointed: [],
    playerOf: (seat) => saved.shown.seats.find((one) => one.seat === seat)?.player ?? seat,
    choose: nothing,
    consider: nothing,
    confirm: nothing,
    cancel: nothing,
    point: nothing,
    stand: nothing,
    askHint: nothing,
    openRule: nothing,
    read: nothing,
    goOn: nothing,
    whyNot: () => null,
    following: [],
  };
}
