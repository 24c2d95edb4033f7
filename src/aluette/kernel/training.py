"""A network trained from nothing by self-play, over all presets.

>>> from aluette.kernel.training import Training
>>> training = Training(minutes=0.001, seed=1)
>>> shares = [progress.share for progress in training.run()]
>>> shares[-1]
1.0
"""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b

import aluette.kernel._core as _core  # noqa: PLR0402  (mypy knows it by this name)
from aluette.game.scoring import NO_STAKES, Stakes
from aluette.kernel.core_rules import core_rules
from aluette.kernel.weights import check_weights, pack
from aluette.numbers import check_above, check_whole
from aluette.rules import RULE_SETS, Rules, load_rules

__all__ = ["LESSONS", "Lesson", "Progress", "Training"]

FROZEN = 16
"""How often in the whole training the network joins those that it plays against."""
GAMES_AT_ONCE = 4096
_MAGIC = b"aluette training 3\n"
_DIGEST_SIZE = 32
_SIZE = struct.Struct("<I")


@dataclass(frozen=True, slots=True)
class Lesson:
    """One way to play that is practised."""

    name: str
    rules: Rules
    weight: float
    """How often, beside the others."""
    stakes: Stakes = NO_STAKES
    sung: bool = False


def _lessons() -> Iterator[Lesson]:
    """Every preset, the default one most; what chant and declarations lead to; some house rules."""
    weights = {"pagat": 30.0, "wikipedia-3": 24.0, "wikipedia-6": 28.0, "wikimanche-6": 14.0}
    for name in RULE_SETS:
        rules, weight = load_rules(name), weights.get(name, 6.0)
        yield Lesson(name, rules, weight)
        if rules.chant:
            yield Lesson(f"{name}, sung", rules, weight / 6, sung=True)
        if rules.surrender == "offer":
            for side in range(2):
                yield Lesson(f"{name}, refused", rules, weight / 30, Stakes(refused=side))
        if rules.announce != "no":
            for seat in range(rules.seats):
                stakes = Stakes(announcers=(seat,))
                yield Lesson(f"{name}, announced", rules, weight / 12, stakes)
    for name, changes in (
        ("pagat", {"mordienne_needs_loss": True}),
        ("pagat", {"mordienne": "last-five"}),
        ("pagat", {"spoiled_lead": "first-tied"}),
        ("spanish+mordienne", {"spoiled_lead": "leader"}),
        ("wikipedia-3", {"spoiled_lead": "first-tied"}),
        ("wikipedia-3", {"mordienne": "off"}),
        ("wikipedia-6", {"spoiled_lead": "first-tied", "mordienne": "off"}),
        ("wikimanche-6", {"mordienne": "run"}),
    ):
        yield Lesson(f"{name}, changed", load_rules(name, changes), 1.0)


LESSONS: tuple[Lesson, ...] = tuple(_lessons())
"""What is practised."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a training has come."""

    share: float
    """How much of it is over, from 0 to 1."""
    games: int
    error: float
    """Of late: the mean square of what a card was thought worth less what came of it, in points."""


