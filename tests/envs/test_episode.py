"""A deal action by action: who acts, what is possible, and what others get to see of it."""

from __future__ import annotations

import random
import subprocess
import sys
from copy import deepcopy

import pytest

from aluette.cards import CARDS, Card
from aluette.envs import ACTIONS, Episode, Form
from aluette.envs.form import FACE, KEEP, LOOK, NO, SIGN, WORD, WORDS, YES
from aluette.envs.resample import resample
from aluette.envs.story import story
from aluette.game.events import Noticed, Signed
from aluette.rules import RULE_SETS, RulesError, load_rules
from aluette.signs.ticks import BARE

PAGAT = load_rules("pagat")


def begun(rules: str = "pagat", *, seed: int = 1, **options: bool) -> Episode:
    """A deal from a seed, dealt by the last seat."""
    form = Form.of(load_rules(rules), **options)
    deck = random.Random(seed).sample(CARDS, 48)
    return Episode.begin(form, form.rules.seats - 1, deck, seed)


def after(episode: Episode, *actions: int | str) -> Episode:
    for action in actions:
        number = action if isinstance(action, int) else ACTIONS.index(action)
        episode = episode.act(number)
    return episode


def part(episode: Episode, seat: int, name: str) -> list[int]:
    """The places that are 1 in a part of a seat's observation."""
    row, begin = episode.observe(seat), 0
    for field in episode.form.fields():
        if field.name == name:
            return [k for k in range(field.size) if row[begin + k]]
        begin += field.size
    raise AssertionError(f"no part {name}")


def test_the_numbers_of_actions_are_those_published() -> None:
    assert len(ACTIONS) == len(set(ACTIONS)) == 81
    assert ACTIONS[47] == "3d"
    assert ACTIONS[YES] == "yes"
    assert ACTIONS[WORD] == "pass"
    assert ACTIONS[WORD + len(WORDS) - 1] == "decline"
    assert (ACTIONS[FACE], FACE) == ("keep still", 59)
    assert ACTIONS[LOOK] == "look at own cards"
    assert ACTIONS[LOOK + 5] == "look 5 to the left"
    assert ACTIONS[SIGN:] == tuple(f"sign {message}" for message in BARE)
    assert [str(message) for message in BARE[8:]] == [
        *("as", "as×2", "as×3", "as×4", "les-deux", "misère", "mordienne")
    ]


@pytest.mark.parametrize(
    ("rules", "talk", "signs", "size", "actions"),
    [
        ("pagat", False, False, 352, 48),
        ("pagat", True, False, 451, 59),
        ("pagat", True, True, 532, 81),
        ("pagat", False, True, 433, 81),
        ("wikipedia-3", True, False, 288, 48),
        ("wikipedia-6", True, True, 613, 81),
    ],
)
def test_sizes_of_version_1(rules: str, talk: bool, signs: bool, size: int, actions: int) -> None:
    form = Form.of(load_rules(rules), talk=talk, signs=signs)
    assert (form.observation_size, form.action_count) == (size, actions)
    assert len(begun(rules, talk=talk, signs=signs).observe(0)) == size


@pytest.mark.parametrize("wrong", [-1, 48, 0], ids=["below", "above", "twice"])
def test_a_deck_is_all_cards_once(wrong: int) -> None:
    form = Form.of(PAGAT)
    with pytest.raises(ValueError, match="a deck is all 48 cards"):
        Episode.begin(form, 0, [*range(47), wrong])
    with pytest.raises(ValueError, match="a deck is all 48 cards"):
        Episode.begin(form, 0, range(47))


def test_votes_are_asked_for_from_the_dealers_left_and_stay_secret() -> None:
    episode = after(begun(), "yes", "no")
    assert episode.turn == 2
    assert [part(episode, seat, "yes") for seat in range(4)] == [[0], [], [], []]
    assert [part(episode, seat, "no") for seat in range(4)] == [[], [0], [], []]
    episode = after(episode, "yes", "yes")
    assert part(episode, 3, "yes") == [0, 1, 3]
    assert part(episode, 3, "no") == [2]


