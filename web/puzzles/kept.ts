// What this browser remembers of puzzles: a guest's rating for each game, what was seen, and the last day that was solved.
const KEY = "fiorino-puzzles";

export interface Solver {
  /** The rating; null until the first puzzle. */
  mu: number | null;
  sigma: number | null;
  shown: number | null;
  right: number;
  /** The numbers of the puzzles that were answered, right or not. */
  seen: number[];
  /** The last day whose puzzle was solved. */
  day: string | null;
}

export const NOBODY: Solver = { mu: null, sigma: null, shown: null, right: 0, seen: [], day: null };

export function solverOf(game: string): Solver {
  const kept = read()[game];
  if (typeof kept !== "object" || kept === null) return { ...NOBODY };
  const { mu, sigma, shown, right, seen, day } = kept as Partial<Solver>;
  const isRated = typeof mu === "number" && typeof sigma === "number" && typeof shown === "number";
  return {
    ...(isRated ? { mu, sigma, shown } : { mu: null, sigma: null, shown: null }),
    right: typeof right === "number" ? right : 0,
    seen: Array.isArray(seen) ? seen.filter((number): number is number => Number.isInteger(number)) : [],
    day: typeof day === "string" ? day : null,
  };
}

export function keepSolver(game: string, solver: Solver): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: solver }));
  } catch {
    // A browser that keeps nothing rates every puzzle as the first one.
  }
}

/** Whoever solves after their first answer to a puzzle; the puzzle was not seen before. */
export function rated(before: Solver, number: number, isRight: boolean, rating: { mu: number; sigma: number; shown: number }): Solver {
  return { ...before, ...{ mu: rating.mu, sigma: rating.sigma, shown: rating.shown }, right: before.right + (isRight ? 1 : 0), seen: [...before.seen, number] };
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
