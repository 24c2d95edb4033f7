"""``python -m aluette_command`` is the command ``aluette``."""

from aluette_command import entry

entry()
