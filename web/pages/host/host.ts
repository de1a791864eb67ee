// What the parts of the host's page share: deeds that are confirmed, and moments in words.
import { post } from "../../shell/api";
import { locale } from "../../shell/language.svelte";
import type { Ban, DeedDone, End, Forget, Invite, Line, Link, Remove, Settle, Unban, Withdraw } from "../../types/api";

export type Deed = Ban | Unban | Link | Forget | End | Remove | Line | Settle | Invite | Withdraw;

/** Something that is done once the host says yes. */
export interface Question {
  deed: Deed;
  /** Whom or what it is done to, as people call it. */
  name: string;
}

/** Asks before a deed. */
export type Ask = (question: Question) => void;

/** What cannot be undone is said so, and looks so. */
export const FINAL: readonly Deed["deed"][] = ["forget", "remove", "line", "end"];

/** Carry out a deed. */
export async function carryOut(deed: Deed): Promise<DeedDone> {
  return post<DeedDone>("/api/host/deeds", deed);
}

/** A moment, with its time of day. */
export function momentWords(at: number, inLanguage: string = locale()): string {
  return new Intl.DateTimeFormat(inLanguage, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}
