from pathlib import Path

import pytest

from aluette.server.settings import Settings, default_data


def test_where_matches_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert default_data() == Path("/somewhere/aluette")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("LOCALAPPDATA", "/windows")
    assert default_data() == Path("/windows/aluette")
    monkeypatch.delenv("LOCALAPPDATA")
    assert default_data().parts[-4:] == (Path.home().name, ".local", "share", "aluette")


def test_the_database_is_a_file_in_the_folder_unless_another_is_named() -> None:
    assert Settings(data=Path("/d")).database_url == "sqlite:////d/aluette.sqlite3"
    assert Settings(database="postgresql://h/d").database_url == "postgresql://h/d"
