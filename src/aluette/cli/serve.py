"""``aluette serve``: the table in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from aluette.cli.failure import Failure
from aluette.extras import to_install
from aluette.server.settings import DEFAULT_PORT
from aluette.statuses import ENVIRONMENT

__all__ = ["serve"]


def serve(
    *,
    host: Annotated[str, typer.Option(metavar="HOST", help="The address to listen on.")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int, typer.Option(metavar="PORT", min=0, max=65535, help="0 takes any free one.")
    ] = DEFAULT_PORT,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where matches are kept; else a file in DIR."),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The folder of the embedded database.")
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ORIGIN",
            help="A page's origin that may play here besides this host's own: https://example.org",
        ),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
) -> None:
    """Serve the game to browsers, until Ctrl-C."""
    try:
        from aluette.server.run import serve as serve_table  # noqa: PLC0415  (an extra's packages)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "aluette":
            raise
        raise Failure(
            f"the server needs {missing.name}, which is not installed: {to_install('play')}",
            ENVIRONMENT,
        ) from missing
    raise typer.Exit(
        serve_table(
            host=host,
            port=port,
            data=data,
            database=database,
            origins=origin or (),
            open_browser=not no_browser,
        )
    )
