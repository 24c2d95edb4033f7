"""What one seat can work out: worlds it may be in, and what each of its cards is worth over them.

A :class:`Situation` is made of a view, so nothing that is hidden from the seat comes in.

>>> from aluette.game import Match, commands, deck_from_seed, perform, view
>>> match, _ = perform(Match.new("wikipedia-3"), commands.NameDealer(2))
>>> match, _ = perform(match, commands.Shuffle(deck_from_seed(1)))
>>> match, _ = perform(match, commands.Cut(1, 24))
>>> situation = Situation.of(view(match, 0))
>>> [hand.bit_count() for hand in situation.worlds(1, seed=7)[0]]
[12, 12, 12]
>>> weights = Search().weigh(situation, seed=7, effort=Effort(worlds=50))
>>> len(weights.cards) <= 12, weights.worlds <= 50, weights.exact
(True, True, False)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

import aluette.kernel._core as _core  # noqa: PLR0402  (a package shows it to nobody)
from aluette.cards import CARD_COUNT, DECK, Card, mask_of
from aluette.game import View
from aluette.game.declarations import round_after
from aluette.game.scoring import NO_STAKES, Stakes
from aluette.kernel import Books, Playouts
from aluette.kernel.core_rules import core_rules
from aluette.kernel.shown import MOST_SHOWN
from aluette.numbers import check_fields, check_number, check_whole

if TYPE_CHECKING:
    from aluette.kernel.network import Network

__all__ = [
    "MOST_SIMULATIONS",
    "MOST_WORK",
    "MOST_WORLDS",
    "CardWeight",
    "Demand",
    "Effort",
    "Known",
    "Model",
    "Policy",
    "Search",
    "Situation",
    "Told",
    "Visit",
    "Weights",
]

MOST_WORLDS = 10**7
"""That are drawn, or played out, in one call."""
MOST_WORK = 10**9
"""Worlds, or plays, that an effort may name."""
MOST_SIMULATIONS = 10**8
"""Descents of one tree search."""
_MOST_SEED = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Demand:
    """At least so many cards of a mask, and at most so many.

    :raises ValueError: for a number that is out of range.
    """

    cards: int
    least: int = 1
    most: int = CARD_COUNT

    def __post_init__(self) -> None:
        check_whole(self.cards, "cards", 0, DECK)
        check_whole(self.most, "most", 0, CARD_COUNT)
        check_whole(self.least, "least", 0, self.most)


@dataclass(frozen=True, slots=True)
class Told:
    """What a seat told of its hand: one of several readings, if it is true at all.

    :raises ValueError: for a number that is out of range.
    """

    seat: int
    readings: tuple[tuple[Demand, ...], ...]
    trust: float = 1.0
    """How likely it is true, from 0 to 1."""

    def __post_init__(self) -> None:
        check_whole(self.seat, "seat", 0, 5)
        check_number(self.trust, "trust", 0, 1)


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat knows of the others' hands beside their sizes.

    :raises ValueError: for what is no mask.
    """

    held: tuple[int, ...] = ()
    """Seat by seat, the mask of what it surely holds; empty: nothing is known of any."""
    barred: tuple[int, ...] = ()
    """Seat by seat, the mask of what it surely does not hold; likewise."""
    told: tuple[Told, ...] = ()
    shown: tuple[int, ...] = ()
    """Seat by seat, what its signs have shown of the hand it began with, in the bits of
    :mod:`aluette.kernel.shown`; likewise. The viewer's own signs were for its partners. This tells
    networks more, and changes no worlds."""

    def __post_init__(self) -> None:
        for name, most in (("held", DECK), ("barred", DECK), ("shown", MOST_SHOWN)):
            for mask in getattr(self, name):
                check_whole(mask, name, 0, most)


@dataclass(frozen=True, slots=True)
class Model:
    """How what others have played makes some worlds likelier than others.

    :raises ValueError: for a number that is out of range.
    """

    temper: float = 0.0
    """How far plays are believed: 0 not at all, 1 as if everybody played by the model."""
    chance: float = 0.4
    """The share of plays that follow no plan; the others follow the books."""
    draws: int = 16
    """Out of how many worlds one is chosen."""

    def __post_init__(self) -> None:
        check_fields(self, temper=(0, 10), chance=(0.001, 1), draws=(1, 10_000))


