"""The Town of Siena: Bankers, the Inn, Artists, the Tower, Calandrino and the final count."""

from tests.oracles.siena_base import (
    BANCHI_DI_SOTTO,
    BANKER,
    DUOMO,
    INN,
    MERCHANT,
    PALAZZO_TOLOMEI,
    PEASANT,
    PIAZZA_SALIMBENI,
    TORRE_DEL_MANGIA,
    VIA_DEI_SERVI,
    VIA_DELLE_CERCHIA,
    WALL,
    Answer,
    Components,
    Play,
    State,
    Verdict,
    ask,
    bankers_at,
    bids,
    card_named,
    chance,
    discards,
    earn,
    fato_draw,
    from_next_up,
    in_hand,
    number_in_hand,
    pay,
    pay_what_he_can,
    senesi_left,
    take_senesi,
    throw,
    use,
    use_type,
    wealth,
)

RAISE = {PEASANT: 5, MERCHANT: 3, BANKER: 1}
LORENZETTI = 8


def plays_for_all(box: Components, state: State, seat: str) -> list[str]:
    """List the plays open to every status: Inn set, Courtesan, Calandrino (S23.1, S26.1, S28.1)."""
    plays: list[str] = []
    if number_in_hand(box, state, seat, "inn") >= inn_set_size(state, seat):
        plays.append("play inn")
    for type in ("courtesan", "calandrino"):
        plays += [f"play {card.name}" for card in in_hand(box, state, seat, type)]
    return plays


def play_for_all(box: Components, state: State, seat: str, answer: str) -> Play:
    """Carry out one of the plays open to every status, or a discard."""
    verb, _, name = answer.partition(" ")
    if verb == "discard":
        throw(state, seat, name)
    elif name == "inn":
        play_inn_set(box, state, seat)
    elif card_named(box, name).type == "courtesan":
        use(box, state, seat, name)
        yield from add_courtesan(box, state)
    else:
        use(box, state, seat, name)
        yield from calandrino_walks(box, state, seat)


def inn_set_size(state: State, seat: str) -> int:
    """Count the Inn cards of a set: three, with an option only one for who is no Banker (S28.1)."""
    if state.options["inn_cards_for_20"] == "one_unless_banker" and state.status[seat] != BANKER:
        return 1
    return 3


def play_inn_set(box: Components, state: State, seat: str) -> None:
    """Play a set of Inn cards for 20 Florins (S28.1)."""
    for _ in range(inn_set_size(state, seat)):
        use_type(box, state, seat, "inn")
    earn(state, seat, 20)


def add_courtesan(box: Components, state: State) -> Play:
    """Put a cube into the Inn and let all Bankers there pay for it (S23.1, S23.5, S23.11)."""
    state.cubes += 1
    somebody_paid = False
    for banker in bankers_at(state, INN):
        saved = yield from girlfriends_save(box, state, banker)
        if not saved:
            pay_what_he_can(state, banker, 10)
            somebody_paid = True
    if somebody_paid:
        state.cubes -= 1


def girlfriends_save(box: Components, state: State, seat: str) -> Verdict:
    """Tell whether a Banker in the Inn plays Girlfriends instead of paying (S23.9-S23.11)."""
    if state.options["girlfriends_in_inn"] == "no_effect":
        return False
    cards = in_hand(box, state, seat, "girlfriends")
    answer = yield from ask(seat, ["pay", *[f"play {card.name}" for card in cards]])
    if answer == "pay":
        return False
    use(box, state, seat, answer.removeprefix("play "))
    return True


def calandrino_walks(box: Components, state: State, mover: str) -> Play:
    """Name the greens, and an Inn card or not, then let Calandrino walk and beg (S26)."""
    points = 3
    while True:
        answers = [f"with {card.name}" for card in in_hand(box, state, mover)]
        answers.append("go")
        has_inn_card = number_in_hand(box, state, mover, "inn") > 0
        if has_inn_card and points >= way_to_the_inn(box, state):
            answers.append("go inn")
        answer = yield from ask(mover, answers)
        if answer.startswith("go"):
            break
        card = use(box, state, mover, answer.removeprefix("with "))
        points += card.green

    to_the_inn = answer == "go inn"
    if to_the_inn:
        use_type(box, state, mover, "inn")
    for _ in range(points):
        if state.calandrino == INN:
            state.calandrino = VIA_DELLE_CERCHIA
        elif state.calandrino == VIA_DELLE_CERCHIA and to_the_inn:
            state.calandrino = INN
        else:
            state.calandrino = previous_district(box, state.calandrino)
        yield from calandrino_begs(box, state, mover)
        if state.calandrino == INN:
            return


