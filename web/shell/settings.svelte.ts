// What the reader has chosen for this browser. Kept in localStorage; everything works without it too.
import { LANGUAGES, setLanguage, type Language } from "./language.svelte";
import type { Pace } from "./staging.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "full", "none"] as const;
export const PACES = ["instant", "normal", "slow"] as const;
export const PALETTES = ["usual", "contrast"] as const;
export const ANSWERING = ["confirm", "instant"] as const;

export interface Chosen {
  language: Language;
  theme: (typeof THEMES)[number];
  /** "auto" follows the system's wish for less motion. */
  motion: (typeof MOTIONS)[number];
  /** How fast the moves of others are shown. */
  pace: (typeof PACES)[number];
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** Colours of players: the usual ones (safe for the colour-blind), or others that differ more in lightness. */
  palette: (typeof PALETTES)[number];
  /** Whether an answer is a draft first, or is sent by the first press. */
  answering: (typeof ANSWERING)[number];
  /** Whether the system tells of my turn while the page is not in sight. */
  notifications: boolean;
  /** Whether a live table explains what is new to a beginner. */
  tips: boolean;
}

const KEY = "fiorino-settings";

/** What is kept, completed and checked; anything odd in the store is left aside. */
export function readSettings(text: string | null, languages: readonly string[]): Chosen {
  let kept: Partial<Record<keyof Chosen, unknown>> = {};
  try {
    kept = (JSON.parse(text ?? "{}") ?? {}) as typeof kept;
  } catch {
    kept = {};
  }
  const one = <T extends string>(value: unknown, among: readonly T[], usual: T): T =>
    among.includes(value as T) ? (value as T) : usual;
  return {
    language: one(kept.language, LANGUAGES, preferred(languages)),
    theme: one(kept.theme, THEMES, "auto"),
    motion: one(kept.motion, MOTIONS, "auto"),
    pace: one(kept.pace, PACES, "normal"),
    sound: typeof kept.sound === "boolean" ? kept.sound : true,
    volume: typeof kept.volume === "number" && kept.volume >= 0 && kept.volume <= 1 ? kept.volume : 0.6,
    palette: one(kept.palette, PALETTES, "usual"),
    answering: one(kept.answering, ANSWERING, "confirm"),
    notifications: kept.notifications === true,
    tips: kept.tips === true,
  };
}

function preferred(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const found = LANGUAGES.find((known) => wanted.toLowerCase().split("-")[0] === known);
    if (found !== undefined) return found;
  }
  return "en";
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const chosen = $state<Chosen>(readSettings(typeof localStorage === "undefined" ? null : stored(), typeof navigator === "undefined" ? [] : navigator.languages));
const quiet = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
const dusk = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");
let systemQuiet = $state(quiet?.matches ?? false);
let systemDark = $state(dusk?.matches ?? false);

/** The settings, reactive and read-only; change them with `change`. */
export const settings: Readonly<Chosen> = chosen;

/** Whether pieces may travel. */
export function mayMove(): boolean {
  return chosen.pace !== "instant" && (chosen.motion === "full" || (chosen.motion === "auto" && !systemQuiet));
}

/** How long scenes last, as a factor. */
export function pace(): Pace {
  if (!mayMove()) return 0;
  return chosen.pace === "slow" ? 2 : 1;
}

/** Whether the page is dark now. */
export function isDark(): boolean {
  return chosen.theme === "dark" || (chosen.theme === "auto" && systemDark);
}

/** Choose something; it holds at once and is kept. */
export async function change<K extends keyof Chosen>(key: K, value: Chosen[K]): Promise<void> {
  if (key === "language") await setLanguage(value as Language);
  chosen[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing still plays; the choice ends with the page.
  }
  show();
}

/** Write what concerns the whole page on its root, where the style sheets find it. */
function show(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.motion = mayMove() ? "full" : "none";
  root.dataset.palette = chosen.palette;
}

/** Show the settings and load the language. Once, at the start. */
export async function startSettings(): Promise<void> {
  quiet?.addEventListener("change", () => {
    systemQuiet = quiet.matches;
    show();
  });
  dusk?.addEventListener("change", () => {
    systemDark = dusk.matches;
    show();
  });
  show();
  await setLanguage(chosen.language);
}
