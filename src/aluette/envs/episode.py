"""One deal, action by action: what environments play, by the library's own five functions.

The kernel's vector environment (:mod:`aluette.kernel.vector`) is the fast twin of this.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from aluette.bots.ticking import TICK, notice, show
from aluette.cards import CARDS, Card, mask_of
from aluette.envs.form import (
    ACTIONS,
    KEEP,
    LOOK,
    NO,
    SIGN,
    WORD,
    WORDS,
    YES,
    Form,
)
from aluette.envs.observation import observe
from aluette.game import Match, perform, view
from aluette.game.commands import Cut, Declare, Discard, Look, NameDealer, Play, Shuffle, Sign, Vote
from aluette.game.events import Signed
from aluette.signs import Perceived, Timing, load_sign_set, unjustified
from aluette.signs.ticks import BARE, SIGNING, onlookers, perceive

__all__ = ["Episode", "Watched"]

_CUT = 24


class Watched(NamedTuple):
    """A sign whose being seen by somebody is still open."""

    maker: int
    seat: int


@dataclass(frozen=True, slots=True)
class Episode:
    """A deal and where it stands. It never changes; :meth:`act` gives the next one.

    >>> from aluette.rules import load_rules
    >>> episode = Episode.begin(Form.of(load_rules("spanish")), 3, range(48))
    >>> episode.turn, [ACTIONS[action] for action in episode.legal()]
    (0, ['yes', 'no'])
    >>> episode.act(1).turn
    Traceback (most recent call last):
        ...
    ValueError: seat 0 cannot do action 1 (3b) now
    """

    form: Form
    match: Match
    seed: int | None = None
    """Of who sees which sign; ``None``: :meth:`see` is told."""
    chosen: tuple[Card, ...] = ()
    """What the seat in turn has so far chosen to lay away."""
    acts: tuple[int, ...] = ()
    """What faces have done in this tick, from the seat whose card is next; nobody has seen it."""
    ticked: bool = False
    """Whether the faces before the next card are done."""
    watched: tuple[Watched, ...] = ()
    """The signs of this tick that may yet be seen, where there is no seed."""

    @classmethod
    def begin(
        cls, form: Form, dealer: int, deck: Sequence[int], seed: int | None = None
    ) -> Episode:
        """A deal of all cards in the order in which they are dealt, the talon last.

        :raises ValueError: for no such seat, or what is no deck.
        """
        match = Match.new(form.rules, signing=SIGNING if form.signs else None)
        match, _ = perform(match, NameDealer(dealer))
        if sorted(deck) != list(CARDS):
            raise ValueError(f"a deck is all {len(CARDS)} cards by number, each once")
        cards = tuple(CARDS[card] for card in deck)
        match, _ = perform(match, Shuffle((*cards[-_CUT:], *cards[:-_CUT])))
        match, _ = perform(match, Cut(match.table.asked[0], _CUT))
        while not form.talk and match.table.phase in ("vote", "declare"):
            seat = match.table.asked[0]
            silent = Vote(seat, False) if match.table.phase == "vote" else Declare(seat, "pass")
            match, _ = perform(match, silent)
        return cls(form, replace(match, eyes=None), seed)

    def __deepcopy__(self, _: object) -> Episode:
        """The episode itself, for nothing of it ever changes."""
        return self

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return bool(self.match.table.results)

    @property
    def faces(self) -> bool:
        """Whether the next action is a face's."""
        return self.form.signs and self.match.table.phase == "play" and not self.ticked

    @property
    def turn(self) -> int | None:
        """Who acts next: nobody when it is over, or while chance must say who sees a sign."""
        return None if self.watched else self.following

    @property
    def following(self) -> int | None:
        """Who acts next once chance has said who sees a sign; nobody when it is over.

        This is what seats are told: that chance has something to say tells that somebody signed.

        What happens at the same time is asked for one seat after the other, none of which sees
        what the others do: votes from the dealer's left, faces from the seat whose card is next.
        """
        table = self.match.table
        if self.over:
            return None
        if table.phase == "vote":
            left = (table.dealer or 0) + 1
            return min(table.asked, key=lambda seat: (seat - left) % table.seats)
        return (table.asked[0] + len(self.acts)) % table.seats

    def legal(self) -> tuple[int, ...]:
        """What the seat in turn can do, in ascending order."""
        seat, table = self.turn, self.match.table
        if seat is None:
            return ()
        if self.faces:
            return self._legal_faces(seat)
        if table.phase == "vote":
            return YES, NO
        if table.phase == "declare":
            return tuple(sorted(WORD + WORDS.index(word) for word in table.words))
        hand = self.match.deal.hands[seat] or ()
        return tuple(sorted(int(card) for card in hand if card not in self.chosen))

    def _legal_faces(self, seat: int) -> tuple[int, ...]:
        table = self.match.table
        gaze = table.gazes[seat]
        looks = 0 if gaze is None else (gaze - seat) % table.seats
        allowed = [KEEP, *(LOOK + k for k in range(table.seats) if k != looks)]
        made = [f for f in self.match.facts if isinstance(f, Signed) and f.seat == seat]
        if len(made) < Timing().most:
            hand = mask_of(self.match.deal.hands[seat] or ())
            known = load_sign_set(table.rules.sign_set).gestures
            allowed += [
                SIGN + k
                for k, message in enumerate(BARE)
                if message.sign in known and unjustified(message, hand) is None
            ]
        return tuple(allowed)

    def act(self, action: int) -> Episode:
        """The deal once the seat in turn has done this.

        :raises ValueError: for what it cannot do now.
        """
        seat = self.turn
        if seat is None:
            raise ValueError("no seat is in turn")
        if action not in self.legal():
            name = f" ({ACTIONS[action]})" if 0 <= action < len(ACTIONS) else ""
            raise ValueError(f"seat {seat} cannot do action {action}{name} now")
        phase = self.match.table.phase
        if self.faces:
            return self._face(action)
        if phase == "vote":
            return self._after(Vote(seat, action == YES))
        if phase == "declare":
            return self._after(Declare(seat, WORDS[action - WORD]))
        if phase == "play":
            return self._after(Play(seat, CARDS[action]))
        chosen = (*self.chosen, CARDS[action])
        if len(chosen) < self.form.rules.talon_size // 2:
            return replace(self, chosen=chosen)
        return self._after(Discard(seat, chosen))

    def _after(self, command: Vote | Declare | Play | Discard) -> Episode:
        match, _ = perform(self.match, command)
        return replace(self, match=match, chosen=(), ticked=False)

    def _face(self, action: int) -> Episode:
        acts = (*self.acts, action)
        seats = self.form.rules.seats
        if len(acts) < seats:
            return replace(self, acts=acts)
        first = self.match.table.asked[0]
        wishes = [self._wish(seat, acts[(seat - first) % seats]) for seat in range(seats)]
        match, choices = show(self.match, wishes, self._tick * TICK)
        watched = tuple(Watched(*pair) for pair in onlookers(choices))
        if self.seed is not None:
            match = notice(
                match, perceive(choices, seed=self.seed, tick=self._tick), self._tick * TICK
            )
            watched = ()
        return replace(self, match=match, acts=(), ticked=True, watched=watched)

    def see(self, sight: bool | None) -> Episode:
        """The deal once the first who may see a sign has: ``None`` for a glimpse of it only."""
        (maker, seat), *rest = self.watched
        following = replace(self, watched=tuple(rest))
        if sight is False:
            return following
        made = [f for f in self.match.facts if isinstance(f, Signed) and f.seat == maker]
        message = next(m for m in BARE if str(m) == made[-1].message) if sight else None
        perceived = Perceived(seat, maker, message, self._tick, self._tick)
        return replace(following, match=notice(self.match, (perceived,), self._tick * TICK))

    @property
    def _tick(self) -> int:
        """Ticks are numbered from 1, by the cards played before them."""
        table = self.match.table
        return 1 + sum(len(trick.cards) for trick in table.tricks) + len(table.trick)

    def _wish(self, seat: int, act: int) -> Look | Sign | None:
        time, seats = self._tick * TICK, self.form.rules.seats
        if act >= SIGN:
            return Sign(seat, str(BARE[act - SIGN]), time)
        if act >= LOOK:
            at = (seat + act - LOOK) % seats
            return Look(seat, None if at == seat else at, time)
        return None

    def observe(self, seat: int) -> bytes:
        """What a seat knows, made of its view."""
        return observe(
            self.form,
            view(self.match, seat),
            turn=self.following,
            faces=self.faces,
            chosen=self.chosen if seat == self.following else (),
        )

    def rewards(self) -> tuple[int, ...]:
        """Each seat's points, those of its side less those of all others; 0 before the end."""
        rules = self.form.rules
        if not self.over:
            return (0,) * rules.seats
        result = self.match.table.results[-1]
        return tuple(
            result.points if side == result.side else -result.points for side in rules.side_of
        )
