"""Anything at all, thrown at every function of the compiled module: it answers or refuses.

What there is to call is read from the stub, so that nothing is forgotten.
"""

from __future__ import annotations

import ast
import functools
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import aluette.kernel
import aluette.kernel._core as _core  # noqa: PLR0402  (a package shows it to nobody)
from aluette.kernel.vector import VectorDeals
from aluette.kernel.weights import pack
from aluette.rules import load_rules

STUB = ast.parse(
    Path(aluette.kernel.__file__).with_name("_core.pyi").read_text(encoding="utf-8"), "_core.pyi"
)
ALIASES = {
    ast.unparse(node.target): node.value for node in STUB.body if isinstance(node, ast.AnnAssign)
}
CLASSES = [node for node in STUB.body if isinstance(node, ast.ClassDef)]

REFUSALS = (ValueError, TypeError, OverflowError, RuntimeError, IndexError, MemoryError)
NUMBERS = st.integers(-2, 13) | st.sampled_from([47, 48, 2**31, 2**48 - 1, 2**63, 2**64, -(2**63)])
PLAIN: dict[str, st.SearchStrategy[Any]] = {
    "int": NUMBERS,
    "float": st.floats(0, 1) | st.sampled_from([-1.0, math.nan, math.inf, -math.inf, 1e300]),
    "bool": st.booleans(),
    "str": st.sampled_from(["off", "run", "last-five", "", "\0"]),
    "bytes": st.binary(max_size=40)
    | st.deferred(lambda: st.builds(damaged, st.integers(0), st.integers(0, 255))),
}
NOTHING_LIKE_IT = st.sampled_from([None, "3d", b"", 1.5, [], {}, -1, object()])
WORK = (
    *("count", "deals", "exact", "exact_worlds", "games", "leaf", "megabytes", "nodes"),
    *("simulations", "threads", "worlds"),
)
"""Numbers that say how much is to be done, so that a large one is no more than slow."""


def fitting(node: ast.expr | None, name: str) -> st.SearchStrategy[Any]:
    """What fits an annotation of the stub, more or less."""
    match node:
        case ast.Name(id=known) if known in ALIASES:
            return fitting(ALIASES[known], name)
        case ast.Name(id=known) if hasattr(_core, known):
            return st.deferred(lambda: made(known))
        case ast.Name(id="object"):
            return arrays(name) | NOTHING_LIKE_IT
        case ast.Name(id="int") if name in WORK:
            return st.integers(-1, 3)
        case ast.Name(id=known):
            return PLAIN[known]
        case ast.BinOp(left=left, right=right):
            return fitting(left, name) | fitting(right, name)
        case ast.Subscript(value=ast.Name(id="Sequence"), slice=item):
            return st.lists(fitting(item, name), max_size=6)
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
            return st.tuples(*(fitting(item, name) for item in items))
    return st.none()


@functools.cache  # to put it together takes longer than to draw from it
def arguments_of(method: ast.FunctionDef) -> st.SearchStrategy[dict[str, Any]]:
    """Arguments for a method by name: most fit, now and then one does not."""
    wanted = [*method.args.args[1:], *method.args.kwonlyargs]
    each = {a.arg: fitting(a.annotation, a.arg) for a in wanted}
    return st.fixed_dictionaries(each) | st.fixed_dictionaries(
        {name: found | NOTHING_LIKE_IT for name, found in each.items()}
    )


def methods_of(node: ast.ClassDef) -> list[ast.FunctionDef]:
    return [item for item in node.body if isinstance(item, ast.FunctionDef)]


@st.composite
def made(draw: st.DrawFn, name: str) -> Any:
    """An object of a class: a sound one, or one made of anything that the class accepts."""
    if draw(st.booleans()):
        return SOUND[name]()
    node = next(node for node in CLASSES if node.name == name)
    init = next(method for method in methods_of(node) if method.name == "__init__")
    return answer(lambda: getattr(_core, name)(**draw(arguments_of(init))))


def answer(call: Callable[[], Any]) -> Any:
    """What a call gives; ``None`` where it refuses."""
    try:
        return call()
    except REFUSALS:
        return None


