"""What can be chosen about a match (R3), and which choices contradict one another (R3.3)."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from aluette.cards import CARD_COUNT
from aluette.signs import Signing
from aluette.signs.sets import SIGN_SETS

__all__ = ["KEYS", "Rules", "RulesError", "Target", "fit_signing"]


class RulesError(ValueError):
    """Rules that do not exist, cannot be read, or contradict one another."""

    code = "bad-rules"
    """What is wrong, for programs and translations; contradictions have codes of their own."""


class ContradictionError(RulesError):
    """Choices that do not go together (R3.3)."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code = f"rules-{code}"


@dataclass(frozen=True, slots=True)
class Target:
    """How long a match is: so many deals, or until a side has so many points (R4.4)."""

    kind: Literal["deals", "points"]
    number: int

    def plain(self) -> dict[str, int]:
        """The target as the record and the JSON answers spell it.

        >>> Target("deals", 5).plain()
        {'deals': 5}
        """
        return {self.kind: self.number}


CHOICES: dict[str, tuple[Any, ...]] = {
    "seats": (3, 4, 6),
    "teams": ("pairs", "threes", "alone"),
    "draw": ("full", "short", "agreed"),
    "chant": (True, False),
    "singers": ("left-and-dealer", "left-and-partner"),
    "talon_order": ("alternate", "blocks"),
    "spoiled_lead": ("leader", "first-tied"),
    "mordienne": ("off", "run", "last-five"),
    "mordienne_needs_loss": (True, False),
    "announce": ("no", "bid", "required", "extends"),
    "announce_must_make": (True, False),
    "tied_match": ("drawn", "extra-deals"),
    "surrender": ("none", "concede", "offer"),
    "wrong_count": ("redeal", "penalty"),
    "speech": ("free", "silent"),
    "sign_set": (*SIGN_SETS, "none"),
}
"""The values each key may take, where they can be listed."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One way to play, complete and free of contradictions.

    The fields up to ``sign_set`` are the keys of R3, and rules are equal when they are. What
    follows from them is worked out once:

    >>> from aluette.rules import load_rules
    >>> rules = load_rules("wikipedia-6")
    >>> rules.hand_size, rules.talon_size, rules.sides
    (6, 12, ((0, 3), (1, 4), (2, 5)))

    :raises RulesError: naming the key, when a value is not allowed or two contradict.
    """

    seats: int
    teams: str
    packets: tuple[int, ...]
    draw: str
    chant: bool
    singers: str
    talon_order: str
    spoiled_lead: str
    mordienne: str
    shortest_run: int
    mordienne_needs_loss: bool
    announce: str
    announce_must_make: bool
    match: Target
    tied_match: str
    surrender: str
    wrong_count: str
    speech: str
    sign_set: str
    preset: str = field(default="pagat", compare=False)
    """The preset these rules began from, with its overlay: ``spanish+mordienne``."""
    changes: tuple[tuple[str, Any], ...] = field(default=(), compare=False)
    """What a house changed in that preset, in the order of :data:`KEYS`."""
    hand_size: int = field(init=False, compare=False, repr=False)
    """Cards each seat is dealt, and so the number of tricks."""
    talon_size: int = field(init=False, compare=False, repr=False)
    """Cards left over after the deal."""
    sides: tuple[tuple[int, ...], ...] = field(init=False, compare=False, repr=False)
    """The seats of each side, in seat order; sides are in the order of their first seat."""
    side_of: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """The side of each seat."""

    def __post_init__(self) -> None:
        _check_values(self)
        hand_size = sum(self.packets)
        sides = _sides(self)
        derived = {
            "hand_size": hand_size,
            "talon_size": CARD_COUNT - hand_size * self.seats,
            "sides": sides,
            "side_of": tuple(
                next(side for side, members in enumerate(sides) if seat in members)
                for seat in range(self.seats)
            ),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)
        _check_contradictions(self)

    @property
    def two_pairs(self) -> bool:
        """Whether there are exactly two sides of two."""
        return self.seats == 4 and self.teams == "pairs"

    @property
    def first_tied(self) -> bool:
        """Whether the first of the tied leads after a spoiled trick, not the leader (R5.6)."""
        return self.spoiled_lead == "first-tied"

    @property
    def declares(self) -> bool:
        """Whether there is a round of declarations before the first lead (R5.4)."""
        return self.surrender != "none" or self.announce != "no"

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats of this seat's side."""
        return tuple(s for s in self.sides[self.side_of[seat]] if s != seat)

    def singer_seats(self, dealer: int) -> tuple[int, int]:
        """The two who receive the talon when it is sung, the dealer's left first (R5.3)."""
        left = (dealer + 1) % self.seats
        if self.singers == "left-and-dealer":
            return left, dealer
        return left, (dealer + 2) % self.seats

    def spec(self) -> str | dict[str, Any]:
        """How a record names these rules: the preset, or a table of preset and changes.

        >>> from aluette.rules import load_rules
        >>> load_rules("spanish+mordienne").spec()
        'spanish+mordienne'
        """
        if not self.changes:
            return self.preset
        return {"preset": self.preset} | {key: plain(value) for key, value in self.changes}

    def values(self) -> dict[str, Any]:
        """Every key of R3 with its value, as TOML and JSON spell it."""
        return {key: plain(getattr(self, key)) for key in KEYS}


