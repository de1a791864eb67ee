// A list of the host's page: asked for when its address or the round of deeds changes.
import { get } from "../../shell/api";
import { refusalWords } from "../parts/refusals";

export interface Listed<T> {
  /** Null until the server has answered once. */
  readonly items: readonly T[] | null;
  readonly said: string | null;
}

/** Follow a list at an address that may change; to be called while a component is made. */
export function listed<T>(address: () => string, round: () => number): Listed<T> {
  let items = $state.raw<readonly T[] | null>(null);
  let said = $state<string | null>(null);
  $effect(() => {
    void round();
    const asking = new AbortController();
    get<T[]>(address(), asking.signal).then(
      (found) => {
        [items, said] = [found, null];
      },
      (fault: unknown) => {
        if (!asking.signal.aborted) said = refusalWords(fault);
      },
    );
    return () => asking.abort();
  });
  return {
    get items() {
      return items;
    },
    get said() {
      return said;
    },
  };
}