@st.composite
def arrays(draw: st.DrawFn, name: str) -> np.ndarray:
    """What a vector of two deals writes to or reads from by that name, or nearly."""
    observation_size, action_count = vector_sizes()
    kind, shape = {
        "observations": ("u1", (2, observation_size)),
        "finals": ("u1", (2, observation_size)),
        "masks": ("u1", (2, action_count)),
        "rewards": ("f4", (2, 4)),
        "actions": ("i8", (2,)),
        "seats": ("i1", (2,)),
        "dones": ("u1", (2,)),
    }[name]
    if draw(st.booleans()):
        return np.full(shape, draw(st.integers(0, 60)), kind)
    kind = draw(st.sampled_from(["u1", "i1", "i4", "i8", "f4", "f8", ">i8", "O", "S3"]))
    array = np.zeros(draw(st.permutations([*shape, 3]))[: len(shape)], kind)
    array.flags.writeable = draw(st.booleans())
    return array[::2] if draw(st.booleans()) else array.T


def sound_rules() -> _core.Rules:
    return _core.Rules(
        seats=4,
        tricks=9,
        first_tied=False,
        mordienne="run",
        shortest_run=2,
        needs_loss=False,
        side_of=[0, 1, 0, 1],
        scores=[(k % 2, 1) for k in range(13)],
    )


def sound_situation() -> _core.Situation:
    """A seat that holds three cards and is to lead; nobody has told anything."""
    played = list(range(12, 36))
    return _core.Situation(
        rules=sound_rules(),
        seat=0,
        hand=7,
        leader=0,
        plays=played,
        unseen=(1 << 48) - 8 - sum(1 << card for card in played),
        counts=[0, 3, 3, 3],
        laid=[0] * 4,
        held=[0] * 4,
        barred=[0] * 4,
        told=[],
        shown=[0] * 4,
    )


def sound_vector() -> _core.Vector:
    """Two deals side by side, with everything that there can be."""
    return VectorDeals(load_rules("pagat"), 2, seed=1, signs=True)._core


@functools.cache
def vector_sizes() -> tuple[int, int]:
    """How many numbers an observation has, and how many actions there are."""
    vector = sound_vector()
    return vector.observation_size, vector.action_count


@functools.cache
def sound_trainer() -> _core.Trainer:
    return _core.Trainer([(sound_rules(), 1.0, None)], 1, 1)


@functools.cache
def sound_weights() -> bytes:
    """The file of a network that has learnt nothing yet."""
    return pack(sound_trainer().weights(), {})


def damaged(place: int, value: int) -> bytes:
    """A file of weights with one byte changed, or cut short there."""
    weights = sound_weights()
    place %= len(weights)
    return weights[:place] + (bytes([value]) + weights[place + 1 :] if value % 2 else b"")


SOUND: dict[str, Callable[[], Any]] = {
    "Rules": sound_rules,
    "Tricks": lambda: _core.Tricks(sound_rules(), [7, 56, 448, 3584], 0, [], [None] * 6),
    "Solver": lambda: _core.Solver(1),
    "Situation": sound_situation,
    "Searcher": lambda: _core.Searcher(1),
    "Trainer": sound_trainer,
    "Network": lambda: _core.Network(sound_weights()),
    "Vector": sound_vector,
}


def test_there_is_something_sound_of_every_class() -> None:
    assert set(SOUND) == {node.name for node in CLASSES}
    for name, make in SOUND.items():
        assert type(make()) is getattr(_core, name)


CALLS = [
    pytest.param(node.name, method, id=f"{node.name}.{method.name}")
    for node in CLASSES
    for method in methods_of(node)
]


@pytest.mark.parametrize(("name", "method"), CALLS)
@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_anything_is_answered_or_refused(name: str, method: ast.FunctionDef, data: Any) -> None:
    if method.name == "__init__":
        answer(lambda: getattr(_core, name)(**data.draw(arguments_of(method))))
        return
    thing = data.draw(made(name))
    if thing is None:
        return
    if method.decorator_list:
        answer(lambda: getattr(thing, method.name))
    else:
        answer(lambda: getattr(thing, method.name)(**data.draw(arguments_of(method))))
