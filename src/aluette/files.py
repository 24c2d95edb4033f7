"""Files that are there whole or not at all, in place of nothing but files of their own kind."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["check_place", "write_whole"]


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a text or bytes so that nobody, whatever is interrupted, finds a part of it.

    Where the path is a symbolic link, what it leads to is written, and the link stays.

    :raises OSError: where it cannot be written, as where its folder is not there; and where
        something is there that is no regular file, which is left as it is.
    """
    with _beside(path) as (beside, target):
        beside.write_bytes(content.encode() if isinstance(content, str) else content)
        beside.replace(target)


def check_place(path: Path, *beginnings: bytes) -> None:
    """Find out at once what :func:`write_whole` would come upon later, and leave no trace.

    ``beginnings`` are those of the files that may be overwritten; without any, all may be.

    :raises OSError: as :func:`write_whole` does, and where a file is there that begins otherwise.
    """
    with _beside(path) as (beside, target):
        beside.touch()
        try:
            with target.open("rb") as file:
                begin = file.read(max(map(len, beginnings), default=0))
        except FileNotFoundError:
            return
        if begin and not begin.startswith(beginnings):
            raise FileExistsError(
                errno.EEXIST, "a file of another kind is there already, and is left alone"
            )


@contextmanager
def _beside(path: Path) -> Iterator[tuple[Path, Path]]:
    """A file to write, which is gone in the end, and the path that it is meant for."""
    target = Path(os.path.realpath(path))
    for place in (path, target):  # a link to a pipe leads nowhere by its text
        _refuse_what_is_no_file(place)
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        yield beside, target
    finally:
        beside.unlink(missing_ok=True)


def _refuse_what_is_no_file(place: Path) -> None:
    try:
        mode = place.stat().st_mode
    except FileNotFoundError:
        return
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "a folder is there, not a file")
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "what is there is no regular file, and is left alone")
