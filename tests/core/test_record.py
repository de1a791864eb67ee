"""Records: written, read back, and refused where anything was changed."""

import hashlib
import json
from collections.abc import Callable
from copy import deepcopy

import pytest

from fiorino.core.box import read_box
from fiorino.core.codec import digest
from fiorino.core.errors import BadBox, BadOption, BadPosition, BadRecord, FiorinoError, UnknownName
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, NOBODY
from fiorino.core.random import Chance
from fiorino.core.record import Record, find_game, kind_of, read_record, write_record
from fiorino.games import GAMES
from tests.core.files import (
    Fields,
    fields_of,
    full,
    place,
    plain_text,
    refused,
    sealed,
    short,
    shown,
    written,
)
from tests.core.support import (
    CUSTOM_BOX,
    GAME,
    SETUP,
    answer_at_random,
    custom_setup,
    finished,
    opened,
    running,
    state,
)

# The way there and back.


def test_a_finished_match_survives_the_way_through_a_file() -> None:
    match = finished()
    record = read_record(written(match), GAMES)
    assert record.match.is_over
    assert state(record.match.table) == state(match.table)
    assert shown(record.match) == shown(match)
    assert record.players == ("Anna", "Bruno")


def test_a_running_match_survives_the_way_through_a_file() -> None:
    match = running(12)
    record = read_record(written(match), GAMES)
    assert not record.match.is_over
    assert state(record.match.table) == state(match.table)
    assert shown(record.match) == shown(match)


def test_a_match_that_was_read_back_goes_on_as_if_it_had_never_been_left() -> None:
    match = running(12)
    resumed = read_record(written(match), GAMES).match
    answer_at_random(match, seed=7)
    answer_at_random(resumed, seed=7)
    assert shown(resumed) == shown(match)


def test_a_record_that_was_read_is_written_the_same_again() -> None:
    assert write_record(read_record(full(), GAMES)) == full()


def test_a_match_without_a_seed_survives_with_the_draws_as_they_were() -> None:
    match = opened("tile dye-4", "draw", "tile dye-4")
    read = read_record(written(match), GAMES).match
    assert read.chance is None
    assert shown(read) == shown(match)


def test_a_match_that_waits_for_a_draw_by_hand_still_waits_for_it() -> None:
    read = read_record(written(opened("tile dye-4", "draw")), GAMES).match
    assert read.table.seat() == CHANCE
    assert len(read.log) == 2


def test_a_match_that_has_not_begun_survives() -> None:
    read = read_record(written(opened()), GAMES).match
    assert read.log == []
    assert state(read.table) == state(SETUP.table())


def test_a_match_from_a_position_survives_with_its_position() -> None:
    start = running(20).table
    match = answer_at_random(Match(SETUP, Chance("second"), start), 15)
    read = read_record(written(match), GAMES).match
    assert state(read.table) == state(match.table)
    assert state(read.at(0)) == state(start)
    assert read.start is not None


def test_a_match_that_began_at_its_end_survives() -> None:
    match = Match(SETUP, None, finished().table)
    read = read_record(written(match), GAMES).match
    assert read.table.seat() == NOBODY
    assert state(read.table) == state(match.table)


def test_the_options_of_a_match_survive() -> None:
    setup = GAME.setup(options={"last_lot": "not_sold"})
    match = finished(setup=setup)
    read = read_record(written(match), GAMES).match
    assert read.setup.options == setup.options
    assert state(read.table) == state(match.table)


def test_a_box_of_ones_own_is_in_the_record_and_is_played_with_again() -> None:
    setup = custom_setup()
    match = finished(setup=setup)
    text = written(match)
    read = read_record(text, GAMES).match
    assert fields_of(text)["box_values"] == setup.box.values
    assert read.setup.box.digest == setup.box.digest
    assert state(read.table, setup) == state(match.table, setup)


def test_the_usual_box_is_not_copied_into_the_record() -> None:
    assert "box_values" not in fields_of(full())


def test_names_of_players_may_be_of_any_language() -> None:
    names = ("Ödön “a nagy” \\", "日本\n\u2028")
    assert read_record(write_record(Record(running(3), names)), GAMES).players == names


def test_the_layout_of_a_record_does_not_matter() -> None:
    read = read_record(json.dumps(fields_of(full()), indent=4, sort_keys=True), GAMES)
    assert state(read.match.table) == state(finished().table)


# What is written.


def test_a_record_says_what_was_played_by_whom_and_how_it_ended() -> None:
    match = finished()
    fields = fields_of(full())
    assert match.result is not None
    assert fields["fiorino"] == "record"
    assert fields["game"] == "medici-vs-strozzi"
    assert fields["seats"] == [
        {"seat": "medici", "player": "Anna"},
        {"seat": "strozzi", "player": "Bruno"},
    ]
    assert fields["chance"] == {"method": "hmac-sha256", "seed": "florence"}
    assert fields["result"]["scores"] == dict(
        zip(("medici", "strozzi"), match.table.purses(), strict=True)
    )


