import os
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.browsing import Visitor, launched, missing
from tests.browser.serving import served
from tests.browser.signing import Stage, staged

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of a process; it goes before other tests need an event loop."""
    if lack := missing():
        if os.environ.get("CI") == "true":
            pytest.fail(lack)
        pytest.skip(lack)
    with launched() as browser:
        yield browser


@pytest.fixture
def address(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """A server whose decks and bots are the same in every run of a test."""
    with served(tmp_path, seed=zlib.crc32(request.node.name.encode())) as at:
        yield at


@pytest.fixture
def stage(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """A server whose time and whose bots' faces are the test's; it outlives the pages of a `visit`
    that is asked for after it.
    """
    with staged(tmp_path, seed=zlib.crc32(request.node.name.encode())) as stage:
        yield stage


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visit]:
    """Lets somebody come; in the end nothing must have gone wrong on anybody's page."""
    visitors: list[Visitor] = []

    def come(address: str, *wishes: object, **more: object) -> Visitor:
        visitors.append(Visitor(chromium, address, *wishes, **more))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    assert [line for visitor in visitors for line in visitor.troubles] == []
