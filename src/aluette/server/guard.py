"""What every answer says to the browser, and how much a request may bring."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["BODY_LIMIT", "HEADERS", "Guard"]

BODY_LIMIT = 1 << 14
"""The most bytes that a request may bring."""

_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    # Cards lie where a style attribute puts them, and drawings bring styles of their own.
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self' data:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "content-security-policy": "; ".join(f"{name} {value}" for name, value in _POLICY.items()),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Guard:
    """Puts the headers on every answer and turns large requests away unread."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        app = self._app if _small(Headers(scope=scope)) else _TOO_LARGE
        await app(scope, receive, send_guarded)


def _small(headers: Headers) -> bool:
    """Whether a request says that its body is small; one that does not say has to be refused."""
    if "transfer-encoding" in headers:
        return False
    length = headers.get("content-length", "0")
    return length.isdecimal() and int(length) <= BODY_LIMIT


_TOO_LARGE = JSONResponse(
    {"code": "too-large", "why": f"a request brings at most {BODY_LIMIT} bytes and says how many"},
    status_code=413,
)
