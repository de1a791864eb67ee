// Who solves: with an account the server keeps the rating, and a guest has that of this browser.
import { get } from "../shell/api";
import { me, meetMe } from "../shell/me.svelte";
import type { PuzzleShown, PuzzleTried, SolverShown } from "../types/api";
import { keepSolver, NOBODY, rated, type Solver, solverOf } from "./kept";
import { fetchTried, postTried } from "./puzzle";

/** The rating that is shown after an answer, and how it moved; null where the puzzle was seen before. */
export interface RatingTold {
  shown: number;
  move: number | null;
}

function hasAccount(): boolean {
  return (me()?.username ?? null) !== null;
}

/** How the reader stands, by game. */
export async function askSolvers(): Promise<(game: string) => Solver> {
  await meetMe().catch(() => null);
  if (!hasAccount()) return solverOf;
  const told = await get<SolverShown[]>("/api/puzzles/mine");
  return (game) => {
    const { day } = solverOf(game);
    const own = told.find((one) => one.game === game);
    return own === undefined ? { ...NOBODY, day } : { ...NOBODY, shown: own.rating, right: own.right, seen: own.seen, day };
  };
}

export function tryPuzzle(puzzle: PuzzleShown, answer: string): Promise<PuzzleTried> {
  return hasAccount() ? postTried(puzzle, answer) : fetchTried(puzzle, answer, solverOf(puzzle.game));
}

/** The first answer to a puzzle is rated: by the server, or here for a guest. */
export function noteTried({ game, number }: PuzzleShown, { right, counted, rating }: PuzzleTried, day: string | null): RatingTold {
  const before = solverOf(game);
  const isRated = hasAccount() ? counted : !before.seen.includes(number);
  const after = isRated && !hasAccount() ? rated(before, number, right, rating) : before;
  if (day !== null && right) after.day = day;
  keepSolver(game, after);
  const shown = hasAccount() ? rating.shown : (after.shown ?? rating.before);
  return { shown, move: isRated ? rating.shown - rating.before : null };
}
