// Sitting down: a new table, or a free seat at one that is there.
import { post } from "../shell/api";
import { meetMe } from "../shell/me.svelte";
import { navigate, tableAddress } from "../shell/router";
import { commandId } from "../shell/socket";
import type { NewTable, Table } from "../types/api";

/** Make a table and go there. */
export async function openTable(request: NewTable): Promise<void> {
  await meetMe();
  const table = await post<Table>("/api/tables", request);
  navigate(tableAddress(table.match));
}

/** Take a free seat and go there. The nonce is this seat's part in the draws. */
export async function joinTable(match: string): Promise<void> {
  await meetMe();
  await post<Table>(`/api/tables/${match}/join`, { nonce: commandId() });
  navigate(tableAddress(match));
}
