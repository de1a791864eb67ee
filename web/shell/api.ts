// Asking the server by HTTP. What it refuses comes as a `Refusal` that says why and what to do.
import type { Refused, Wording } from "../types/messages";

/** Why something was not done. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly what_to_do: string,
    readonly rule: string | null = null,
    readonly reason_key: Wording | null = null,
    readonly what_to_do_key: Wording | null = null,
    /** Seconds to wait, where it was too often. */
    readonly retryAfter: number | null = null,
  ) {
    super(reason);
    this.name = "Refusal";
  }
}

/** The status of a refusal that came from no server at all. */
export const UNREACHABLE = 0;

let offset = 0;

/** The time of the server in seconds, as well as its answers let us know it. */
export function serverNow(): number {
  return Date.now() / 1000 + offset;
}

export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return request<T>("GET", path, undefined, signal);
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return request<T>("POST", path, body);
}

async function request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await ask(method, path, body, signal);
  noteTime(response);
  const text = await response.text();
  const read = parsed(text);
  if (response.ok) return read as T;
  throw refusalOf(response, read);
}

async function ask(method: string, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (fault) {
    if (signal?.aborted) throw fault;
    throw new Refusal(UNREACHABLE, "The server cannot be reached.", "Check your connection and try again.");
  }
}

/** The header tells whole seconds, so the middle of that second is the best guess. */
function noteTime(response: Response): void {
  const told = Date.parse(response.headers.get("date") ?? "");
  if (!Number.isNaN(told)) offset = (told + 500 - Date.now()) / 1000;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusalOf(response: Response, read: unknown): Refusal {
  const said = (read ?? {}) as Partial<Refused>;
  const wait = Number(response.headers.get("retry-after"));
  return new Refusal(
    response.status,
    said.reason ?? response.statusText,
    said.what_to_do ?? "",
    said.rule ?? null,
    said.reason_key ?? null,
    said.what_to_do_key ?? null,
    wait > 0 ? wait : null,
  );
}
