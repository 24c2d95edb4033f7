"""Bots: a view in, a command out, a seed for what is left to chance.

>>> from aluette.bots import LEVELS, load_bot
>>> LEVELS
('beginner', 'casual', 'club', 'strong', 'expert')
>>> load_bot("club").name
'club'

Strong and expert need the kernel; :func:`available_levels` are those that can be played here.
"""

from aluette.bots.advice import Advice, CardAdvice, Code, Plan
from aluette.bots.beliefs import understood
from aluette.bots.bot import Bot, RuleBot
from aluette.bots.spec import LEVELS, WITH_KERNEL, BotError, advise, available_levels, load_bot

__all__ = [
    "LEVELS",
    "WITH_KERNEL",
    "Advice",
    "Bot",
    "BotError",
    "CardAdvice",
    "Code",
    "Plan",
    "RuleBot",
    "advise",
    "available_levels",
    "load_bot",
    "understood",
]
