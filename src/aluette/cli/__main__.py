"""``python -m aluette.cli`` is the command ``aluette``."""

from aluette.cli.main import entry

entry()