KEYS: tuple[str, ...] = tuple(
    f.name for f in fields(Rules) if f.init and f.name not in ("preset", "changes")
)
"""The keys of R3 in the order in which they are shown."""


def plain(value: Any) -> Any:
    """A value as TOML and JSON spell it: lists for tuples, a table for a target."""
    if isinstance(value, Target):
        return value.plain()
    return list(value) if isinstance(value, tuple) else value


class _Short(reprlib.Repr):
    def repr_int(self, x: int, level: int) -> str:  # noqa: ARG002
        return repr(x) if x.bit_length() <= 64 else "a huge number"


shown = _Short().repr
"""A value for a message: short, however long, large or deeply nested it is."""


def read_value(key: str, value: Any) -> Any:
    """A key's value from TOML or JSON, in the form that :class:`Rules` holds.

    :raises RulesError: for an unknown key, or a value that it cannot take.
    """
    if key not in KEYS:
        raise RulesError(f"unknown rules key {shown(key)}; the keys are {', '.join(KEYS)}")
    if key == "packets":
        if not isinstance(value, (list, tuple)) or not all(type(n) is int for n in value):
            raise RulesError(f"packets must be a list of counts, not {shown(value)}")
        return tuple(value)
    if key == "match":
        if isinstance(value, Target):
            return value
        if isinstance(value, Mapping) and len(value) == 1:
            ((kind, number),) = value.items()
            if kind in ("deals", "points") and type(number) is int:
                return Target(kind, number)
        raise RulesError(f"match must be {{deals = n}} or {{points = n}}, not {shown(value)}")
    return value


def _check_values(rules: Rules) -> None:
    for key, allowed in CHOICES.items():
        value = getattr(rules, key)
        if not any(value == choice and type(value) is type(choice) for choice in allowed):
            listed = ", ".join(str(choice).lower() for choice in allowed)
            raise RulesError(f"{key} cannot be {shown(value)}; it is one of {listed}")
    if not rules.packets or not all(1 <= n <= CARD_COUNT for n in rules.packets):
        raise RulesError(f"packets must be counts of at least 1, not {shown(list(rules.packets))}")
    if type(rules.shortest_run) is not int or rules.shortest_run < 1:
        raise RulesError(f"shortest_run must be at least 1, not {shown(rules.shortest_run)}")
    if not 1 <= rules.match.number <= 1000:
        raise RulesError(f"match must be between 1 and 1000, not {shown(rules.match.number)}")


def _sides(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Partners sit opposite, teams of three alternate (R3.2)."""
    if (rules.teams == "pairs" and rules.seats == 3) or (
        rules.teams == "threes" and rules.seats != 6
    ):
        raise ContradictionError(
            "teams", f"teams = {rules.teams} does not go with {rules.seats} seats"
        )
    count = {"pairs": rules.seats // 2, "threes": 2, "alone": rules.seats}[rules.teams]
    return tuple(tuple(range(side, rules.seats, count)) for side in range(count))


def _check_contradictions(rules: Rules) -> None:
    """R3.3, one sentence for each contradiction."""
    tricks = rules.hand_size
    run, run_length = rules.mordienne == "run", shown(rules.shortest_run)
    contradictions = (
        (
            "packets",
            rules.talon_size < 0,
            f"packets of {tricks} cards for {rules.seats} seats need more than 48 cards",
        ),
        (
            "draw",
            rules.draw != "agreed" and not rules.two_pairs,
            "a draw needs two sides of two",
        ),
        ("chant-sides", rules.chant and not rules.two_pairs, "the chant needs two sides of two"),
        (
            "chant-talon",
            rules.chant and rules.talon_size != 12,
            f"the chant needs a talon of twelve cards, not {rules.talon_size}",
        ),
        (
            "declarations",
            rules.declares and not rules.two_pairs,
            "declarations need two sides of two",
        ),
        (
            "announce-mordienne",
            rules.announce != "no" and rules.mordienne == "off",
            f"announce = {rules.announce} needs a mordienne",
        ),
        (
            "surrender-mordienne",
            rules.surrender == "offer" and rules.mordienne == "off",
            "surrender = offer needs a mordienne",
        ),
        (
            "bid-points",
            rules.announce == "bid" and rules.match.kind != "points",
            "announce = bid needs a match to points",
        ),
        (
            "extends-deals",
            rules.announce == "extends" and rules.match.kind != "deals",
            "announce = extends needs a match of deals",
        ),
        (
            "last-five",
            rules.mordienne == "last-five" and tricks < 5,
            f"mordienne = last-five needs five tricks, not {tricks}",
        ),
        (
            "shortest-run",
            run and rules.shortest_run > tricks,
            f"shortest_run = {run_length} is more than the {tricks} tricks of a deal",
        ),
        (
            "penalty",
            rules.wrong_count == "penalty" and len(rules.sides) != 2,
            "wrong_count = penalty needs two sides",
        ),
    )
    for code, wrong, sentence in contradictions:
        if wrong:
            raise ContradictionError(code, sentence)


def fit_signing(signing: Signing, rules: Rules) -> Signing:
    """How a table plays with signs, once it is known that its rules have some.

    :raises RulesError: where they have none.
    """
    if signing.on and rules.sign_set == "none":
        raise ContradictionError("signing", "a table with signs needs a sign_set other than none")
    return signing
