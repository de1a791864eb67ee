// Who the reader is to the server: a guest with a name from the first visit on.
import { get, post } from "./api";
import type { Person } from "./forms";

let person = $state.raw<Person | null>(null);
let asking: Promise<Person> | null = null;

/** The reader; null until the server has answered once. */
export function me(): Person | null {
  return person;
}

/** The reader, asked for once; a newcomer becomes a guest by it. */
export function meetMe(): Promise<Person> {
  asking ??= get<Person>("/api/me").then(
    (found) => (person = found),
    (fault: unknown) => {
      asking = null;
      throw fault;
    },
  );
  return asking;
}

/** Another name or language. */
export async function changeMe(wanted: { name?: string; language?: string }): Promise<Person> {
  person = await post<Person>("/api/me", wanted);
  asking = Promise.resolve(person);
  return person;
}

/** After logging in or out the reader is somebody else. */
export function becomes(found: Person): void {
  person = found;
  asking = Promise.resolve(found);
}