def test_r5_3_singers_lay_six_cards_away_one_by_one_unseen() -> None:
    episode = after(begun(), *["yes"] * 4)
    assert part(episode, 1, "singers") == [2, 3]
    for seat in (0, 3):
        assert episode.turn == seat
        assert len(episode.legal()) == 15
        laid = episode.legal()[:6]
        for k, card in enumerate(laid):
            assert part(episode, seat, "discards") == list(laid[:k])
            assert card in part(episode, seat, "hand")
            episode = episode.act(card)
        assert part(episode, seat, "discards") == list(laid)
        assert len(part(episode, seat, "hand")) == 9
        assert part(episode, 1, "discards") == []
    assert episode.match.table.phase == "declare"


def test_without_talk_nothing_is_sung_and_all_pass() -> None:
    episode = begun(talk=False)
    assert episode.match.table.phase == "play"
    assert episode.turn == 0
    assert not any(episode.match.table.votes)
    assert {word for _, word in episode.match.table.declared} == {"pass"}


def test_r5_4_a_surrender_ends_the_deal_without_play() -> None:
    episode = after(begun(), *["no"] * 4, "surrender", "agree", "accept")
    assert episode.over
    assert (episode.turn, episode.legal()) == (None, ())
    assert episode.rewards() == (-1, 1, -1, 1)
    accepted, agreed, offered = (WORDS.index(word) for word in ("accept", "agree", "surrender"))
    size = len(WORDS)
    assert part(episode, 1, "said") == [accepted, size + agreed, 3 * size + offered]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_rewards_are_a_sides_points_less_those_of_the_others(rules: str) -> None:
    rng = random.Random(rules)
    for seed in range(8):
        episode = begun(rules, seed=seed)
        while not episode.over:
            assert set(episode.rewards()) == {0}
            episode = episode.act(rng.choice(episode.legal()))
        result = episode.match.table.results[-1]
        sides = episode.form.rules.side_of
        for seat, reward in enumerate(episode.rewards()):
            assert reward == (result.points if sides[seat] == result.side else -result.points)


def test_faces_act_at_the_same_time() -> None:
    """Nobody sees what others do in the tick, and all see where heads point after it."""
    episode = begun(talk=False, signs=True)
    assert [ACTIONS[a] for a in episode.legal()[:4]] == [
        *("keep still", "look 1 to the left", "look 2 to the left", "look 3 to the left")
    ]
    looking = after(episode, "look 2 to the left")
    assert looking.turn == 1
    still = after(episode, "keep still")
    assert [looking.observe(seat) for seat in range(4)] == [
        still.observe(seat) for seat in range(4)
    ]
    done = after(looking, *["keep still"] * 3)
    assert not done.faces
    assert done.match.table.gazes == (2, None, None, None)
    assert part(done, 2, "gazes") == [0, 5, 4 * 2 + 0, 15]


def test_a_sign_must_be_true_and_is_seen_by_who_looks() -> None:
    episode = begun(talk=False, signs=True, seed=2)
    hand = episode.match.deal.hands[0]
    assert hand is not None
    for number, message in enumerate(BARE[:8]):
        possible = SIGN + number in episode.legal()
        assert possible == (Card(47 - number) in hand), message
    episode = after(episode, "keep still", "look 3 to the left", "look 2 to the left", "keep still")
    episode = episode.act(episode.legal()[0])
    seen = []
    for seed in range(40):
        # now seat 1 leads the tick; seats 1 and 2 look at seat 0
        tick = Episode(episode.form, episode.match, seed=seed)
        tick = after(tick, "keep still", "keep still", "keep still", "sign misère")
        facts = tick.match.facts
        assert [f.seat for f in facts if isinstance(f, Signed)] == [0]
        assert {f.seat for f in facts if isinstance(f, Noticed)} <= {1, 2}
        seen += [f.seat for f in facts if isinstance(f, Noticed) and f.message == "misère"]
        assert part(tick, 3, "signs") == []
        assert part(tick, 0, "signs") == [13]
        if 1 in [f.seat for f in facts if isinstance(f, Noticed) and f.message]:
            assert part(tick, 1, "signs") == [3 * 15 + 13]
    assert 25 < seen.count(1) <= 40
    assert 25 < seen.count(2) <= 40


def test_a_seat_makes_twelve_signs_at_most() -> None:
    episode = begun("wikipedia-3", signs=True)
    for _ in range(12):
        assert ACTIONS.index("sign misère") in episode.legal()
        turn = episode.turn
        episode = after(episode, *["sign misère"] * 3)
        assert episode.turn == turn
        episode = episode.act(episode.legal()[0])
    assert episode.faces
    assert max(episode.legal()) < SIGN