def way_to_the_inn(box: Components, state: State) -> int:
    """Count the points that take Calandrino into the Inn from where he stands (S26.5-S26.8)."""
    if state.calandrino == INN:
        return 2
    points = 1
    district = state.calandrino
    while district != VIA_DELLE_CERCHIA:
        district = previous_district(box, district)
        points += 1
    return points


def calandrino_begs(box: Components, state: State, mover: str) -> Play:
    """Beg from every Banker where Calandrino has come to, never from the mover (S27)."""
    for banker in bankers_at(state, state.calandrino):
        if banker == mover:
            continue
        if state.calandrino == DUOMO:
            pay_what_he_can(state, banker, 20)
            continue
        guards = [f"play {card.name}" for card in in_hand(box, state, banker, "guards")]
        answer = yield from ask(banker, ["give", "refuse", *guards])
        if answer == "give":
            pay_what_he_can(state, banker, 20 if state.calandrino == INN else 10)
        elif answer == "refuse":
            state.stinginess[banker] += 1
        else:
            use(box, state, banker, answer.removeprefix("play "))


def previous_district(box: Components, district: str) -> str:
    """Find the next District counter-clockwise."""
    return box.ring[box.ring.index(district) - 1]


def next_district(box: Components, district: str) -> str:
    """Find the next District clockwise."""
    return box.ring[(box.ring.index(district) + 1) % len(box.ring)]


def banker_turn(box: Components, state: State, seat: str) -> Play:
    """Receive 8, move, let the place act, play what is left, and build (S19)."""
    earn(state, seat, 8)
    stopped = yield from compulsory_step(box, state, seat)
    if not stopped:
        yield from move_on(box, state, seat)
    if state.over:
        return
    while True:
        plays = plays_for_all(box, state, seat)
        answer = yield from ask(seat, [*plays, *discards(box, state, seat), "done"])
        if answer == "done":
            break
        yield from play_for_all(box, state, seat, answer)
    if state.place[seat] == TORRE_DEL_MANGIA:
        yield from build(box, state, seat)


def compulsory_step(box: Components, state: State, seat: str) -> Verdict:
    """Take the first step and tell whether it ended in the Inn (S19.3, S22.3-S22.5)."""
    if state.place[seat] == WALL:
        state.place[seat] = BANCHI_DI_SOTTO
        return False
    if state.place[seat] == INN:
        state.place[seat] = VIA_DELLE_CERCHIA
        state.lap[seat] = False
        return False
    if may_enter_inn(state, seat):
        answer = yield from ask(seat, ["step", "enter"])
        if answer == "enter":
            yield from enter_inn(box, state, seat)
            return True
    return (yield from step(box, state, seat))


def move_on(box: Components, state: State, seat: str) -> Play:
    """Play greens and go on until the Banker stops, then let the place act (S19.4-S19.8)."""
    points = 0
    while True:
        at_wedding = state.place[seat] == PALAZZO_TOLOMEI
        answers = [f"green {card.name}" for card in in_hand(box, state, seat)]
        if points >= 1 and (not at_wedding or state.money[seat] >= 10):
            answers.append("step")
        if points >= 1 and may_enter_inn(state, seat):
            answers.append("enter")
        answers += plays_for_all(box, state, seat)
        answers += discards(box, state, seat)
        answers.append("stop")
        answer = yield from ask(seat, answers)
        if answer == "stop":
            yield from district_acts(box, state, seat)
            return
        if answer == "enter":
            yield from enter_inn(box, state, seat)
            return
        if answer == "step":
            points -= 1
            if at_wedding:
                pay(state, seat, 10)
            drawn_in = yield from step(box, state, seat)
            if drawn_in:
                return
        elif answer.startswith("green "):
            card = use(box, state, seat, answer.removeprefix("green "))
            points += card.green
        else:
            yield from play_for_all(box, state, seat, answer)


