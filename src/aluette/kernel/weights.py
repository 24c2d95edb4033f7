"""The file that a network's weights are kept in.

It begins with :data:`MAGIC`, the version and the length of a text, both as little-endian numbers of
32 bits; then comes the text, TOML that says how the weights came about; then the weights for 3, 4
and 6 seats, little-endian numbers of 16 bits. The text's first line is ``digest = "…"``, the
BLAKE2b (16 bytes, as hexadecimal digits) of the whole file without this line; so no bit of a file
can change unnoticed.
"""

from __future__ import annotations

import json
import struct
from hashlib import blake2b
from typing import Any

from aluette.tomlfile import read_toml

__all__ = ["MAGIC", "VERSION", "check_weights", "pack", "story", "weights_of"]

MAGIC = b"aluette network\n"
VERSION = 2
_DIGEST = b'digest = "%s"\n'
_DIGEST_SIZE = len(_DIGEST % bytes(32))
_NUMBERS = struct.Struct("<II")
_LARGEST = 65504  # of the numbers of 16 bits


def pack(weights: bytes, told: dict[str, str | int | float | dict[str, float]]) -> bytes:
    """The file of these weights, native numbers of 32 bits, with what is told of them.

    :raises ValueError: for a weight that is no number, or too large for the file.
    """
    check_weights(weights)
    floats = memoryview(weights).cast("f")
    text = _toml(told).encode()
    halves = struct.pack(f"<{len(floats)}e", *floats)
    head = MAGIC + _NUMBERS.pack(VERSION, _DIGEST_SIZE + len(text))
    return head + _digest(head, text + halves) + text + halves


def check_weights(weights: bytes) -> None:
    """See that a file can hold these weights, native numbers of 32 bits.

    :raises ValueError: for a weight that is no number, or too large.
    """
    if not all(abs(weight) <= _LARGEST for weight in memoryview(weights).cast("f")):
        raise ValueError("a weight is too large, or not a number")


def story(file: bytes) -> dict[str, Any]:
    """What is told of the weights in a file, the digest apart.

    :raises ValueError: for a file of something else, or a damaged one.
    """
    text, _ = _parts(file)
    try:
        return read_toml(text.decode())
    except ValueError:
        raise ValueError("what is told of the weights is not TOML") from None


def weights_of(file: bytes) -> bytes:
    """The weights in a file, little-endian numbers of 16 bits.

    :raises ValueError: for a file of something else, or a damaged one.
    """
    return _parts(file)[1]


def _parts(file: bytes) -> tuple[bytes, bytes]:
    """The text without the digest, and the weights."""
    head = len(MAGIC) + _NUMBERS.size
    if not file.startswith(MAGIC) or len(file) < head:
        raise ValueError("this is no file of a network's weights")
    version, size = _NUMBERS.unpack_from(file, len(MAGIC))
    if version != VERSION:
        raise ValueError(f"the weights are of version {version}, not {VERSION}")
    begin, end = head + _DIGEST_SIZE, head + size
    if end < begin or file[head:begin] != _digest(file[:head], file[begin:]):
        raise ValueError("the weights are damaged")
    return file[begin:end], file[end:]


def _digest(head: bytes, rest: bytes) -> bytes:
    """The text's first line, made of all that comes before and after it."""
    return _DIGEST % blake2b(head + rest, digest_size=16).hexdigest().encode()


def _toml(table: dict[str, Any]) -> str:
    """A table of strings, numbers and tables of numbers as TOML."""
    lines = [f"{key} = {json.dumps(v)}" for key, v in table.items() if not isinstance(v, dict)]
    for key, value in table.items():
        if isinstance(value, dict):
            lines += [f"[{key}]", *(f"{json.dumps(k)} = {json.dumps(v)}" for k, v in value.items())]
    return "\n".join(lines) + "\n"
