// Keys for the whole table. They never take a key away from a field, a dialog or a control that wants it.

export type KeyAct =
  | { act: "answer"; digit: string }
  | { act: "confirm" | "cancel" | "undo" | "hint" | "rule" | "link" | "chat" | "sound" | "help" }
  | { act: "step"; by: 1 | -1 }
  | { act: "first" | "last" }
  | { act: "zoom"; by: 1 | -1 };

const LETTERS: Record<string, KeyAct> = {
  u: { act: "undo" },
  h: { act: "hint" },
  r: { act: "rule" },
  l: { act: "link" },
  c: { act: "chat" },
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

/** What a key does at the table; null where it does nothing, or belongs to whatever has the focus. */
export function keyAct(event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "defaultPrevented" | "repeat">, focus: "nothing" | "control" | "field"): KeyAct | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  if (focus === "field") return null;
  if (/^\d$/.test(event.key)) return event.repeat ? null : { act: "answer", digit: event.key };
  const named = NAMED[event.key];
  if (named !== undefined) return focus === "control" && named.act === "confirm" ? null : named;
  return event.repeat ? null : (LETTERS[event.key.toLowerCase()] ?? null);
}

/** What has the focus: a field keeps all keys, a control keeps Enter. */
export function focusKind(target: EventTarget | null): "nothing" | "control" | "field" {
  if (!(target instanceof Element)) return "nothing";
  if (target.closest("input, textarea, select, [contenteditable], dialog")) return "field";
  return target.closest("button, a, [role=button], [role=tab], [role=slider]") ? "control" : "nothing";
}
