// A draft outlives a reload of the page: it is kept for this tab, with the version that it answers. So is the course
// that was sent last, which is taken back as one, and what is planned beside the draft.

/** Answers that are chosen and not sent: the one that is asked for, and those that go with it. */
export interface Draft {
  text: string;
  following: string[];
}

/** Answers that were sent as one: the version that they answered, and the one that they led to. */
export interface SentCourse {
  from: number;
  until: number;
}

type Kept = "draft" | "course" | "plan";

function keep(what: Kept, match: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(`fiorino-${what}-${match}`);
    else sessionStorage.setItem(`fiorino-${what}-${match}`, JSON.stringify(value));
  } catch {
    // Without a store a reload forgets it; nothing else does.
  }
}

function kept<T>(what: Kept, match: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(`fiorino-${what}-${match}`) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Keep a draft, or forget it. */
export function keepDraft(match: string, version: number, draft: Draft | null): void {
  keep("draft", match, draft === null ? null : { version, ...draft });
}

/** The draft that was kept for this version. */
export function keptDraft(match: string, version: number): Draft | null {
  const found = kept<Draft & { version: number }>("draft", match);
  return found !== null && found.version === version ? { text: found.text, following: found.following } : null;
}

/** Keep the course that was sent last, or forget it. */
export function keepCourse(match: string, course: SentCourse | null): void {
  keep("course", match, course);
}

/** The course by which the match has come to this version, where it was sent from this tab. */
export function keptCourse(match: string, version: number): SentCourse | null {
  const found = kept<SentCourse>("course", match);
  return found !== null && found.until === version ? found : null;
}

/** Keep what a game has noted for the lot, the card or the turn that is on the table; one plan for the tab. */
export function keepPlan(plan: object): void {
  keep("plan", "now", plan);
}

/** The plan that was kept; whose it is, the game has noted with it. */
export function keptPlan<T>(): T | null {
  return kept<T>("plan", "now");
}
