"""Matches brought to the point that a test is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from aluette import Card, Match, Rules, View, commands, load_rules, parse_cards, perform, view
from aluette.bots import Bot, load_bot
from aluette.cards import CARDS
from aluette.game import Event
from aluette.game.deal import deal_out
from aluette.game.events import Noticed, Signed
from aluette.game.tricks import judge
from aluette.signs import Signing

ALL_RULES = (
    *("pagat", "gamerules", "wikipedia", "wikipedia-3", "wikipedia-6", "spanish", "rebour"),
    *("wikimanche-6", "gamerules+mordienne", "spanish+mordienne"),
)


def quick_bot(level: str) -> Bot:
    """A level's bot; one that searches has little to do and all the time for it."""
    bot = load_bot(level)
    from aluette.bots.searching import SearchBot  # noqa: PLC0415  (needs the kernel)
    from aluette.kernel.search import Effort  # noqa: PLC0415

    if not isinstance(bot, SearchBot):
        return bot
    effort = Effort(worlds=16, exact=2, exact_worlds=8, leaf=2, seconds=600)
    quick = bot.doing(dict.fromkeys((3, 4, 6), effort))
    quick.prospects = replace(quick.prospects, worlds=100, talons=10)
    return quick


def started(rules: Rules | str, deck: Sequence[Card], dealer: int) -> Match:
    """A match whose first deck lies before the player who cuts."""
    match, _ = perform(Match.new(rules), commands.NameDealer(dealer))
    return perform(match, commands.Shuffle(tuple(deck)))[0]


def dealt(rules: Rules, hands: Sequence[Sequence[Card]], talon: Sequence[Card] = ()) -> Match:
    """A match in which these hands were dealt by the last seat; the talon may be left out."""
    held = [card for hand in hands for card in hand]
    talon = [*talon, *(card for card in CARDS if card not in held and card not in talon)]
    places, rest = deal_out(rules, rules.seats - 1, CARDS)
    deck = list(CARDS)
    for places_of, cards in zip((*places, rest), (*hands, talon), strict=True):
        for place, card in zip(places_of, cards, strict=True):
            deck[place] = card
    match = started(rules, (*deck[24:], *deck[:24]), rules.seats - 1)
    return perform(match, commands.Cut(match.table.asked[0], 24))[0]


def hands_with(
    rules: Rules, known: Mapping[int, Sequence[Card]], seed: int = 0
) -> list[list[Card]]:
    """Full hands, with the known cards of each seat and others at random."""
    taken = {card for cards in known.values() for card in cards}
    rest = [card for card in CARDS if card not in taken]
    Random(seed).shuffle(rest)
    hands = []
    for seat in range(rules.seats):
        hand = list(known.get(seat, ()))
        while len(hand) < rules.hand_size:
            hand.append(rest.pop())
        hands.append(hand)
    return hands


def to_play(match: Match) -> Match:
    """The match after a refused chant and silent declarations."""
    while match.table.phase != "play":
        seat = match.table.asked[0]
        vote = match.table.phase == "vote"
        command = commands.Vote(seat, False) if vote else commands.Declare(seat, "pass")
        match, _ = perform(match, command)
    return match


def turn(spec: str, hand: str, trick: str = "", tricks: Sequence[str] = ()) -> View:
    """A seat's turn: its hand, the trick so far, the tricks before; seat 0 led the first.

    Cards that nobody has shown lie where chance puts them.
    """
    rules = load_rules(spec)
    known: dict[int, list[Card]] = {seat: [] for seat in range(rules.seats)}
    leader, plays = 0, []
    for cards in map(parse_cards, (*tricks, trick)):
        for place, card in enumerate(cards):
            seat = (leader + place) % rules.seats
            known[seat].append(card)
            plays.append(commands.Play(seat, card))
        if len(cards) == rules.seats:
            _, following = judge(cards, rules.spoiled_lead == "first-tied")
            leader = (leader + following) % rules.seats
    viewer = (leader + len(trick.split())) % rules.seats
    known[viewer] += parse_cards(hand)
    assert len(known[viewer]) == rules.hand_size
    match = to_play(dealt(rules, hands_with(rules, known)))
    for play in plays:
        match, _ = perform(match, play)
    return view(match, viewer)


def saw(seen: View, *signs: tuple[int, str], honest: bool = True) -> View:
    """The view once these seats have made these signs, and the viewer has seen the others'."""
    facts: tuple[Event, ...] = tuple(
        Signed(maker, message, "wink", 1, 1, 0)
        if maker == seen.viewer
        else Noticed(seen.viewer, maker, message, "wink", 1, 1)
        for maker, message in signs
    )
    signing = Signing("ancienne", honest=honest)
    return replace(seen, facts=facts, table=replace(seen.table, signing=signing))
