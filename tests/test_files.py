"""Files written whole: in whose place, and in whose not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from aluette.files import check_place, write_whole


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_takes_the_place_of_another(tmp_path: Path) -> None:
    path = tmp_path / "a"
    for content in ("é", b"more"):
        write_whole(path, content)
        assert path.read_bytes() == (content.encode() if isinstance(content, str) else content)
    assert names(tmp_path) == ["a"]


def test_what_fails_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "a"
    write_whole(path, "before")
    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, "after")
    assert (path.read_text(), names(tmp_path)) == ("before", ["a"])


@pytest.mark.skipif(os.name != "posix", reason="there are no pipes with names")
@pytest.mark.parametrize("name", ["pipe", "link", "folder", "folder/none/.."])
def test_what_is_no_file_is_left_as_it_is(name: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("pipe")
    (tmp_path / "folder").mkdir()
    before = {path: path.lstat() for path in tmp_path.iterdir()}
    for write in (lambda path: write_whole(path, "x"), check_place):
        with pytest.raises(OSError, match=r"no regular file|a folder is there"):
            write(tmp_path / name)
    assert {path: path.lstat().st_ino for path in tmp_path.iterdir()} == {
        path: found.st_ino for path, found in before.items()
    }


@pytest.mark.parametrize("there", [True, False])
def test_a_link_is_followed(there: bool, tmp_path: Path) -> None:
    link, target = tmp_path / "link", tmp_path / "folder" / "target"
    target.parent.mkdir()
    link.symlink_to(Path("folder", "target"))
    if there:
        target.write_text("before")
    write_whole(link, "after")
    assert (target.read_text(), link.is_symlink()) == ("after", True)
    assert names(target.parent) == ["target"]


def test_links_in_a_circle_are_refused(tmp_path: Path) -> None:
    for name, other in (("a", "b"), ("b", "a")):
        (tmp_path / name).symlink_to(other)
    with pytest.raises(OSError, match="symbolic links"):
        write_whole(tmp_path / "a", "x")
    assert names(tmp_path) == ["a", "b"]


def test_a_place_is_for_files_of_a_kind(tmp_path: Path) -> None:
    path = tmp_path / "a"
    check_place(path, b"<svg")
    assert names(tmp_path) == []
    for content in ("", "<svg>", "<?xml"):
        path.write_text(content)
        check_place(path, b"<svg", b"<?xml")
    for content in ("<sv", "deal 1"):
        path.write_text(content)
        with pytest.raises(FileExistsError, match="of another kind"):
            check_place(path, b"<svg", b"<?xml")
        assert path.read_text() == content
    assert names(tmp_path) == ["a"]