def test_an_episode_is_its_own_copy() -> None:
    episode = begun()
    assert deepcopy(episode) is episode


def test_what_cannot_be_done_is_refused_in_a_sentence() -> None:
    episode = begun()
    with pytest.raises(ValueError, match=r"^seat 0 cannot do action 47 \(3d\) now$"):
        episode.act(47)
    with pytest.raises(ValueError, match=r"^seat 0 cannot do action 81 now$"):
        episode.act(81)
    over = after(episode, *["no"] * 4, "surrender", "agree", "accept")
    with pytest.raises(ValueError, match="no seat is in turn"):
        over.act(NO)
    with pytest.raises(ValueError, match="a deck is all 48 cards"):
        Episode.begin(Form.of(PAGAT), 0, CARDS[:47])
    with pytest.raises(ValueError, match="there is no seat 4"):
        Episode.begin(Form.of(PAGAT), 4, CARDS)
    with pytest.raises(RulesError, match="at most 12 tricks, not 16"):
        Form.of(load_rules("wikipedia-3", {"packets": [16]}))
    with pytest.raises(RulesError, match="sign_set"):
        Form.of(load_rules("pagat", {"sign_set": "none"}), signs=True)


@pytest.mark.parametrize(
    ("rules", "signs"), [("pagat", False), ("pagat", True), ("wikipedia-6", True), ("rebour", True)]
)
def test_a_seat_cannot_tell_a_deal_drawn_anew(rules: str, signs: bool) -> None:
    rng = random.Random(f"{rules}{signs}")
    moved = 0
    for seed in range(6):
        episode = begun(rules, seed=seed, signs=signs)
        while not episode.over:
            seat = rng.randrange(episode.form.rules.seats)
            if rng.random() < 0.2:
                other = resample(episode, seat, seed=rng.getrandbits(40))
                assert story(other, seat) == story(episode, seat)
                assert other.observe(seat) == episode.observe(seat)
                assert other.turn == episode.turn
                if seat == episode.turn:
                    assert other.legal() == episode.legal()
                moved += other.match.deal.dealt != episode.match.deal.dealt
            legal = episode.legal()
            episode = episode.act(YES if YES in legal else rng.choice(legal))
    assert moved > 20


def test_a_deal_drawn_anew_keeps_the_signs_that_were_seen() -> None:
    """Where seat 1 saw seat 0 sign a card, seat 0 holds it in every deal drawn for seat 1."""
    looked = 0
    for seed in range(12):
        episode = begun(talk=False, signs=True, seed=seed)
        true = [a for a in episode.legal() if SIGN <= a < SIGN + 8]
        if not true:
            continue
        episode = after(episode, KEEP, "look 3 to the left", KEEP, KEEP)
        episode = episode.act(episode.legal()[0])
        episode = after(episode, KEEP, KEEP, KEEP)
        sign = next((a for a in episode.legal() if SIGN <= a < SIGN + 8), None)
        if sign is None:
            continue
        episode = episode.act(sign)
        if not any(isinstance(f, Noticed) and f.message for f in episode.match.facts):
            continue
        looked += 1
        for number in range(20):
            hands = resample(episode, 1, seed=number).match.deal.hands
            assert 47 - (sign - SIGN) in (hands[0] or ())
    assert looked >= 3


@pytest.mark.parametrize(
    ("module", "missing"),
    [("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium")],
)
def test_without_its_library_a_module_says_in_one_sentence_what_to_install(
    module: str, missing: str
) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; import aluette.envs.{module}"
    run = subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True
    )
    *_, last = run.stderr.splitlines()
    assert run.returncode == 1
    assert last.startswith(f"ImportError: aluette.envs.{module} needs ")
    assert last.endswith(': .venv/bin/pip install -e ".[research]"')


def test_the_environments_core_needs_no_packages_and_no_kernel() -> None:
    program = (
        "import sys; sys.modules.update({'numpy': None, 'aluette.kernel._core': None});"
        "from aluette.envs import Episode, Form; from aluette import load_rules;"
        "print(Episode.begin(Form.of(load_rules('pagat')), 0, range(48)).turn)"
    )
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    assert run.stdout.split() == [b"1"]
