// What the server refuses, as sentences in the reader's language; any other fault is a mistake of ours and goes on its way.
import { Refusal } from "../../shell/api";
import { explain } from "../../shell/refusals";

export function refusalWords(fault: unknown): string {
  if (!(fault instanceof Refusal)) throw fault;
  return explain(fault);
}
