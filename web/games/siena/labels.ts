// Words for answers and courses: the labels of deeds, their sums, and the deed by name for the button that sends it.
import type { Course, Label } from "../contract";
import { t } from "../../shell/language.svelte";
import { fatoPays, parse, placeAfter, placesOf } from "./answers";
import { cardsOf, draftedCourse, kindOf, spotOfCourse } from "./courses";
import { cardOf, held, mine, partsOf, spacePays, type Good, type Road, type Table } from "./view";
import { cardWord, goodName, goodWord, listed, placeName, placeWord, roadWord, signed, statusWord } from "./words";

interface Words {
  text: string;
  /** The deed by name, where the label is too long or names only a thing. */
  act?: string | undefined;
  detail?: string | undefined;
  group?: string;
  weight?: "main" | "plain";
}

type Teller = (table: Table, what: string, numbers: number[]) => Words;

/** Words for an answer; for the first answer of the course that is drafted, those of the whole course. */
export function label(text: string, table: Table): Label {
  const course = table.draft === text ? draftedCourse(table) : null;
  return course === null ? answerLabel(text, table) : courseLabel(course, table);
}

/** Words for an answer by itself. */
export function answerLabel(text: string, table: Table): Label {
  const { verb, what, numbers } = parse(text);
  const said = TELLERS[verb]?.(table, what, numbers) ?? { text };
  return {
    text: said.text,
    places: placesOf(text, table),
    ...(said.act === undefined ? {} : { act: said.act }),
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
  pass: (table) =>
    table.view.question === "take-card"
      ? { text: t("siena-answer-pass-card"), act: t("siena-act-none"), weight: "plain" }
      : { text: t("siena-answer-pass"), weight: "plain" },
  done: () => ({ text: t("siena-answer-done"), act: t("siena-act-done"), group: "end", weight: "plain" }),
  rise: (table) => ({ text: t("siena-answer-rise", { status: statusWord(nextStatus(table)) }), weight: "main" }),
  stay: stay,
  cash: (table) => ({ text: t("siena-answer-cash", { coins: spacePays(table) }), detail: t("siena-answer-cash.detail"), weight: "main" }),
  step: step,
  enter: (table) => {
    const { cubes } = table.view;
    const coins = Math.min(mine(table)?.money ?? 0, cubes * partsOf(table).sums.courtesan);
    return { text: t("siena-answer-enter"), detail: cubes > 0 ? t("siena-pay-courtesans", { coins, count: cubes }) : undefined, group: "walk" };
  },
  stop: stop,
  pay: (table) => {
    const count = table.view.question === "pay-for-one" ? 1 : table.view.cubes;
    const coins = Math.min(mine(table)?.money ?? 0, count * partsOf(table).sums.courtesan);
    return { text: t("siena-answer-pay"), act: t("siena-act-pay", { coins }), detail: t("siena-pay-courtesans", { coins, count }) };
  },
  go: go,
  give: (table) => {
    const { alms, alms_in_inn } = partsOf(table).sums;
    const coins = Math.min(mine(table)?.money ?? 0, table.view.calandrino === "inn" ? alms_in_inn : alms);
    return { text: t("siena-answer-give", { coins }) };
  },
  refuse: (table) => ({ text: t("siena-answer-refuse"), detail: t("siena-answer-refuse.detail", { count: (mine(table)?.stinginess ?? 0) + 1 }) }),
  donate: donate,
  open: () => ({ text: t("siena-answer-open"), detail: t("siena-answer-open.detail") }),
  look: (_, what, numbers) => ({ text: what === "inn" ? t("siena-answer-look-inn") : t("siena-answer-look", { coins: numbers[0] ?? 0 }) }),
  build: build,
  charity: (_, what, numbers) => ({
    text: t("siena-answer-charity", { coins: numbers[0] ?? 0 }),
    act: t("siena-act-charity", { coins: numbers[0] ?? 0 }),
    detail: t(`siena-answer-charity-${what}`),
    group: "charity",
  }),
  first: (table, what) => ({ text: what === table.me ? t("siena-answer-first.me") : t("siena-answer-first", { seat: table.playerOf(what) }) }),
  travel: (_, what) => ({ text: t("siena-answer-travel", { road: roadWord(what) }), group: "travel" }),
  sell: (table, what) => {
    const coins = table.view.goods.find((good) => good.name === what)?.price ?? 0;
    return { text: t("siena-answer-sell", { good: goodWord(what) }), act: t("siena-act-sale", { coins }), detail: t("siena-answer-sell.detail", { coins }), group: "sell" };
  },
  load: (table, what) => ({
    text: t("siena-answer-load", { good: goodWord(what) }),
    detail: t("siena-answer-load.detail", { coins: partsOf(table).fato.pays[what as Good] ?? 0 }),
  }),
  draw: draw,
  keep: keep,
  play: play,
  green: (table, what) => ({
    text: t("siena-answer-green", { green: cardOf(table, what)?.green ?? 0 }),
    detail: t("siena-answer-green.detail", { card: cardWord(table, what) }),
    group: "green",
  }),
  with: (table, what) => {
    if (table.view.question === "leg") {
      return { text: t("siena-answer-with-leg", { card: cardWord(table, what) }), detail: t("siena-answer-with-leg.detail"), group: "travel" };
    }
    const green = cardOf(table, what)?.green ?? 0;
    return { text: t("siena-answer-with", { green }), detail: t("siena-answer-with.detail", { card: cardWord(table, what) }), group: "longer" };
  },
  discard: (table, what) => ({ text: t("siena-answer-discard", { card: cardWord(table, what) }), act: t("siena-act-discard"), group: "discard", weight: "plain" }),
  take: (table, what) => {
    const coins = table.view.display.find((offer) => offer.card === what)?.price ?? 0;
    return { text: t("siena-answer-take", { card: cardWord(table, what) }), act: t("siena-act-take", { coins }), detail: t("siena-answer-take.detail", { coins }) };
  },
  auction: (table, what) => ({
    text: t("siena-answer-auction", { card: cardWord(table, what) }),
    act: t("siena-act-auction"),
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
  const isWed = place === "palazzo-tolomei" && table.view.turn.wedding;
  const detail = isWed ? t("siena-answer-step.wedding", { coins: partsOf(table).sums.bride }) : undefined;
  return { text: t("siena-answer-step", { place: placeWord(goal) }), detail, group: "walk", weight: "main" };
}

function stop(table: Table): Words {
  const place = mine(table)?.place ?? "wall";
  const district = partsOf(table).districts[place];
  return {
    text: t("siena-answer-stop", { place: placeWord(place) }),
    act: t("siena-act-stop", { coins: district?.yellow ? district.pays : 0 }),
    detail: district?.yellow ? t("siena-answer-stop.pays", { coins: district.pays }) : undefined,
    group: "walk",
  };
}

function go(table: Table, what: string): Words {
  if (what === "inn") return { text: t("siena-answer-go-inn") };
  const { leg } = table.view.turn;
  if (leg === null) return { text: t("siena-answer-go-walk", { count: table.view.turn.walk }), act: t("siena-act-begging", { count: table.view.turn.walk }), weight: "main" };
  return { text: t("siena-answer-go-leg"), detail: legPays(table, leg.road, (mine(table)?.space ?? 0) + leg.cards), weight: "main" };
}

/** What a leg to a space brings, and when: short of the end of the road that is a matter of two options. */
function legPays(table: Table, road: Road, space: number): string {
  const pays = partsOf(table).roads[road];
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
  if (coins === undefined) return { text: t("siena-answer-donate") };
  return { text: t("siena-answer-donate"), act: t("siena-act-donate", { coins }), detail: t("siena-answer-donate.detail", { coins }) };
}

function build(table: Table, what: string): Words {
  const level = partsOf(table).tower[table.view.tower.length];
  if (level === undefined) return { text: t("siena-answer-build", { level: table.view.tower.length }) };
  const coins = level.price - (what === "" ? 0 : partsOf(table).labour);
  return {
    text: what === "" ? t("siena-answer-build", { level: level.level }) : t("siena-answer-build-with"),
    act: t("siena-act-build", { coins }),
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
  if (type === "calandrino") return { text: t("siena-play-calandrino"), detail: t("siena-play-calandrino.detail"), group: "play" };
  if (type === "goods" || type === "journey") return { text: card, act: t("siena-act-workers"), detail: t(hasPlace(table, what) ? "siena-act-workers" : "siena-workers-none"), group: "play" };
  return { text: t("siena-answer-play", { card }), detail: cardDetail(table, what), group: "play" };
}

/** Whether any good of a card is still in the game; otherwise its workers have nowhere to go. */
function hasPlace(table: Table, card: string): boolean {
  const workers = cardOf(table, card)?.workers ?? {};
  return table.view.goods.some((good) => !good.gone && (workers[good.name] ?? 0) > 0);
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

// Courses

/** Words for a course: where it ends, what it takes, what it brings. */
export function courseLabel(course: Course, table: Table): Label {
  const spot = spotOfCourse(course, table);
  return { places: spot === null ? [] : [spot], ...courseWords(course, table) };
}

function courseWords(course: Course, table: Table): { text: string; act: string; detail: string } {
  const { steps = 0, florins = 0, units = 0 } = course.figures;
  const goods = listed(goodsOf(course).map(goodName));
  const figures = figuresOf(course).join(", ");
  switch (kindOf(course, table)) {
    case "walk":
      return { text: placeName(course.place), act: t("siena-act-walk", { count: steps }), detail: figures };
    case "begging":
      return { text: placeName(course.place), act: t("siena-act-begging", { count: steps }), detail: figures };
    case "journey": {
      const [road = "firenze", space = "1"] = course.place.split("-") as [Road, string];
      const pays = legPays(table, road, Number(space));
      return { text: t("siena-course-journey", { road: roadWord(road), space: Number(space) }), act: t("siena-act-journey", { count: steps }), detail: `${figures}, ${pays}` };
    }
    case "sale": {
      const card = cardsOf(course)[0];
      if (card === undefined) return { text: t("siena-course-sale", { goods }), act: t("siena-act-sale", { coins: florins }), detail: t("siena-answer-sell.detail", { coins: florins }) };
      return { text: t("siena-course-card-sale", { card: cardWord(table, card), goods }), act: t("siena-act-card-sale", { coins: florins }), detail: t("siena-course-card-sale.detail", { goods, coins: florins }) };
    }
    case "load":
      return { text: t("siena-course-load", { goods }), act: t("siena-act-load", { count: units }), detail: t("siena-answer-load.detail", { coins: florins }) };
    case "district":
      return { text: t("siena-course-district", { count: course.answers.length }), act: t("siena-act-sell", { coins: florins }), detail: t("siena-answer-sell.detail", { coins: florins }) };
  }
}

/** The goods that a course sells or loads, each as often as it does. */
function goodsOf(course: Course): string[] {
  return course.answers.map(parse).filter(({ verb }) => verb === "sell" || verb === "load").map(({ what }) => what);
}

/** What a course takes and brings, in a few words each; what a road pays is told by itself. */
function figuresOf(course: Course): string[] {
  const { steps = 0, cards = 0, florins = 0, begged = 0 } = course.figures;
  const isRoad = /^(firenze|arezzo)-/.test(course.place);
  const found = isRoad ? [] : [t("siena-figure-steps", { count: steps })];
  if (cards > 0) found.push(t("siena-figure-cards", { count: cards }));
  if (begged > 0) found.push(t("siena-figure-begged", { count: begged }));
  if (florins !== 0 && !isRoad) found.push(signed(florins));
  return found;
}

/** The tag of a course at its goal: its figures, and the cards that it takes. */
export function courseTag(course: Course, table: Table): string[] {
  const kind = kindOf(course, table);
  if (kind !== "walk" && kind !== "begging" && kind !== "journey") return [];
  const { florins = 0, steps = 0 } = course.figures;
  const words = kind === "journey" ? [t("siena-figure-spaces", { count: steps }), ...(florins === 0 ? [] : [signed(florins)])] : figuresOf(course);
  const spent = cardsOf(course);
  return [words.join(", "), ...(spent.length === 0 || spent.length > 2 ? [] : [spent.map((card) => t("siena-figure-card", { card: cardWord(table, card), green: cardOf(table, card)?.green ?? 0 })).join(" + ")])];
}
