"""A network: the same numbers in the kernel and in NumPy, made of nothing that is hidden."""

from __future__ import annotations

import hashlib
import itertools
import math
import pickle
import random
import struct
from importlib import resources
from pathlib import Path

import pytest

from aluette import Rules, load_rules, view
from aluette.cards import STEP, parse_cards
from aluette.kernel.network import Network
from aluette.kernel.reference import (
    CARD_INPUTS,
    FIRST,
    INPUTS,
    SECOND,
    Reference,
    card_inputs,
    inputs,
)
from aluette.kernel.search import Known, Situation
from aluette.kernel.shown import MOST_SHOWN, shown_left, shown_of
from aluette.kernel.weights import MAGIC, VERSION, pack, story, weights_of
from tests.driver import steps
from tests.kernel.positions import ALL_RULES, NAMES
from tests.kernel.turns import turns

SIZE = (INPUTS.count + CARD_INPUTS.count + 1) * FIRST + (FIRST + 2) * SECOND + 1
FILE = (resources.files("aluette.bots") / "weights" / "standard.weights").read_bytes()
HEAD = len(MAGIC) + 8


def random_file(seed: int) -> bytes:
    """Weights by which every input counts."""
    rng = random.Random(seed)
    weights = [rng.gauss(0, 0.2) for _ in range(3 * SIZE)]
    return pack(struct.pack(f"{len(weights)}f", *weights), {"seed": seed})


@pytest.mark.bulk
@pytest.mark.parametrize("rules", ALL_RULES, ids=NAMES)
def test_the_kernel_and_numpy_give_equal_answers(rules: Rules) -> None:
    networks = [(Network(file), Reference(file)) for file in (random_file(1), FILE)]
    for seen in turns(rules, 7, 600):
        situation = Situation.of(seen)
        for network, reference in networks:
            values, expected = network.values(situation), reference.values(situation)
            assert list(values) == list(expected) == list(reversed(seen.hand))
            assert max(abs(values[card] - expected[card]) for card in values) < 1e-4


def test_cards_that_a_seat_knows_to_lie_elsewhere_count_as_gone() -> None:
    network, reference = Network(random_file(2)), Reference(random_file(2))
    for seen in turns(load_rules("wikipedia"), 3, 100):
        plain = Situation.of(seen)
        unseen = [card for card in range(48) if not any(1 << card & m for m in masks_of(plain))]
        aside = sum(1 << card for card in unseen[:3])
        known = Situation(seen, aside=aside, stakes=plain.stakes, sung=plain.sung)
        values, expected = network.values(known), reference.values(known)
        assert max(abs(values[card] - expected[card]) for card in values) < 1e-4
        assert values != network.values(plain)


@pytest.mark.parametrize("name", ["pagat", "wikipedia-6"])
def test_what_signs_have_shown_counts_until_it_is_played(name: str) -> None:
    network, reference, rng = Network(random_file(2)), Reference(random_file(2)), random.Random(1)
    changed = 0
    for seen in turns(load_rules(name), 3, 100):
        plain = Situation.of(seen)
        shown = tuple(rng.randrange(MOST_SHOWN + 1) for _ in range(seen.table.seats))
        known = Situation.of(seen, Known(shown=shown))
        values, expected = network.values(known), reference.values(known)
        assert max(abs(values[card] - expected[card]) for card in values) < 1e-4
        changed += values != network.values(plain)
    assert changed > 90


def test_what_is_shown_goes_with_the_cards() -> None:
    monsieur, ace, weak = (parse_cards(text)[0] for text in ("3d", "Ac", "5b"))
    shown = shown_of([0, 1, 0, 0, 0, 0, 0, 0, 1, 2], poor=True)
    assert f"{shown:013b}" == "1001110000001"
    assert shown_left(shown, 1 << weak) == shown
    assert f"{shown_left(shown, 1 << monsieur):013b}" == "1001100000001"
    assert f"{shown_left(shown, 1 << ace):013b}" == "1000110000001"


