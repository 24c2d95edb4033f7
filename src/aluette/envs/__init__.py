"""Environments for learning programs: OpenSpiel, PettingZoo and Gymnasium.

Each is a module of its own that needs its library, which the extra ``research`` brings
(:func:`aluette.extras.to_install`): :mod:`aluette.envs.openspiel`,
:mod:`aluette.envs.pettingzoo` and :mod:`aluette.envs.gymnasium`. What actions and
observations mean is the same in all of them, and told by :mod:`aluette.envs.form`.
"""

from aluette.envs.episode import Episode
from aluette.envs.form import ACTIONS, VERSION, Form

__all__ = ["ACTIONS", "VERSION", "Episode", "Form"]
