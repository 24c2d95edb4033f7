import json
from typing import Any

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus

from aluette.cards import Card
from aluette.server.budgets import (
    AT_ONCE,
    OWN_BUDGETS,
    PER_SECOND,
    Budget,
    Budgets,
    FloodError,
    OwnBudgets,
)
from aluette.server.journal import Journal, JournalError
from aluette.server.messages import Do, Ping
from aluette.server.socket import allowed_origin
from tests.server.support import Browser, Json


def test_a_deal_is_played_over_a_socket(browser: Browser) -> None:
    with browser.page(browser.open_table()) as page:
        assert page.hello()["t"] == "snapshot"
        assert page.players[0] == {
            "seat": 0,
            "name": "Ana",
            "kind": "human",
            "level": None,
            "you": True,
        }
        assert page.players[1]["name"] == ""
        assert page.players[1]["level"] == "club"
        page.play_until(lambda view: view.table.phase in ("shuffle", "over"))
        kinds = [event["type"] for event in page.events]
        assert "TrickEnded" in kinds
        assert kinds.count("DealEnded") == 1


def text_of(**message: Any) -> str:
    return json.dumps(message)


def do(command: Any, **more: Any) -> str:
    return text_of(t="do", id="a", command=command, **more)


BAD = {
    "nothing": "",
    "not JSON": "hello",
    "half of it": '{"t":"hello"',
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "no kind": "{}",
    "an unknown kind": text_of(t="sing"),
    "a kind that is no text": text_of(t=1),
    "a server's kind": text_of(t="done", id="a"),
    "an epoch that is no text": text_of(t="hello", epoch=1, last=None),
    "a last that is no number": text_of(t="hello", epoch=None, last="1"),
    "a last that is half a number": text_of(t="hello", epoch=None, last=1.5),
    "an unknown field": text_of(t="ping", at=1),
    "no id": text_of(t="do", command={}),
    "an empty id": text_of(t="do", id="", command={}),
    "a long id": text_of(t="do", id="a" * 41, command={}),
    "an id that is no text": text_of(t="do", id=1, command={}),
    "no command": text_of(t="do", id="a"),
    "a command that is a text": do("Cut"),
    "deep": "[" * 1500,
    "an unknown command": do({"type": "Peek"}),
    "a command without a kind": do({"at": 20}),
    "a kind of command that is a list": do({"type": ["Cut"]}),
    "a referee's command": do({"type": "Shuffle", "deck": []}),
    "another's seat": do({"type": "Cut", "seat": 1, "at": 20}),
    "no number": do({"type": "Cut", "at": "20"}),
    "a truth for a number": do({"type": "Cut", "at": True}),
    "an unknown card": do({"type": "Play", "card": "11x"}),
    "a card that is a number": do({"type": "Play", "card": 3}),
    "cards that are a text": do({"type": "Discard", "cards": "3d"}),
    "a missing field": do({"type": "Vote"}),
    "one field too many": do({"type": "Vote", "yes": True, "sure": True}),
    "a wish with more": do({"type": "NextDeal", "dealer": 0}),
    "a time of one's own": do({"type": "Look", "at": None, "time": 1}),
    "a gaze at a text": do({"type": "Look", "at": "N"}),
    "a sign without a gesture": do({"type": "Sign", "message": "vache"}),
    "a sign that is a number": do({"type": "Sign", "message": 4, "gesture": None}),
    "a call with more": do({"type": "Call", "maker": 1}),
    "nothing to say": do({"type": "Speak"}),
    "the referee's watch": do({"type": "Watch"}),
    "the referee's void": do({"type": "Void"}),
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_a_bad_message_is_refused_and_changes_nothing(browser: Browser, text: str) -> None:
    with browser.page(browser.open_table()) as page:
        page.hello()
        page.wait()
        before = page.known
        page.connection.send(text)
        answer = page.hear()
        assert (answer["t"], answer["code"]) == ("refused", "bad-message")
        assert answer["why"]
        assert "\n" not in answer["why"]
        page.say({"t": "ping"})
        assert page.hear() == {"t": "pong"}
        assert page.known == before


def test_bytes_are_refused(browser: Browser) -> None:
    with browser.page(browser.open_table()) as page:
        page.connection.send(b'{"t":"ping"}')
        assert page.hear()["code"] == "bad-message"


def test_a_huge_message_ends_the_socket(browser: Browser) -> None:
    with browser.page(browser.open_table()) as page:
        page.connection.send(text_of(t="hello", epoch="x" * 5000, last=None))
        assert page.closing()[0] == 1009


REFUSED = {
    "out of turn": ({"type": "Play", "card": "3d"}, "not-now"),
    "no such cut": ({"type": "Cut", "at": 48}, "bad-cut"),
    "no next deal yet": ({"type": "NextDeal"}, "not-now"),
    "no next match yet": ({"type": "NextMatch"}, "not-now"),
}


@pytest.mark.parametrize(("command", "code"), REFUSED.values(), ids=REFUSED)
def test_what_the_rules_do_not_allow_is_refused_with_its_reason(
    browser: Browser, command: Json, code: str
) -> None:
    for _ in range(20):  # until this guest is the one who cuts
        with browser.page(browser.open_table()) as page:
            page.hello()
            page.wait()
            if page.known.table.phase == "cut":
                assert page.do(command)["code"] == code
                return
    pytest.fail("the lot never fell on this guest's right neighbour")


def test_a_card_that_is_not_held_is_refused(browser: Browser) -> None:
    with browser.page(browser.open_table()) as page:
        page.hello()
        page.play_until(lambda view: view.table.phase == "play")
        other = next(Card(n) for n in range(48) if Card(n) not in page.known.hand)
        assert page.do({"type": "Play", "card": other.code})["code"] == "not-held"
        assert page.do({"type": "Vote", "yes": True})["code"] == "not-now"


def test_hello_comes_first(browser: Browser) -> None:
    with browser.page(browser.open_table()) as page:
        assert page.do({"type": "Cut", "at": 20})["code"] == "bad-message"
        assert page.hello()["t"] == "snapshot"


def test_the_newest_socket_has_the_seat(browser: Browser) -> None:
    table = browser.open_table()
    with browser.page(table) as old, browser.page(table) as new:
        old.hello()
        old.wait()
        assert new.hello()["t"] == "snapshot"
        assert old.hear()["code"] == "taken-over"
        assert old.closing() == (4000, "taken-over")
        new.wait()
        assert new.do(new.next_command())["t"] == "done"
        assert new.known.viewer == old.known.viewer


def test_only_who_sits_at_a_table_is_served(browser: Browser) -> None:
    table = browser.open_table()
    with Browser(browser.address) as stranger:
        with stranger.page(table) as page:
            assert page.hear()["code"] == "not-seated"
            assert page.closing() == (4000, "not-seated")
        stranger.open_table()
        with stranger.page(table) as page:
            assert page.hear()["code"] == "not-seated"
    with Browser(browser.address) as forger:
        for name, value in browser.http.cookies.items():
            # Of the last character some bits mean nothing, so one before it is changed.
            other = "A" if value[-9] != "A" else "B"
            forger.http.cookies.set(name, value[:-9] + other + value[-8:])
        with forger.page(table) as page:
            assert page.hear()["code"] == "not-seated"
    with browser.page("nowhere") as page:
        assert page.hear()["code"] == "no-table"
        assert page.closing() == (4000, "no-table")


def test_a_socket_from_another_page_is_turned_away_at_the_upgrade(browser: Browser) -> None:
    table = browser.open_table()
    host = browser.address.removeprefix("http:")
    for origin in ("http://evil.example", "http://[", host, f"https:{host}"):
        with pytest.raises(InvalidStatus, match="403"), browser.page(table, origin=origin):
            pytest.fail(f"{origin} was let in")
    with browser.page(table, origin=browser.address) as page:
        assert page.hello()["t"] == "snapshot"


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://aluette.example:8123", True),
        ("https://cards.example", True),
        ("https://aluette.example:8123", False),
        ("ws://aluette.example:8123", False),
        ("//aluette.example:8123", False),
        ("http://aluette.example", False),
        ("http://cards.example", False),
        ("https://aluette.example:8123.evil.example", False),
        ("http://[", False),
        ("null", False),
        ("", False),
    ],
)
def test_origins(origin: str | None, allowed: bool) -> None:
    headers = {"host": "aluette.example:8123"} | ({} if origin is None else {"origin": origin})
    assert allowed_origin(Headers(headers), ("https://cards.example",), "ws") == allowed


