"""What a command causes: events, or a refusal that says why.

:func:`decide` is where the rules of R4 and R5 are carried out; it changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from aluette.cards import CARD_COUNT, LUETTES, Card
from aluette.game import commands as cmd
from aluette.game import events as ev
from aluette.game import faces
from aluette.game.commands import Refusal
from aluette.game.deal import Deal, talon_halves
from aluette.game.declarations import Round, round_after
from aluette.game.match import Match, evolve
from aluette.game.scoring import Outcome, match_winner, outcome
from aluette.game.table import Table
from aluette.game.tricks import Tricks
from aluette.rules import Target
from aluette.rules.fields import shown

__all__ = ["decide", "perform"]

Events = tuple[ev.Event, ...]
EXTENDED = Target("points", 10)
"""What a bid or an extending announcement makes of the match (R5.4)."""


def decide(match: Match, command: cmd.Command) -> Events | Refusal:
    """The events that a command causes, or why it cannot be carried out.

    >>> from aluette.game.commands import NameDealer, Vote
    >>> decide(Match.new(), NameDealer(dealer=3))
    (DealerNamed(dealer=3), Asked(phase='shuffle', seats=(), words=()))
    >>> decide(Match.new(), Vote(seat=0, yes=True)).code
    'not-now'

    :raises TypeError: for what is no command, or has a field of another type.
    """
    cmd.check_types(command)
    table = match.table
    if table.phase == "over" and not isinstance(command, cmd.Speak):
        return Refusal("match-over", "the match is over")
    phases, carry_out = _COMMANDS[type(command)]
    named = getattr(command, "seat", getattr(command, "dealer", getattr(command, "by", 0)))
    if not 0 <= named < table.seats:
        last = table.seats - 1
        return Refusal("no-seat", f"there is no seat {shown(named)}; seats are 0 to {last}")
    if table.phase not in phases:
        wanted = type(command).__name__
        return Refusal("not-now", f"the match waits for {table.phase}, so {wanted} must wait")
    if isinstance(command, _ASKED) and command.seat not in table.asked:
        seats = " ".join(table.names[seat] for seat in table.asked)
        return Refusal("not-asked", f"{table.names[command.seat]} is not asked, but {seats}")
    return carry_out(match, command)


def perform(match: Match, command: cmd.Command) -> tuple[Match, Events]:
    """The match after a command, and the events that led there.

    >>> match, events = perform(Match.new(), cmd.NameDealer(3))
    >>> match.table.phase, len(events)
    ('shuffle', 2)

    :raises ValueError: with the refusal's sentence, where the command is refused.
    """
    events = decide(match, command)
    if isinstance(events, Refusal):
        raise ValueError(events.why)
    for event in events:
        match = evolve(match, event)
    return match, events


# The draw (R4.1, R4.2)


def _draw(match: Match, command: cmd.Draw) -> Events | Refusal:
    table = match.table
    if table.rules.draw == "agreed":
        return Refusal("not-now", "these rules have no draw: the first dealer is named")
    refusal = _bad_deck(command.deck)
    if refusal:
        return refusal
    deck = command.deck
    if table.rules.draw == "short":
        deck = tuple(card for card in deck if card in LUETTES)
    draws: list[tuple[int, Card]] = []
    luettes: dict[Card, int] = {}
    seat = command.by
    cards = iter(deck)
    while len(luettes) < 4:
        card = next(cards)
        seat = (seat + 1) % 4
        while seat in luettes.values():
            seat = (seat + 1) % 4
        draws.append((seat, card))
        if card in LUETTES:
            luettes[card] = seat
    monsieur, madame, *_ = (luettes[card] for card in LUETTES)
    others = [(madame + k) % 4 for k in range(1, 4) if (madame + k) % 4 != monsieur]
    places = dict(
        zip(((madame + k) % 4 for k in (0, 2, 1, 3)), (madame, monsieur, *others), strict=True)
    )
    seating = tuple(places[place] for place in range(4))
    return (ev.Drawn(tuple(draws), seating, madame), ev.Asked("shuffle", ()))


def _name_dealer(_: Match, command: cmd.NameDealer) -> Events:
    return (ev.DealerNamed(command.dealer), ev.Asked("shuffle", ()))


# The deal (R4.3, R5.1, R5.2)


def _shuffle(match: Match, command: cmd.Shuffle) -> Events | Refusal:
    refusal = _bad_deck(command.deck)
    if refusal:
        return refusal
    table = match.table
    assert table.first_dealer is not None
    done = len(table.results)
    dealer = (table.first_dealer + done) % table.seats
    cutter = (dealer - 1) % table.seats
    return (ev.Shuffled(dealer, done + 1, command.deck), ev.Asked("cut", (cutter,)))


def _bad_deck(deck: Sequence[Card]) -> Refusal | None:
    if len(deck) == CARD_COUNT and len(set(deck)) == CARD_COUNT:  # cards all, by their type
        return None
    return Refusal("bad-deck", "a deck is all 48 cards, once each")


def _cut(match: Match, command: cmd.Cut) -> Events | Refusal:
    table, deck = match.table, match.deal.deck
    if not 1 <= command.at < CARD_COUNT:
        return Refusal("bad-cut", f"a cut lifts 1 to 47 cards, not {shown(command.at)}")
    assert deck is not None and table.dealer is not None
    rules = table.rules
    deal = Deal.of(rules, table.dealer, deck, command.at)
    dealt = ev.Dealt(
        command.seat, command.at, deal.dealt, deal.talon, rules.hand_size, rules.talon_size
    )
    if rules.chant:
        return (dealt, ev.Asked("vote", tuple(range(table.seats))))
    return (dealt, *_declarations_or_play(table))


def _penalise(match: Match, command: cmd.Penalise) -> Events | Refusal:
    rules = match.table.rules
    if rules.wrong_count != "penalty":
        return Refusal("not-now", "under these rules a wrong count is dealt again, not penalised")
    scorer = 1 - rules.side_of[command.seat]
    ended = _deal_ended(match, "penalty", Outcome(None, scorer, 1, mordienne=False))
    return (ev.Penalised(command.seat), *ended)


def _redeal(match: Match, _: cmd.Redeal) -> Events | Refusal:
    if match.table.rules.wrong_count != "redeal":
        return Refusal("not-now", "under these rules a wrong count is penalised, not dealt again")
    return (ev.Redealt(), ev.Asked("shuffle", ()))


# The chant (R5.3)


def _vote(match: Match, command: cmd.Vote) -> Events:
    table, deal = match.table, match.deal
    voted = ev.Voted(command.seat, command.yes)
    if len(table.asked) > 1:
        return (voted,)
    votes = tuple(
        command.yes if seat == command.seat else bool(vote) for seat, vote in enumerate(deal.votes)
    )
    opened = ev.VotesOpened(votes)
    if not all(votes):
        return (voted, opened, *_declarations_or_play(table))
    assert table.dealer is not None and deal.talon is not None
    singers = table.rules.singer_seats(table.dealer)
    halves = talon_halves(table.rules, deal.talon)
    return (voted, opened, ev.Sung(singers, halves, len(halves[0])), ev.Asked("discard", singers))


def _discard(match: Match, command: cmd.Discard) -> Events | Refusal:
    table = match.table
    name = table.names[command.seat]
    size = table.counts[command.seat] - table.rules.hand_size
    if len(command.cards) != size:
        return Refusal("wrong-count", f"{name} lays away {size} cards, not {len(command.cards)}")
    hand = match.deal.hands[command.seat] or ()
    for card in command.cards:
        if command.cards.count(card) > 1:
            return Refusal("wrong-count", f"{name} lays {card} away twice")
        if card not in hand:
            return Refusal("not-held", f"{name} does not hold {card}")
    discarded = ev.Discarded(command.seat, size, command.cards)
    if len(table.asked) > 1:
        return (discarded,)
    return (discarded, *_declarations_or_play(table))


# Declarations (R5.4)


def _declarations_or_play(table: Table) -> Events:
    assert table.dealer is not None
    return _ask(round_after(table.rules, table.dealer, ()), table)


def _ask(now: Round, table: Table) -> Events:
    """The next question of the round, or the first lead (R5.5)."""
    if now.asked is not None:
        return (ev.Asked("declare", (now.asked,), now.words),)
    assert table.dealer is not None
    return (ev.Asked("play", ((table.dealer + 1) % table.seats,)),)


def _declare(match: Match, command: cmd.Declare) -> Events | Refusal:
    table = match.table
    rules = table.rules
    assert table.dealer is not None
    if command.word not in table.words:
        name, words = table.names[command.seat], ", ".join(table.words)
        return Refusal("bad-word", f"{name} may say {words}, not {str(command.word)[:20]!r}")
    declared = ev.Declared(command.seat, command.word)
    now = round_after(rules, table.dealer, (*table.declared, (command.seat, command.word)))
    if now.ending is not None:
        return (
            declared,
            *_deal_ended(match, now.ending, Outcome(None, now.scorer, 1, mordienne=False)),
        )
    extends = command.word == "announce" and rules.announce == "extends"
    won_bid = (
        now.settled and rules.announce == "bid" and bool(now.announcers) and now.refused is None
    )
    if (extends or won_bid) and table.target != EXTENDED:
        return (declared, ev.TargetSet(EXTENDED), *_ask(now, table))
    return (declared, *_ask(now, table))


# The play (R5.5 to R5.9)


def _play(match: Match, command: cmd.Play) -> Events | Refusal:
    assert match.tricks is not None
    tricks = match.tricks.copy()
    try:
        tricks.play(command.card)
    except ValueError:
        name = match.table.names[command.seat]
        return Refusal("not-held", f"{name} does not hold {command.card}")
    if tricks.trick:
        return (ev.Played(command.seat, command.card, tricks.turn),)
    played = ev.Played(command.seat, command.card, None)
    ended = ev.TrickEnded(
        winner=tricks.winners[-1],
        leader=None if tricks.over else tricks.leader,
        taken=tuple(tricks.taken),
        holder=tricks.holder,
        turned_up=_turned_up(tricks, (*match.table.trick, command.card)),
    )
    if not tricks.over:
        return (played, ended)
    return (played, ended, *_scored(match, tricks))


def _turned_up(tricks: Tricks, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The first player with two tricks turns a card of it up, the first with three two (R5.9).

    Which ones is the players' affair; here it is the strongest.
    """
    winner = tricks.winners[-1]
    if winner is None:
        return ()
    count = tricks.taken[winner]
    if count not in (2, 3) or tricks.holder != winner:  # the holder is who came to it first
        return ()
    return tuple(sorted(cards, reverse=True)[: count - 1])