def step(box: Components, state: State, seat: str) -> Verdict:
    """Go one District clockwise and tell whether Courtesans drew the Banker in (S23.2, S23.7)."""
    old = state.place[seat]
    state.place[seat] = next_district(box, old)
    if old != VIA_DEI_SERVI or state.place[seat] != VIA_DELLE_CERCHIA:
        return False
    state.lap[seat] = True
    if state.cubes == 0:
        return False
    cards = in_hand(box, state, seat, "girlfriends")
    answer = yield from ask(seat, ["enter", *[f"play {card.name}" for card in cards]])
    if answer == "enter":
        yield from enter_inn(box, state, seat)
        return True
    use(box, state, seat, answer.removeprefix("play "))
    return False


def may_enter_inn(state: State, seat: str) -> bool:
    """Tell whether a Banker is at the door of the Inn after a whole lap (S22.1, S22.4)."""
    return state.place[seat] == VIA_DELLE_CERCHIA and state.lap[seat]


def enter_inn(box: Components, state: State, seat: str) -> Play:
    """Enter the Inn, pay the Courtesans, then perhaps engage an Artist (S22.6, S23.4, S24.1)."""
    state.place[seat] = INN
    if state.cubes > 0:
        saved = yield from girlfriends_save(box, state, seat)
        if not saved:
            pay_what_he_can(state, seat, 10 * state.cubes)
            state.cubes = 0
    if state.money[seat] >= 15:
        answer = yield from ask(seat, ["open", "decline"])
        if answer == "open":
            yield from artist_auction(box, state, seat)


def artist_auction(box: Components, state: State, opener: str) -> Play:
    """Auction the top Artist among all players; the one of Lorenzetti ends the game (S24)."""
    candidates = sorted(state.artists_left)
    if len(box.artists) - len(candidates) < 5:
        candidates.remove(LORENZETTI)
    drawn = yield from chance({f"artist {value}": 1 for value in candidates})
    state.artist = int(drawn.removeprefix("artist "))
    state.artists_left.remove(state.artist)
    state.seen_by = {opener, *bankers_at(state, INN)}

    opening = bids(state, opener, 15)
    if state.options["artist_opening_bid"] == "exactly_15":
        opening = ["bid 15"]
    answer = yield from ask(opener, opening)
    highest = int(answer.removeprefix("bid "))
    leader = opener

    order = from_next_up(state, opener)
    if state.options["artist_auction_order"] == "from_poorest":
        order = list(state.initiative)
    bidding = set(order)
    while bidding != {leader}:
        for seat in order:
            if seat not in bidding or seat == leader:
                continue
            answer = yield from answer_artist_bid(box, state, seat, highest)
            if answer == "pass":
                bidding.remove(seat)
            else:
                highest = int(answer.removeprefix("bid "))
                leader = seat

    pay(state, leader, highest)
    state.artists[leader].append(state.artist)
    state.over = state.artist == LORENZETTI
    state.artist = 0
    state.seen_by = set()


def answer_artist_bid(box: Components, state: State, seat: str, highest: int) -> Answer:
    """Let a player look at the Artist, if they like, and then bid or pass (S24.8-S24.11)."""
    while True:
        answers = ["pass"]
        if seat not in state.seen_by and state.money[seat] >= 8:
            answers.append("look 8")
        if seat not in state.seen_by and number_in_hand(box, state, seat, "inn") > 0:
            answers.append("look inn")
        answers += bids(state, seat, highest + RAISE[state.status[seat]])
        answer = yield from ask(seat, answers)
        if answer == "look 8":
            pay(state, seat, 8)
            state.seen_by.add(seat)
        elif answer == "look inn":
            use_type(box, state, seat, "inn")
            state.seen_by.add(seat)
        else:
            return answer