@pytest.mark.parametrize(
    ("scheme", "forwarded"), [("wss", {}), ("ws", {"x-forwarded-proto": "https"})]
)
def test_a_page_that_came_over_tls_has_to_say_so(scheme: str, forwarded: dict[str, str]) -> None:
    for origin, allowed in (("https://aluette.example", True), ("http://aluette.example", False)):
        headers = Headers({"host": "aluette.example", "origin": origin} | forwarded)
        assert allowed_origin(headers, (), scheme) == allowed


def test_a_socket_has_a_budget() -> None:
    now = 0.0
    budget = Budget(lambda: now)
    assert [budget.spend() for _ in range(int(AT_ONCE) + 1)] == [True] * int(AT_ONCE) + [False]
    now = 1.0
    assert [budget.spend() for _ in range(int(PER_SECOND) + 1)][-2:] == [True, False]
    now = 1000.0
    assert sum(budget.spend() for _ in range(200)) == AT_ONCE


@pytest.mark.parametrize("kind", OWN_BUDGETS)
def test_looks_signs_and_talk_have_budgets_of_their_own(kind: str) -> None:
    now = 0.0
    budgets = Budgets(OwnBudgets(lambda: now), lambda: now)
    command = Do("a", {"type": kind})
    _, per_second, at_once = OWN_BUDGETS[kind]
    assert [budgets.refusal(command) for _ in range(int(at_once))] == [None] * int(at_once)
    # What is too much of a kind is refused and costs as everything else does.
    refused = budgets.refusal(command)
    assert refused is not None
    assert refused.code == "bad-message"
    assert [budgets.refusal(Ping()) for _ in range(int(AT_ONCE) - 1)] == [None] * (int(AT_ONCE) - 1)
    with pytest.raises(FloodError):
        budgets.refusal(Ping())
    other = "Speak" if kind == "Look" else "Look"
    assert budgets.refusal(Do("b", {"type": other})) is None
    now = 1.0
    assert budgets.refusal(command) is None
    assert per_second >= 1


