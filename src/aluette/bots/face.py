"""Where a bot looks and what it signs: a pure function of its view, a seed and the time (R6).

A bot decides once in a beat of about a second. That is its time of reaction, and makes its head
move as people's do; in a form without a clock it decides once in each tick.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import prod

from aluette.bots.beliefs import beliefs
from aluette.bots.told import told
from aluette.cards import STEP
from aluette.game import View
from aluette.game.commands import Look, Sign
from aluette.game.events import Signed
from aluette.numbers import check_fields
from aluette.signs import SIGNS, Message, load_sign_set
from aluette.signs.language import ACES

__all__ = ["Face"]

SEES = 0.9
"""How likely a seat that looks at a face sees its sign."""
OPPONENT_TURNS = 0.08
"""How likely an opponent that looks elsewhere turns in time to see it."""
WORTH = (0.0, *(0.030, 0.028, 0.024, 0.020, 0.016, 0.014, 0.010, 0.010, 0.006), *(0.0,) * 10)
"""What it is worth to one's side that the partner knows of a card, step by step, in points."""
POOR = 8
"""Who holds no card of this step or stronger has a poor hand."""
POOR_WORTH = 0.15
"""What it is worth that the partner knows that."""
RUN_WORTH = 0.05
RUN_STEP, RUN_CARDS = 4, 3
"""Who holds so many luettes goes for mordienne."""
EAGER, PATIENT = 0.85, 0.15
"""How likely it takes a chance to sign in a beat in which its head rests: where a partner plays
before it, and so can use what it shows, and else. Who signs does not watch, so one must listen."""
CONTACT = 0.85
"""How likely a gaze stays when partners' eyes have met."""
STRONG_HEARS = 1.5
"""The weak hand tells the strong: a sign to who has shown a better card is worth more."""


@dataclass(frozen=True, slots=True)
class Face:
    """How a bot looks and signs: its character, as the table ``face`` of its spec has it.

    :raises ValueError: for a number that is out of range.
    """

    beat: int = 1000
    """Milliseconds between two decisions, on average."""
    stay: float = 0.6
    """How likely a gaze stays where it is for another beat, from 0 to 1."""
    partner: float = 0.0
    """Which share of its looks go to its partner."""
    opponents: float = 0.0
    """Which share go to all opponents together; what is left goes to its cards."""
    lowest: int = 0
    """The lowest step of which it signs cards; 0: it makes no signs at all."""
    caution: float = 2.0
    """How much worse it is that an opponent sees a sign than it is good that the partner does."""

    def __post_init__(self) -> None:
        check_fields(self, beat=(100, 600_000), stay=(0, 1), partner=(0, 1), opponents=(0, 1))
        check_fields(self, lowest=(0, 19), caution=(0, 1000))

    def act(self, view: View, seed: int, time: int) -> Look | Sign | None:
        """What the viewer, a seat, does with its face now; ``None``: it keeps still.

        The same view, seed and time always give the same answer. It signs only in a beat in which
        its head rests, and turns it as ever while it signs: everybody sees heads, so their rhythm
        must not tell who signs.
        """
        table = view.table
        if not (table.signing.on and table.gazes) or table.phase in ("shuffle", "over"):
            return None
        look = self._look(view, seed, time)
        if look is not None:
            return look
        made = [f for f in view.facts if isinstance(f, Signed) and f.seat == view.viewer]
        timing = table.signing.timing()
        resting = bool(made) and time < made[-1].until + timing.rest
        if len(made) < timing.most and not resting and self._dares(view, seed, time):
            message = self._message(view)
            if message is not None:
                return Sign(view.viewer, str(message), time)
        return None

    def delay(self, view: View, seed: int, time: int) -> int:
        """After how many milliseconds it decides again: its time of reaction."""
        return int(self.beat * (0.5 + _draw(view, seed, "delay", time)))

    def _dares(self, view: View, seed: int, time: int) -> bool:
        """Whether it would sign in this beat."""
        table, seat = view.table, view.viewer
        turn = table.asked[0] if table.asked else seat
        side = table.rules.sides[table.rules.side_of[seat]]
        plays_next = min(side, key=lambda other: (other - turn) % table.seats)
        eager = PATIENT if plays_next == seat else EAGER
        return _draw(view, seed, "dares", time) < eager

    def _look(self, view: View, seed: int, time: int) -> Look | None:
        seat, gazes, sides = view.viewer, view.table.gazes, view.table.rules.side_of
        partners = [s for s in range(len(gazes)) if s != seat and sides[s] == sides[seat]]
        met = gazes[seat] in partners and any(gazes[s] == seat for s in partners)
        if _draw(view, seed, "stay", time) < (max(self.stay, CONTACT) if met else self.stay):
            return None
        foes = [s for s in range(len(gazes)) if sides[s] != sides[seat]]
        drawn = _draw(view, seed, "share", time)
        among = partners if drawn < self.partner else foes
        if drawn >= self.partner + self.opponents:
            among = []
        at = among[int(_draw(view, seed, "whom", time) * len(among))] if among else None
        return None if at == gazes[seat] else Look(seat, at, time)

    def _message(self, view: View) -> Message | None:
        """The sign that promises most, if any promises something; none while no partner looks."""
        seat, gazes, sides = view.viewer, view.table.gazes, view.table.rules.side_of
        partners = [s for s in range(len(gazes)) if s != seat and sides[s] == sides[seat]]
        if not self.lowest or not any(gazes[s] == seat for s in partners):
            return None
        foes = [s for s in range(len(gazes)) if sides[s] != sides[seat]]
        safe = prod(1 - (SEES if gazes[s] == seat else OPPONENT_TURNS) for s in foes)
        if (1 - safe) * self.caution >= SEES:
            return None
        made = told(view)
        signs = [(worth, m) for worth, m in self._signs(view, partners, made) if m not in made]
        return max(signs, key=lambda sign: sign[0], default=(0.0, None))[1]

    def _signs(
        self, view: View, partners: list[int], made: Sequence[Message]
    ) -> Iterator[tuple[float, Message]]:
        """Everything true that its hand can say, with what it is worth that a partner knows."""
        known = load_sign_set(view.table.rules.sign_set).gestures
        held = [STEP[card] for card in view.hand]
        said = {step for message in made for step in SIGNS[message.sign]}
        heard = beliefs(view)
        best = min(heard.best(s) for s in partners)
        for sign, steps in SIGNS.items():
            if sign not in known or not steps or not set(steps) <= set(held):
                continue
            if max(steps) <= self.lowest and not set(steps) <= said:
                count = held.count(ACES) if sign == "as" else 1
                hears = STRONG_HEARS if best < min(steps) else 1.0
                yield sum(WORTH[step] for step in steps) * hears, Message(sign, count)
        fresh = not view.table.tricks
        if fresh and "misère" in known and min(held, default=0) > POOR:
            yield POOR_WORTH, Message("misère")
        if fresh and "mordienne" in known and sum(s <= RUN_STEP for s in held) >= RUN_CARDS:
            yield RUN_WORTH, Message("mordienne")


def _draw(view: View, seed: int, what: str, time: int) -> float:
    """A number from 0 up to 1 for one question of one moment, whatever has been played."""
    where = repr((seed, view.table.number, view.viewer, what, time)).encode()
    return int.from_bytes(blake2b(where, digest_size=7).digest()) / 2**56