def test_a_running_match_has_no_result_in_its_record() -> None:
    assert fields_of(short())["result"] is None


def test_a_record_has_one_action_on_a_line() -> None:
    lines = [line for line in short().splitlines() if '"action"' in line]
    assert len(lines) == len(running(12).log)
    assert all(json.loads(line.rstrip(","))["hash"] for line in lines)


def test_every_hash_is_that_of_the_move_and_of_all_before_it() -> None:
    fields = fields_of(short())
    head = {k: v for k, v in fields.items() if k not in ("actions", "result", "table", "chain")}
    chain = hashlib.sha256(plain_text(head).encode()).hexdigest()
    for line in fields["actions"]:
        move = {key: line[key] for key in ("seat", "action", "rule")}
        chain = hashlib.sha256((chain + plain_text(move)).encode()).hexdigest()
        assert line["hash"] == chain[:16]
    assert fields["chain"] == chain


def test_the_table_of_a_record_is_the_digest_of_its_last_table() -> None:
    table = GAME.encode(finished().table)
    by_hand = hashlib.sha256(plain_text(table).encode()).hexdigest()
    assert fields_of(full())["table"] == by_hand


def test_a_record_that_is_sealed_again_unchanged_is_read() -> None:
    read = read_record(sealed(fields_of(short())), GAMES)
    assert shown(read.match) == shown(running(12))


# Cut.


def test_a_record_cut_anywhere_is_refused() -> None:
    text = full().rstrip()
    for length in range(0, len(text), 50):
        assert refused(text[:length]).startswith("The record is not whole JSON: ")


def test_a_record_with_its_last_actions_left_out_is_refused() -> None:
    fields = fields_of(short())
    for kept in range(len(fields["actions"])):
        cut = fields | {"actions": fields["actions"][:kept]}
        assert refused(json.dumps(cut)) == (
            "The record was changed or cut: its chain does not fit its actions."
        )


@pytest.mark.parametrize(
    "key", ["fiorino", "version", "game", "seats", "chance", "actions", "result", "table", "chain"]
)
def test_a_record_without_one_of_its_fields_is_refused(key: str) -> None:
    fields = fields_of(short())
    del fields[key]
    assert f"the field “{key}” is missing" in refused(json.dumps(fields))


@pytest.mark.parametrize("key", ["rules_version", "players", "options", "box"])
def test_a_record_whose_head_was_thinned_out_does_not_fit_its_hashes(key: str) -> None:
    fields = fields_of(short())
    del fields[key]
    assert "does not fit its hash" in refused(json.dumps(fields))


# One thing changed, the hashes left as they were.


@pytest.mark.parametrize(
    ("key", "value"),
    [("action", "price 1"), ("hash", "0" * 16), ("rule", "M9.9"), ("seat", "")],
)
def test_any_single_line_that_was_edited_is_found(key: str, value: str) -> None:
    fields = fields_of(short())
    for number, line in enumerate(fields["actions"], 1):
        edited = deepcopy(fields)
        others = {"medici": "strozzi", "strozzi": "chance", "chance": "medici"}
        edited["actions"][number - 1][key] = value or others[line["seat"]]
        assert edited != fields
        assert refused(json.dumps(edited)).startswith(f"The record was changed: action {number} (“")


def test_two_lines_that_changed_places_are_found() -> None:
    fields = fields_of(short())
    lines = fields["actions"]
    lines[3], lines[4] = lines[4], lines[3]
    assert "does not fit its hash" in refused(json.dumps(fields))


def edit_player(fields: Fields) -> None:
    fields["seats"][0]["player"] = "Carla"


def edit_seed(fields: Fields) -> None:
    fields["chance"]["seed"] = "siena"


def drop_seed(fields: Fields) -> None:
    fields["chance"] = None


def edit_option(fields: Fields) -> None:
    fields["options"]["last_lot"] = "not_sold"


@pytest.mark.parametrize("edit", [edit_player, edit_seed, drop_seed, edit_option])
def test_a_head_that_was_edited_does_not_fit_the_first_hash(
    edit: Callable[[Fields], None],
) -> None:
    fields = fields_of(short())
    edit(fields)
    assert refused(json.dumps(fields)).startswith("The record was changed: action 1 (“")


def test_a_start_position_that_was_edited_does_not_fit_the_first_hash() -> None:
    match = answer_at_random(Match(SETUP, Chance("second"), running(20).table), 5)
    fields = fields_of(written(match))
    fields["start"]["money"]["medici"] += 100
    assert refused(json.dumps(fields)).startswith("The record was changed: action 1 (“")


