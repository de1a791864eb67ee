// What the page does beside drawing when something has happened: sounds, and a word of the system.
import type { Said, Step } from "../types/messages";
import type { Fact, GameUi } from "../games/contract";
import { untrack } from "svelte";
import { LOW } from "./clocks";
import { t } from "./language.svelte";
import { notify } from "./notify";
import { play, type SoundName } from "./sounds";
import { isOutOfSight, type TableState } from "./table.svelte";
import { voice } from "./voice.svelte";

/** A step or several: one sound each for at most two of their events. */
export function tellSteps(steps: Step[], table: TableState): void {
  const ui = table.ui;
  if (ui === null) return;
  const named: SoundName[] = [];
  for (const step of steps) {
    for (const fact of step.events as Fact[]) {
      const sound = ui.tell(fact, table.forGame)?.sound;
      if (sound !== undefined && named.at(-1) !== sound) named.push(sound);
    }
  }
  // The last ones tell how it came out; a whole turn of noises would tell nothing.
  named.slice(-2).forEach((name, index) => play(name, index * 0.22));
}

export function tellTalk(line: Said, table: TableState): void {
  if (table.mine.some((seat) => table.seats.some((one) => one.seat === seat && one.person === line.person))) return;
  play("chat");
  voice.say(t("shell-chat-said", { name: line.name, text: line.text }));
}

let told: string | null = null;

/** Say that the reader is asked: once for each turn, by a sound and by the system. To be run as an effect. */
export function watchTurns(table: TableState, ui: GameUi): void {
  // Nobody sees a scene in a page out of sight; what waits there must not keep the news from the reader.
  const isAsked = isOutOfSight() ? table.isAwaited : table.isMyTurn;
  const turn = isAsked && table.curtain === null ? `${table.source.match} ${table.me}` : null;
  const seat = table.seats.find((one) => one.seat === table.me);
  const seconds = turn === null || seat === undefined ? null : table.secondsLeft(seat);
  untrack(() => {
    if (turn !== null && turn !== told) {
      play("turn");
      notify(table.source.match, t("shell-your-turn"), ui.ask(table.forGame));
    } else if (seconds !== null && seconds <= LOW / 2 && seconds > 0) {
      play("clock");
    }
    told = turn;
  });
}
