// A draft outlives a reload of the page: it is kept for this tab, with the version that it answers.

function key(match: string): string {
  return `fiorino-draft-${match}`;
}

/** Keep a draft, or forget it. */
export function keepDraft(match: string, version: number, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key(match));
    else sessionStorage.setItem(key(match), JSON.stringify({ version, text }));
  } catch {
    // Without a store a reload forgets the draft; nothing else does.
  }
}

/** The draft that was kept for this version. */
export function keptDraft(match: string, version: number): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(match)) ?? "null") as { version: number; text: string } | null;
    return kept !== null && kept.version === version ? kept.text : null;
  } catch {
    return null;
  }
}
