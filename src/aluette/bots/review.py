"""A deal gone through again: what was right in each play, and where its points were lost.

Two questions are kept apart for each card. Was it right over all worlds that its player could
imagine? And was it right in the deal as it was, all cards seen?
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from aluette.bots.advice import Advice, CardAdvice
from aluette.bots.knowledge import situation_of
from aluette.bots.searching import SearchBot
from aluette.bots.spec import advise, load_bot
from aluette.cards import STEP_MASK, Card, mask_of
from aluette.game import Match, View, evolve, view
from aluette.game.events import Event, Played, Shuffled
from aluette.kernel import Range, Solver
from aluette.notation.position import Position
from aluette.signs.language import LAST_STEP

__all__ = ["Moment", "Play", "Reviewer", "Verdict", "losses", "moments"]

NEAR = 0.05
"""Cards whose expected points differ by less than this are as good as each other."""
_WORLDS = 200
"""How many worlds tell what a seat could believe."""
_ADVICE_SECONDS = 0.25
"""How long the expert thinks about each play."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat plays a card: what it knew, what there was, and what it played."""

    view: View
    position: Position
    card: Card

    @property
    def seat(self) -> int:
        """Who plays."""
        return self.view.viewer


class Verdict(StrEnum):
    """What the two questions come to."""

    SOUND = "sound"
    """Right over the worlds, and in the deal as it was."""
    UNLUCKY = "unlucky"
    """Right over the worlds, but it lost points in the deal as it was."""
    LUCKY = "lucky"
    """Wrong over the worlds, but it lost nothing in the deal as it was."""
    MISTAKE = "mistake"
    """Wrong over the worlds, and it lost points."""
    OPEN = "open"
    """The solver's time was too short to tell whether it lost points."""


@dataclass(frozen=True, slots=True)
class Play:
    """One play, reviewed."""

    seat: int
    card: Card
    value: Range
    """Of the deal before the play for the side of the seat, all cards seen."""
    cards: dict[Card, Range]
    """The same after each card in its hand."""
    advice: Advice
    """What each card promised over the worlds that the seat could imagine."""
    held: tuple[tuple[float, ...], ...]
    """How likely each seat was to hold a card of each step, as this one could know it; last, how
    likely one lay in nobody's hand."""

    @property
    def lost(self) -> int:
        """The points that the side surely lost by the play."""
        return max(0, self.value.low - self.cards[self.card].high)

    @property
    def lost_at_most(self) -> int:
        """The points that the side may have lost by the play: ``lost`` where that is settled."""
        return max(0, self.value.high - self.cards[self.card].low)

    @property
    def missed(self) -> float:
        """How many points less the card promised than the most promising one."""
        return max(card.points for card in self.advice.cards) - self.advised.points

    @property
    def advised(self) -> CardAdvice:
        """What the card itself promised."""
        return next(c for c in self.advice.cards if c.card == self.card)

    @property
    def promising(self) -> tuple[Card, ...]:
        """The cards that promised hardly less than the most promising one."""
        most = max(card.points for card in self.advice.cards)
        return tuple(card.card for card in self.advice.cards if most - card.points < NEAR)

    @property
    def better(self) -> tuple[Card, ...]:
        """The cards that would have kept the deal's value, where this one lost it."""
        if not self.lost:
            return ()
        return tuple(card for card, value in self.cards.items() if value.low >= self.value.low)

    @property
    def verdict(self) -> Verdict:
        """Whether it was right, by both questions."""
        if not self.lost and self.lost_at_most:
            return Verdict.OPEN
        if self.card in self.promising:
            return Verdict.UNLUCKY if self.lost else Verdict.SOUND
        return Verdict.MISTAKE if self.lost else Verdict.LUCKY


def moments(match: Match, events: Iterable[Event], deal: int) -> Iterator[Moment]:
    """Every play of one deal of a match, told by all its raw events from its beginning on.

    >>> from aluette.game import commands, deck_from_seed, perform
    >>> match, events = perform(Match.new("wikipedia-3"), commands.NameDealer(2))
    >>> for command in (commands.Shuffle(deck_from_seed(1)), commands.Cut(1, 24)):
    ...     match, more = perform(match, command)
    ...     events += more
    >>> match, more = perform(match, commands.Play(0, view(match, 0).hand[0]))
    >>> [
    ...     (moment.seat, moment.card)
    ...     for moment in moments(Match.new("wikipedia-3"), events + more, 1)
    ... ]
    [(0, Card('3b'))]
    """
    number = 0
    for event in events:
        if isinstance(event, Shuffled):
            number = event.number
        if isinstance(event, Played) and number == deal:
            yield Moment(view(match, event.seat), Position.of(match), event.card)
        match = evolve(match, event)


def losses(plays: Sequence[Play]) -> list[int]:
    """The places of the plays that lost points, the dearest first; of equal ones the last.

    What was lost last was not won back, so it decided.
    """
    lost = [k for k, play in enumerate(plays) if play.lost]
    return sorted(lost, key=lambda k: (-plays[k].lost, -k))


class Reviewer:
    """Reviews one play after the other, with a solver whose memory serves them all."""

    def __init__(self) -> None:
        self._solver = Solver()

    def play(self, moment: Moment, *, seed: int = 1, seconds: float = 1.0) -> Play:
        """A play, reviewed.

        :param seconds: how long the solver may think; what it has not solved by then stays open.
        """
        side = moment.position.rules.side_of[moment.seat]
        solution = self._solver.solve(moment.position, side=side, seconds=seconds)
        return Play(
            seat=moment.seat,
            card=moment.card,
            value=solution.value,
            cards=solution.cards,
            advice=advise(moment.view, seed=seed, seconds=_ADVICE_SECONDS),
            held=_held(moment.view, seed),
        )


def _held(known: View, seed: int) -> tuple[tuple[float, ...], ...]:
    """How likely each seat holds a card of each step, and how likely one lies elsewhere."""
    expert = load_bot("expert")
    assert isinstance(expert, SearchBot)
    worlds = situation_of(known).worlds(_WORLDS, seed=seed, model=expert.model)
    out = mask_of(card for cards in known.table.played for card in cards)
    own_aside = mask_of(known.deal.discards[known.viewer] or ())
    rows = [(*hands, ~(sum(hands) | out | own_aside)) for hands in worlds]
    return tuple(
        tuple(
            sum(bool(row[place] & STEP_MASK[step]) for row in rows) / len(rows)
            for step in range(1, LAST_STEP + 1)
        )
        for place in range(known.table.seats + 1)
    )
