"""Conformance: whether a bot keeps the protocol, for bots that others write.

>>> from aluette.bots import load_bot
>>> from aluette.testing import check_bot
>>> check_bot(load_bot("club"), rules=["spanish"], deals=1)
"""

from aluette.testing.bots import BotBreachError, check_bot

__all__ = ["BotBreachError", "check_bot"]
