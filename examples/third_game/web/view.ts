// The types of Fiera, generated from the game, under the names that this folder has for them.
import type { GameEvent, TableView } from "../../types/fiera";
import type { Table as AnyTable, Told } from "../contract";

export type Table = AnyTable<TableView>;
export type FieraFact = Told<GameEvent>;
