"""Training: it learns, the same from the same seed, and goes on where it stopped."""

from __future__ import annotations

import contextlib
import hashlib
import math
import random
import struct
import threading
import time
from collections.abc import Callable

import pytest

import aluette.kernel._core as _core  # noqa: PLR0402
from aluette.game.scoring import NO_STAKES
from aluette.kernel.core_rules import core_rules
from aluette.kernel.network import Network
from aluette.kernel.training import LESSONS, Training
from aluette.rules import RULE_SETS, load_rules
from tests.kernel.few_threads import printed
from tests.kernel.test_network import SIZE

MAGIC = b"aluette training 3\n"


def trained(games: int, seed: int = 1, threads: int = 1) -> Training:
    """A training after so many deals, as if half of its time were over."""
    training = Training(minutes=1, seed=seed, threads=threads)
    training._core.practise(games, 0.5)
    return training


def spoiled(training: Training) -> Training:
    """The training with weights that no file can hold."""
    state = training._core.state()
    weights = training._core.weights()[: 4 * SIZE]
    assert state.count(weights) > 0
    training._core.restore(state.replace(weights, struct.pack("f", 1e9) * SIZE))
    return training


def test_every_preset_is_practised_and_the_default_one_most_of_those_for_four() -> None:
    weights = {lesson.name: lesson.weight for lesson in LESSONS}
    assert set(RULE_SETS) <= set(weights)
    four = [name for name in RULE_SETS if load_rules(name).seats == 4]
    assert max(four, key=weights.__getitem__) == "pagat"


def test_it_learns() -> None:
    training = Training(minutes=1, seed=5)
    before, half = training.against_books(1000)
    training._core.practise(16384, 0.5)
    after, _ = training.against_books(1000)
    assert after > before + 4 * half


def test_a_seed_gives_the_same_weights_on_one_thread() -> None:
    one, same, other = trained(600), trained(600), trained(600, seed=2)
    assert one.checkpoint() == same.checkpoint()
    assert one.games == 640  # whole batches
    assert one.checkpoint() != other.checkpoint()


def test_two_threads_play_the_same_number_of_deals() -> None:
    training = trained(600, threads=2)
    assert training.games == 640
    assert len(training._core.weights()) == 3 * SIZE * 4
    assert all(map(math.isfinite, struct.unpack(f"{3 * SIZE}f", training._core.weights())))


def test_one_training_serves_one_caller_at_a_time() -> None:
    core = Training(minutes=1, seed=1)._core
    state, over = core.state(), threading.Event()

    def practise() -> None:
        while not over.is_set():
            with contextlib.suppress(RuntimeError):  # the other thread was there first
                core.practise(640, 0.5)

    def refused(call: Callable[[], object]) -> bool:
        try:
            call()
        except RuntimeError as error:
            return str(error).startswith("this training is at work in another thread")
        time.sleep(0.005)
        return False

    calls: list[Callable[[], object]] = [
        lambda: core.practise(64, 0.5),
        lambda: core.against_books(0, 2),
        lambda: core.restore(state),
        core.weights,
        core.state,
        core.freeze,
        lambda: core.games,
    ]
    thread = threading.Thread(target=practise)
    thread.start()
    answers = [any(refused(call) for _ in range(2000)) for call in calls]
    over.set()
    thread.join()
    assert all(answers)


def test_threads_that_the_system_does_not_have_are_told_in_one_sentence() -> None:
    program = """
from aluette.kernel.training import Training

training = Training(minutes=1, seed=1, threads=100)
limit()
try:
    training._core.practise(64, 0.5)
except RuntimeError as error:
    print(error)
print(training.games)
"""
    assert printed(program) == ["the system has no 100 threads to spare", "0"]


def test_it_goes_on_where_it_stopped() -> None:
    training = trained(300)
    training._core.freeze()
    resumed = Training.resumed(training.checkpoint())
    assert resumed.checkpoint() == training.checkpoint()
    for each in (training, resumed):
        each._core.practise(300, 0.6)
    assert resumed.checkpoint() == training.checkpoint()


def test_more_time_may_be_given() -> None:
    training = Training(minutes=0.001, seed=1)
    assert [progress.share for progress in training.run()] == [1.0]
    assert list(Training.resumed(training.checkpoint()).run()) == []
    longer = Training.resumed(training.checkpoint(), minutes=2 * training.spent)
    shares = [progress.share for progress in longer.run()]
    assert shares[-1] == 1
    assert longer.games > training.games


