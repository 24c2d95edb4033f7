# The compiled half of the kernel. ``aluette.kernel`` is what it is used through.

from collections.abc import Sequence
from typing import TypeAlias

# What stays the same through the play of a deal.
class Rules:
    def __init__(
        self,
        *,
        seats: int,
        tricks: int,
        first_tied: bool,
        mordienne: str,
        shortest_run: int,
        needs_loss: bool,
        side_of: Sequence[int],
        scores: Sequence[tuple[int, int]],
    ) -> None: ...

# The tricks of one deal, as ``aluette.game.Tricks`` has them.
class Tricks:
    def __init__(
        self,
        rules: Rules,
        hands: Sequence[int],
        leader: int,
        trick: Sequence[int],
        winners: Sequence[int | None],
    ) -> None: ...
    def copy(self) -> Tricks: ...
    def play(self, card: int) -> None: ...
    def legal_mask(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def turn(self) -> int: ...
    @property
    def leader(self) -> int: ...
    @property
    def taken(self) -> list[int]: ...
    @property
    def holder(self) -> int | None: ...
    def outcome(self) -> int | None: ...
    def advice(self, lead_high: int, guard: int) -> int: ...
    def play_out(
        self, count: int, seed: int, books: tuple[int, int, float] | None, threads: int
    ) -> list[int]: ...

# The double-dummy solver and its table.
class Solver:
    def __init__(self, megabytes: int) -> None: ...
    def at_least(
        self, tricks: Tricks, side: int, points: int, nodes: int | None, seconds: float | None
    ) -> bool | None: ...
    def values(
        self,
        tricks: Tricks,
        side: int,
        cards: Sequence[int],
        nodes: int | None,
        seconds: float | None,
    ) -> tuple[list[tuple[int, int]], int]: ...

_Model: TypeAlias = tuple[float, float, int]
_Books: TypeAlias = tuple[int, int, float]

# A deal in play as one seat knows it.
class Situation:
    def __init__(
        self,
        *,
        rules: Rules,
        seat: int,
        hand: int,
        leader: int,
        plays: Sequence[int],
        unseen: int,
        counts: Sequence[int],
        laid: Sequence[int],
        held: Sequence[int],
        barred: Sequence[int],
        told: Sequence[tuple[int, float, Sequence[Sequence[tuple[int, int, int]]]]],
        shown: Sequence[int],
    ) -> None: ...
    def worlds(self, count: int, seed: int, model: _Model) -> list[list[int]]: ...
    def play_out(
        self,
        worlds: int,
        seed: int,
        model: _Model,
        books: _Books | None,
        network: Network | None,
    ) -> list[int]: ...
    def ismcts(
        self,
        seed: int,
        simulations: int,
        uct: float,
        seconds: float,
        model: _Model,
        books: _Books | None,
    ) -> list[tuple[int, int, float]]: ...

# What a search keeps from one call to the next: the solver's table.
class Searcher:
    def __init__(self, megabytes: int) -> None: ...
    def weigh(
        self,
        situation: Situation,
        seed: int,
        worlds: int,
        plays: int,
        exact: int,
        exact_worlds: int,
        leaf: int,
        prior: float,
        seconds: float,
        model: _Model,
        books: _Books | None,
        network: Network | None,
    ) -> tuple[list[tuple[int, float, float, float, float]], tuple[int, bool]]: ...

# A trained network.
class Network:
    def __init__(self, weights: bytes) -> None: ...
    def values(self, situation: Situation) -> list[tuple[int, float]]: ...
    def card(self, situation: Situation) -> int: ...

# A network in training.
class Trainer:
    def __init__(
        self, lessons: Sequence[tuple[Rules, float, int | None]], seed: int, threads: int
    ) -> None: ...
    @property
    def games(self) -> int: ...
    def practise(self, games: int, progress: float) -> float: ...
    def freeze(self) -> None: ...
    def against_books(self, lesson: int, deals: int) -> tuple[float, float]: ...
    def weights(self) -> bytes: ...
    def state(self) -> bytes: ...
    def restore(self, state: bytes) -> None: ...

# Many deals side by side; ``aluette.kernel.vector`` tells what its arrays hold.
class Vector:
    def __init__(
        self,
        rules: Rules,
        *,
        packets: Sequence[int],
        count: int,
        seed: int,
        talk: bool,
        signs: bool,
        chant: bool,
        partner_sings: bool,
        in_blocks: bool,
        surrender: str,
        announce: str,
        known_signs: int,
        scores: Sequence[Sequence[tuple[int, int]]],
    ) -> None: ...
    @property
    def action_count(self) -> int: ...
    @property
    def observation_size(self) -> int: ...
    def observe(self, observations: object, masks: object, seats: object) -> None: ...
    def step(
        self,
        actions: object,
        observations: object,
        masks: object,
        seats: object,
        rewards: object,
        dones: object,
        finals: object | None,
        threads: int,
    ) -> None: ...
    def sample(self, actions: object) -> None: ...
    def deal(self, index: int, dealer: int, deck: Sequence[int], seed: int) -> None: ...
    def truth(self, index: int) -> tuple[int, list[int], int]: ...
