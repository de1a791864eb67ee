// Bots sit at the table under a name of their own, so that two of a kind can be told apart; a tag says what they are.
import type { Briefing } from "../games/contract";
import type { Shown } from "../types/messages";

const NAMES = ["Bice", "Cecco", "Nuta", "Lapo", "Ginevra", "Duccio", "Pia", "Buffalmacco", "Tessa", "Neri"];

/** The names of the bots of a match: always the same ones, each once, and none that a person has. */
export function botNames(match: string, seats: Shown["seats"]): Record<string, string> {
  const taken = new Set(seats.filter((seat) => seat.bot === null).map((seat) => seat.player.split(" ")[0]));
  let at = [...match].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);
  const names: Record<string, string> = {};
  for (const seat of seats) {
    if (seat.bot === null) continue;
    while (taken.has(NAMES[at % NAMES.length]!)) at += 1;
    names[seat.seat] = NAMES[at % NAMES.length]!;
    taken.add(names[seat.seat]);
  }
  return names;
}

/** A state in which bots have their names, wherever players are named. */
export function named(shown: Shown): Shown {
  const names = botNames(shown.match, shown.seats);
  if (Object.keys(names).length === 0) return shown;
  const briefing = shown.briefing as Briefing;
  return {
    ...shown,
    seats: shown.seats.map((seat) => ({ ...seat, player: names[seat.seat] ?? seat.player })),
    briefing: { ...briefing, players: briefing.players?.map((one) => ({ ...one, player: names[one.seat] ?? one.player })) },
  };
}
