"""What the HTTP interface takes and answers, as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import pydantic

__all__ = [
    "Bots",
    "CardHint",
    "Created",
    "Hint",
    "Idea",
    "Level",
    "NewSigning",
    "NewTable",
    "Preset",
    "Problem",
    "Review",
    "ReviewedCard",
    "ReviewedPlay",
    "TableEntry",
]

Level = Literal["beginner", "casual", "club", "strong", "expert"]


@dataclass(frozen=True, slots=True)
class Preset:
    """Rules that a table can be opened with: a preset, or one with an overlay on it."""

    name: str
    titles: dict[str, str]
    """For people, by language. An overlay has one of its own."""
    values: Annotated[dict[str, Any], "RulesValues"]
    sources: dict[str, str]
    """Where each value comes from: a document's number, or ``ours``."""


@dataclass(frozen=True, slots=True)
class Bots:
    """What the bots of this server can do."""

    levels: Annotated[list[str], "readonly Level[]"]
    """That one can play against here, weakest first."""
    hints: bool
    """Whether an expert can be asked what it would play."""
    why: str | None
    """Where it cannot: one English sentence."""


@dataclass(frozen=True, slots=True)
class Idea:
    """The idea behind the best card, as :class:`aluette.bots.advice.Plan` has it."""

    code: str
    seat: int | None
    card: Annotated[str | None, "Code | null"]


@dataclass(frozen=True, slots=True)
class CardHint:
    """What one card may bring, as far as its player can know."""

    card: Annotated[str, "Code"]
    points: float
    """The points of the deal to expect for his side, less those of all others."""
    takes: float
    """How likely it takes the trick for him, from 0 to 1."""
    side_takes: float
    """How likely somebody of his side takes it."""
    spoils: float
    """How likely the trick is spoiled."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What the expert thinks of each card in hand: the best first, then others by their points."""

    cards: list[CardHint]
    plan: Idea
    ahead: str | None
    """Why the first stands before one with more points, where it does, as
    :class:`aluette.bots.advice.Ahead` has it."""
    worlds: int
    """In how many ways the hidden cards were imagined."""
    exact: bool
    """Whether each of those was solved to its end."""


@dataclass(frozen=True, slots=True)
class ReviewedCard:
    """What a card promised its player, and what it was worth in the deal as it was."""

    card: Annotated[str, "Code"]
    points: float
    """Over all worlds that the player could imagine; these four as in :class:`CardHint`."""
    takes: float
    side_takes: float
    spoils: float
    promising: bool
    """Whether no card promised clearly more."""
    low: int
    """With all cards seen: at least so many points for his side, less those of all others."""
    high: int
    """At most so many."""


@dataclass(frozen=True, slots=True)
class ReviewedPlay:
    """One play of a finished deal."""

    seat: int
    card: Annotated[str, "Code"]
    low: int
    """What the deal was worth before it, with all cards seen."""
    high: int
    lost: int
    """The points that it surely lost."""
    lost_at_most: int
    """The points that it may have lost; ``lost`` where that is settled."""
    missed: float
    """How many points less it promised than the best card."""
    verdict: Literal["sound", "unlucky", "lucky", "mistake", "open"]
    cards: list[ReviewedCard]
    """All that were in the hand: what the expert would play, then the others by their points."""
    plan: Idea
    """Behind the first."""
    ahead: str | None
    """As in :class:`Hint`."""
    worlds: int
    exact: bool
    held: list[list[float]]
    """How likely each seat was to hold a card of each step, as the player could know it, from 0
    to 1; last, how likely one lay in nobody's hand."""


@dataclass(frozen=True, slots=True)
class Review:
    """A finished deal, and as much of its review as there is."""

    deal: int
    viewer: int
    """The seat of who asks."""
    names: list[str]
    """Of the seats."""
    sides: list[list[int]]
    players: Annotated[list[dict[str, Any]], "readonly Player[]"]
    hands: Annotated[list[list[str]], "readonly (readonly Code[])[]"]
    """Each seat's when the first card was led."""
    tricks: Annotated[list[dict[str, Any]], "readonly Trick[]"]
    winner: int | None
    """The seat that won the deal."""
    side: int | None
    """The side that scored."""
    points: int
    mordienne: bool
    count: int
    """How many plays there were."""
    first: int
    """The number of the first play in ``plays``."""
    plays: list[ReviewedPlay]
    lost: list[int]
    """Once all are there: the numbers of those that lost points, the dearest first."""


@pydantic.with_config(extra="forbid")
@dataclass(frozen=True, slots=True)
class NewSigning:
    """The wish for a way with signs."""

    level: Literal["none", "assiste", "simple", "ancienne"] = "none"
    honest: bool = True
    """Whether a sign must be true of its maker's hand."""
    sign_ms: Literal[800, 1200, 2000] | None = None
    """How long a sign lasts; ``None``: what the level brings."""


@pydantic.with_config(extra="forbid")
@dataclass(frozen=True, slots=True)
class NewTable:
    """The wish for a table."""

    rules: str | dict[str, Any]
    """A preset, or a table of ``preset`` and the keys that are changed in it."""
    level: Level
    """Of the bots in the other seats."""
    name: str = ""
    """The player's, at most 20 characters."""
    signing: NewSigning = NewSigning()
    """How the table plays with signs; without them where nothing is said."""
    hints: pydantic.StrictBool = True
    """Whether a player may ask what the expert would play."""


@dataclass(frozen=True, slots=True)
class Created:
    """The table that was opened."""

    table: str


@dataclass(frozen=True, slots=True)
class TableEntry:
    """A line in the list of a guest's tables."""

    table: str
    rules: str | dict[str, Any]
    phase: str
    score: list[int]
    """Points of each side."""
    finished: bool
    """Whether the match is over."""
    started: str
    """The date and time in UTC, as in ISO 8601."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a request was refused."""

    code: str
    why: str
    """One English sentence."""