def masks_of(situation: Situation) -> list[int]:
    """The masks of what the seat holds, has laid away, and saw."""
    view = situation.view
    away = view.deal.discards[view.viewer] or ()
    played = [card for cards in view.table.played for card in cards]
    return [sum(1 << card for card in cards) for cards in (view.hand, away, played)]


def test_nearly_every_input_is_reached() -> None:
    rng = random.Random(3)
    on: set[int] = set()
    card_on: set[int] = set()
    for rules in ALL_RULES:
        for seen in turns(rules, 5, 150):
            shown = tuple(rng.randrange(MOST_SHOWN + 1) for _ in range(rules.seats))
            situation = Situation.of(seen, Known(shown=shown))
            on.update(inputs(situation))
            card_on.update(card_inputs(situation, rng.choice(seen.hand)))
    assert on < set(range(INPUTS.count))
    assert len(on) > 0.75 * INPUTS.count
    assert card_on <= set(range(CARD_INPUTS.count))
    assert len(card_on) > 0.95 * CARD_INPUTS.count
    begins = [*sorted(INPUTS.begin.values()), INPUTS.count]
    for begin, end in itertools.pairwise(begins):
        assert on & set(range(begin, end))


def test_the_card_is_the_best_or_weaker_and_hardly_worse() -> None:
    network, weaker = Network(FILE), 0
    for seen in turns(load_rules("wikipedia-3"), 11, 400):  # nobody has a partner there
        situation = Situation.of(seen)
        values, card = network.values(situation), network.card(situation)
        best = max(values, key=lambda one: (values[one], -one))
        assert values[card] >= values[best] - 0.0101
        assert all(values[one] < values[best] - 0.0099 for one in values if STEP[one] > STEP[card])
        weaker += STEP[card] > STEP[best]
    assert weaker > 0


def test_a_seat_that_is_not_asked_has_no_card_to_weigh() -> None:
    for match, *_ in steps("spanish", 4):
        if match.table.phase == "play" and match.table.asked:
            other = (match.table.asked[0] + 1) % 4
            with pytest.raises(ValueError, match=r"^the seat is not asked for a card$"):
                Network(FILE).card(Situation.of(view(match, other)))
            return
    raise AssertionError


def test_the_weights_that_come_along_tell_where_they_are_from() -> None:
    network = Network(FILE)
    assert len(FILE) < 1 << 20
    assert network.story["command"].startswith("aluette train --minutes ")
    assert network.story["games"] > 5_000_000
    assert 40 <= network.story["minutes"] <= 120
    assert set(network.story["against_books"]) >= {"pagat", "wikipedia-3", "wikimanche-6"}
    assert all(points > 0 for points in network.story["against_books"].values())


def test_a_network_is_read_from_a_path_too(tmp_path: Path) -> None:
    path = tmp_path / "some.weights"
    path.write_bytes(FILE)
    situation = Situation.of(next(turns(load_rules("rebour"), 2, 1)))
    values = Network.load(FILE).values(situation)
    assert Network.load(path).values(situation) == values
    assert pickle.loads(pickle.dumps(Network(FILE))).values(situation) == values
    with pytest.raises(FileNotFoundError):
        Network.load(tmp_path / "none")


def changed(at: int, number: bytes, file: bytes = FILE) -> bytes:
    return file[:at] + number + file[at + len(number) :]