NO_MODEL = Model()


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at before an answer is given.

    The same effort and seed always give the same answer, unless the time runs out first.

    :raises ValueError: for a number that is out of range.
    """

    worlds: int = 400
    """At most, where cards are played out."""
    plays: int = 1_000_000
    """No further world after so many cards played in all of them."""
    exact: int = 0
    """With so few tricks left, each world is solved with all hands seen."""
    exact_worlds: int = 100
    """At most, where they are solved."""
    leaf: int = 0
    """Playouts are solved once so few tricks are left."""
    prior: float = 0.0
    """For how many worlds counts what a network thinks of the cards before any is looked at."""
    seconds: float = 10.0
    """Of processor time, so that a busy machine changes nothing."""

    def __post_init__(self) -> None:
        work = (1, MOST_WORK)
        check_fields(self, worlds=work, plays=work, exact_worlds=work)
        check_fields(self, exact=(0, 48), leaf=(0, 48))
        check_fields(self, prior=(0, 10**6), seconds=(1e-4, 10**8))


@dataclass(frozen=True, slots=True)
class CardWeight:
    """What one card brought on average."""

    card: Card
    points: float
    """For the viewer's side, less those of all others together."""
    takes: float
    """How often it took the trick."""
    side_takes: float
    """How often the viewer's side took it."""
    spoils: float
    """How often it was spoiled."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What each kind of card in hand brought: those that come to the same thing are named once."""

    cards: tuple[CardWeight, ...]
    """The best first."""
    worlds: int
    exact: bool
    """Whether every world was solved to its end."""


@dataclass(frozen=True, slots=True)
class Visit:
    """How much a tree search looked at one card, and what came of it on average."""

    card: Card
    visits: int
    points: float


Policy: TypeAlias = "Books | Network"
"""How every seat is taken to play on: by the books, or as a network would."""
_BOOKS = Books(slip=0.2)


