"""Run the server until it is told to stop."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import structlog
import uvicorn
from fastapi import FastAPI

from aluette.server.app import create_app
from aluette.server.journal import JournalError
from aluette.server.messages import MESSAGE_LIMIT
from aluette.server.settings import DEFAULT_PORT, Settings, default_data
from aluette.statuses import BAD_INPUT, ENVIRONMENT, INTERRUPTED, OK

__all__ = ["configuration", "listen", "serve"]

DRAIN_SECONDS = 10


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    data: Path | None = None,
    database: str | None = None,
    origins: Sequence[str] = (),
    open_browser: bool = False,
) -> int:
    """Serve tables until a signal ends it; returns the exit status.

    Prints one line with the address once requests are answered. 0: told to stop; 2: the
    database's address cannot be read; 3: the port is taken, or the folder for data or the
    database cannot be used; 130: interrupted.
    """
    settings = Settings(
        host=host,
        port=port,
        data=data or default_data(),
        database=database or "",
        origins=tuple(origins),
    )
    _log_errors_only()
    os.umask(0o077)  # the journal holds every hand: its files are for nobody else
    try:
        listener = listen(host, port)
    except OSError as error:
        why = str(error.strerror).partition(" (")[0]
        return _fail(ENVIRONMENT, f"cannot listen on {host}:{port}: {why}")
    with listener:
        try:
            app = create_app(settings)
        except ValueError as error:
            return _fail(BAD_INPUT, f"--database: {error}")
        except JournalError as error:
            return _fail(ENVIRONMENT, str(error))
        except OSError as error:
            return _fail(ENVIRONMENT, f"cannot use {settings.data}: {error.strerror}")
        return _run(_Server(configuration(app), _address(host, listener), open_browser), listener)


def configuration(app: FastAPI) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        ws_max_size=MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        log_level="error",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=DRAIN_SECONDS,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections at an address; port 0 is any free one.

    :raises OSError: where that is not possible.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


class _Server(uvicorn.Server):
    """Says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        sys.stdout.write(f"Aluette is served at {self._address} until Ctrl-C\n")
        sys.stdout.flush()
        if self._open_browser:
            # Some browsers do not return before they are closed.
            opening = threading.Thread(target=webbrowser.open, args=[self._address], daemon=True)
            opening.start()


def _run(server: _Server, listener: socket.socket) -> int:
    # Once all is stored, uvicorn hands the signal on; a drained server has then stopped well.
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        server.run([listener])
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        signal.signal(signal.SIGTERM, before)
    return OK


def _address(host: str, listener: socket.socket) -> str:
    """Where a browser on this machine finds the page."""
    port = listener.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)  # noqa: S104
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _log_errors_only() -> None:
    """Errors go to stderr; a quiet server is a well one."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"]),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _fail(status: int, sentence: str) -> int:
    sys.stderr.write(f"aluette serve: {sentence}\n")
    return status
