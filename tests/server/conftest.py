import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

from aluette.server.app import create_app
from aluette.server.run import configuration, listen
from aluette.server.settings import Settings
from tests.server.support import Browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server in a thread of this process listens."""
    yield from served(tmp_path_factory.mktemp("data"))


def served(data: Path) -> Iterator[str]:
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(configuration(create_app(Settings(data=data))))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.fixture
def browser(address: str) -> Iterator[Browser]:
    """A browser of a new guest."""
    with Browser(address) as opened:
        yield opened