def test_a_result_that_was_edited_is_refused() -> None:
    fields = fields_of(full())
    fields["result"]["scores"]["medici"] += 1
    assert refused(json.dumps(fields)) == (
        "The record states a result that its actions do not lead to."
    )


def test_winners_that_were_edited_are_refused() -> None:
    fields = fields_of(full())
    fields["result"]["winners"] = ["medici", "strozzi"]
    assert refused(json.dumps(fields)) == (
        "The record states a result that its actions do not lead to."
    )


def test_a_result_of_a_match_that_is_still_going_on_is_refused() -> None:
    fields = fields_of(short()) | {"result": fields_of(full())["result"]}
    assert "states a result" in refused(json.dumps(fields))


def test_a_table_that_was_edited_is_refused() -> None:
    fields = fields_of(full()) | {"table": "0" * 64}
    assert refused(json.dumps(fields)) == (
        "The record states a table that its actions do not lead to."
    )


def test_a_chain_that_was_edited_is_refused() -> None:
    fields = fields_of(full()) | {"chain": "0" * 64}
    assert "its chain does not fit its actions" in refused(json.dumps(fields))


# One thing changed and the hashes made to fit: what the record says betrays it.


def edited(number: int, key: str, value: str) -> str:
    fields = fields_of(short())
    fields["actions"][number - 1][key] = value
    return sealed(fields)


def number_of(seat: str, verb: str) -> int:
    """The number of the first line of a seat (or of any) that begins with this word."""
    lines = fields_of(short())["actions"]
    return next(
        number
        for number, line in enumerate(lines, 1)
        if line["action"].startswith(verb) and seat in ("", line["seat"])
    )


def test_a_draw_that_is_not_the_one_of_the_seed_is_refused() -> None:
    drawn = fields_of(short())["actions"][0]["action"]
    other = "tile gold-5" if drawn != "tile gold-5" else "tile dye-4"
    assert refused(edited(1, "action", other)) == (
        f"Draw 1 (“{other}”) is not the one of the seed."
    )


def test_an_action_that_is_not_legal_is_refused_with_its_rule() -> None:
    number = number_of("", "price")
    found = refused(edited(number, "action", "buy"))
    assert found.startswith(f"Action {number} (“buy”) cannot be played: ")
    assert found.endswith("(rule M3.1)")


def test_an_action_that_does_not_exist_is_refused() -> None:
    number = number_of("", "price")
    assert refused(edited(number, "action", "price 999")).startswith(
        f"Action {number} (“price 999”) cannot be played: “price 999” is not an action."
    )


def test_an_action_of_the_wrong_seat_is_refused() -> None:
    number = number_of("medici", "price")
    assert "it is up to medici to answer, not strozzi" in refused(edited(number, "seat", "strozzi"))


def test_an_action_by_the_wrong_rule_is_refused() -> None:
    number = number_of("", "price")
    assert refused(edited(number, "rule", "M3.2")) == (
        f"Action {number} is by rule M3.1, not by “M3.2”."
    )


def test_an_action_after_the_end_is_refused() -> None:
    fields = fields_of(full())
    fields["actions"].append({"seat": "medici", "action": "stop", "rule": "M2.4", "hash": ""})
    assert "the match is over" in refused(sealed(fields))


def test_another_price_leads_to_another_table() -> None:
    number = number_of("", "price")
    fields = fields_of(short())
    line = fields["actions"][number - 1]
    line["action"] = "price 3" if line["action"] != "price 3" else "price 4"
    assert refused(sealed(fields)) == "The record states a table that its actions do not lead to."


def test_a_record_that_ends_where_a_draw_is_due_is_read_up_to_the_next_question() -> None:
    fields = fields_of(short())
    draws = [n for n, line in enumerate(fields["actions"]) if line["seat"] == "chance"]
    fields["actions"] = fields["actions"][: draws[-1]]
    match = running(12)
    fields["table"] = digest(GAME.encode(match.at(draws[-1])))
    read = read_record(sealed(fields), GAMES).match
    assert shown(read) == shown(match)[: draws[-1] + 1]


# Files of another kind, version, game or box.


@pytest.mark.parametrize(
    "text", ["{}", '{"name": "package", "version": "1.0.0"}', '{"type": "FeatureCollection"}']
)
def test_json_of_something_else_is_no_record(text: str) -> None:
    assert refused(text) == "This is not a record of Fiorino: the field “fiorino” is missing."


@pytest.mark.parametrize("text", ["[]", "3", "null", '"record"', "true", "1e999"])
def test_json_that_is_no_object_is_no_record(text: str) -> None:
    assert refused(text).startswith("the record must be an object with named fields, not ")


