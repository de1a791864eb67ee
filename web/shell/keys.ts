// Keys for the whole table. They never take a key away from a field, a dialog or a control that wants it.

export type RegionName = "board" | "hand" | "log" | "chat" | "reader";

export type KeyAct =
  | { act: "answer"; digit: string }
  | { act: "nothing" | "confirm" | "cancel" | "undo" | "skip" | "skip-all" | "sound" | "help" }
  | { act: "region"; region: RegionName }
  | { act: "number"; key: string }
  | { act: "step"; by: 1 | -1 }
  | { act: "first" | "last" }
  | { act: "zoom"; by: 1 | -1 };

const LETTERS: Record<string, KeyAct> = {
  u: { act: "undo" },
  b: { act: "region", region: "board" },
  h: { act: "region", region: "hand" },
  l: { act: "region", region: "log" },
  c: { act: "region", region: "chat" },
  r: { act: "region", region: "reader" },
  m: { act: "sound" },
  "?": { act: "help" },
  "+": { act: "zoom", by: 1 },
  "=": { act: "zoom", by: 1 },
  "-": { act: "zoom", by: -1 },
  "−": { act: "zoom", by: -1 },
};
const NAMED: Record<string, KeyAct> = {
  Enter: { act: "confirm" },
  Escape: { act: "cancel" },
  ArrowLeft: { act: "step", by: -1 },
  ArrowRight: { act: "step", by: 1 },
  Home: { act: "first" },
  End: { act: "last" },
};
/** Keys of a number that is asked for: they change it from wherever the focus is. */
const NUMBER = ["ArrowUp", "ArrowDown", "PageUp", "PageDown"];

/** What has the focus: a field keeps all keys, a control keeps Enter unless it stands for what is drafted already. */
export type Focus = "nothing" | "control" | "field";

/** What a key does at the table; null where it does nothing, or belongs to whatever has the focus. */
export function keyAct(event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "defaultPrevented" | "repeat" | "shiftKey">, focus: Focus): KeyAct | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  if (focus === "field") return null;
  // A held key must not choose and send by itself.
  if (event.key === "Enter" && event.repeat) return { act: "nothing" };
  if (/^\d$/.test(event.key)) return event.repeat ? null : { act: "answer", digit: event.key };
  if (event.key === " ") return focus === "control" || event.repeat ? null : { act: event.shiftKey ? "skip-all" : "skip" };
  if (NUMBER.includes(event.key)) return { act: "number", key: event.key };
  const named = NAMED[event.key];
  if (named !== undefined) return focus === "control" && named.act === "confirm" ? null : named;
  return event.repeat ? null : (LETTERS[event.key.toLowerCase()] ?? null);
}

export function focusKind(target: EventTarget | null, hasDraft: boolean): Focus {
  if (!(target instanceof Element)) return "nothing";
  if (target.closest("input, textarea, select, [contenteditable], dialog")) return "field";
  if (hasDraft && target.closest('[aria-pressed="true"]')) return "nothing";
  return target.closest("button, a, [role=button], [role=tab], [role=slider]") ? "control" : "nothing";
}
