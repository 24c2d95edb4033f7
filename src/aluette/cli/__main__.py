"""``python -m aluette.cli`` is the command ``aluette``."""

from aluette_command import entry

entry()
