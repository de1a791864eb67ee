// Names of players inflected where a language needs it. `fiorino.locale.names` is its twin for the terminal; both are
// held to tests/locale/names.json. A form that a language does not know is the name itself.
import type { Language } from "./language.svelte";

const BACK = "aáoóuú";
const NEUTRAL = "iíéy";
const ROUND = "öőüű";
const VOWELS = `e${BACK}${NEUTRAL}${ROUND}`;
const FOREIGN: Record<string, string> = { ä: "e", æ: "e", ë: "é", ø: "ö", œ: "ö", å: "o" };
/** How a last vowel sounds before a suffix. */
const LONG: Record<string, string> = { a: "á", e: "é", o: "ó", ö: "ő" };
/** Letters whose own names have back vowels: “há”, “ká”, “kú”, “ipszilon”. */
const BACK_LETTERS = "aáoóuúhkqy";
/** The vowel before -t of numbers as they are spoken; what is not here has an e. */
const UNITS: Record<string, string> = { 1: "e", 2: "", 3: "a", 4: "e", 5: "ö", 6: "o", 7: "e", 8: "a" };
const TENS: Record<string, string> = { 2: "a", 3: "a", 6: "a", 8: "a" };

/** How a Hungarian name takes suffixes: what they are put to, their vowels, and that of -t. */
interface Ending {
  stem: string;
  isBack: boolean;
  link: string;
}

/** A name in a form; "" is the name as it is. */
export function inflect(name: string, form: string, language: Language): string {
  if (form === "" || name === "") return name;
  if (language === "hu") return hungarian(name.normalize("NFC"), form);
  if (language === "it") return italian(name, form);
  if (form !== "genitive") return name;
  if (language === "de") return german(name);
  return language === "nl" ? dutch(name) : `${name}’s`;
}

/** The letters at the end of a name; empty where it ends in another sign. */
function lastWord(name: string): string {
  return /(?:\p{L}\p{M}*)*$/u.exec(name)?.[0] ?? "";
}

/** A letter without its marks. */
function base(letter: string): string {
  return [...letter.normalize("NFD")][0] ?? "";
}

function isCapitals(word: string): boolean {
  return word === word.toUpperCase() && word !== word.toLowerCase();
}

function german(name: string): string {
  if (/(?:[sßxz]|ce)$/i.test(name)) return `${name}’`;
  return [...lastWord(name)].length > 1 ? `${name}s` : `${name}’s`;
}

/** A last vowel that would sound short before an s keeps it off with an apostrophe. */
function dutch(name: string): string {
  if (/(?:[sxz]|ce|sh|sch|tch)$/i.test(name)) return `${name}’`;
  const word = [...lastWord(name)];
  if (word.length < 2 || isCapitals(word.join(""))) return `${name}’s`;
  const [before = "", last = ""] = word.slice(-2).map((letter) => base(letter.toLowerCase()));
  const isOpen = "aio".includes(last) || (last === "u" && !"aeo".includes(before));
  return isOpen || (last === "y" && !"aeiou".includes(before)) ? `${name}’s` : `${name}s`;
}

function italian(name: string, form: string): string {
  if (form === "dative") return `${base(name).toLowerCase() === "a" ? "ad" : "a"} ${name}`;
  if (form === "genitive") return `di ${name}`;
  return form === "agent" ? `da ${name}` : name;
}

function hungarian(name: string, form: string): string {
  if (!["accusative", "dative", "genitive", "ablative"].includes(form)) return name;
  const { stem, isBack, link } = endingOf(name);
  if (form === "accusative") return `${stem}${link}t`;
  if (form === "ablative") return stem + (isBack ? "tól" : "től");
  return stem + (isBack ? "nak" : "nek");
}

/** Numbers, signs and letters are spoken: a hyphen and the vowels of their own names follow. */
function endingOf(name: string): Ending {
  const figures = /[0-9]+$/.exec(name);
  if (figures !== null) return numberEnding(name, figures[0]);
  const word = lastWord(name);
  if (word === "") {
    const before = [...name];
    while (before.length > 0 && lastWord(before.join("")) === "") before.pop();
    return { stem: `${name}-`, isBack: isBack(spokenAs(lastWord(before.join("")))), link: "" };
  }
  const spoken = spokenAs(word);
  if ([...word].length === 1 || ![...spoken].some((letter) => VOWELS.includes(letter))) {
    const last = spoken.at(-1) ?? "";
    return { stem: `${name}-`, isBack: BACK_LETTERS.includes(last), link: "fmx".includes(last) ? "e" : "" };
  }
  const heard = heardOf(spoken);
  if (heard !== spoken || isCapitals(word)) return { stem: `${name}-`, isBack: isBack(heard), link: linkOf(heard) };
  const last = name.at(-1) ?? "";
  return { stem: name.slice(0, -1) + (LONG[last] ?? last), isBack: isBack(heard), link: linkOf(heard) };
}

function numberEnding(name: string, figures: string): Ending {
  const digits = figures.replace(/0+$/, "");
  const zeros = figures.length - digits.length;
  const stem = `${name}-`;
  // nulla, millió; then száz, ezer
  if (digits === "" || zeros >= 6) return { stem, isBack: true, link: "" };
  if (zeros >= 2) return { stem, isBack: zeros === 2, link: zeros === 2 ? "a" : "e" };
  const link = (zeros === 1 ? TENS : UNITS)[digits.at(-1) ?? ""] ?? "e";
  return { stem, isBack: link === "a" || link === "o", link };
}

/** A word in the letters that Hungarian vowel harmony knows. */
function spokenAs(word: string): string {
  return [...word.toLowerCase()].map((letter) => (VOWELS.includes(letter) ? letter : (FOREIGN[letter] ?? base(letter)))).join("");
}

/** A foreign word without the letters at its end that are not heard: Joe, Sarah, Andrew. */
function heardOf(spoken: string): string {
  if (new RegExp(`[${VOWELS}]e$`).test(spoken) || spoken.endsWith("ah")) return spoken.slice(0, -1);
  return /[aeo]w$/.test(spoken) ? `${spoken.slice(0, -1)}u` : spoken;
}

/** The last vowel decides; i, í, é and an e at the very end leave it to the one before. */
function isBack(heard: string): boolean {
  const vowels = [...heard].filter((letter) => VOWELS.includes(letter));
  if (heard.endsWith("e")) vowels.pop();
  const deciding = vowels.findLast((vowel) => !NEUTRAL.includes(vowel));
  return deciding !== undefined && BACK.includes(deciding);
}

/** The vowel before -t: none after a vowel or a consonant that -t can follow. */
function linkOf(heard: string): string {
  const last = /(?:sz|zs|cs|gy|ly|ny|ty|dz|.)$/u.exec(heard)?.[0] ?? "";
  if (VOWELS.includes(last) || ["l", "ly", "n", "ny", "r", "j"].includes(last)) return "";
  let before = heard.slice(0, -last.length);
  if (before.endsWith(last)) before = before.slice(0, -last.length);
  const isAfterVowel = before !== "" && VOWELS.includes(before.at(-1) ?? "");
  if (["s", "sz", "z", "zs"].includes(last) && isAfterVowel) return "";
  if (isBack(heard)) return "o";
  const vowel = [...heard].findLast((letter) => VOWELS.includes(letter) && letter !== "y");
  return vowel !== undefined && ROUND.includes(vowel) ? "ö" : "e";
}
