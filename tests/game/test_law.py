"""What holds in every match: the law of views, the 48 cards, an end, and refusals."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aluette import (
    REFEREE,
    SPECTATOR,
    Match,
    Refusal,
    commands,
    decide,
    events,
    evolve,
    fold,
    sample_worlds,
    seen,
    view,
)
from aluette.cards import CARDS, Card
from aluette.notation import plain
from tests.driver import ALL_RULES, steps

FAULTS = 0.02
"""How often a card is found to be dealt wrongly."""

rules_and_seed = given(rules=st.sampled_from(ALL_RULES), seed=st.integers(0, 2**32))


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(match.table.seats), SPECTATOR, REFEREE)


@pytest.mark.bulk
@settings(max_examples=50)
@rules_and_seed
def test_folding_what_is_seen_gives_the_view(rules: str, seed: int) -> None:
    for match, _, happened, _ in steps(rules, seed, deals=2, faults=FAULTS):
        now = match
        for event in happened:
            following = evolve(now, event)
            for viewer in viewers(now):
                noticed = seen(event, now, viewer)
                assert noticed is not None
                assert fold(view(now, viewer), noticed) == view(following, viewer)
            now = following


@pytest.mark.bulk
@settings(max_examples=25)
@rules_and_seed
def test_events_alone_rebuild_the_match(rules: str, seed: int) -> None:
    match = Match.new(rules)
    told = list(steps(rules, seed, faults=FAULTS))
    for event in (event for _, _, happened, _ in told for event in happened):
        stored = json.loads(json.dumps(plain.dump(event)))
        match = evolve(match, plain.load_event(stored))
    assert match == told[-1][3]


@pytest.mark.bulk
@settings(max_examples=50)
@rules_and_seed
def test_a_deal_keeps_48_cards_once_each(rules: str, seed: int) -> None:
    for _, _, _, match in steps(rules, seed, deals=2, faults=FAULTS):
        table, deal = match.table, match.deal
        if not deal.dealt or table.phase == "cut":
            continue
        lying = [card for hand in deal.hands for card in hand or ()]
        lying += [card for cards in deal.discards for card in cards or ()]
        lying += [card for trick in table.tricks for card in trick.cards]
        lying += table.trick
        if not table.singers:
            lying += deal.talon or ()
        assert sorted(lying) == list(CARDS)
        assert table.counts == tuple(len(hand or ()) for hand in deal.hands)
        if match.tricks is not None and table.phase == "play":
            held = [sorted(hand or ()) for hand in deal.hands]
            assert held == match.tricks.hands


@pytest.mark.bulk
@settings(max_examples=50)
@rules_and_seed
def test_a_match_ends_and_scores_every_deal_once(rules: str, seed: int) -> None:
    *_, (_, _, happened, match) = steps(rules, seed, faults=FAULTS)
    table = match.table
    assert isinstance(happened[-1], events.MatchEnded)
    score = [0] * len(table.score)
    for result in table.results:
        if result.side is not None:
            score[result.side] += result.points
    assert tuple(score) == table.score
    best = [side for side, points in enumerate(score) if points == max(score)]
    assert table.winner == (best[0] if len(best) == 1 else None)


def _wrong_commands(match: Match, rng: random.Random) -> list[commands.Command]:
    """Commands that are illegal now, of every kind."""
    table = match.table
    other = [seat for seat in range(table.seats) if seat not in table.asked]
    wrong: list[commands.Command] = [
        commands.Play(seat, rng.choice(CARDS)) for seat in (*other, -1, 99)
    ]
    wrong += [commands.Vote(seat, yes=True) for seat in other]
    wrong += [commands.Declare(seat, "pass") for seat in other]
    wrong += [commands.Cut(seat, 20) for seat in other]
    for seat in table.asked:
        hand = (match.deal.hands[seat] if match.deal.hands else ()) or ()
        wrong += [commands.Play(seat, card) for card in CARDS if card not in hand]
        wrong += [commands.Cut(seat, 0), commands.Cut(seat, 48)]
        wrong += [commands.Discard(seat, hand[:5]), commands.Discard(seat, hand[:1] * 6)]
        wrong += [commands.Declare(seat, "double")]
        if table.phase != "discard":
            wrong.append(commands.Discard(seat, hand[:6]))
    if table.phase != "shuffle":
        wrong.append(commands.Shuffle(CARDS))
    if table.phase != "draw":
        wrong += [commands.Draw(0, CARDS), commands.NameDealer(0)]
    wrong += [commands.Shuffle(CARDS[:47]), commands.Shuffle((*CARDS[:47], CARDS[0]))]
    return wrong


@pytest.mark.bulk
@settings(max_examples=50)
@rules_and_seed
def test_an_illegal_command_is_refused_with_a_reason_and_changes_nothing(
    rules: str, seed: int
) -> None:
    rng = random.Random(seed)
    for match, _, _, _ in steps(rules, seed, deals=1):
        before = json.dumps(plain.dump(view(match, REFEREE)))
        for command in _wrong_commands(match, rng):
            refusal = decide(match, command)
            assert isinstance(refusal, Refusal), (match.table.phase, command)
            assert refusal.code
            assert refusal.why[0] in "abcdefghijklmnopqrstuvwxyzABCDEFNSW"
        assert json.dumps(plain.dump(view(match, REFEREE))) == before


def test_nothing_happens_after_the_end() -> None:
    *_, (_, _, _, match) = steps("wikipedia-3", 1)
    for command in (commands.Shuffle(CARDS), commands.Play(0, CARDS[0]), commands.Redeal()):
        refusal = decide(match, command)
        assert isinstance(refusal, Refusal)
        assert refusal.code == "match-over"


# Two worlds


CUT = 24


def _stream(match: Match, told: list[commands.Command], viewer: int) -> tuple[list[str], Match]:
    """What a viewer receives while these commands are carried out, and where they lead."""
    sent = []
    for command in told:
        caused = decide(match, command)
        assert not isinstance(caused, Refusal), caused
        for event in caused:
            noticed = seen(event, match, viewer)
            assert noticed is not None
            sent.append(json.dumps(plain.dump(noticed)))
            match = evolve(match, event)
    return sent, match


def _deck_of(world: Match) -> tuple[Card, ...]:
    """The deck that deals a world's hands when it is cut in the middle."""
    table, deal = world.table, world.deal
    if deal.deck is not None:
        return deal.deck
    hands = [list(hand or ()) for hand in deal.dealt]
    cards: list[Card] = []
    for packet in table.rules.packets:
        for k in range(1, table.seats + 1):
            hand = hands[((table.dealer or 0) + k) % table.seats]
            cards += hand[:packet]
            del hand[:packet]
    cards += deal.talon or ()
    return (*cards[-CUT:], *cards[:-CUT])


