// Words for answers: the labels of buttons, and what an answer is about.
import type { Label } from "../contract";
import { t } from "../../shell/language.svelte";
import { fatoPays, parse, placeAfter, placesOf } from "./answers";
import { cardOf, held, mine, partsOf, spacePays, type Good, type Road, type Table } from "./view";
import { cardWord, goodWord, placeWord, roadWord, statusWord } from "./words";

interface Words {
  text: string;
  detail?: string | undefined;
  group?: string;
  weight?: "main" | "plain";
}

type Teller = (table: Table, what: string, numbers: number[]) => Words;

/** Words for an answer. */
export function label(text: string, table: Table): Label {
  const { verb, what, numbers } = parse(text);
  const said = TELLERS[verb]?.(table, what, numbers) ?? { text };
  return {
    text: said.text,
    places: placesOf(text, table),
    ...(said.detail === undefined || said.detail === "" ? {} : { detail: said.detail }),
    ...(said.group === undefined ? {} : { group: t(`siena-group-${said.group}`) }),
    ...(said.weight === undefined ? {} : { weight: said.weight }),
  };
}

/** The verbs that have words, for the tests. */
export function verbs(): string[] {
  return Object.keys(TELLERS);
}

const TELLERS: Record<string, Teller> = {
  decline: (table) => ({ text: t(`siena-answer-decline-${table.view.question}`), weight: "plain" }),
  pass: (table) => ({ text: t(table.view.question === "take-card" ? "siena-answer-pass-card" : "siena-answer-pass"), weight: "plain" }),
  done: () => ({ text: t("siena-answer-done"), group: "end", weight: "plain" }),
  rise: (table) => ({ text: t("siena-answer-rise", { status: statusWord(nextStatus(table)) }), weight: "main" }),
  stay: stay,
  cash: (table) => ({ text: t("siena-answer-cash", { coins: spacePays(table) }), detail: t("siena-answer-cash.detail"), weight: "main" }),
  step: step,
  enter: (table) => ({
    text: t("siena-answer-enter"),
    detail: table.view.cubes > 0 ? t("siena-answer-enter.cubes", { count: table.view.cubes }) : undefined,
    group: "walk",
  }),
  stop: stop,
  pay: () => ({ text: t("siena-answer-pay") }),
  go: go,
  give: () => ({ text: t("siena-answer-give") }),
  refuse: (table) => ({ text: t("siena-answer-refuse"), detail: t("siena-answer-refuse.detail", { count: (mine(table)?.stinginess ?? 0) + 1 }) }),
  donate: donate,
  open: () => ({ text: t("siena-answer-open"), detail: t("siena-answer-open.detail") }),
  look: (_, what, numbers) => ({ text: what === "inn" ? t("siena-answer-look-inn") : t("siena-answer-look", { coins: numbers[0] ?? 0 }) }),
  build: build,
  charity: (_, what, numbers) => ({
    text: t("siena-answer-charity", { coins: numbers[0] ?? 0 }),
    detail: t(`siena-answer-charity-${what}`),
    group: "charity",
  }),
  first: (table, what) => ({ text: what === table.me ? t("siena-answer-first.me") : t("siena-answer-first", { seat: table.playerOf(what) }) }),
  travel: (_, what) => ({ text: t("siena-answer-travel", { road: roadWord(what) }), group: "travel" }),
  sell: (table, what) => ({
    text: t("siena-answer-sell", { good: goodWord(what) }),
    detail: t("siena-answer-sell.detail", { coins: table.view.goods.find((good) => good.name === what)?.price ?? 0 }),
    group: "sell",
  }),
  load: (table, what) => ({
    text: t("siena-answer-load", { good: goodWord(what) }),
    detail: t("siena-answer-load.detail", { coins: partsOf(table).fato.pays[what as Good] ?? 0 }),
  }),
  draw: draw,
  keep: keep,
  play: play,
  green: (table, what) => ({
    text: t("siena-answer-green", { card: cardWord(table, what) }),
    detail: t("siena-answer-green.detail", { green: cardOf(table, what)?.green ?? 0 }),
    group: "green",
  }),
  with: (table, what) => {
    const key = table.view.question === "leg" ? "siena-answer-with-leg" : "siena-answer-with";
    return {
      text: t(key, { card: cardWord(table, what) }),
      detail: t(`${key}.detail`, { green: cardOf(table, what)?.green ?? 0 }),
      group: table.view.question === "leg" ? "travel" : "longer",
    };
  },
  discard: (table, what) => ({ text: t("siena-answer-discard", { card: cardWord(table, what) }), group: "discard", weight: "plain" }),
  take: (table, what) => ({
    text: t("siena-answer-take", { card: cardWord(table, what) }),
    detail: t("siena-answer-take.detail", { coins: table.view.display.find((offer) => offer.card === what)?.price ?? 0 }),
  }),
  auction: (table, what) => ({
    text: t("siena-answer-auction", { card: cardWord(table, what) }),
    detail: t("siena-answer-auction.detail", { green: cardOf(table, what)?.green ?? 0 }),
  }),
  bid: (_, __, numbers) => ({ text: t("siena-answer-bid", { coins: numbers[0] ?? 0 }) }),
};

