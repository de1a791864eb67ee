// What is asked and answered by HTTP, under names that do not clash with those of the page.
export type { ChatLine, Fairness as FairnessForm, GameOffered, Listed, MyMatch, NewTable, Offer, Person, RatingShown, Rules as Rulebook, Table as TableForm, Watcher } from "../types/api";