def sealed(file: bytes) -> bytes:
    """A file whose digest fits whatever else is in it, as the documentation has it."""
    line = len('digest = ""\n') + 32
    digest = hashlib.blake2b(file[:HEAD] + file[HEAD + line :], digest_size=16).hexdigest()
    return changed(HEAD, f'digest = "{digest}"\n'.encode(), file)


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        (b"", "this is no file of a network's weights"),
        (b"policy = 'books'\n" * 9, "this is no file of a network's weights"),
        (MAGIC, "the weights are cut short"),
        (FILE[:-1], "the weights are cut short"),
        (FILE[: HEAD + 20], "the weights are cut short"),
        (FILE + b"\0", "there is more after the weights"),
        (changed(len(MAGIC), b"\1"), f"the weights are of version 1, not {VERSION}"),
        (changed(len(MAGIC) + 4, b"\xff" * 4), "the weights are cut short"),
        (changed(HEAD, b"\xff"), "the weights are damaged"),
        (changed(HEAD, b"Digest"), "the weights are damaged"),
        (FILE[:HEAD] + FILE[HEAD + 44 :] + bytes(44), "the weights are damaged"),
        (sealed(changed(HEAD + 44, b"\xff")), "what is told of the weights is not TOML"),
        (sealed(changed(HEAD + 44, b"=")), "what is told of the weights is not TOML"),
        (changed(len(FILE) - 2, b"\x00\x7e"), "a weight is not a number"),
        (changed(len(FILE) - 2, b"\x00\xfc"), "a weight is not a number"),
    ],
    ids=[
        "empty",
        "text",
        "head",
        "short",
        "shorter",
        "long",
        "version",
        "length",
        "digest",
        "key",
        "none",
        "bytes",
        "toml",
        "nan",
        "inf",
    ],
)
def test_wrong_weights_are_told_in_one_sentence(file: bytes, sentence: str) -> None:
    with pytest.raises(ValueError, match=rf"^{sentence}$"):
        Network(file)


DAMAGED = (
    "^(this is no file of a network's weights|the weights are (of version [0-9]+, not 2|damaged|"
    "cut short)|there is more after the weights|a weight is not a number)$"
)


def test_no_bit_of_a_file_flips_unnoticed() -> None:
    small = pack(struct.pack("6f", 0.5, -1, 65504, 0, 2, 3), {"command": "aluette train"})
    assert sealed(small) == small
    for bit in range(8 * len(small)):
        flipped = changed(bit // 8, bytes([small[bit // 8] ^ 1 << bit % 8]), small)
        for read in (story, weights_of):
            with pytest.raises(ValueError, match=DAMAGED):
                read(flipped)


def test_damaged_weights_are_refused_wherever_a_bit_has_flipped() -> None:
    rng = random.Random(3)
    assert sealed(FILE) == FILE
    text = 8 * (HEAD + 44)
    for bit in [*range(text), *rng.sample(range(text, 8 * len(FILE)), 400)]:
        with pytest.raises(ValueError, match=DAMAGED):
            Network(changed(bit // 8, bytes([FILE[bit // 8] ^ 1 << bit % 8])))
    with pytest.raises(ValueError, match=r"^the weights are damaged$"):
        weights_of(changed(len(FILE) - 2, b"\0\0"))


def test_what_is_told_of_weights_is_kept() -> None:
    told: dict[str, str | int | float | dict[str, float]] = {
        "command": 'aluette "train"',
        "games": 12,
        "against_books": {"spanish+mordienne": 0.5},
    }
    weights = struct.pack("3f", 0.5, -1, 65504)
    assert story(pack(weights, told)) == told
    assert pack(weights, told).endswith(struct.pack("<3e", 0.5, -1, 65504))


@pytest.mark.parametrize("weight", [1e6, float("nan"), float("inf")])
def test_weights_that_the_file_cannot_hold_are_not_written(weight: float) -> None:
    with pytest.raises(ValueError, match=r"^a weight is too large, or not a number$"):
        pack(struct.pack("f", weight), {})


def test_numbers_that_are_no_weights_are_refused() -> None:
    rng, taken = random.Random(4), 0
    situation = Situation.of(next(turns(load_rules("pagat"), 1, 1)))
    for _ in range(200):
        at = rng.randrange(len(FILE))
        file = sealed(changed(at, rng.randbytes(rng.choice([1, 2, 8]))))
        try:
            values = Network(file).values(situation)
        except ValueError:
            continue
        taken += 1
        assert all(map(math.isfinite, values.values()))
    assert taken > 100
