"""What a table of Siena may choose: S33, and where the editions differ."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from fiorino.core.options import Options, choice


@dataclass(frozen=True)
class SienaOptions(Options):
    """What a table may choose; an edition sets all but the last two at once."""

    opening_pass: Literal["next_auction", "all_auctions"] = choice(
        "next_auction", says="What declining to start an opening auction bars from.", rule="S6.5"
    )
    auction_order: Literal["from_starter", "from_poorest", "all_from_poorest"] = choice(
        "from_starter", says="Who bids first in an opening auction, and who next.", rule="S6.6"
    )
    artist_auction_order: Literal["from_opener", "from_poorest"] = choice(
        "from_opener", says="Who is asked first after the opener's bid.", rule="S24.7"
    )
    exact_fill_sale: Literal["may_sell", "no_right"] = choice(
        "may_sell", says="Whether filling a frame exactly gives a sale.", rule="S14.12"
    )
    selling: Literal["optional", "compulsory"] = choice(
        "optional", says="Whether selling one of each good is compulsory.", rule="S14.11"
    )
    charity_limit: Literal["once_a_turn", "each_income"] = choice(
        "once_a_turn", says="How often a Merchant may give to charity.", rule="S17.3"
    )
    charity_income: Literal["goods_sales", "all_but_inn_set", "all_income"] = choice(
        "goods_sales", says="Which income a Merchant may give to charity.", rule="S17.4"
    )
    journey_stop: Literal["stays_on_road", "leaves_after_cashing"] = choice(
        "stays_on_road", says="What happens when a leg ends early.", rule="S18.7"
    )
    journey_again: Literal["not_this_turn", "this_turn"] = choice(
        "not_this_turn", says="Whether a Merchant may travel on after it.", rule="S18.8"
    )
    journey_pay: Literal["each_leg", "at_rest"] = choice(
        "each_leg", says="When a road pays a Merchant who stops early.", rule="S18.12"
    )
    journey_cards: Literal["anybody", "merchants_only"] = choice(
        "anybody", says="Who may play Journey cards for their workers.", rule="S18.1"
    )
    inn_cards_for_20: Literal["three", "one_unless_banker"] = choice(
        "three", says="How many Inn cards bring 20 Florins.", rule="S28.1"
    )
    francigena_split: Literal["unit_by_unit", "all_units"] = choice(
        "unit_by_unit", says="Which units go along Via Francigena.", rule="S16.2"
    )
    salimbeni_cards: Literal["several", "one"] = choice(
        "several", says="How many Piazza Salimbeni cards per stop.", rule="S20.8"
    )
    mule_on_francigena: Literal["allowed", "one_of_each"] = choice(
        "allowed", says="Whether the Mule carries two along Via Francigena.", rule="S16.3"
    )
    girlfriends_in_inn: Literal["no_effect", "save_paying"] = choice(
        "no_effect", says="Whether Girlfriends save paying in the Inn.", rule="S23.9"
    )
    artist_opening_bid: Literal["at_least_15", "exactly_15"] = choice(
        "at_least_15", says="What the opener of an Artist auction bids.", rule="S24.4"
    )
    stinginess: Literal["per_player", "across_players"] = choice(
        "per_player", says="How stinginess cubes are numbered at the end.", rule="S30.11"
    )
    two_player_poorest: Literal["loses_nothing", "loses_2"] = choice(
        "loses_nothing", says="What the poorer of two players loses at the end.", rule="S30.7"
    )
    game: Literal["standard", "introductory", "advanced"] = choice(
        "standard", says="Which game is played.", rule="S33.1"
    )
    hands: Literal["closed", "open"] = choice(
        "closed", says="Whether hands are open.", rule="S32.1"
    )

    @classmethod
    def presets(cls) -> Mapping[str, Mapping[str, str]]:
        return EDITIONS


EDITIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "english": {},
    "dutch": {
        "opening_pass": "all_auctions",
        "auction_order": "from_poorest",
        "artist_auction_order": "from_poorest",
        "selling": "compulsory",
        "charity_limit": "each_income",
        "charity_income": "all_income",
        "journey_stop": "leaves_after_cashing",
        "journey_again": "this_turn",
        "francigena_split": "all_units",
        "girlfriends_in_inn": "save_paying",
        "artist_opening_bid": "exactly_15",
        "stinginess": "across_players",
        "two_player_poorest": "loses_2",
    },
    "german": {
        "auction_order": "all_from_poorest",
        "exact_fill_sale": "no_right",
        "selling": "compulsory",
        "charity_limit": "each_income",
        "charity_income": "all_income",
        "journey_again": "this_turn",
        "journey_pay": "at_rest",
        "journey_cards": "merchants_only",
        "inn_cards_for_20": "one_unless_banker",
        "francigena_split": "all_units",
        "artist_opening_bid": "exactly_15",
        "two_player_poorest": "loses_2",
    },
    "hungarian": {
        "auction_order": "all_from_poorest",
        "artist_auction_order": "from_poorest",
        "charity_income": "all_but_inn_set",
        "journey_again": "this_turn",
        "journey_pay": "at_rest",
        "salimbeni_cards": "one",
        "mule_on_francigena": "one_of_each",
        "girlfriends_in_inn": "save_paying",
        "artist_opening_bid": "exactly_15",
    },
}
"""The four rulebooks; what is not named has its usual value."""
