// What the bots look like: a face for each of their names, drawn from a few parts.

export type Hair = "long" | "page" | "short" | "curls" | "bun" | "bald";
export type Head = "veil" | "hood" | "cap" | "turban" | "wreath" | "circlet" | "bare";
export type Beard = "full" | "moustache" | "none";

export interface Face {
  hair: Hair;
  head: Head;
  beard: Beard;
  /** Colours: behind them, of their dress, of their hair, of what is on their head, of their skin. */
  wall: string;
  dress: string;
  locks: string;
  cloth: string;
  skin: string;
}

const FAIR = "#efc9a2";
const TAN = "#dcab7c";
const BROWN = "#b98556";

const FACES: Readonly<Record<string, Face>> = {
  Bice: { hair: "long", head: "veil", beard: "none", wall: "#a9ac86", dress: "#243f6c", locks: "#7a3b1e", cloth: "#f9f3e4", skin: FAIR },
  Cecco: { hair: "short", head: "cap", beard: "moustache", wall: "#d9a441", dress: "#4f6b48", locks: "#2a1a13", cloth: "#a5342a", skin: TAN },
  Nuta: { hair: "short", head: "hood", beard: "none", wall: "#dccba6", dress: "#4a3022", locks: "#b9b2a4", cloth: "#c9863f", skin: TAN },
  Lapo: { hair: "page", head: "bare", beard: "none", wall: "#6f8fb5", dress: "#9c4a2b", locks: "#d9aa3f", cloth: "#9c4a2b", skin: FAIR },
  Ginevra: { hair: "long", head: "circlet", beard: "none", wall: "#4f6b48", dress: "#a5342a", locks: "#e0b95a", cloth: "#f6de8d", skin: FAIR },
  Duccio: { hair: "short", head: "turban", beard: "full", wall: "#dccba6", dress: "#243f6c", locks: "#4a3022", cloth: "#2f5a9a", skin: TAN },
  Pia: { hair: "short", head: "veil", beard: "none", wall: "#c9863f", dress: "#2a1a13", locks: "#4a3022", cloth: "#3d2c24", skin: FAIR },
  Buffalmacco: { hair: "bald", head: "bare", beard: "full", wall: "#a9ac86", dress: "#d9a441", locks: "#a4442c", cloth: "#d9a441", skin: FAIR },
  Tessa: { hair: "bun", head: "bare", beard: "none", wall: "#d9a441", dress: "#4f6b48", locks: "#5c3520", cloth: "#4f6b48", skin: BROWN },
  Neri: { hair: "page", head: "cap", beard: "full", wall: "#9c4a2b", dress: "#ece0c6", locks: "#1d120c", cloth: "#2a1a13", skin: BROWN },
  Fiammetta: { hair: "curls", head: "wreath", beard: "none", wall: "#243f6c", dress: "#d9a441", locks: "#b0441f", cloth: "#4f6b48", skin: FAIR },
  Vanni: { hair: "short", head: "hood", beard: "full", wall: "#6f8fb5", dress: "#7d3322", locks: "#ece6da", cloth: "#a5342a", skin: TAN },
};

/** The face that goes with a name; a name that is not known has one of these too, always the same. */
export function faceOf(name: string): Face {
  const known = Object.values(FACES);
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return FACES[name] ?? known[sum % known.length]!;
}

/** The names that have a face of their own. */
export const NAMED: readonly string[] = Object.keys(FACES);
