// A record that somebody brings: a file or pasted text, looked at before it is sent.

export type RecordFault = "empty" | "unreadable" | "other";

/** The record in a text, or why there is none in it. The server replays and checks it line by line. */
export function readRecord(text: string): { record: unknown } | { fault: RecordFault } {
  if (text.trim() === "") return { fault: "empty" };
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { fault: "unreadable" };
  }
  const isRecord = typeof read === "object" && read !== null && (read as { fiorino?: unknown }).fiorino === "record";
  return isRecord ? { record: read } : { fault: "other" };
}
