// Motion in the page: times from the tokens, pieces that come from where they lay, all of it ended by a press.
import type { Times, Travel } from "./motion";

const NONE: Times = { step: 0, walk: 0, reveal: 0 };
let tokens: Times | null = null;

/** The times of the tokens; all 0 where the reader wants no motion. They are read once: reading styles in mid-update is slow. */
export function timesNow(): Times {
  if (document.documentElement.dataset.motion === "none") return NONE;
  return (tokens ??= readTokens());
}

function readTokens(): Times {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string): number => {
    const text = style.getPropertyValue(name).trim();
    return text.endsWith("ms") ? Number.parseFloat(text) : Number.parseFloat(text || "0") * 1000;
  };
  return { step: read("--step"), walk: read("--walk"), reveal: read("--reveal") };
}

/** The same at a pace: twice as long, half, or none. */
export function timesAt(tempo: number): Times {
  const { step, walk, reveal } = timesNow();
  return { step: step * tempo, walk: walk * tempo, reveal: reveal * tempo };
}

export function isStill(times: Times): boolean {
  return times.walk === 0;
}

const LIFT = 26;

/** Let the pieces come from where they lay. They are drawn at their new place already, so nothing waits for this. */
export function play(board: SVGSVGElement, travels: readonly Travel[]): void {
  for (const travel of travels) {
    const piece = board.querySelector<SVGElement>(`[data-piece="${travel.piece}"]`);
    if (piece === null) continue;
    const start = `translate(${travel.dx}px, ${travel.dy}px) scale(${travel.scale})`;
    const middle = `translate(${travel.dx * 0.4}px, ${travel.dy * 0.4 - LIFT}px) scale(${1 + (travel.scale - 1) * 0.4})`;
    const frames = travel.isLifted
      ? [{ transform: start }, { transform: middle, offset: 0.55 }, { transform: "none" }]
      : [{ transform: start }, { transform: "none" }];
    piece.animate(frames, {
      duration: travel.duration,
      delay: travel.delay,
      easing: travel.isLifted ? "cubic-bezier(.3, .8, .4, 1)" : "cubic-bezier(.2, .7, .2, 1)",
      fill: "backwards",
    });
  }
}

/** End all travel at once. */
export function endTravel(board: SVGSVGElement): void {
  for (const animation of board.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}

/** Ring the pieces that are new, where nothing may travel. */
export function ring(board: SVGSVGElement, travels: readonly Travel[]): void {
  for (const travel of travels) {
    const piece = board.querySelector<SVGElement>(`[data-piece="${travel.piece}"]`);
    piece?.classList.add("is-new");
    setTimeout(() => piece?.classList.remove("is-new"), 1200);
  }
}
