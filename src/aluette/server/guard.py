"""What is turned away at the door, and what every answer tells the browser not to do."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["HEADERS", "DeclaredLimit", "Guard"]

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
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back with the headers."""

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self._app(scope, receive, send_guarded)


class DeclaredLimit:
    """Refuses a request that says itself that it is too large, as all that is refused: in JSON."""

    def __init__(self, app: ASGIApp, limit: int) -> None:
        self._app = app
        self._limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on where it is not too large."""
        if scope["type"] == "http":
            length = Headers(scope=scope).get("content-length", "")
            if length.isdecimal() and int(length) > self._limit:
                why = f"a request has at most {self._limit} bytes"
                refusal = JSONResponse({"code": "content-too-large", "why": why}, 413)
                await refusal(scope, receive, send)
                return
        await self._app(scope, receive, send)
