"""Bots: a view in, a command out, a seed for what is left to chance.

>>> from aluette.bots import LEVELS, load_bot
>>> LEVELS
('beginner', 'casual', 'club')
>>> load_bot("club").name
'club'
"""

from aluette.bots.beliefs import understood
from aluette.bots.bot import Bot, RuleBot
from aluette.bots.spec import LEVELS, BotError, load_bot

__all__ = ["LEVELS", "Bot", "BotError", "RuleBot", "load_bot", "understood"]
