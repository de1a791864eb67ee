import { describe, expect, it } from "vitest";
import { Queue, REGIONS } from "./regions.svelte";

/** A queue whose tasks are run by hand. */
function begun(): { queue: Queue<string>; drawn: string[]; run: () => boolean } {
  const [drawn, tasks]: [string[], (() => void)[]] = [[], []];
  const queue = new Queue<string>(REGIONS, (region) => drawn.push(region), (task) => tasks.push(task));
  const run = (): boolean => {
    const task = tasks.shift();
    task?.();
    return task !== undefined;
  };
  return { queue, drawn, run };
}

describe("regions in their turn", () => {
  it("draws one region in each task, in their order", () => {
    const { queue, drawn, run } = begun();
    queue.add(["talk", "board", "seats"]);
    expect(drawn).toEqual([]);
    run();
    expect(drawn).toEqual(["board"]);
    run();
    run();
    expect(drawn).toEqual(["board", "seats", "talk"]);
  });

  it("draws what changes again while others wait once, and first where it comes first", () => {
    const { queue, drawn, run } = begun();
    queue.add(["board", "seats", "talk"]);
    run();
    queue.add(["board", "talk"]);
    while (run());
    expect(drawn).toEqual(["board", "board", "seats", "talk"]);
  });

  it("says when all of them are drawn, and at once where none waits", async () => {
    const { queue, drawn, run } = begun();
    await queue.empty();
    queue.add(["board", "talk"]);
    let isDone = false;
    void queue.empty().then(() => (isDone = true));
    run();
    await Promise.resolve();
    expect(isDone).toBe(false);
    while (run());
    await Promise.resolve();
    expect([isDone, drawn]).toEqual([true, ["board", "talk"]]);
  });
});
