// Words in the reader's language, from the Fluent catalogue that the terminal reads too (src/fiorino/locale).
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { inflect } from "./names";

export const LANGUAGES = ["en", "nl", "de", "hu", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, FluentVariable>;

/** The sources of one language, each file a chunk of its own that is fetched when the language is chosen. */
const sources = import.meta.glob<string>("../../src/fiorino/locale/*/*.ftl", { query: "?raw", import: "default" });

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let current = $state<Language>("en");
/** The language that was asked for last; it is shown as soon as its words are there. */
let asked: Language = "en";
/** Done when all words that were asked for are there, or will not come. */
let arriving: Promise<void> = Promise.resolve();
/** The files of the catalogue that are needed; null where all are. */
let wanted: ReadonlySet<string> | null = null;
/** Files that hardly anybody needs, or only the server: they are not among all. */
const APART: ReadonlySet<string> = new Set(["hosting", "mail"]);
/** Those of them that are needed. */
const apart = new Set<string>();

/** The language that is shown. */
export function language(): Language {
  return current;
}

/** The language as the browser's own words, lists and dates want it: our English is British. */
export function locale(): string {
  return current === "en" ? "en-GB" : current;
}

/** Show another language, at once and everywhere. */
export async function setLanguage(chosen: Language): Promise<void> {
  asked = chosen;
  await bring();
}

/** A page that begins with few words need not fetch all; to be called before the first `setLanguage`. */
export function beginWith(files: string[]): void {
  wanted = new Set(files);
}

/** More words are needed from now on: of these files of the catalogue, or of all. They are there when this is done. */
export async function needWords(files: string[] | "all"): Promise<void> {
  const before = wanted;
  if (before === null || (files !== "all" && files.every((file) => before.has(file)))) return arriving;
  wanted = files === "all" ? null : new Set([...before, ...files]);
  try {
    await bring();
  } catch (problem) {
    wanted = before;
    throw problem;
  }
}

/** The words of a file that is apart are needed from now on. They are there when this is done. */
export async function needApart(file: string): Promise<void> {
  if (apart.has(file)) return arriving;
  apart.add(file);
  try {
    await bring();
  } catch (problem) {
    apart.delete(file);
    throw problem;
  }
}

/** Fetch what is wanted, and show it after everything that was asked for before. */
async function bring(): Promise<void> {
  const chosen = asked;
  const earlier = arriving;
  const coming = load(chosen).then(async (made) => {
    await earlier;
    bundle = made;
    current = chosen;
    document.documentElement.lang = chosen;
  });
  arriving = coming.catch(() => undefined);
  await coming;
}

async function load(chosen: Language): Promise<FluentBundle> {
  const texts = await Promise.all(filesOf(chosen, wanted, Object.keys(sources), apart).map((path) => sources[path]!()));
  return makeBundle(chosen, texts);
}

/** The files of a language among all; a game that nobody has translated speaks English. */
export function filesOf(chosen: Language, names: ReadonlySet<string> | null, paths: readonly string[], also: ReadonlySet<string> = apart): string[] {
  const found = new Map<string, string>();
  for (const language of ["en", chosen]) {
    for (const path of paths) {
      const [folder, file = ""] = path.split("/").slice(-2);
      const name = file.replace(".ftl", "");
      if (folder === language && (APART.has(name) ? also.has(name) : names === null || names.has(name))) found.set(name, path);
    }
  }
  return [...found.values()];
}

/** A bundle with our two functions: NAME inflects a player's name, THING a word of the game. */
export function makeBundle(chosen: Language, texts: string[]): FluentBundle {
  const made: FluentBundle = new FluentBundle(chosen, {
    useIsolating: false,
    functions: {
      NAME: ([name], { form }) => inflect(String(plain(name)), String(form ?? ""), chosen),
      THING: ([id], { form }) => wordOf(made, String(plain(id)), form === undefined ? null : String(plain(form))),
    },
  });
  for (const text of texts) {
    const faults = made.addResource(new FluentResource(text));
    if (faults.length > 0) throw new Error(`The catalogue of ${chosen} says something twice: ${String(faults[0])}`);
  }
  return made;
}

function plain(value: FluentValue | undefined): string {
  return value instanceof FluentNumber ? String(value.value) : String(value ?? "");
}

function wordOf(words: FluentBundle, id: string, form: string | null): string {
  const message = words.getMessage(id);
  const pattern = (form !== null && message?.attributes[form]) || message?.value;
  return pattern ? words.formatPattern(pattern) : id;
}

/** So many sentences are remembered: a move writes few new ones. */
const MOST_KEPT = 3000;
const kept = new WeakMap<FluentBundle, Map<string, string>>();

/** The text of a message; a key that is not there shows itself, and tests look for those. */
export function t(key: string, words: Words = {}): string {
  let known = kept.get(bundle);
  if (known === undefined || known.size > MOST_KEPT) kept.set(bundle, (known = new Map()));
  const sentence = told(key, words);
  let text = known.get(sentence);
  if (text === undefined) known.set(sentence, (text = format(key, words)));
  return text;
}

/** A message with its words, as one text: the same text is the same sentence. */
function told(key: string, words: Words): string {
  let sentence = key;
  for (const name in words) {
    const word = words[name];
    sentence += `\n${name} ${typeof word} ${typeof word === "object" ? JSON.stringify(word) : String(word)}`;
  }
  return sentence;
}

function format(key: string, words: Words): string {
  const [id, attribute] = key.split(".") as [string, string?];
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) {
    console.error(`There is no text “${key}” in ${current}.`);
    return key;
  }
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, ungrouped(words), faults);
  if (faults.length > 0) console.error(`The text “${key}” in ${current}: ${String(faults[0])}`);
  return text;
}

/** “1500”, as the terminal has it, in every language. */
function ungrouped(words: Words): Words {
  const plainly = (value: FluentVariable): FluentVariable => (typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value);
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, plainly(value)]));
}

/** Whether there is a text of this key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}
