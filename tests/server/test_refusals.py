"""A refusal on its way to a page: English for everybody, key and typed words for people."""

import msgspec

from fiorino.core.refusals import ANSWER_NEEDED
from fiorino.core.sentences import Thing
from fiorino.games.siena.refusals import CARD_NOT_HELD, CARD_TOO_DEAR
from fiorino.server import refusals
from fiorino.server.http.security import Refused, refusal_response
from fiorino.server.play import messages as say

GUARDS = Thing("card", "guards-8")


def test_a_refused_command_carries_key_and_words_of_its_sentence() -> None:
    said = CARD_TOO_DEAR.said(card=GUARDS, coins=5, money=3)
    told = say.refused("c1", "m1", said, refusals.TODO_CHOOSE, "S8.4")
    assert msgspec.to_builtins(told) == {
        "kind": "refused",
        "id": "c1",
        "match": "m1",
        "reason": "guards-8 costs you 5 Florins, and you have 3",
        "what_to_do": "Choose one of the answers.",
        "rule": "S8.4",
        "reason_key": {
            "key": "refusal-siena-card-too-dear",
            "words": {"card": {"kind": "card", "name": "guards-8"}, "coins": 5, "money": 3},
        },
        "what_to_do_key": {"key": "refusal-todo-choose", "words": {}},
    }


def test_a_refused_request_carries_key_and_words_of_its_sentence() -> None:
    fault = Refused(
        409, CARD_NOT_HELD.said(card=GUARDS), refusals.TODO_WAIT_SECONDS.said(seconds=1)
    )
    told = msgspec.json.decode(refusal_response(fault).body)
    assert (told["reason"], told["what_to_do"]) == (
        "you do not hold guards-8",
        "Wait 1 second, and try again.",
    )
    assert told["reason_key"]["words"] == {"card": {"kind": "card", "name": "guards-8"}}
    assert told["what_to_do_key"]["words"] == {"seconds": 1}


def test_plain_text_has_no_key() -> None:
    told = say.refused(None, None, "The message is not understood.", "Read the schema.")
    assert (told.reason_key, told.what_to_do_key) == (None, None)


def test_answers_that_can_be_given_travel_as_a_list() -> None:
    wording = say.wording(ANSWER_NEEDED.said(answers=("draw", "stop")))
    assert wording == say.Wording("refusal-answer-needed", {"answers": ["draw", "stop"]})