def _in_world(command: commands.Command, world: Match) -> commands.Command:
    """The command as it was given in a world: only what was hidden differs."""
    if isinstance(command, commands.Shuffle):
        return commands.Shuffle(_deck_of(world))
    if isinstance(command, commands.Vote):
        return commands.Vote(command.seat, bool(world.deal.votes[command.seat]))
    if isinstance(command, commands.Discard):
        return commands.Discard(command.seat, world.deal.discards[command.seat] or ())
    return command


@pytest.mark.bulk
@given(rules=st.sampled_from(ALL_RULES), seed=st.integers(0, 2**32), data=st.data())
def test_hidden_cards_change_no_byte_of_a_stream(
    rules: str, seed: int, data: st.DataObject
) -> None:
    """Two worlds that a viewer cannot tell apart send him the same bytes."""
    first = data.draw(st.integers(0, 1), label="deal")
    begun = [s for s in steps(rules, seed, cut=CUT, deals=2) if len(s[0].table.results) == first]
    begun = [s for s in begun if s[0].table.phase != "draw" and s[3].table.shown is None]
    begun = begun[: data.draw(st.integers(1, len(begun)), label="commands")]
    match = begun[0][0]
    told = [command for _, command, _, _ in begun]
    viewer = data.draw(st.integers(-1, match.table.seats - 1), label="viewer")
    received, last = _stream(match, told, viewer)
    world = next(sample_worlds(view(last, viewer), seed=seed))
    elsewhere = [_in_world(command, world) for command in told]
    received_elsewhere, there = _stream(match, elsewhere, viewer)
    assert received_elsewhere == received
    assert view(there, viewer) == view(last, viewer)
    assert there == world


@pytest.mark.parametrize("rules", ALL_RULES)
def test_a_view_event_of_a_spectator_names_no_hidden_card(rules: str) -> None:
    for match, _, happened, _ in steps(rules, 5, deals=1):
        for event in happened:
            noticed: events.Event | None = seen(event, match, SPECTATOR)
            if isinstance(noticed, (events.Shuffled, events.Discarded)):
                hidden = noticed.deck if isinstance(noticed, events.Shuffled) else noticed.cards
                assert hidden is None
            if isinstance(noticed, events.Dealt):
                assert noticed.hands == (None,) * match.table.seats
                assert noticed.talon is None


@pytest.mark.parametrize(
    "command",
    [
        commands.Play(0, 11),  # type: ignore[arg-type]
        commands.Play(True, CARDS[0]),
        commands.Play(0, "3d"),  # type: ignore[arg-type]
        commands.Vote(0, "maybe"),  # type: ignore[arg-type]
        commands.Vote(0, yes=1),  # type: ignore[arg-type]
        commands.Cut(0, True),
        commands.Declare(0, None),  # type: ignore[arg-type]
        commands.Discard(0, [CARDS[0]]),  # type: ignore[arg-type]
        commands.Shuffle(tuple(range(48))),  # type: ignore[arg-type]
        commands.Shuffle(list(CARDS)),  # type: ignore[arg-type]
        commands.Draw(0, None),  # type: ignore[arg-type]
        "Play",
        None,
    ],
)
def test_a_wrong_type_is_a_type_error_at_once(command: commands.Command) -> None:
    with pytest.raises(TypeError, match=r"cannot be|is no command"):
        decide(Match.new(), command)


def test_a_viewer_who_is_not_there_sees_nothing() -> None:
    for viewer in (4, -3, 99):
        with pytest.raises(ValueError, match="no viewer"):
            view(Match.new(), viewer)
