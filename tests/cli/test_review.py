"""``aluette review``: where the points of a deal were lost."""

import sys
from pathlib import Path

import pytest

from tests.cli.command import CASES, Terminal, within

RECORDS = CASES / "records"
MATCH = str(RECORDS / "match-pagat.alu")


def test_every_play_is_told_and_the_dearest_losses_first() -> None:
    data = within("review", MATCH, "--deal", "1", "--json").data()
    assert list(data) == ["deal", "plays", "lost"]
    assert data["deal"] == 1
    assert [play["number"] for play in data["plays"]] == list(range(1, 37))
    assert [play["trick"] for play in data["plays"]] == [k // 4 + 1 for k in range(36)]
    lost = {play["number"]: play["lost"] for play in data["plays"] if play["lost"]}
    assert set(data["lost"]) == set(lost)
    assert [lost[number] for number in data["lost"]] == sorted(lost.values(), reverse=True)
    for play in data["plays"]:
        assert play["card"] in play["cards"]
        assert list(play["held"]) == ["N", "E", "S", "W", "talon"]
        assert all(card["at_least"] <= card["at_most"] for card in play["cards"].values())


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought is enough where it does not matter what comes of it."""
    monkeypatch.setattr("aluette.bots.review._ADVICE_SECONDS", 0.01)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "the dearest first"),
        ("fr", "la plus chère"),
        ("es", "la más cara"),
        ("hu", "legdrágább"),
        ("vi", "lá đắt nhất"),
    ],
)
def test_people_are_told_in_their_language(language: str, says: str) -> None:
    done = within("review", MATCH, "--deal", "1", "--lang", language, out=Terminal())
    assert (done.status, done.err) == (0, "")
    assert says in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["{path}"], "its deal is not over"),
        ([str(RECORDS / "pagat-unfinished.alu"), "--deal", "1"], "its deal is not over"),
        ([MATCH, "--deal", "9"], "it has no finished deal 9"),
        ([MATCH, "--deal", "0"], "--deal"),
        ([str(RECORDS / "pagat-surrender-accepted.alu")], "settled without play"),
        (["{path}.none"], "No such file"),
    ],
    ids=str,
)
def test_bad_input_is_one_line(arguments: list[str], says: str, tmp_path: Path) -> None:
    path = tmp_path / "empty.alu"
    path.write_text('aluette = 1\nrules = "pagat"\nseats = ["N", "E", "S", "W"]\n')
    done = within("review", *(word.format(path=path) for word in arguments))
    assert (done.status, done.out) == (2, "")
    assert says in done.err
    assert done.err.count("\n") == 1


def test_without_the_kernel_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "aluette.bots.review", None)
    done = within("review", MATCH)
    assert (done.status, done.out) == (3, "")
    assert done.err.count("\n") == 1
