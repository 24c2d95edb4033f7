"""``aluette solve``: a record's end, solved."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.command import CASES, Terminal, within

UNFINISHED = str(CASES / "records" / "pagat-unfinished.alu")
HEAD = 'aluette = 1\nrules = "wikipedia-6"\nseats = ["A", "B", "C", "D", "E", "F"]\n'


def test_each_card_has_its_value() -> None:
    data = within("solve", UNFINISHED, "--json").data()
    assert list(data) == ["seat", "team", "value", "at_least", "at_most", "cards"]
    assert data["team"] in {"N+S", "E+W"}
    assert data["seat"] in data["team"].split("+")
    assert data["value"] == max(card["value"] for card in data["cards"].values())


def test_too_little_time_leaves_bounds(tmp_path: Path) -> None:
    hands = ("3dAcKcNcJc9c", "3cAdKdNdJd9d", "2dAbKbNbJb9b", "2cAsKsNsJs9s", "8d8c8b8s7d7c")
    lines = [
        f'{seat} = "{" ".join(hand[k : k + 2] for k in range(0, 12, 2))}"'
        for seat, hand in zip("ABCDEF", (*hands, "7b7s6d6c6b6s"), strict=True)
    ]
    record = tmp_path / "six.alu"
    deal = '[[deals]]\ndealer = "F"\nplays = [""]\n[deals.hands]\n'
    record.write_text(HEAD + deal + "\n".join(lines) + "\n", encoding="utf-8")
    data = within("solve", str(record), "--seconds", "0.001", "--json").data()
    assert data["value"] is None
    assert data["at_least"] < data["at_most"]
    assert len(data["cards"]) == 6


@pytest.mark.parametrize(("language", "says"), [("en", "is to play"), ("fr", "de jouer")])
def test_people_are_told_in_their_language(language: str, says: str) -> None:
    done = within("solve", UNFINISHED, "--lang", language, out=Terminal())
    assert (done.status, done.err) == (0, "")
    assert says in done.out
    assert "+1" in done.out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["{path}"], "there is no play yet: the match waits for draw"),
        ([UNFINISHED, "--seconds", "0"], "--seconds"),
        ([UNFINISHED, "--seconds", "nan"], "--seconds"),
        (["{path}.none"], "No such file"),
        ([str(CASES / "tricks.json")], "tricks.json"),
    ],
    ids=str,
)
def test_bad_input_is_one_line(arguments: list[str], says: str, tmp_path: Path) -> None:
    path = tmp_path / "empty.alu"
    path.write_text('aluette = 1\nrules = "pagat"\nseats = ["N", "E", "S", "W"]\n')
    done = within("solve", *(word.replace("{path}", str(path)) for word in arguments))
    assert (done.status, done.out) == (2, "")
    assert says in done.err
    assert len(done.err.splitlines()) == 1


def test_a_finished_deal_has_nothing_to_solve() -> None:
    done = within("solve", str(CASES / "records" / "match-pagat.alu"))
    assert done.status == 2
    assert "solve" in done.err


def test_without_a_kernel_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "aluette.kernel", None)
    done = within("solve", UNFINISHED)
    assert (done.status, done.out) == (3, "")
    assert "aluette.kernel" in done.err