function nextStatus(table: Table): string {
  return mine(table)?.status === "peasant" ? "merchant" : "banker";
}

/** Staying means the status at the end of a turn, and the road at the end of a leg. */
function stay(table: Table): Words {
  if (table.view.question === "cash-or-stay") return { text: t("siena-answer-stay-road"), detail: t("siena-answer-stay-road.detail"), weight: "plain" };
  return { text: t("siena-answer-stay", { status: statusWord(mine(table)?.status ?? "peasant") }), weight: "plain" };
}

function step(table: Table): Words {
  const place = mine(table)?.place ?? null;
  const goal = placeAfter(place, partsOf(table).ring) ?? "wall";
  const detail = place === "palazzo-tolomei" && table.view.turn.wedding ? t("siena-answer-step.wedding") : undefined;
  return { text: t("siena-answer-step", { place: placeWord(goal) }), detail, group: "walk", weight: "main" };
}

function stop(table: Table): Words {
  const place = mine(table)?.place ?? "wall";
  const district = partsOf(table).districts[place];
  return {
    text: t("siena-answer-stop", { place: placeWord(place) }),
    detail: district?.yellow ? t("siena-answer-stop.pays", { coins: district.pays }) : undefined,
    group: "walk",
  };
}

function go(table: Table, what: string): Words {
  if (what === "inn") return { text: t("siena-answer-go-inn") };
  const { leg } = table.view.turn;
  if (leg === null) return { text: t("siena-answer-go-walk", { count: table.view.turn.walk }), weight: "main" };
  return { text: t("siena-answer-go-leg"), detail: legPays(table, leg.road, leg.cards), weight: "main" };
}

/** What a leg brings, and when: short of the end of the road that is a matter of two options. */
function legPays(table: Table, road: Road, cards: number): string {
  const pays = partsOf(table).roads[road];
  const space = (mine(table)?.space ?? 0) + cards;
  const coins = pays[space - 1] ?? 0;
  const { journey_stop, journey_pay } = table.briefing.options;
  if (space < pays.length && coins > 0) {
    if (journey_stop === "leaves_after_cashing") return t("siena-answer-go-leg.cash", { coins });
    if (journey_pay === "at_rest") return t("siena-answer-go-leg.rest", { coins });
  }
  return t("siena-answer-go-leg.detail", { coins });
}

function donate(table: Table): Words {
  const coins = partsOf(table).donations[String(mine(table)?.money ?? 0)];
  return { text: t("siena-answer-donate"), detail: coins === undefined ? undefined : t("siena-answer-donate.detail", { coins }) };
}

function build(table: Table, what: string): Words {
  const level = partsOf(table).tower[table.view.tower.length];
  if (level === undefined) return { text: t("siena-answer-build", { level: table.view.tower.length }) };
  const coins = level.price - (what === "" ? 0 : partsOf(table).labour);
  return {
    text: what === "" ? t("siena-answer-build", { level: level.level }) : t("siena-answer-build-with"),
    detail: t("siena-answer-build.detail", { coins, points: level.points }),
    weight: "main",
  };
}

function draw(table: Table, _: string, numbers: number[]): Words {
  const count = numbers[0] ?? 0;
  return {
    text: t("siena-answer-draw", { count }),
    detail: t("siena-answer-draw.detail", { count, cards: partsOf(table).fato.cards, coins: count * fatoPays(table) }),
  };
}

function keep(_: Table, __: string, numbers: number[]): Words {
  const [low = 0, high] = numbers;
  const values = high === undefined ? String(low) : t("siena-answer-keep-two", { low, high });
  return { text: t("siena-answer-keep", { count: numbers.length, values }) };
}

function play(table: Table, what: string): Words {
  const card = cardWord(table, what);
  const type = cardOf(table, what)?.type ?? "";
  if (type === "guards" || type === "girlfriends") return { text: t(`siena-answer-play-${type}`), detail: cardDetail(table, what) };
  if (type === "inn") return { text: t("siena-answer-play-inn", { count: innSet(table) }), group: "play" };
  return { text: t("siena-answer-play", { card }), detail: cardDetail(table, what), group: "play" };
}

/** How many Inn cards go together, by the option of the table. */
function innSet(table: Table): number {
  const single = table.briefing.options.inn_cards_for_20 === "one_unless_banker" && mine(table)?.status !== "banker";
  return single ? 1 : Math.min(3, held(table, "inn"));
}

/** The green of a starred card, where two of its kind differ in it. */
function cardDetail(table: Table, card: string): string | undefined {
  const part = cardOf(table, card);
  if (!part?.starred) return undefined;
  return t("siena-answer-auction.detail", { green: part.green });
}