class Training:
    """A training of so many minutes.

    Its plan goes by time: exploring gets rarer and what is learned from one deal less as the
    minutes pass. So the same seed gives the same deals, but not the same weights to the last bit.

    It serves one caller at a time: while it practises, other threads get :class:`RuntimeError`.

    :raises ValueError: for a number that is out of range.
    """

    def __init__(self, *, minutes: float, seed: int, threads: int = 1) -> None:
        check_above(minutes, "minutes", 100_000)
        check_whole(seed, "seed", 0, 2**64 - 1)
        check_whole(threads, "threads", 1, 1024)
        self.minutes, self.seed = float(minutes), seed
        self.spent = 0.0
        """Minutes that are over."""
        self._core = _core.Trainer([_core_lesson(lesson) for lesson in LESSONS], seed, threads)

    @classmethod
    def resumed(
        cls, checkpoint: bytes, *, minutes: float | None = None, threads: int = 1
    ) -> Training:
        """The training that a checkpoint was taken of; ``minutes`` may give it more time.

        :raises ValueError: for what is no checkpoint, and for a damaged one.
        """
        wrong = ValueError("this is no checkpoint of a training")
        if not checkpoint.startswith(_MAGIC):
            raise wrong
        content = checkpoint[len(_MAGIC) + _DIGEST_SIZE :]
        if checkpoint != _sealed(content):
            raise ValueError("this checkpoint of a training is damaged: remove it, and begin anew")
        try:
            end = _SIZE.size + _SIZE.unpack_from(content)[0]
            plan = json.loads(content[_SIZE.size : end])
            planned, seed, spent = float(plan["minutes"]), int(plan["seed"]), float(plan["spent"])
        except (KeyError, TypeError, ValueError, OverflowError, RecursionError, struct.error):
            raise wrong from None
        if not 0 <= spent <= 100_000:
            raise wrong
        training = cls(minutes=planned if minutes is None else minutes, seed=seed, threads=threads)
        training._core.restore(content[end:])
        training.spent = spent
        return training

    @property
    def games(self) -> int:
        """How many deals have been played."""
        return self._core.games

    def run(self) -> Iterator[Progress]:
        """Train until the time is over, telling now and then how it goes."""
        start = time.monotonic() - 60 * self.spent
        while (share := self.spent / self.minutes) < 1:
            error = self._core.practise(GAMES_AT_ONCE, share)
            self.spent = (time.monotonic() - start) / 60
            now = min(1.0, self.spent / self.minutes)
            if int(now * FROZEN) > int(share * FROZEN):
                self._core.freeze()
            yield Progress(now, self.games, error)

    def against_books(self, deals: int, name: str = "pagat") -> tuple[float, float]:
        """What a side makes against the books, in points a deal, and half its 95 % interval.

        The deals are always the same, and each is played from every side.

        :raises ValueError: where nothing of that name is practised.
        """
        names = [lesson.name for lesson in LESSONS]
        if name not in names:
            raise ValueError(f"nothing called {name[:40]!r} is practised")
        mean, error = self._core.against_books(names.index(name), deals)
        return mean, 1.96 * error

    def checkpoint(self) -> bytes:
        """All that is needed to go on later, on this kind of machine.

        :raises ValueError: where the training has gone wrong: a weight is too large to be used.
        """
        check_weights(self._core.weights())
        plan = {"minutes": self.minutes, "seed": self.seed, "spent": self.spent}
        text = json.dumps(plan).encode()
        return _sealed(_SIZE.pack(len(text)) + text + self._core.state())

    def against_books_everywhere(self, deals: int = 4000) -> dict[str, float]:
        """The same by preset, rounded, without the intervals."""
        return {name: round(self.against_books(deals, name)[0], 3) for name in RULE_SETS}

    def file(self, command: str, against_books: dict[str, float]) -> bytes:
        """The file of the weights as they are now, with the story of the training.

        :raises ValueError: as :meth:`checkpoint` does.
        """
        return pack(
            self._core.weights(),
            {
                "command": command,
                "seed": self.seed,
                "games": self.games,
                "minutes": round(self.spent, 1),
                "against_books": against_books,
            },
        )


def _sealed(content: bytes) -> bytes:
    """The checkpoint of this content, whose digest comes before it."""
    return _MAGIC + blake2b(content, digest_size=_DIGEST_SIZE).digest() + content


def _core_lesson(lesson: Lesson) -> tuple[_core.Rules, float, int | None]:
    rules = lesson.rules
    # The dealer is last; the first to lead sits at his left.
    singers = rules.singer_seats(dealer=rules.seats - 1) if lesson.sung else None
    return (
        core_rules(rules, lesson.stakes),
        lesson.weight,
        singers[1] if singers else None,
    )
