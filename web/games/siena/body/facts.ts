// What the turn stands at, in a few words before the deeds.
import { t } from "../../../shell/language.svelte";
import { mine, spacePays, type Table } from "../view";
import { goodName, listed, roadWord } from "../words";

export function turnFacts(table: Table): string[] {
  const { question, turn } = table.view;
  const me = mine(table);
  if (me === null) return [];
  const found: string[] = [];
  if (question === "country-turn") {
    found.push(turn.rights.length > 0 ? t("siena-bar-rights", { goods: listed(turn.rights.map(goodName)) }) : t("siena-bar-rights-none"));
    if (turn.mule) found.push(t("siena-bar-mule"));
    if (turn.roads_closed) found.push(t("siena-bar-roads-closed"));
    if (willBePaid(table)) found.push(t("siena-bar-rest", { coins: spacePays(table) }));
    if (turn.charity > 0) found.push(t("siena-bar-charity", { coins: turn.charity }));
  } else if (question === "banker-move") {
    if (turn.points > 0) found.push(t("siena-bar-steps", { count: turn.points }));
    if (turn.wedding && me.place === "palazzo-tolomei") found.push(t("siena-bar-wedding"));
    if (me.place === "via-delle-cerchia" && me.may_enter_inn) found.push(t("siena-bar-inn-open"));
  } else if (question === "walk") {
    found.push(t("siena-bar-walk", { count: turn.walk }));
  } else if (question === "beg") {
    found.push(t("siena-bar-begging", { count: me.stinginess }));
  } else if (question === "leg") {
    if (turn.leg !== null) found.push(t("siena-bar-leg", { road: roadWord(turn.leg.road) }));
  }
  return found;
}

/** Whether the road pays at the end of this turn: by an option, and only after a leg. */
function willBePaid(table: Table): boolean {
  const { journey_pay, journey_stop } = table.briefing.options;
  return journey_pay === "at_rest" && journey_stop !== "leaves_after_cashing" && table.view.turn.travelled && spacePays(table) > 0;
}
