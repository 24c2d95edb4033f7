"""Contests between bots: duplicate deals, intervals that bear looking, ratings.

>>> from aluette import load_rules
>>> from aluette.arena import Contest, Terms, entrants_of, hold
>>> contest = Contest(Terms(load_rules("spanish")), entrants_of(["club", "beginner"]), deals=10)
>>> standings = hold(contest)
>>> standings.encounters[0].estimate.mean > 0, standings.bots[0].conduct.overtakes
(True, 0)
"""

from aluette.arena.chart import chart
from aluette.arena.conduct import Conduct
from aluette.arena.contest import Contest, Encounter, Standing, Standings, hold
from aluette.arena.deals import BotFault, Played, dealt, play_out, seed_number
from aluette.arena.duplicate import Compared, Terms, compare, turns
from aluette.arena.entrants import Entrant, entrants_of
from aluette.arena.estimate import Estimate, estimate
from aluette.arena.executors import Executor, here, in_processes, on_ray
from aluette.arena.frozen import Conditions, Frozen, FrozenError, read_frozen
from aluette.arena.judge import Judge
from aluette.arena.ratings import Rating, rate
from aluette.arena.shards import ShardError

__all__ = [
    "BotFault",
    "Compared",
    "Conditions",
    "Conduct",
    "Contest",
    "Encounter",
    "Entrant",
    "Estimate",
    "Executor",
    "Frozen",
    "FrozenError",
    "Judge",
    "Played",
    "Rating",
    "ShardError",
    "Standing",
    "Standings",
    "Terms",
    "chart",
    "compare",
    "dealt",
    "entrants_of",
    "estimate",
    "here",
    "hold",
    "in_processes",
    "on_ray",
    "play_out",
    "rate",
    "read_frozen",
    "seed_number",
    "turns",
]