def test_signs_and_calls_share_a_budget() -> None:
    budgets = Budgets(OwnBudgets(lambda: 0.0), lambda: 0.0)
    at_once = int(OWN_BUDGETS["Sign"][2])
    for _ in range(at_once):
        assert budgets.refusal(Do("a", {"type": "Sign"})) is None
    assert budgets.refusal(Do("b", {"type": "Call"})) is not None


def test_who_comes_again_has_no_new_budget(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OWN_BUDGETS, "Speak", ("talk", 0.0, 1.0))
    monkeypatch.setattr("aluette.server.budgets.PER_SECOND", 0.0)
    table, answers = browser.open_table(), []
    for _ in range(2):
        with browser.page(table) as page:
            page.hello()
            answers.append(page.do({"type": "Speak", "phrase": "hello", "text": None})["t"])
    assert answers == ["done", "refused"]


def test_too_many_looks_are_refused_one_by_one(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OWN_BUDGETS, "Look", ("look", 0.0, 1.0))
    with browser.page(browser.open_table(signing={"level": "simple"})) as page:
        page.hello()
        page.play_until(lambda view: view.table.phase == "play")
        assert page.do({"type": "Look", "at": (page.known.viewer + 1) % 4})["t"] == "done"
        answer = page.do({"type": "Look", "at": None})
        assert (answer["code"], answer["id"] is not None) == ("bad-message", True)
        page.say({"t": "ping"})
        assert page.hear()["t"] in ("pong", "event")


def test_who_floods_is_sent_away(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aluette.server.budgets.AT_ONCE", 5.0)
    monkeypatch.setattr("aluette.server.budgets.PER_SECOND", 0.0)
    with browser.page(browser.open_table()) as page:
        for _ in range(6):
            page.say({"t": "ping"})
        answers = [page.hear() for _ in range(6)]
        assert [answer["t"] for answer in answers] == ["pong"] * 5 + ["refused"]
        assert answers[5]["code"] == "bad-message"
        assert page.closing() == (4000, "bad-message")


def test_a_table_that_makes_no_sense_is_not_to_be_asked_for_again(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = browser.open_table()

    def fail(*_: Any) -> None:
        raise ValueError("unknown event type 'Trumped'")

    monkeypatch.setattr("aluette.server.rows.load", fail)
    with browser.page(table) as page:
        assert page.hear()["code"] == "unreadable"
        assert page.closing() == (4000, "unreadable")
    answer = browser.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (500, "unreadable")


def test_a_table_that_cannot_be_loaded_is_to_be_asked_for_again(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = browser.open_table()

    async def fail(*_: Any) -> None:
        raise JournalError("the journal could not be read")

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "load", fail)
        with browser.page(table) as page:
            assert page.hear() == {
                "t": "refused",
                "id": None,
                "code": "resync",
                "why": "the journal could not be read",
            }
            assert page.closing() == (4000, "resync")
        answer = browser.http.get(f"/api/tables/{table}/record")
        assert (answer.status_code, answer.json()["code"]) == (503, "no-journal")
    with browser.page(table) as page:
        assert page.hello()["t"] == "snapshot"
