"""What brings the packages that a part of aluette needs beside Python."""

__all__ = ["AGAIN", "to_install"]

AGAIN = "python3 dev.py play"
"""What installs and builds in a checkout whatever is missing there."""


def to_install(extra: str) -> str:
    """The command that installs one of the extras of ``pyproject.toml``, as run in a checkout.

    >>> to_install("arena")
    '.venv/bin/pip install -e ".[arena]"'
    """
    return f'.venv/bin/pip install -e ".[{extra}]"'