@dataclass(frozen=True)
class Situation:
    """A deal, dealt or in play, as one of its seats knows it.

    :raises ValueError: for what cannot be, and where no hands fit all that is known of them.
    """

    view: View
    """The seat's own."""
    known: Known = Known()
    hand: int = 0
    """The mask of the seat's cards; 0 for those of the view."""
    aside: int = 0
    """The mask of cards that the seat knows to lie elsewhere, beside those of the view."""
    stakes: Stakes = NO_STAKES
    sung: tuple[int, ...] = ()
    """The seats that took of the talon and have laid away, or are taken to have."""
    _core: _core.Situation = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        table, seat = self.view.table, self.view.viewer
        rules, seats = table.rules, table.seats
        if seat < 0 or not self.view.hand:
            raise ValueError("a seat with cards in hand is wanted")
        check_whole(self.hand, "hand", 0, DECK)
        check_whole(self.aside, "aside", 0, DECK)
        assert table.dealer is not None
        hand = self.hand or mask_of(self.view.hand)
        own_discards = mask_of(self.view.deal.discards[seat] or ())
        played = table.played
        out = mask_of(card for cards in played for card in cards)
        others = [s != seat for s in range(seats)]
        half = rules.talon_size // 2
        nothing = (0,) * seats
        core = _core.Situation(
            rules=core_rules(rules, self.stakes),
            seat=seat,
            hand=hand,
            leader=table.laid[0][0] if table.laid else (table.dealer + 1) % seats,
            plays=[int(card) for _, cards in table.laid for card in cards],
            unseen=DECK & ~(hand | out | own_discards | self.aside),
            counts=[(rules.hand_size - len(played[s])) * others[s] for s in range(seats)],
            laid=[half * (s in self.sung) * others[s] for s in range(seats)],
            held=self.known.held or nothing,
            barred=self.known.barred or nothing,
            told=[
                (t.seat, t.trust, [[(d.cards, d.least, d.most) for d in r] for r in t.readings])
                for t in self.known.told
            ],
            shown=self.known.shown or nothing,
        )
        object.__setattr__(self, "_core", core)

    @classmethod
    def of(cls, view: View, known: Known = Known()) -> Situation:
        """The situation of a view, with what is at stake after the declarations so far.

        :raises ValueError: as the class does.
        """
        table = view.table
        if table.dealer is None:
            raise ValueError("no deal is in progress")
        stakes = round_after(table.rules, table.dealer, table.declared).stakes
        return cls(view, known, stakes=stakes, sung=table.singers)

    @property
    def side(self) -> int:
        """The seat's side."""
        return self.view.table.rules.side_of[self.view.viewer]

    def worlds(self, count: int, *, seed: int, model: Model = NO_MODEL) -> list[list[int]]:
        """So many worlds: in each the masks of what all seats hold.

        :raises ValueError: for a number that is out of range.
        """
        _check_work(count, "count", 0, MOST_WORLDS, seed)
        return self._core.worlds(count, seed, _model(model))

    def play_out(
        self, worlds: int, *, seed: int, model: Model = NO_MODEL, policy: Policy | None = _BOOKS
    ) -> Playouts:
        """The deal played to its end in so many worlds, by the policy or else at random.

        :raises ValueError: for a number that is out of range.
        """
        _check_work(worlds, "worlds", 1, MOST_WORLDS, seed)
        tally = self._core.play_out(worlds, seed, _model(model), *_policy(policy))
        return Playouts(self.view.table.rules, self.stakes, tuple(tally))

    def ismcts(
        self,
        *,
        seed: int,
        simulations: int,
        uct: float = 1.4,
        seconds: float = 10.0,
        model: Model = NO_MODEL,
        policy: Books | None = None,
    ) -> tuple[Visit, ...]:
        """A tree search over worlds; the most visited card first.

        Its playouts are at random, or by the books. It is the recipe of OpenSpiel's bot.

        :raises ValueError: where the seat is not asked for a card, or for a number out of range.
        """
        _check_work(simulations, "simulations", 1, MOST_SIMULATIONS, seed)
        check_number(uct, "uct", 0, 1000)
        check_number(seconds, "seconds", 1e-4, 10**8)
        visits = self._core.ismcts(seed, simulations, uct, seconds, _model(model), _books(policy))
        return tuple(Visit(Card(card), times, points) for card, times, points in visits)


class Search:
    """A search with a solver's table of its own, which each next question profits from.

    It serves one caller at a time; who thinks in several threads makes one for each.

    :param megabytes: the size of the table.
    :raises ValueError: for a table of no size.
    """

    def __init__(self, megabytes: int = 16) -> None:
        check_whole(megabytes, "megabytes", 1, 65536)
        self._core = _core.Searcher(megabytes)

    def weigh(
        self,
        situation: Situation,
        *,
        seed: int,
        effort: Effort = Effort(),
        model: Model = NO_MODEL,
        policy: Policy | None = _BOOKS,
    ) -> Weights:
        """What each card of the seat in turn brings, over worlds drawn by the model.

        Playouts go by the policy; with none, at random.

        :raises ValueError: where the seat is not asked for a card, or for a number out of range.
        """
        check_whole(seed, "seed", 0, _MOST_SEED)
        cards, (worlds, exact) = self._core.weigh(
            situation._core,  # noqa: SLF001  (the same module's)
            seed,
            effort.worlds,
            effort.plays,
            effort.exact,
            effort.exact_worlds,
            effort.leaf,
            effort.prior,
            effort.seconds,
            _model(model),
            *_policy(policy),
        )
        return Weights(
            tuple(CardWeight(Card(card), *numbers) for card, *numbers in cards), worlds, exact
        )


def _check_work(work: int, name: str, least: int, most: int, seed: int) -> None:
    check_whole(work, name, least, most)
    check_whole(seed, "seed", 0, _MOST_SEED)


def _model(model: Model) -> tuple[float, float, int]:
    return model.temper, model.chance, model.draws


def _policy(policy: Policy | None) -> tuple[tuple[int, int, float] | None, _core.Network | None]:
    if policy is None or isinstance(policy, Books):
        return _books(policy), None
    return None, policy._core  # noqa: SLF001  (the same room's)


def _books(books: Books | None) -> tuple[int, int, float] | None:
    return None if books is None else (books.lead_high, books.guard, books.slip)
