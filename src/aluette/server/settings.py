"""What a host may choose about the server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["DEFAULT_PORT", "Settings", "default_data"]

DEFAULT_PORT = 8123


def default_data() -> Path:
    """The folder where matches are kept when none is named."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "aluette"


@dataclass(frozen=True)
class Settings:
    """All that a host may choose; what is left out has a value that works."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    """0 takes any free one."""
    data: Path = field(default_factory=default_data)
    """Where the key that signs cookies is kept, and the embedded database."""
    database: str = ""
    """The address of another database, as SQLAlchemy spells it."""
    origins: tuple[str, ...] = ()
    """Pages of other addresses that may open sockets, as ``https://cards.example``."""

    @property
    def database_url(self) -> str:
        """Where the journal is."""
        return self.database or f"sqlite:///{self.data / 'aluette.sqlite3'}"
