import functools
import threading
from collections.abc import Iterator
from unittest import mock

import pytest
import uvicorn

from aluette.server.app import create_app
from aluette.server.house import House
from aluette.server.run import configuration, listen
from aluette.server.settings import Settings
from tests.server.simple import simple_bots
from tests.server.support import Browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server with simple bots listens, in a thread of this process."""
    data = tmp_path_factory.mktemp("data")
    listener = listen("127.0.0.1", 0)
    with mock.patch("aluette.server.app.House", functools.partial(House, load_bot=simple_bots)):
        application = create_app(Settings(data=data))
    server = uvicorn.Server(configuration(application))
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
