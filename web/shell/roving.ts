// One stop of the Tab key for a row of buttons; arrows, Home and End lead through it.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** An action for an element that holds buttons. */
export function roving(node: HTMLElement): { destroy(): void } {
  const buttons = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("button[data-rove]")];

  function settle(): void {
    const all = buttons();
    const stop = all.find((button) => button === document.activeElement) ?? all.find((button) => button.tabIndex === 0) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  }

  function keydown(event: KeyboardEvent): void {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    const next = step !== undefined ? (at + step + all.length) % all.length : event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : null;
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]!.focus();
  }

  node.dataset.roving = "";
  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", keydown);
  node.addEventListener("focusin", settle);
  settle();
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener("keydown", keydown);
      node.removeEventListener("focusin", settle);
    },
  };
}
