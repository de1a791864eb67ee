// Puzzles as the server tells them (`GET /api/puzzles`), and which one comes next.
import { get, post } from "../shell/api";
import type { PuzzleShown, PuzzlesOffered, PuzzleTried } from "../types/api";
import type { Previewed } from "../types/messages";
import type { Solver } from "./kept";

export const KINDS = ["easy", "medium", "hard"] as const;
export type Kind = (typeof KINDS)[number];
/** What an address says in place of a number. */
export const DAY = "day";

let asking: Promise<PuzzlesOffered[]> | null = null;

/** The puzzles of all games, asked for once. */
export function askPuzzles(): Promise<PuzzlesOffered[]> {
  asking ??= get<PuzzlesOffered[]>("/api/puzzles").catch((fault: unknown) => {
    asking = null;
    throw fault;
  });
  return asking;
}

export function fetchPuzzle(game: string, number: number): Promise<PuzzleShown> {
  return get<PuzzleShown>(`/api/puzzles/${game}/${number}`);
}

export function fetchPreview({ game, number }: PuzzleShown, answer: string): Promise<Previewed> {
  return get<Previewed>(`/api/puzzles/${game}/${number}/preview?${new URLSearchParams({ answer })}`);
}

export function fetchTried({ game, number }: PuzzleShown, answer: string, { mu, sigma }: Solver): Promise<PuzzleTried> {
  const rating = mu === null || sigma === null ? {} : { mu: String(mu), sigma: String(sigma) };
  return get<PuzzleTried>(`/api/puzzles/${game}/${number}/try?${new URLSearchParams({ answer, ...rating })}`);
}

/** The same for somebody with an account, whose rating the server keeps. */
export function postTried({ game, number }: PuzzleShown, answer: string): Promise<PuzzleTried> {
  return post<PuzzleTried>(`/api/puzzles/${game}/${number}/try`, { answer });
}

export function kindOf(text: string | undefined): Kind | null {
  return KINDS.find((kind) => kind === text) ?? null;
}

/** The number of a puzzle of this kind that was not seen yet; any of them, once all were seen. */
export function nextNumber(offered: PuzzlesOffered, kind: Kind | null, seen: readonly number[], chance = Math.random()): number | null {
  const numbers = offered.difficulties.flatMap((one, index) => (kind === null || one === kind ? [index + 1] : []));
  const fresh = numbers.filter((number) => !seen.includes(number));
  const among = fresh.length > 0 ? fresh : numbers;
  return among[Math.floor(chance * among.length)] ?? null;
}

/** Where a puzzle is; the kind stays chosen. */
export function puzzleAddress(game: string, number: number | typeof DAY, kind: Kind | null = null): string {
  return `/puzzles/${game}/${number}${kind === null ? "" : `?kind=${kind}`}`;
}
