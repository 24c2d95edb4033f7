"""A beginner errs as people do, where there is an occasion, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aluette import CardSet, parse_cards, view
from aluette.bots import RuleBot, load_bot
from aluette.bots.position import Position
from aluette.bots.slips import Slips
from tests.bots.tables import turn
from tests.bots.test_unseen import moments

HAND = "3d 9c Ac Kd Nb 8s 6c 5s 4b"
ALWAYS = Slips(overtake=1.0, waste=1.0, miss_spoil=1.0)


def slip(trick: str, intended: str, slips: Slips = ALWAYS) -> str:
    """What is played instead of the intended card."""
    position = Position.of(turn("pagat", HAND, trick))
    (card,) = parse_cards(intended)
    return str(CardSet(1 << slips.card(position, card, lambda _: 0.5)))


@pytest.mark.parametrize(
    ("trick", "intended", "played", "why"),
    [
        ("4d Nc 5d", "4b", "Kd", "it beats its partner"),
        ("4d 3c 5d", "4b", "3d", "even with Monsieur"),
        ("4d 3s 7c", "8s", "3d", "it wastes a luette where an eight would do"),
        ("4d 3s Kc", "Kd", "4b", "it does not see that its king spoils the trick"),
        ("4d 3s Kc", "4b", "4b", "what is let go stays let go"),
        ("", "4b", "4b", "a lead is no occasion"),
    ],
)
def test_each_slip_has_its_occasion(trick: str, intended: str, played: str, why: str) -> None:
    assert slip(trick, intended) == played, why
    assert slip(trick, intended, Slips()) == intended


def test_a_partner_who_cannot_be_beaten_is_not() -> None:
    position = Position.of(turn("pagat", "Ac Kd Nb 8s 6c 5s 4b 4s 4c", "4d 3d 5d"))
    assert ALWAYS.card(position, int(position.hand[0]), lambda _: 0.0) == position.hand[0]


def test_what_a_beginner_plays_always_has_a_reason() -> None:
    """Each of its cards is the advice of the books or one of the slips."""
    bot = load_bot("beginner")
    assert isinstance(bot, RuleBot)
    never: Callable[[str], float] = lambda _: 1.0  # noqa: E731
    slipped = 0
    for seed in range(25):
        for match, seat in moments("pagat", seed):
            if match.table.phase != "play":
                continue
            seen = view(match, seat)
            position = Position.of(seen)
            advice = bot.policies[4].card(position)
            possible = {ALWAYS.card(position, advice, lambda _: 0.0), advice}
            card = bot.choose(seen, seed).card  # type: ignore[union-attr]
            assert card in possible
            assert bot.slips.card(position, advice, never) == advice
            slipped += card != advice
    assert slipped > 10
