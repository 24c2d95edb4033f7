"""Guests: who comes without an account is known again by a signed cookie."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from itsdangerous import BadSignature, Signer
from starlette.responses import Response

__all__ = ["COOKIE", "Guests"]

COOKIE = "aluette-guest"
_YEAR = 365 * 24 * 3600


class Guests:
    """Makes guests' names and knows them again."""

    def __init__(self, folder: Path) -> None:
        """Read the key that signs cookies, or make one.

        :raises OSError: where the folder can be neither read nor written.
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
    """The key in a file that only its owner can read."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(descriptor, "wb") as file:
        file.write(secrets.token_bytes(32))
    return path.read_bytes()