def test_a_position_is_no_record() -> None:
    assert refused(place()) == "the record: “fiorino” must be “record”, not “position”."


def test_a_record_of_a_newer_version_is_refused_with_advice() -> None:
    fields = fields_of(short()) | {"version": 2}
    assert refused(json.dumps(fields)) == (
        "This record was written by a newer Fiorino (format 2, this one reads up to 1);"
        " update Fiorino to open it."
    )


def test_a_record_of_a_newer_version_is_refused_before_anything_else_is_looked_at() -> None:
    assert "newer Fiorino" in refused('{"fiorino": "record", "version": 9, "game": ["?"]}')


def test_a_record_of_other_rules_is_refused() -> None:
    fields = fields_of(short()) | {"rules_version": 7}
    assert refused(json.dumps(fields)) == (
        "This record was played by rules version 7 of Medici vs Strozzi; this Fiorino plays"
        " version 1."
    )


def test_a_record_of_another_box_is_refused() -> None:
    fields = fields_of(short()) | {"box": "f" * 64}
    found = refused(json.dumps(fields))
    assert found.startswith("This record belongs to another box (component data ffffffff…, here ")
    assert GAME.default_box().digest[:8] in found


def test_box_values_that_do_not_fit_their_digest_are_refused() -> None:
    fields = fields_of(written(running(3, setup=custom_setup())))
    fields["box_values"]["rounds"]["highest_price"] = 41
    assert "belongs to another box" in refused(json.dumps(fields))


def test_box_values_that_break_a_constraint_are_refused() -> None:
    values = read_box(CUSTOM_BOX.replace("coins = 300", "coins = 299")).values
    fields = fields_of(short()) | {"box_values": values, "box": digest(values)}
    assert "each house begins with 300 coins" in refused(json.dumps(fields), BadBox)


def test_a_record_of_an_unknown_game_is_refused_with_the_nearest() -> None:
    fields = fields_of(short()) | {"game": "medici-vs-strozi"}
    found = refused(json.dumps(fields), FiorinoError)
    assert found.startswith("There is no game “medici-vs-strozi”; there is ")
    assert found.endswith("Did you mean “medici-vs-strozzi”?")


def test_a_game_that_nobody_knows_is_an_unknown_name() -> None:
    with pytest.raises(UnknownName, match="There is no game “chess”"):
        find_game("chess", GAMES)


def test_a_game_is_found_by_its_name() -> None:
    assert find_game("medici-vs-strozzi", GAMES) is GAME


def test_a_record_for_another_number_of_players_is_refused() -> None:
    fields = fields_of(short()) | {"players": 3}
    assert "is for 2 players, not 3" in refused(json.dumps(fields), BadOption)


def test_a_record_with_an_unknown_option_is_refused() -> None:
    fields = fields_of(short()) | {"options": {"first_lot": "sold"}}
    assert "There is no option “first_lot”" in refused(json.dumps(fields), BadOption)


def test_a_record_with_an_unknown_field_is_refused() -> None:
    fields = fields_of(short()) | {"winner": "medici"}
    assert "unknown field “winner”" in refused(json.dumps(fields))


def test_a_line_with_an_unknown_field_is_refused() -> None:
    fields = fields_of(short())
    fields["actions"][2]["comment"] = "!?"
    assert "the record, “actions” 3: unknown field “comment”" in refused(json.dumps(fields))


def test_other_seats_than_those_of_the_game_are_refused() -> None:
    fields = fields_of(short())
    fields["seats"].reverse()
    assert refused(json.dumps(fields)) == "The seats of the record must be medici and strozzi."


def test_draws_by_another_method_are_refused() -> None:
    fields = fields_of(short())
    fields["chance"]["method"] = "mersenne-twister"
    assert "“method” must be one of hmac-sha256, not “mersenne-twister”" in refused(
        json.dumps(fields)
    )


def test_a_start_position_that_cannot_occur_is_refused() -> None:
    match = answer_at_random(Match(SETUP, Chance("second"), running(20).table), 5)
    fields = fields_of(written(match))
    fields["start"]["round"] = 3
    fields["start"]["agenda"] = []
    fields["start"]["lot"] = ["dye-0", "dye-0"]
    assert "This table cannot occur" in refused(sealed(fields), BadPosition)


# What kind of file.


def test_the_kind_of_a_file_is_what_it_says() -> None:
    assert (kind_of(short()), kind_of(place())) == ("record", "position")


@pytest.mark.parametrize("text", ["{}", '{"fiorino": "box"}', '{"fiorino": 3}', "[]", "{"])
def test_a_file_that_says_nothing_or_something_else_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        kind_of(text)
