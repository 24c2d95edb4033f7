"""Guests: who comes without an account is known again by a signed cookie."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import tempfile
from collections.abc import Mapping
from pathlib import Path

from itsdangerous import BadSignature, Signer
from starlette.responses import Response

__all__ = ["COOKIE", "Guests"]

COOKIE = "aluette-guest"
_YEAR = 365 * 24 * 3600
_KEY_BYTES = 32


class Guests:
    """Makes guests' names and knows them again."""

    def __init__(self, folder: Path) -> None:
        """Read the key that signs cookies, or make one.

        :raises OSError: where the folder can be neither read nor written, or the key is no key.
        """
        self._signer = Signer(_key(folder / "cookies.key"), salt="aluette.guest")

    def known(self, cookies: Mapping[str, str]) -> str | None:
        """The guest that a cookie names; ``None`` without one, or for one that we did not sign."""
        try:
            return self._signer.unsign(cookies.get(COOKIE, "")).decode()
        except BadSignature:
            return None

    def welcome(self, response: Response, secure: bool) -> str:
        """Give a newcomer a name and his cookie, which no script can read."""
        guest = secrets.token_hex(16)
        response.set_cookie(
            COOKIE,
            self._signer.sign(guest).decode(),
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        return guest


def _key(path: Path) -> bytes:
    """The key in a file that only its owner can read.

    :raises OSError: where there is none and none can be made, or where it is cut short.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        _make_key(path)
    key = path.read_bytes()
    if len(key) < _KEY_BYTES:
        why = f"{path.name} has {len(key)} bytes, and a key has at least {_KEY_BYTES}"
        raise OSError(errno.EBADMSG, why)
    return key


def _make_key(path: Path) -> None:
    """A key under its name only once it is on the disk. Of two processes the first one's stays."""
    descriptor, unfinished = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(_KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(unfinished, path)
    finally:
        Path(unfinished).unlink()
