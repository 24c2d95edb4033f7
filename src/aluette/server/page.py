"""The built page, served as it lies in the folder ``static``."""

from __future__ import annotations

from pathlib import Path, PurePath

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

__all__ = ["FOLDER", "Page"]

FOLDER = Path(__file__).parent / "static"

_NOT_BUILT = """\
<!doctype html>
<meta charset="utf-8">
<title>Aluette</title>
<p>The server runs, but its page is not built: run <code>python3 dev.py play</code>,
or <code>npm ci && npm run build</code> in the folder <code>web</code>.</p>
"""


class Page(StaticFiles):
    """Every file of the page; any other address shows its first file, which knows the rest."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self._index = folder / "index.html"

    async def check_config(self) -> None:
        """The folder may be missing, and may come later."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or the page where the address is a place in it."""
        parts = PurePath(path).parts
        if parts[:1] in (("api",), ("health",)):
            raise HTTPException(404)
        if not self._index.exists():
            return HTMLResponse(_NOT_BUILT, status_code=503)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            # An address that ends like a file's is a missing file.
            if error.status_code != 404 or PurePath(path).suffix:
                raise
            response = await super().get_response("index.html", scope)
            parts = ()
        # The files are small and sent whole: a range may be ignored, and one that makes no sense
        # would be answered past all handlers.
        scope["headers"] = [header for header in scope["headers"] if header[0] != b"range"]
        response.headers["accept-ranges"] = "none"
        # A file in assets/ has a hash of its content in its name, so it never changes.
        lasting = parts[:1] == ("assets",) and response.status_code in (200, 304)
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if lasting else "no-cache"
        )
        return response
