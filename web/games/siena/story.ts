// A way to look at Siena without a server: `npx vite`, then /games/siena/story.html?story=banker&draft=step&theme=dark.
// The tables are saved from the real engine (stories/make.py) and stand in the real shell. No part of the build.
import { mount } from "svelte";
import "../../shell/fonts.css";
import "../../shell/tokens.css";
import "../../shell/base.css";
import type { Previewed, Shown } from "../../types/messages";
import type { Reply, Source, Teller, Wish } from "../../shell/source";
import { startSettings } from "../../shell/settings.svelte";
import Story from "./Story.svelte";

interface Saved {
  shown: Shown;
  parts: unknown;
  previews: Record<string, Previewed>;
}

class StorySource implements Source {
  readonly match = "story";

  constructor(
    private readonly saved: Saved,
    private readonly isTold: boolean,
  ) {}

  /** The whole state at once, or the state before its last step first, so that the step is news. */
  start(teller: Teller): void {
    const { shown } = this.saved;
    if (this.isTold) teller.shown({ ...shown, version: shown.version - 1, steps: shown.steps.slice(0, -1) });
    const last = { ...shown, steps: shown.steps.slice(-1), steps_left_out: 0 };
    setTimeout(() => teller.shown(this.isTold ? last : shown), this.isTold ? 1200 : 0);
  }

  stop(): void {}

  async send(wish: Wish): Promise<Reply> {
    const preview = wish.kind === "preview" ? this.saved.previews[wish.answer] : undefined;
    return preview ?? { kind: "done", id: "story", match: "story", version: this.saved.shown.version };
  }

  takeBack(): boolean {
    return false;
  }

  async at(): Promise<Shown> {
    return this.saved.shown;
  }

  async retold(): Promise<Shown | null> {
    return this.saved.shown;
  }

  async earlier(): Promise<never[]> {
    return [];
  }

  async parts(): Promise<unknown> {
    return this.saved.parts;
  }

  async about(): Promise<null> {
    return null;
  }

  async chat(): Promise<never[]> {
    return [];
  }
}

const wanted = new URLSearchParams(location.search);
await startSettings();
document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
document.documentElement.dataset.motion = wanted.get("motion") ?? "full";
const answer = await fetch(`./stories/${wanted.get("story") ?? "take"}.json`);
const source = new StorySource((await answer.json()) as Saved, wanted.has("news"));
mount(Story, { target: document.getElementById("page")!, props: { source, draft: wanted.get("draft"), point: wanted.get("point") } });