def test_the_file_of_a_training_is_a_network() -> None:
    training = trained(100)
    network = Network(training.file("aluette train", {"pagat": -0.5}))
    assert network.story == {
        "command": "aluette train",
        "seed": 1,
        "games": 128,
        "minutes": 0.0,
        "against_books": {"pagat": -0.5},
    }


def test_what_is_no_checkpoint_is_refused() -> None:
    for bad in (b"", b"policy", trained(100).checkpoint()[1:]):
        with pytest.raises(ValueError, match=r"^this is no checkpoint of a training$"):
            Training.resumed(bad)


def test_a_damaged_checkpoint_is_refused() -> None:
    good, rng = trained(100).checkpoint(), random.Random(1)
    assert Training.resumed(good).games == 128
    flipped = []
    for _ in range(20):
        at = rng.randrange(len(MAGIC), len(good))
        flipped.append(good[:at] + bytes([good[at] ^ 1 << rng.randrange(8)]) + good[at + 1 :])
    for bad in (good[: len(MAGIC)], good[:-1], good + b"\0", *flipped):
        with pytest.raises(ValueError, match="this checkpoint of a training is damaged: remove it"):
            Training.resumed(bad)


def test_a_checkpoint_of_something_else_is_refused_though_it_is_whole() -> None:
    content = trained(100).checkpoint()[len(MAGIC) + 32 :]
    assert Training.resumed(sealed(content)).games == 128
    nan = struct.pack("f", math.nan)
    for bad, why in (
        (b"", "checkpoint of"),
        (content[:4], "checkpoint of"),
        (content[:4] + b"x" + content[5:], "checkpoint of"),
        (content.replace(b'"seed"', b'"sead"', 1), "checkpoint of"),
        (content[:-1], "state of"),
        (content + b"\0", "state of"),
        (content[:-4] + nan, "state of"),
    ):
        with pytest.raises(ValueError, match=rf"^this is no {why} a training$"):
            Training.resumed(sealed(bad))


def sealed(content: bytes) -> bytes:
    """A checkpoint with the digest of its content, as the documentation has it."""
    return MAGIC + hashlib.blake2b(content, digest_size=32).digest() + content


def test_a_training_gone_wrong_gives_neither_checkpoint_nor_file() -> None:
    training = spoiled(trained(100))
    with pytest.raises(ValueError, match=r"^a weight is too large, or not a number$"):
        training.checkpoint()
    with pytest.raises(ValueError, match=r"^a weight is too large, or not a number$"):
        training.file("aluette train", {})


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"minutes": 0}, "minutes must be above 0, and at most 100000, not 0"),
        ({"minutes": math.nan}, "minutes must be above 0, and at most 100000, not nan"),
        ({"seed": -1}, "seed must be from 0 to 18446744073709551615, not -1"),
        ({"threads": 0}, "threads must be from 1 to 1024, not 0"),
    ],
    ids=str,
)
def test_numbers_out_of_range_are_refused(changes: dict[str, float], sentence: str) -> None:
    with pytest.raises(ValueError, match=rf"^{sentence}$"):
        Training(**({"minutes": 1, "seed": 1} | changes))  # type: ignore[arg-type]


def test_a_lesson_that_nobody_practises() -> None:
    with pytest.raises(ValueError, match=r"^nothing called 'bridge' is practised$"):
        Training(minutes=1, seed=1).against_books(10, "bridge")


def test_lessons_that_cannot_be_are_refused() -> None:
    three = _core_rules("wikipedia-3")
    for lessons, sentence in (
        ([], "there must be a lesson"),
        ([(three, 0.0, None)], "a weight must be above 0"),
        ([(three, math.nan, None)], "a weight must be above 0"),
        ([(three, 1.0, 3)], "the second singer is counted from the leader"),
        ([(_core_rules("wikimanche-6"), 1.0, 1)], "the chant needs a talon of twelve cards"),
    ):
        with pytest.raises(ValueError, match=rf"^{sentence}$"):
            _core.Trainer(lessons, 1, 1)
    trainer = _core.Trainer([(three, 1.0, None)], 1, 1)
    for games, progress in ((0, 0.5), (2_000_000, 0.5), (1, 1.5), (1, math.nan)):
        with pytest.raises(ValueError, match="must be"):
            trainer.practise(games, progress)
    with pytest.raises(ValueError, match=r"^deals must be at least 2$"):
        trainer.against_books(0, 1)
    with pytest.raises(IndexError):
        trainer.against_books(1, 10)


def _core_rules(name: str) -> _core.Rules:
    return core_rules(load_rules(name), NO_STAKES)
