// Pieces that walk. Nothing waits for them: a press anywhere, or the next news, ends every walk at once.
import { mayMove } from "../../shell/settings.svelte";
import type { Point } from "./geometry";

export interface Walker extends Point {
  scale: number;
  /** The points on the way, from where it stood on; its end is the place itself. */
  way: Point[];
  pace: "walk" | "run";
}

const STEP = 420;
const LONGEST_WALK = 2600;
const LONGEST_RUN = 900;
const LIFT = 5;

const running = new Set<Animation>();

/** End all walks: everything stands where it belongs. */
export function endWalks(): void {
  for (const one of running) one.finish();
}

/** An action for a piece: it stands where `walker` says, and walks there when that changes. */
export function walks(node: SVGGElement, walker: Walker): { update(next: Walker): void; destroy(): void } {
  let now = walker;
  let current: Animation | null = null;
  node.setAttribute("transform", transform(now, now.scale));
  return {
    update(next) {
      const before = now;
      now = next;
      node.setAttribute("transform", transform(next, next.scale));
      if (before.x === next.x && before.y === next.y) return;
      current?.finish();
      if (!mayMove()) return;
      current = animate(node, before, next);
    },
    destroy() {
      current?.finish();
    },
  };
}

function animate(node: SVGGElement, before: Walker, next: Walker): Animation {
  const points = [before, ...next.way.filter((point) => distance(point, before) > 1), next];
  const lengths = points.map((point, at) => (at === 0 ? 0 : distance(points[at - 1]!, point)));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let walked = 0;
  const frames = points.map((point, at) => {
    walked += lengths[at]!;
    const lift = at === 0 || at === points.length - 1 ? 0 : LIFT;
    return { transform: css({ x: point.x, y: point.y - lift }, next.scale), offset: walked / whole };
  });
  const duration = next.pace === "run" ? Math.min(LONGEST_RUN, 160 + whole * 1.4) : Math.min(LONGEST_WALK, STEP * (points.length - 1));
  const animation = node.animate(frames, { duration, easing: "cubic-bezier(.2, .7, .2, 1)" });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => void running.delete(animation);
  return animation;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function transform(at: Point, scale: number): string {
  return `translate(${at.x} ${at.y}) scale(${scale})`;
}

function css(at: Point, scale: number): string {
  return `translate(${at.x}px, ${at.y}px) scale(${scale})`;
}
