// Generated from fiorino.games.siena by `python -m fiorino.server.schema.openapi`. Do not edit.

export type Seat = "blue" | "orange" | "green" | "rose" | "red";

export type Good = "corn" | "wine" | "oil" | "cloth" | "spices";

export type Road = "firenze" | "arezzo";

export type Status = "peasant" | "merchant" | "banker";

/** The whole table as a seat or a spectator may see it. */
export interface TableView {
  viewer: number;
  round: number;
  game: "standard" | "introductory" | "advanced";
  asked: number;
  question: string;
  order: number[];
  wealth: number[];
  seats: SeatView[];
  display: OfferView[];
  deck: number;
  discard: Record<string, number>;
  removed: Record<string, number>;
  goods: GoodView[];
  calandrino: string;
  cubes: number;
  tower: number[];
  senesi_deck: number;
  senesi_under: number[];
  senesi_drawn: number[];
  artists_left: number;
  auction: AuctionView | null;
  turn: TurnView;
  ending: string;
}

/** A player: what everybody sees, and what only they (or an open table) see. */
export interface SeatView {
  name: Seat;
  status: Status;
  money: number;
  row: number;
  cards: number;
  hand: string[] | null;
  place: string | null;
  road: Road | null;
  space: number;
  levels: number[];
  stinginess: number;
  donated: boolean;
  may_enter_inn: boolean;
  senesi: number[];
  artists: number[];
}

/** A card in the display; `price` is for the viewer, None if it is auctioned or not for them. */
export interface OfferView {
  card: string;
  starred: boolean;
  price: number | null;
}

/** A good: its frame, the units ready, its price, and whether it is still in the game. */
export interface GoodView {
  name: Good;
  workers: number;
  frame: number;
  ready: number;
  price: number;
  gone: boolean;
}

/** An auction that is going on: for a card or (hidden as 0) for an Artist. */
export interface AuctionView {
  card: string | null;
  artist: number | null;
  high: number;
  holder: number;
  out: number[];
  seen: number[];
}

/** What the turn that is being taken has brought so far. */
export interface TurnView {
  rights: Good[];
  sold: Partial<Record<Good, number>>;
  worked: boolean;
  mule: boolean;
  travelled: boolean;
  charity: number;
  points: number;
  wedding: boolean;
  roads_closed: boolean;
  walk: number;
  loaded: Good[];
  leg: LegView | null;
}

/** A leg of one's own that is being made: where to, and with how many cards so far. */
export interface LegView {
  road: Road;
  cards: number;
}

/** Cards and their numbers, goods, roads, the town, the Tower and the tables of prices. */
export interface Parts {
  cards: Record<string, CardPart>;
  goods: GoodPart[];
  fato: FatoPart;
  roads: RoadsPart;
  ring: string[];
  districts: Record<string, DistrictPart>;
  tower: LevelPart[];
  labour: number;
  donations: Record<string, number>;
  initiative: number[];
  artists: ArtistPart[];
  senesi: Record<string, number>;
  ranks: RanksPart;
  hand_limit: number;
  last_round: number;
  banker_share: number;
  sums: SumsPart;
}

/** A kind of card: goods, journey or the type of a Special card; `red` where it has a price. */
export interface CardPart {
  type: string;
  copies: number;
  starred: boolean;
  red: number | null;
  green: number;
  workers: Partial<Record<Good, number>>;
}

/** A good: how many workers its frame wants, and what a unit sells for. */
export interface GoodPart {
  name: Good;
  frame: number;
  price: number;
}

/** The Fato cards: how many, and what they pay for each good and in Piazza Salimbeni. */
export interface FatoPart {
  cards: number;
  pays: Partial<Record<Good, number>>;
  salimbeni: number;
}

/** What the spaces of the roads pay. */
export interface RoadsPart {
  firenze: number[];
  arezzo: number[];
}

/** A District: whether it is yellow, and what a Banker gets there. */
export interface DistrictPart {
  yellow: boolean;
  pays: number;
}

/** A level of the Tower: what it costs, and the points that it brings. */
export interface LevelPart {
  level: number;
  price: number;
  points: number;
}

/** An Artist: what they are worth, and their name. */
export interface ArtistPart {
  value: number;
  name: string;
}

/** The Florins that make a Merchant and a Banker. */
export interface RanksPart {
  merchant: number;
  banker: number;
}

/** Fixed sums: alms (more in the Inn), the bride's gift, a Courtesan, a look at an Artist. */
export interface SumsPart {
  alms: number;
  alms_in_inn: number;
  bride: number;
  courtesan: number;
  look: number;
}

/** S3.4: a player puts their disc on top of the others. */
export interface SeatPlaced {
  event: "seat-placed";
  seat: Seat;
}

/** S33.3: a Goods card begins in the discard pile. */
export interface CardLeftOut {
  event: "card-left-out";
  card: string;
}

/** S7.2: a new round. */
export interface RoundBegan {
  event: "round-began";
  round: number;
}