def district_acts(box: Components, state: State, seat: str) -> Play:
    """Let the District where a Banker has stopped do what it does (S20, S21)."""
    place = state.place[seat]
    if place in box.yellow:
        earn(state, seat, 5)
    if place == BANCHI_DI_SOTTO:
        yield from profitable_deals(box, state, seat, "banchi")
    if place == VIA_DEI_SERVI:
        yield from profitable_deals(box, state, seat, "servi")
    if place == PIAZZA_SALIMBENI:
        yield from try_his_luck(box, state, seat)
    if place == DUOMO:
        yield from donation(state, seat)


def profitable_deals(box: Components, state: State, seat: str, type: str) -> Play:
    """Play any number of the cards of this District for 20 Florins each (S20.6, S20.7)."""
    while True:
        plays = [f"play {card.name}" for card in in_hand(box, state, seat, type)]
        answer = yield from ask(seat, [*plays, "decline"])
        if answer == "decline":
            return
        use(box, state, seat, answer.removeprefix("play "))
        earn(state, seat, 20)


def try_his_luck(box: Components, state: State, seat: str) -> Play:
    """Play Piazza Salimbeni cards, or one, each for a Fato draw of its own (S20.8-S20.10)."""
    while number_in_hand(box, state, seat, "salimbeni") > 0:
        draws = [f"draw {number}" for number in range(1, box.fato_cards)]
        answer = yield from ask(seat, [*draws, "decline"])
        if answer == "decline":
            return
        use_type(box, state, seat, "salimbeni")
        number = int(answer.removeprefix("draw "))
        safe = yield from fato_draw(box, number)
        if safe:
            earn(state, seat, number * box.fato["salimbeni"])
        if state.options["salimbeni_cards"] == "one":
            return


def donation(state: State, seat: str) -> Play:
    """Give to the Church, once in the game, for two of four Senesi cards (S21)."""
    florins = state.money[seat]
    if seat in state.donated or florins < 15 or senesi_left(state) == 0:
        return
    answer = yield from ask(seat, ["donate", "decline"])
    if answer == "decline":
        return
    state.donated.add(seat)
    pay(state, seat, 10 * ((florins - 15) // 20) + 10)
    yield from take_senesi(state, seat, draw=4, keep=2)


def build(box: Components, state: State, seat: str) -> Play:
    """Build the next level of the Tower; the last one ends the game (S25, S29.1)."""
    if state.tower.count(seat) == 4 or len(state.tower) == len(box.tower_costs):
        return
    cost = box.tower_costs[len(state.tower)]
    answers: list[str] = []
    if state.money[seat] >= cost:
        answers.append("build")
    if state.money[seat] >= cost - box.labour:
        answers += [f"build {card.name}" for card in in_hand(box, state, seat, "bricklayer")]
    answer = yield from ask(seat, [*answers, "decline"])
    if answer == "decline":
        return
    if answer != "build":
        use(box, state, seat, answer.removeprefix("build "))
        cost -= box.labour
    pay(state, seat, cost)
    state.tower.append(seat)
    state.over = len(state.tower) == len(box.tower_costs)


def final_count(box: Components, state: State) -> tuple[dict[str, int], list[str]]:
    """Count the points of the Bankers and find the winner (S30, S31)."""
    points = dict.fromkeys(state.seats, 0)
    ranking = [seat for seat in wealth(state) if state.status[seat] == BANKER]
    if not ranking:
        return points, []

    for seat in ranking:
        points[seat] = 28 + sum(state.artists[seat]) + sum(state.senesi[seat])
    points[ranking[-1]] += 2
    poorest_loses = len(state.seats) > 2 or state.options["two_player_poorest"] == "loses_2"
    if len(ranking) > 1 and poorest_loses:
        points[ranking[0]] -= 2

    for level, seat in enumerate(state.tower):
        points[seat] += box.tower_points[level]
    if state.tower:
        most = max(state.tower.count(seat) for seat in ranking)
        builder = next(seat for seat in state.tower if state.tower.count(seat) == most)
        points[builder] += 2

    number = 0
    for seat in ranking:
        if state.options["stinginess"] == "per_player":
            number = 0
        for _ in range(state.stinginess[seat]):
            number += 1
            points[seat] -= number

    best = max(points[seat] for seat in ranking)
    tied = [seat for seat in ranking if points[seat] == best]
    builders = [seat for seat in state.tower if seat in tied]
    return points, [builders[-1] if builders else tied[-1]]
