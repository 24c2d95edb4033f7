"""The round of declarations before the first lead (rule R5.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from aluette.game.scoring import Stakes
from aluette.rules import Rules

__all__ = ["Declaration", "Round", "round_after"]

Declaration = tuple[int, str]
"""A seat and its word."""

Ending = Literal["conceded", "surrendered", "declined"]


@dataclass(frozen=True, slots=True)
class Round:
    """Where a round of declarations stands.

    Openings are ``pass``, ``concede``, ``surrender`` and ``announce``; to a concession or a
    surrender the partner answers ``agree`` or ``disagree``, opponents answer a surrender with
    ``accept`` or ``refuse`` and a bid with ``accept`` or ``decline``.
    """

    rules: Rules
    dealer: int
    openers: tuple[int, ...]
    """The seats that have not opened yet, from the dealer's left."""
    opening: Declaration | None = None
    """The opening that waits for answers."""
    waiting: tuple[int, ...] = ()
    """The seats that still answer it, in order."""
    announcers: tuple[int, ...] = ()
    refused: int | None = None
    settled: bool = False
    ending: Ending | None = None
    """How a settled opening ended the deal without play."""
    scorer: int | None = None
    """The side that then scores 1."""

    @property
    def asked(self) -> int | None:
        """The seat whose word is next, ``None`` when the round is over."""
        if self.settled:
            return None
        if self.waiting:
            return self.waiting[0]
        return self.openers[0] if self.openers else None

    @property
    def words(self) -> tuple[str, ...]:
        """What the seat asked may say."""
        if self.asked is None:
            return ()
        if self.opening is None:
            rules = self.rules
            return (
                "pass",
                *{"none": (), "concede": ("concede",), "offer": ("surrender",)}[rules.surrender],
                *(() if rules.announce == "no" else ("announce",)),
            )
        opener, word = self.opening
        if self.waiting[0] in self.rules.partners(opener):
            return "agree", "disagree"
        return ("accept", "refuse") if word == "surrender" else ("accept", "decline")

    @property
    def stakes(self) -> Stakes:
        """What is at stake in the play that follows."""
        return Stakes(self.announcers, self.refused)

    def after(self, word: str) -> Round:
        """The round once the seat asked has said one of :attr:`words`."""
        return self._opened(word) if self.opening is None else self._answer(word)

    def _opened(self, word: str) -> Round:
        seat, *rest = self.openers
        following = replace(self, openers=tuple(rest))
        if word in ("concede", "surrender"):
            return replace(following, opening=(seat, word), waiting=self.rules.partners(seat))
        if word == "announce":
            following = replace(following, announcers=(*self.announcers, seat))
            if self.rules.announce == "bid":
                waiting = self._opponents(self.rules.side_of[seat])
                return replace(following, opening=(seat, word), waiting=waiting)
        return following

    def _answer(self, word: str) -> Round:
        assert self.opening is not None
        opener, opening = self.opening
        side = self.rules.side_of[opener]
        if word == "disagree":
            return replace(self, opening=None, waiting=())
        if word == "agree" and opening == "surrender":
            return replace(self, waiting=self._opponents(side))
        if word == "agree":
            return self._over("conceded", 1 - side)
        if word == "accept" and opening == "surrender":
            return self._over("surrendered", 1 - side)
        if word == "decline":
            return self._over("declined", side)
        waiting = self.waiting[1:]  # an opponent has let it stand; when both have, it is played
        refused = 1 - side if word == "refuse" else None
        return replace(self, waiting=waiting, refused=refused, settled=not waiting)

    def _over(self, ending: Ending, scorer: int) -> Round:
        return replace(self, waiting=(), settled=True, ending=ending, scorer=scorer)

    def _opponents(self, side: int) -> tuple[int, ...]:
        """The seats of the other side, from the dealer's left."""
        return tuple(
            s for s in _from_left(self.rules, self.dealer) if self.rules.side_of[s] != side
        )


def _from_left(rules: Rules, dealer: int) -> tuple[int, ...]:
    return tuple((dealer + k) % rules.seats for k in range(1, rules.seats + 1))


def round_after(rules: Rules, dealer: int, said: Iterable[Declaration]) -> Round:
    """The round after these declarations, all of them made in turn.

    >>> from aluette.rules import load_rules
    >>> now = round_after(load_rules("pagat"), 3, [(0, "pass"), (1, "surrender")])
    >>> now.asked, now.words
    (3, ('agree', 'disagree'))
    """
    openers = _from_left(rules, dealer) if rules.declares else ()
    now = Round(rules, dealer, openers)
    for _, word in said:
        now = now.after(word)
    return now
