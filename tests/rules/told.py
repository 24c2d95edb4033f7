"""A match told step by step: hands, words and tricks, by the seats' names.

`Told("pagat").deal("NXESXXXNN").say("N surrender", "S agree").play()` needs no cards written out:
:func:`cards_for` finds cards that let these seats take these tricks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aluette import Card, Command, Match, Refusal, Rules, commands, decide, events, load_rules
from aluette.cards import CARDS, LADDER, STEP, parse_cards
from aluette.game.match import evolve

__all__ = ["Told", "cards_for", "deck_for", "seats_of", "won"]

_NAMES = {3: "ABC", 4: "NESW", 6: "ABCDEF"}
_PAIRS = tuple(
    tuple(Card(code) for code in step[k : k + 2])
    for step in LADDER[8:17]
    if len(step) == 4
    for k in (0, 2)
)
"""Two cards of the same step each, strongest first: what spoils a trick."""


def won(tricks: str, names: str = "NESW") -> list[int | None]:
    """The seats that took the tricks: a letter each, ``X`` where one was spoiled."""
    return [None if letter == "X" else names.index(letter) for letter in tricks]


def cards_for(tricks: str, seats: int) -> list[list[Card]]:
    """Each seat's card for each trick, such that the seats told take the tricks told.

    The strongest single cards take tricks, pairs of equal cards spoil them, and the weakest cards
    are thrown in.
    """
    pairs = list(_PAIRS[: tricks.count("X")])
    free = [card for card in reversed(CARDS) if not any(card in pair for pair in pairs)]
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for winner in won(tricks, _NAMES[seats]):
        best = {0: pairs[0][0], 1: pairs.pop(0)[1]} if winner is None else {winner: free.pop(0)}
        thrown = {seat: free.pop() for seat in range(seats) if seat not in best}
        for seat in range(seats):
            hands[seat].append({**best, **thrown}[seat])
        assert max(STEP[card] for card in best.values()) < min(STEP[c] for c in thrown.values())
    return hands


def deck_for(
    rules: Rules, dealer: int, hands: Sequence[Sequence[Card]], talon: Sequence[Card], at: int
) -> tuple[Card, ...]:
    """The deck that deals these hands and this talon when it is cut ``at`` so many cards."""
    left = [list(hand) for hand in hands]
    cards: list[Card] = []
    for packet in rules.packets:
        for k in range(1, rules.seats + 1):
            hand = left[(dealer + k) % rules.seats]
            cards += hand[:packet]
            del hand[:packet]
    cards += talon
    return (*cards[-at:], *cards[:-at])


def seats_of(match: Match, names: str) -> tuple[int, ...]:
    """The seats of these names, written with spaces between them."""
    return tuple(match.table.names.index(name) for name in names.split())


class Told:
    """A match on the way; ``happened`` are the events of the last step."""

    def __init__(
        self, rules: str | dict[str, Any] = "pagat", dealer: str | None = None, **changes: Any
    ) -> None:
        self.match = Match.new(load_rules(rules, changes))
        self.happened: tuple[events.Event, ...] = ()
        self.planned: list[list[Card]] = []
        self.do(commands.NameDealer(self.seat(dealer or self.match.table.names[-1])))

    def seat(self, name: str) -> int:
        return self.match.table.names.index(name)

    def do(self, command: Command) -> Told:
        happened = decide(self.match, command)
        assert not isinstance(happened, Refusal), happened.why
        for event in happened:
            self.match = evolve(self.match, event)
        self.happened = happened
        return self

    def refused(self, command: Command) -> tuple[str, str]:
        """The code and the sentence with which a command is refused."""
        refusal = decide(self.match, command)
        assert isinstance(refusal, Refusal), refusal
        return refusal.code, refusal.why

    def deal(self, tricks: str = "NESWNESWX", votes: str | None = "no no no no") -> Told:
        """Shuffle, cut, deal and vote, so that these seats can take these tricks."""
        return self.hands(cards_for(tricks, self.match.table.seats), votes=votes)

    def hands(
        self,
        hands: Sequence[Sequence[Card]] | Sequence[str],
        talon: str | None = None,
        votes: str | None = "no no no no",
    ) -> Told:
        """Shuffle, cut, deal these hands and vote."""
        table = self.match.table
        self.planned = [list(parse_cards(h) if isinstance(h, str) else h) for h in hands]
        assert table.first_dealer is not None
        dealer = (table.first_dealer + len(table.results)) % table.seats
        dealt = {card for hand in self.planned for card in hand}
        rest = parse_cards(talon) if talon else tuple(card for card in CARDS if card not in dealt)
        self.do(commands.Shuffle(deck_for(table.rules, dealer, self.planned, rest, 24)))
        self.do(commands.Cut(self.match.table.asked[0], 24))
        return self.vote(votes) if table.rules.chant and votes is not None else self

    def vote(self, votes: str) -> Told:
        """Vote from the dealer's left: ``yes yes no yes``."""
        table = self.match.table
        assert table.dealer is not None
        for k, vote in enumerate(votes.split(), 1):
            self.do(commands.Vote((table.dealer + k) % table.seats, vote == "yes"))
        return self

    def discard(self, name: str, cards: str) -> Told:
        return self.do(commands.Discard(self.seat(name), parse_cards(cards)))

    def say(self, *said: str) -> Told:
        """Declare, each a seat and a word: ``"N surrender"``."""
        for declaration in said:
            name, word = declaration.split()
            self.do(commands.Declare(self.seat(name), word))
        return self

    def all_pass(self) -> Told:
        """Let everybody pass who is still asked for an opening."""
        while self.match.table.phase == "declare":
            self.do(commands.Declare(self.match.table.asked[0], "pass"))
        return self

    def trick(self, cards: str) -> Told:
        """Play these cards, whoever is asked."""
        for card in parse_cards(cards):
            self.do(commands.Play(self.match.table.asked[0], card))
        return self

    def play(self) -> events.DealEnded:
        """Pass and play the deal as it was told."""
        self.all_pass()
        while self.match.table.phase == "play":
            table = self.match.table
            self.do(commands.Play(table.asked[0], self.planned[table.asked[0]][len(table.tricks)]))
        return self.ended

    @property
    def asked(self) -> str:
        """Who is asked, by name."""
        table = self.match.table
        return " ".join(table.names[seat] for seat in table.asked)

    @property
    def ended(self) -> events.DealEnded:
        """How the deal ended that ended last."""
        shown = self.match.table.shown
        assert shown is not None, f"the match waits for {self.match.table.phase}"
        return shown

    @property
    def scored(self) -> tuple[str | None, int]:
        """Which side scored how much in the deal that ended last."""
        side = self.ended.side
        names = self.match.table.side_names
        return None if side is None else names[side], self.ended.points

    @property
    def score(self) -> dict[str, int]:
        """The match's score so far."""
        table = self.match.table
        return dict(zip(table.side_names, table.score, strict=True))
