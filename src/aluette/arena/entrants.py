"""Who takes part in a contest: bots by the name of a level or the path of a spec."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path

from aluette.bots import LEVELS, Bot, BotError, load_bot
from aluette.bots.spec import materials

__all__ = ["Entrant", "entrants_of"]

_MAX_NAME = 40


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot in a contest, made anew in every process that it plays in."""

    name: str
    """What it is called in tables."""
    identity: str
    """What it is made of, its weights included: entrants of one name and identity play the same."""
    spec: str = field(compare=False)
    """How it is asked for: a level's name, or a path."""
    make: Callable[[], Bot] = field(compare=False, repr=False)
    """How it is made; it is sent to other processes, so it has to be a function of a module."""

    @classmethod
    def of(cls, spec: str, milliseconds: int | None = None) -> Entrant:
        """A level by its name, or the bot of a spec file by its path.

        Bots that search think for so many milliseconds of CPU time a move, with work in proportion.

        >>> Entrant.of("club").name
        'club'

        :raises aluette.bots.BotError: for a level that does not exist, or a spec that is wrong.
        :raises OSError: for a file that cannot be read.
        """
        load_bot(spec, milliseconds=milliseconds)  # says what is wrong with it
        where = spec if spec in LEVELS else Path(spec).resolve()
        name = Path(spec).stem
        if not name.replace("-", "").replace("_", "").isalnum() or len(name) > _MAX_NAME:
            raise BotError(f"a bot's file is named by up to {_MAX_NAME} letters and digits: {spec}")
        made_of = sha256()
        for material in materials(where):
            made_of.update(sha256(material).digest())
        identity = f"{made_of.hexdigest()} {milliseconds}"
        return cls(name, identity, str(where), partial(load_bot, where, milliseconds=milliseconds))

    def bot(self) -> Bot:
        """The bot, the same one each time within a process."""
        return _bot(self)


@functools.cache
def _bot(entrant: Entrant) -> Bot:
    return entrant.make()


def entrants_of(specs: Sequence[str], milliseconds: int | None = None) -> tuple[Entrant, ...]:
    """The bots of a contest; those that search have so long for a move.

    :raises aluette.bots.BotError: where one cannot be had.
    :raises OSError: for a file that cannot be read.
    """
    return tuple(Entrant.of(spec, milliseconds) for spec in specs)
