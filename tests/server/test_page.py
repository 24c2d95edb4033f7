import asyncio
from pathlib import Path

import httpx
from starlette.applications import Starlette
from starlette.routing import Mount

from aluette.server.page import Page


def get(page: Page, *addresses: str, headers: dict[str, str] | None = None) -> list[httpx.Response]:
    async def run() -> list[httpx.Response]:
        # Starlette around it turns exceptions into answers.
        transport = httpx.ASGITransport(app=Starlette(routes=[Mount("/", page)]))
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return [await client.get(address, headers=headers) for address in addresses]

    return asyncio.run(run())


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    (answer,) = get(Page(tmp_path / "static"), "/")
    assert answer.status_code == 503
    assert "not built" in answer.text
    assert "python3 dev.py play" in answer.text


def test_the_built_page(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>cards")
    (tmp_path / "assets" / "index-8Q.js").write_text("deal()")
    page = Page(tmp_path)
    index, place, deep, script, missing, folder, outside = get(
        page,
        "/",
        "/table",
        "/table/42",
        "/assets/index-8Q.js",
        "/assets/old.js",
        "/assets",
        "/..%2f..%2fetc/passwd",
    )
    for answer in (index, place, deep, folder):
        assert (answer.status_code, answer.text) == (200, "<p>cards")
        assert answer.headers["cache-control"] == "no-cache"
    assert script.text == "deal()"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert missing.status_code == 404
    for wish in ("cards", "bytes=", "bytes=9-2", "bytes=900-"):
        (whole,) = get(page, "/assets/index-8Q.js", headers={"range": wish})
        assert (whole.status_code, whole.text) == (200, "deal()")
    assert outside.text in ("<p>cards", "Not Found")
