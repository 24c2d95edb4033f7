"""What an environment plays, and what its numbers mean: actions and observations, version 1.

An action is a number, an observation a row of bytes that are 0 or 1. Both are the same in every
environment here, whichever library it is for. A change of either makes a new version.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from aluette.cards import CARDS
from aluette.rules import Rules, RulesError, fit_signing
from aluette.signs.ticks import BARE, SIGNING

__all__ = [
    "ACTIONS",
    "FACE",
    "KEEP",
    "LOOK",
    "MOST_TRICKS",
    "NO",
    "SIGN",
    "VERSION",
    "WORD",
    "WORDS",
    "YES",
    "Field",
    "Form",
]

VERSION = "v1"

WORDS = (
    *("pass", "concede", "surrender", "announce"),
    *("agree", "disagree", "accept", "refuse", "decline"),
)
"""What can be said in the round of declarations (R5.4)."""
MOST_TRICKS = 12
"""In how many places the tricks of a seat are counted."""

ACTIONS: tuple[str, ...] = (
    *(card.code for card in CARDS),
    "yes",
    "no",
    *WORDS,
    "keep still",
    "look at own cards",
    *(f"look {k} to the left" for k in range(1, 6)),
    *(f"sign {message}" for message in BARE),
)
"""Every action by its number."""
YES, NO, WORD = 48, 49, 50
"""The votes on the chant, and the first of :data:`WORDS`."""
FACE = KEEP = WORD + len(WORDS)
"""The first action of a face: it keeps still."""
LOOK = KEEP + 1
"""To look at one's own cards; then at the seat to the left, and so on."""
SIGN = LOOK + 6
"""The first sign, of :data:`aluette.signs.ticks.BARE`."""


@dataclass(frozen=True, slots=True)
class Field:
    """A part of an observation."""

    name: str
    size: int
    """How many bytes it has."""
    meaning: str


@dataclass(frozen=True, slots=True)
class Form:
    """Which rules an environment plays by, and which parts of a deal it plays.

    >>> from aluette.rules import load_rules
    >>> form = Form.of(load_rules("pagat"), talk=False)
    >>> form.observation_size, form.action_count
    (352, 48)
    """

    rules: Rules
    talk: bool
    """Whether there are chant and declarations; without, the talon stays where it is and all seats
    pass."""
    signs: bool
    """Whether all seats do something with their faces before each card."""

    @classmethod
    def of(cls, rules: Rules, *, talk: bool = True, signs: bool = False) -> Form:
        """The form, with as much of ``talk`` as these rules have.

        :raises aluette.rules.RulesError: for signs under rules that have none, or too many tricks.
        """
        if rules.hand_size > MOST_TRICKS:
            raise RulesError(
                f"an environment's deal has at most {MOST_TRICKS} tricks, not {rules.hand_size}"
            )
        if signs:
            fit_signing(SIGNING, rules)
        return cls(rules, talk and (rules.chant or rules.declares), signs)

    @property
    def action_count(self) -> int:
        """How many actions there are."""
        if self.signs:
            return len(ACTIONS)
        return FACE if self.talk else len(CARDS)

    @property
    def observation_size(self) -> int:
        """How many bytes an observation has."""
        return sum(field.size for field in self.fields())

    def fields(self) -> Iterator[Field]:
        """The parts of an observation in their order.

        Seats are counted clockwise from the one that observes, which is the first.
        """
        seats = self.rules.seats
        yield Field("hand", 48, "own cards, by number")
        yield Field("played", seats * 48, "the cards that each seat has played, seat by seat")
        yield Field("trick", 48, "the cards of the trick in progress")
        yield Field("taken", seats * MOST_TRICKS, "a seat's tricks: as many 1 as it has, then 0")
        yield Field("holder", seats, "who would win the deal as it stands")
        yield Field("runner", seats, "whose mordienne is under way (R5.8)")
        yield Field("dealer", seats, "who dealt")
        yield Field("turn", seats, "who acts next")
        if self.talk:
            yield Field("phase", 3, "whether votes, discards or declarations are asked for")
            yield Field("yes", seats, "who voted yes: oneself, and all once votes are opened")
            yield Field("no", seats, "who voted no, likewise")
            yield Field("singers", seats, "who got the talon")
            yield Field("discards", 48, "the cards that one has laid away oneself")
            yield Field("said", seats * len(WORDS), "which words each seat has said, seat by seat")
        if self.signs:
            yield Field("face", 1, "whether faces are asked for")
            yield Field("gazes", seats * seats, "at whom each seat looks; at itself: its own cards")
            yield Field(
                "signs", seats * len(BARE), "signs made oneself, and those noticed of each seat"
            )
            yield Field("glimpsed", seats, "of whom one has seen that something moved")
