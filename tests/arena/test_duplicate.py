"""Deals played from every side, and what is counted in them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from aluette import Record, View, load_rules, replay
from aluette.arena import BotFault, Terms, compare, dealt, entrants_of, play_out, turns
from aluette.bots import Bot, load_bot
from aluette.game.commands import Play, SeatCommand
from aluette.signs import Signing
from tests.arena.contests import bot_file
from tests.bots.tables import ALL_RULES

BEGINNER, CASUAL, CLUB = entrants_of(["beginner", "casual", "club"])


def test_both_bots_have_each_side_and_as_many_of_them() -> None:
    for sides in (2, 3, 6):
        rows = turns(sides)
        assert len(set(rows)) == len(rows)
        assert sum(map(sum, rows)) * 2 == len(rows) * sides
        for row in rows:
            assert tuple(not own for own in row) in rows
            assert row[1:] + row[:1] in rows


@pytest.mark.parametrize("spec", ALL_RULES)
def test_a_bot_is_no_stronger_than_itself(spec: str, tmp_path: Path) -> None:
    first, second = entrants_of(["casual", bot_file(tmp_path, "twin", like="casual")])
    assert compare(Terms(load_rules(spec)), first, second, range(3)).differences == (0.0, 0.0, 0.0)


def test_every_play_of_a_deal_is_of_the_same_cards(tmp_path: Path) -> None:
    terms = Terms(load_rules("wikipedia-3"), records=tmp_path)
    compare(terms, CLUB, CASUAL, range(4, 6)).write_records(tmp_path)
    files = sorted(tmp_path.glob("*.alu"))
    assert len(files) == 2 * 6
    records = [Record.read(file) for file in files]
    assert len({str(record.deals[0].hands) for record in records}) == 2
    seated = {tuple(record.extras["names"].values()) for record in records}
    assert len(seated) == 6


@pytest.mark.parametrize("spec", ALL_RULES)
def test_records_of_a_contest_replay_to_its_points(spec: str, tmp_path: Path) -> None:
    terms = Terms(load_rules(spec), seed=5, records=tmp_path)
    compared = compare(terms, CLUB, BEGINNER, [7])
    compared.write_records(tmp_path)
    total, sides = 0, 0
    for file in sorted(tmp_path.glob("club~beginner-000007-*.alu")):
        record = Record.read(file)
        match, _ = replay(record)
        names = list(record.extras["names"].values())
        for side, points in zip(terms.rules.sides, match.table.score, strict=True):
            own = names[side[0]] == "club"
            total += points if own else -points
            sides += own
    assert compared.differences == (total / sides,)


def test_the_same_seeds_give_the_same_deals_and_others_do_not() -> None:
    rules = load_rules("pagat")
    first, again, other = (
        compare(Terms(rules, seed=seed), CLUB, BEGINNER, range(6)).differences for seed in (1, 1, 2)
    )
    assert first == again != other


def test_signs_are_made_and_used_where_they_are_wanted(tmp_path: Path) -> None:
    rules = load_rules("pagat")
    terms = Terms(rules, signing=Signing("ancienne"), records=tmp_path)
    match, _ = dealt(rules, "1/0", 0, terms.signing)
    played = play_out(match, [load_bot("club")] * 4, range(4), ticks=3)
    assert played.match.table.signs
    compare(terms, CLUB, CASUAL, [0]).write_records(tmp_path)
    assert not Record.read(tmp_path / "club~casual-000000-1.alu").deals[0].signs


@dataclass(frozen=True)
class Stubborn:
    """A bot that plays as another does, but always as seat 0."""

    bot: Bot
    name: str = "stubborn"
    face = None

    def choose(self, seen: View, seed: int) -> SeatCommand:
        command = self.bot.choose(seen, seed)
        return replace(command, seat=0) if isinstance(command, Play) else command


@dataclass(frozen=True)
class Forgetful(Stubborn):
    """A bot that always plays the card with which it began."""

    name: str = "forgetful"

    def choose(self, seen: View, seed: int) -> SeatCommand:
        command = self.bot.choose(seen, seed)
        if isinstance(command, Play):
            dealt_to = seen.deal.dealt[seen.viewer]
            assert dealt_to
            return Play(seen.viewer, dealt_to[0])
        return command


@pytest.mark.parametrize(
    ("kind", "says"),
    [(Stubborn, "stubborn, asked as E, answered"), (Forgetful, "forgetful, in the phase play")],
)
def test_a_bot_that_breaks_the_rules_is_named(kind: type[Stubborn], says: str) -> None:
    match, _ = dealt(load_rules("gamerules"), "1", 0)
    bots: list[Bot] = [kind(load_bot("club"))] * 4  # type: ignore[list-item]
    with pytest.raises(BotFault, match=says):
        play_out(match, bots, range(4))