/** S7.3: a card is laid open. */
export interface CardDealt {
  event: "card-dealt";
  card: string;
}

/** S7.4: the discard pile becomes the deck. */
export interface DiscardShuffled {
  event: "discard-shuffled";
  cards: number;
}

/** S3.5, S5.3: the Initiative track, poorest first. */
export interface InitiativeSet {
  event: "initiative-set";
  order: Seat[];
}

/** S6.5, S6.10: a player declines to start an auction. */
export interface StartDeclined {
  event: "start-declined";
  seat: Seat;
}

/** S6.4, S6.15: a card is put up. */
export interface AuctionStarted {
  event: "auction-started";
  seat: Seat;
  card: string;
}

/** S9.1: the starred card of this round is put up. */
export interface StarOffered {
  event: "star-offered";
  card: string;
}

/** S6.4, S6.7, S6.15, S9.4, S24.4, S24.8: a bid. */
export interface BidMade {
  event: "bid-made";
  seat: Seat;
  bid: number;
}

/** S6.8, S8.1, S9.3, S24.11 and more: a player is out of the auction, or takes no card. */
export interface Passed {
  event: "passed";
  seat: Seat;
}

/** S6.11, S9.5: the highest bidder pays and takes the card. */
export interface CardWon {
  event: "card-won";
  seat: Seat;
  coins: number;
  card: string;
}

/** S6.16: nobody bid for a card of the Opening Auction, and it goes into the deck. */
export interface CardReturned {
  event: "card-returned";
  card: string;
}

/** S9.6: nobody bid. */
export interface CardUnsold {
  event: "card-unsold";
  card: string;
}

/** S8.2, S8.3: a card is taken and paid. */
export interface CardTaken {
  event: "card-taken";
  seat: Seat;
  coins: number;
  card: string;
}

/** S8.6: the open cards without an asterisk are discarded. */
export interface LeftoversDiscarded {
  event: "leftovers-discarded";
  cards: string[];
}

/** S10.1: the poorest names who begins. */
export interface FirstNamed {
  event: "first-named";
  seat: Seat;
  first: Seat;
}

/** S10.2: a turn begins. */
export interface TurnBegan {
  event: "turn-began";
  seat: Seat;
}

/** S11.2: a card is played, for its image or (green > 0) for its green. */
export interface CardPlayed {
  event: "card-played";
  seat: Seat;
  card: string;
  green: number;
}

/** S11.7: a card is discarded. */
export interface CardDiscarded {
  event: "card-discarded";
  seat: Seat;
  card: string;
}

/** S13.1, S13.3: workers come to a frame; `made` units become ready, `left` workers stay. */
export interface WorkersPut {
  event: "workers-put";
  seat: Seat;
  good: Good;
  workers: number;
  made: number;
  left: number;
}

/** S14.7: a unit is sold. */
export interface UnitSold {
  event: "unit-sold";
  seat: Seat;
  coins: number;
  good: Good;
}

/** S14.9: a Banker receives their share of a sale. */
export interface BankerShare {
  event: "banker-share";
  seat: Seat;
  coins: number;
}

/** S16.2: a unit goes along on Via Francigena. */
export interface UnitLoaded {
  event: "unit-loaded";
  seat: Seat;
  good: Good;
}

/** S16.6, S20.10: Fato cards are drawn; with the Devil they bring nothing. */
export interface FatoDrawn {
  event: "fato-drawn";
  seat: Seat;
  coins: number;
  cards: number;
  devil: number;
}

/** S18.5, S18.7, S18.12: a leg of a journey ends on a space. */
export interface LegTravelled {
  event: "leg-travelled";
  seat: Seat;
  coins: number;
  road: Road;
  space: number;
}

/** S18.7, S18.12: the space of a road where a Merchant stands pays them, after the leg. */
export interface RoadPaid {
  event: "road-paid";
  seat: Seat;
  coins: number;
  road: Road;
  space: number;
}

/** S12.5, S18.6, S18.7, S18.9: a Merchant leaves the road. */
export interface RoadLeft {
  event: "road-left";
  seat: Seat;
  road: Road;
}

/** S17.1, S17.2: a Merchant gives up income. */
export interface CharityGiven {
  event: "charity-given";
  seat: Seat;
  coins: number;
}

/** S17.1, S17.2, S21.3: a Senesi card is drawn; its value is for the drawer alone (S32.3). */
export interface SenesiSeen {
  event: "senesi-seen";
  seat: Seat;
  value: number;
}

/** S17.1, S17.2, S21.3: Senesi cards are kept, others go under the deck, face down. */
export interface SenesiKept {
  event: "senesi-kept";
  seat: Seat;
  kept: number[];
  under: number[];
}

/** S28.1: a set of Inn cards brings money. */
export interface InnSetPlayed {
  event: "inn-set-played";
  seat: Seat;
  coins: number;
}

/** S12.1, S12.2: a player takes the next status. */
export interface StatusRisen {
  event: "status-risen";
  seat: Seat;
  status: Status;
}

