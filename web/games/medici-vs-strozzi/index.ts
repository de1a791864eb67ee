// The page of Medici vs Strozzi, for the shell.
import type { Component } from "svelte";
import type { GameUi, Table } from "../contract";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import Hand from "./Hand.svelte";
import Outcome from "./Outcome.svelte";
import Panel from "./Panel.svelte";
import Side from "./Side.svelte";
import { houseIndex, seatNumber, type MediciTable } from "./types";
import { ask, consequence, figure, label, tell, where, why } from "./words";

type Part = Component<{ table: Table<never> }>;

const QUESTIONS = ["draw-or-stop", "name-price", "take-or-leave", "load-lot"];

const ui: GameUi = {
  name: "medici-vs-strozzi",
  desk: "tall",
  Board: Board as unknown as Part,
  Hand: Hand as unknown as Part,
  Decision: Decision as unknown as Part,
  Panel: Panel as unknown as GameUi["Panel"],
  Side: Side as unknown as Part,
  Outcome: Outcome as unknown as Part,
  decides: (question) => QUESTIONS.includes(question),
  ask,
  label,
  why,
  consequence,
  tell,
  where,
  seatNumber,
  figure: (seat, table) => figure((table as MediciTable).view.money[houseIndex(seat)] ?? 0),
};

export default ui;