def _scored(match: Match, tricks: Tricks) -> Events:
    table = match.table
    assert table.dealer is not None
    stakes = round_after(table.rules, table.dealer, table.declared).stakes
    return _deal_ended(match, "played", outcome(table.rules, tricks.winners, stakes))


def _deal_ended(match: Match, ended: str, result: Outcome) -> Events:
    """The deal is over: score it, show all cards, and see whether the match is over (R4.4)."""
    table, deal = match.table, match.deal
    score = tuple(n + result.points * (s == result.side) for s, n in enumerate(table.score))
    event = ev.DealEnded(
        ended=ended,
        winner=result.winner,
        side=result.side,
        points=result.points,
        mordienne=result.mordienne,
        score=score,
        hands=tuple(hand or () for hand in deal.dealt),
        talon=deal.talon or (),
        discards=tuple(cards or () for cards in deal.discards),
    )
    over, best = match_winner(table.rules, table.target, score, len(table.results) + 1)
    return (
        event,
        *faces.signs_shown(match),
        ev.MatchEnded(best) if over else ev.Asked("shuffle", ()),
    )


_ASKED = (cmd.Cut, cmd.Vote, cmd.Discard, cmd.Declare, cmd.Play)
"""What only a seat that is asked may do."""
_DEALT = ("vote", "discard", "declare", "play")
_COMMANDS: dict[type, tuple[tuple[str, ...], Callable[[Match, Any], Events | Refusal]]] = {
    cmd.Draw: (("draw",), _draw),
    cmd.NameDealer: (("draw",), _name_dealer),
    cmd.Shuffle: (("shuffle",), _shuffle),
    cmd.Penalise: (_DEALT, _penalise),
    cmd.Redeal: (("cut", *_DEALT), _redeal),
    cmd.Cut: (("cut",), _cut),
    cmd.Vote: (("vote",), _vote),
    cmd.Discard: (("discard",), _discard),
    cmd.Declare: (("declare",), _declare),
    cmd.Play: (("play",), _play),
    cmd.Watch: (_DEALT, faces.watch),
    cmd.Void: (_DEALT, faces.void),
    cmd.Look: (_DEALT, faces.look),
    cmd.Sign: (_DEALT, faces.sign),
    cmd.Call: (_DEALT, faces.call),
    cmd.Speak: (("draw", "shuffle", "cut", *_DEALT, "over"), faces.speak),
}
"""Each command with the phases in which it is possible."""