/** S12.6, S12.7: goods that nobody can sell any more are swept away. */
export interface GoodsGone {
  event: "goods-gone";
  goods: Good[];
}

/** S19.1: a Banker's turn begins with money. */
export interface BankerIncome {
  event: "banker-income";
  seat: Seat;
  coins: number;
}

/** S19.3, S19.5, S22.2, S22.3, S22.5, S23.2: a Banker comes to a place. */
export interface BankerMoved {
  event: "banker-moved";
  seat: Seat;
  place: string;
}

/** S20.2: a gift to the bride, to go on. */
export interface BridePaid {
  event: "bride-paid";
  seat: Seat;
  coins: number;
}

/** S19.8: a Banker stops, and the place acts. */
export interface BankerStopped {
  event: "banker-stopped";
  seat: Seat;
  place: string;
}

/** S20.1, S20.6, S20.7: a District, or a card played in it, brings money. */
export interface PlacePaid {
  event: "place-paid";
  seat: Seat;
  coins: number;
  place: string;
}

/** S21.2: a donation to the Duomo. */
export interface DonationMade {
  event: "donation-made";
  seat: Seat;
  coins: number;
}

/** S23.1: a cube more in the Inn. */
export interface CourtesanCame {
  event: "courtesan-came";
  seat: Seat;
  cubes: number;
}

/** S23.4, S23.5: a Banker pays Courtesans. */
export interface CourtesansPaid {
  event: "courtesans-paid";
  seat: Seat;
  coins: number;
}

/** S23.7, S23.10, S23.11: Girlfriends keep a Banker out of the Inn, or save them paying. */
export interface GirlfriendsHelped {
  event: "girlfriends-helped";
  seat: Seat;
}

/** S24.1: an auction for an Artist is opened. */
export interface ArtistOffered {
  event: "artist-offered";
  seat: Seat;
}

/** S24.3, S24.5, S24.9: a player looks at the Artist; nobody else sees it. */
export interface ArtistSeen {
  event: "artist-seen";
  seat: Seat;
  value: number;
}

/** S24.9: a look at the Artist costs Florins. */
export interface LookPaid {
  event: "look-paid";
  seat: Seat;
  coins: number;
}

/** S24.12: the highest bidder engages the Artist; who has not looked does not learn whom. */
export interface ArtistEngaged {
  event: "artist-engaged";
  seat: Seat;
  coins: number;
  value: number;
  seen: number;
}

/** S25.2, S25.3: a level of the Tower is built. */
export interface LevelBuilt {
  event: "level-built";
  seat: Seat;
  coins: number;
  level: number;
}

/** S26.3, S26.6, S26.8: Calandrino enters a place. */
export interface CalandrinoMoved {
  event: "calandrino-moved";
  place: string;
}

/** S27.4, S27.7, S27.8, S27.9: a Banker gives alms. */
export interface AlmsGiven {
  event: "alms-given";
  seat: Seat;
  coins: number;
  place: string;
}

/** S27.5: a Banker refuses and takes a stinginess cube. */
export interface AlmsRefused {
  event: "alms-refused";
  seat: Seat;
  cubes: number;
}

/** S27.6: a Banker has Calandrino sent away. */
export interface GuardsCalled {
  event: "guards-called";
  seat: Seat;
}

/** S29: why the match is over: "tower", "lorenzetti" or "last round". */
export interface MatchEnded {
  event: "match-ended";
  why: string;
}

/** S30: one line of the final count. */
export interface PointsCounted {
  event: "points-counted";
  seat: Seat;
  what: string;
  points: number;
}

/** S31: the winners; nobody where there is no Banker. */
export interface WinnerNamed {
  event: "winner-named";
  winners: Seat[];
}

/** Anything that happens in Siena. */
export type GameEvent =
  | SeatPlaced
  | CardLeftOut
  | RoundBegan
  | CardDealt
  | DiscardShuffled
  | InitiativeSet
  | StartDeclined
  | AuctionStarted
  | StarOffered
  | BidMade
  | Passed
  | CardWon
  | CardReturned
  | CardUnsold
  | CardTaken
  | LeftoversDiscarded
  | FirstNamed
  | TurnBegan
  | CardPlayed
  | CardDiscarded
  | WorkersPut
  | UnitSold
  | BankerShare
  | UnitLoaded
  | FatoDrawn
  | LegTravelled
  | RoadPaid
  | RoadLeft
  | CharityGiven
  | SenesiSeen
  | SenesiKept
  | InnSetPlayed
  | StatusRisen
  | GoodsGone
  | BankerIncome
  | BankerMoved
  | BridePaid
  | BankerStopped
  | PlacePaid
  | DonationMade
  | CourtesanCame
  | CourtesansPaid
  | GirlfriendsHelped
  | ArtistOffered
  | ArtistSeen
  | LookPaid
  | ArtistEngaged
  | LevelBuilt
  | CalandrinoMoved
  | AlmsGiven
  | AlmsRefused
  | GuardsCalled
  | MatchEnded
  | PointsCounted
  | WinnerNamed;
