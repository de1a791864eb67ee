// Whom the reader has blocked: they are not paired with them and do not hear them.
import { get, post } from "../shell/api";
import { meetMe } from "../shell/me.svelte";
import type { Blocked, Profile } from "../types/api";

let blocked = $state.raw<Blocked[] | null>(null);
let asking: Promise<void> | null = null;

/** Those who are blocked; null until the server has said so. */
export function blocks(): Blocked[] | null {
  return blocked;
}

export function askBlocks(): Promise<void> {
  asking ??= meetMe()
    .then(() => get<Blocked[]>("/api/blocks"))
    .then(
      (found) => void (blocked = found),
      (fault: unknown) => {
        asking = null;
        throw fault;
      },
    );
  return asking;
}

export async function setBlocked(person: string, isBlocked: boolean): Promise<void> {
  blocked = await post<Blocked[]>("/api/blocks", { person, blocked: isBlocked });
}

export function fetchProfile(person: string): Promise<Profile> {
  return get<Profile>(`/api/people/${person}`);
}
