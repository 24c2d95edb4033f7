"""Eyes: who looks where, and so who sees which sign (R6).

A pure machine over milliseconds since the deal. Everybody sees where everybody looks. A change of
gaze shows at once and takes effect a moment later; a sign is in the air for a while, and whoever
looks at its maker long enough meanwhile gets a glimpse, then the sign. Nothing here knows a
clock: time comes in with each call, and never goes back.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from aluette.signs.language import Message

__all__ = [
    "CARDS",
    "Eyes",
    "EyesError",
    "Gaze",
    "InAir",
    "Perceived",
    "Timing",
    "advance",
    "next_notice",
]

CARDS = None
"""What a seat looks at when it looks at its own cards."""
Target = int | None


class EyesError(ValueError):
    """A look or a sign that is not possible; ``code`` names the reason for programs.

    Who knows the names of the seats may put ``seat``'s before ``why``.
    """

    def __init__(self, code: str, why: str, seat: int | None = None) -> None:
        super().__init__(why if seat is None else f"seat {seat} {why}")
        self.code = code
        self.why = why
        self.seat = seat


@dataclass(frozen=True, slots=True)
class Timing:
    """How fast eyes and faces are, in milliseconds."""

    settle: int = 250
    """From a change of gaze until it takes effect."""
    hold: int = 400
    """A gaze that has taken effect holds so long."""
    sign: int = 1200
    """How long a sign is in the air."""
    rest: int = 2000
    """From the end of a sign to the next of the same seat."""
    glimpse: int = 120
    """Whoever looks at the maker so long sees that something moved."""
    full: int = 350
    """Whoever looks so long sees the sign."""
    shown: int = 400
    """A sign that is seen is shown so long at least."""
    most: int = 12
    """Signs that a seat may make in a deal."""


@dataclass(frozen=True, slots=True)
class Gaze:
    """Where a seat looks, and where it is about to."""

    at: Target = CARDS
    since: int | None = None
    """When that took effect; ``None`` from the beginning."""
    turning: bool = False
    """Whether a change has come that has not taken effect."""
    to: Target = CARDS
    when: int = 0
    """Where the change leads, and when it takes effect."""

    @property
    def shows(self) -> Target:
        """Where the head points: a change shows at once."""
        return self.to if self.turning else self.at


@dataclass(frozen=True, slots=True)
class InAir:
    """A sign while it lasts."""

    seat: int
    message: Message
    start: int
    until: int
    watched: tuple[int, ...]
    """How long each seat has looked at its maker."""


@dataclass(frozen=True, slots=True)
class Perceived:
    """A seat noticed a sign."""

    seat: int
    maker: int
    message: Message | None
    """``None``: a glimpse. Something moved."""
    time: int
    until: int
    """A sign that is seen is shown until then."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """All gazes and all signs in the air at one moment of a deal.

    >>> eyes, _ = advance(Eyes.of(seats=4).look(0, 2), 250)
    >>> eyes = eyes.sign(2, Message("vache"))
    >>> eyes, noticed = advance(eyes, 600)
    >>> [(p.seat, p.time, p.message and str(p.message)) for p in noticed]
    [(0, 370, None), (0, 600, 'vache')]
    """

    timing: Timing
    gazes: tuple[Gaze, ...]
    made: tuple[int, ...]
    """How many signs each seat has made."""
    rested: tuple[int, ...]
    """From when on each seat may make a sign."""
    air: tuple[InAir, ...] = ()
    time: int = 0
    """Up to when everything has been worked out."""

    @classmethod
    def of(cls, seats: int, timing: Timing | None = None) -> Eyes:
        """All look at their own cards."""
        return cls(timing or Timing(), (Gaze(),) * seats, (0,) * seats, (0,) * seats)

    def look(self, seat: int, at: Target) -> Eyes:
        """A seat changes its gaze now; one that has not taken effect yet is replaced.

        To look where one looks already changes nothing.

        :raises EyesError: for a gaze at oneself or at nobody.
        """
        if at is not CARDS and (at == seat or not 0 <= at < len(self.gazes)):
            raise EyesError("bad-gaze", f"cannot look at {_target(at, seat)}", seat)
        gaze = self.gazes[seat]
        if gaze.shows == at:
            return self
        when = self.time + self.timing.settle
        if gaze.since is not None:
            when = max(when, gaze.since + self.timing.hold)
        return self._with_gaze(seat, replace(gaze, turning=True, to=at, when=when))

    def sign(self, seat: int, message: Message) -> Eyes:
        """A seat makes a sign now.

        :raises EyesError: in the rest after a sign, or past the limit.
        """
        if self.made[seat] >= self.timing.most:
            raise EyesError("sign-limit", f"has made {self.made[seat]} signs", seat)
        if self.time < self.rested[seat]:
            wait = self.rested[seat] - self.time
            raise EyesError("sign-rest", f"must rest {wait} ms before the next sign", seat)
        until = self.time + self.timing.sign
        sign = InAir(seat, message, self.time, until, (0,) * len(self.gazes))
        return replace(
            self,
            air=(*self.air, sign),
            made=_with(self.made, seat, self.made[seat] + 1),
            rested=_with(self.rested, seat, until + self.timing.rest),
        )

    def _with_gaze(self, seat: int, gaze: Gaze) -> Eyes:
        return replace(self, gazes=(*self.gazes[:seat], gaze, *self.gazes[seat + 1 :]))


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _target(at: int, seat: int) -> str:
    return "itself" if at == seat else f"seat {at}, which is not there"


def advance(eyes: Eyes, time: int) -> tuple[Eyes, tuple[Perceived, ...]]:
    """Let time pass, and say who noticed what, in order.

    :raises EyesError: for a time in the past.
    """
    if time < eyes.time:
        raise EyesError("past", f"{time} ms is past: it is {eyes.time} ms")
    noticed: list[Perceived] = []
    while (moment := min(_moments(eyes), default=time + 1)) <= time:
        eyes = _step(eyes, moment, noticed)
    return _step(eyes, time, noticed), tuple(noticed)


def next_notice(eyes: Eyes) -> int | None:
    """When somebody will next notice a sign if nothing else happens; ``None``: nobody will.

    >>> next_notice(Eyes.of(4).look(0, 2).sign(2, Message("vache")))
    370
    """
    noticed: list[Perceived] = []
    while eyes.air and (moment := min(_moments(eyes), default=None)) is not None:
        eyes = _step(eyes, moment, noticed)
        if noticed:
            return moment
    return None


def _step(eyes: Eyes, time: int, noticed: list[Perceived]) -> Eyes:
    """Go to a moment before which nothing happens: first who notices, then what changes."""
    air = tuple(_watched(eyes, sign, time - eyes.time) for sign in eyes.air)
    for before, sign in zip(eyes.air, air, strict=True):
        noticed += _noticed(eyes.timing, before, sign, time)
    return replace(
        eyes,
        time=time,
        air=tuple(sign for sign in air if sign.until > time),
        gazes=tuple(_settled(gaze, time) for gaze in eyes.gazes),
    )


def _moments(eyes: Eyes) -> Iterator[int]:
    """When something happens by itself: a gaze takes effect, a sign is noticed or ends."""
    for gaze in eyes.gazes:
        if gaze.turning:
            yield gaze.when
    for sign in eyes.air:
        yield sign.until
        for seat, gaze in enumerate(eyes.gazes):
            if gaze.at == sign.seat:
                for least in (eyes.timing.glimpse, eyes.timing.full):
                    if sign.watched[seat] < least:
                        yield eyes.time + least - sign.watched[seat]


def _watched(eyes: Eyes, sign: InAir, passed: int) -> InAir:
    return replace(
        sign,
        watched=tuple(
            ms + passed * (gaze.at == sign.seat)
            for ms, gaze in zip(sign.watched, eyes.gazes, strict=True)
        ),
    )


def _noticed(timing: Timing, before: InAir, now: InAir, time: int) -> Iterator[Perceived]:
    for seat, (was, ms) in enumerate(zip(before.watched, now.watched, strict=True)):
        if was < timing.glimpse <= ms:
            yield Perceived(seat, now.seat, None, time, time)
        if was < timing.full <= ms:
            until = max(now.until, time + timing.shown)
            yield Perceived(seat, now.seat, now.message, time, until)


def _settled(gaze: Gaze, time: int) -> Gaze:
    if gaze.turning and gaze.when <= time:
        return Gaze(at=gaze.to, since=gaze.when)
    return gaze
