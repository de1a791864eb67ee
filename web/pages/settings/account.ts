// Names and passwords, checked before they are sent; the server has the last word (fiorino.server.people.passwords).

export type AccountFault = "name-length" | "name-letters" | "name-begins" | "password-short" | "password-same";

export const SHORTEST_NAME = 2;
export const LONGEST_NAME = 20;
export const LONGEST_SHOWN_NAME = 24;
export const SHORTEST_PASSWORD = 8;

/** Why an account cannot be made so; null where it can. */
export function accountFault(username: string, password: string): AccountFault | null {
  const name = username.trim();
  if (name.length < SHORTEST_NAME || name.length > LONGEST_NAME) return "name-length";
  if (!/^[A-Za-z0-9_-]+$/.test(name)) return "name-letters";
  if (!/^[A-Za-z]/.test(name)) return "name-begins";
  if (password.length < SHORTEST_PASSWORD) return "password-short";
  return password.trim().toLowerCase() === name.toLowerCase() ? "password-same" : null;
}
