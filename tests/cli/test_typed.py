"""What a player may type, and what he is told when it is no answer."""

from __future__ import annotations

import pytest

from aluette.cards import Card
from aluette.cli.messages import Messages
from aluette.cli.play.typed import Unclear, command_from, hand_from_strongest, question
from aluette.game import Match, View, commands, deck_from_seed, perform, view
from aluette.game.commands import Cut, Declare, Discard, Play, Vote

EN, FR = Messages("en"), Messages("fr")


def table(*then: commands.Command, rules: str = "pagat") -> Match:
    """A match after the cards were cut and dealt by the last seat, and what follows."""
    match = Match.new(rules)
    last = match.table.seats - 1
    begin = (
        commands.NameDealer(last),
        commands.Shuffle(deck_from_seed(1)),
        commands.Cut(last - 1, 24),
    )
    for command in (*begin, *then):
        match, _ = perform(match, command)
    return match


def cutting() -> View:
    match, _ = perform(Match.new(), commands.NameDealer(1))
    match, _ = perform(match, commands.Shuffle(deck_from_seed(1)))
    return view(match, 0)


def voting() -> View:
    return view(table(), 0)


def discarding() -> View:
    return view(table(*(Vote(seat, True) for seat in range(4))), 0)


def declaring() -> View:
    return view(table(*(Vote(seat, False) for seat in range(4))), 0)


def playing() -> View:
    return view(table(rules="wikipedia-3"), 0)


def test_a_cut() -> None:
    assert command_from(cutting(), " 7 ", EN) == Cut(0, 7)
    assert command_from(cutting(), "", EN) == Cut(0, 24)


def test_a_vote_in_ones_own_language_or_in_english() -> None:
    assert command_from(voting(), "Yes", EN) == Vote(0, True)
    assert command_from(voting(), "oui", FR) == Vote(0, True)
    assert command_from(voting(), "no", FR) == Vote(0, False)


def test_discards_by_number_code_or_name() -> None:
    now = discarding()
    hand = hand_from_strongest(now)
    assert hand == tuple(sorted(hand, reverse=True))
    assert len(hand) == 15
    wanted = Discard(0, hand[:6])
    codes = " ".join(card.code for card in hand[2:6])
    assert command_from(now, f"1 2 {codes}", EN) == wanted
    names = ", ".join(FR.card(card).rpartition(" (")[0] for card in hand[:6])
    assert command_from(now, names, FR) == wanted


def test_a_declaration() -> None:
    now = declaring()
    assert command_from(now, "", EN) == Declare(0, "pass")
    assert command_from(now, "rien", FR) == Declare(0, "pass")
    assert command_from(now, "surrender", EN) == Declare(0, "surrender")
    assert question(now, FR).startswith("  rien\n  abandon\nQuelque chose à annoncer")


def test_an_answer_to_a_declaration() -> None:
    votes = (Vote(seat, False) for seat in range(4))
    opened = table(*votes, Declare(0, "pass"), Declare(1, "pass"), Declare(2, "surrender"))
    now = view(opened, 0)
    assert question(now, EN) == "  agree\n  disagree\nYour answer? Type one of these words."
    assert command_from(now, "disagree", EN) == Declare(0, "disagree")
    with pytest.raises(Unclear):
        command_from(now, "", EN)


def test_to_concede_by_its_own_word_or_as_players_say() -> None:
    votes = (Vote(seat, False) for seat in range(4))
    now = view(table(*votes, rules="spanish"), 0)
    assert "  concéder\n" in question(now, FR)
    for word in ("concéder", "conceder", "donner", "concede"):
        assert command_from(now, word, FR) == Declare(0, "concede")


def test_a_card_by_number_code_or_name() -> None:
    now = playing()
    assert command_from(now, "1", EN) == Play(0, hand_from_strongest(now)[0])
    assert command_from(now, "la vache", EN) == Play(0, Card("2c"))
    assert command_from(now, "Q♥", EN) == Play(0, Card("Nc"))


@pytest.mark.parametrize(
    ("now", "typed", "says"),
    [
        (cutting(), "half", "“half” is no number of cards."),
        (cutting(), "-3", "“-3” is no number of cards."),
        (cutting(), "9" * 5000, "is no number of cards."),
        (voting(), "perhaps", "Please say yes or no."),
        (voting(), "", "Please say yes or no."),
        (discarding(), "1 2 16", "there is no number 16."),
        (discarding(), "1, 2, the moon", "“the moon” is no card."),
        (declaring(), "announce", "“announce” is no answer to that."),
        (playing(), "0", "You hold 12 cards: there is no number 0."),
        (playing(), "Kx", "“Kx” is no card."),
        (playing(), "", "“” is no card."),
    ],
)
def test_what_is_no_answer(now: View, typed: str, says: str) -> None:
    with pytest.raises(Unclear, match=r".") as unclear:
        command_from(now, typed, EN)
    assert says in str(unclear.value)
