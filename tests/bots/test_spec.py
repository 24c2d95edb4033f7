"""A bot is a file; a wrong file is told in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from aluette.bots import LEVELS, BotError, RuleBot, load_bot
from aluette.bots.books import Books
from aluette.bots.reader import Reader
from aluette.bots.talk import Talk
from tests.bots.specs import TALK, refusal, write

GOOD = (
    """
policy = "books"
[play]
lead_high = 3
guard = 12
[play.3]
lead_high = 1
"""
    + TALK
)


def test_every_level_has_its_file_and_its_name() -> None:
    folder = Path(__file__).parents[2] / "src" / "aluette" / "bots" / "levels"
    assert sorted(path.stem for path in folder.iterdir()) == sorted(LEVELS)
    assert [load_bot(level).name for level in LEVELS] == list(LEVELS)


def test_a_file_is_a_bot_named_after_it(tmp_path: Path) -> None:
    path = write(tmp_path, GOOD)
    for spec in (path, str(path)):
        bot = load_bot(spec)
        assert isinstance(bot, RuleBot)
        assert bot.name == "mine"
        assert bot.policies == {3: Books(1, 12), 4: Books(3, 12), 6: Books(3, 12)}


def test_club_reads_and_has_numbers_of_its_own_for_three_seats() -> None:
    club = load_bot("club")
    assert isinstance(club, RuleBot)
    three, four = club.policies[3], club.policies[4]
    assert isinstance(three, Reader)
    assert isinstance(four, Reader)
    assert three.probe > four.probe


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "policy =",
            "policy = 3 #",
            "mine.toml: policy must be one of books, reader, network, not 3",
        ),
        (
            '"books"',
            '"luck"',
            "mine.toml: policy must be one of books, reader, network, not 'luck'",
        ),
        (
            'policy = "books"',
            "",
            "mine.toml: policy must be one of books, reader, network, not None",
        ),
        ("guard = 12", "", "mine.toml, [play]: guard is missing"),
        (
            "lead_high = 3\nguard = 12\n[play.3]\nlead_high = 1",
            "",
            "mine.toml, [play]: lead_high, guard are",
        ),
        ('policy = "books"', 'policy = "reader"', "mine.toml, [play]: probe, weak, late, leave, "),
        ("guard = 12", "guard = -12", "mine.toml, [play]: guard must be from 0 to 19, not -12"),
        ("lead_high = 1", "lead_high = 49", "mine.toml, [play]: lead_high must be from 0 to 48, "),
        ("poor = -0.5", "poor = -1e300", "mine.toml, [talk]: poor must be from -100 to 100, not "),
        ("[talk]", "[slips]\nwaste = 2\n[talk]", "mine.toml, [slips]: waste must be from 0 to 1, "),
        ("[talk]", "[face]\nbeat = 0\n[talk]", "mine.toml, [face]: beat must be from 100 to "),
        ("guard = 12", "gard = 12", "mine.toml, [play]: unknown key 'gard'; the keys are "),
        ("guard = 12", "guard = 1.5", "mine.toml, [play]: guard must be a whole number, not 1.5"),
        ("guard = 12", "guard = true", "mine.toml, [play]: guard must be a whole number, not True"),
        ("poor = -0.5", "poor = 'low'", "mine.toml, [talk]: poor must be a number, not 'low'"),
        ("poor = -0.5", "poor = nan", "mine.toml, [talk]: poor must be a number, not nan"),
        ("guard = 12", f"guard = {'[' * 32}", "mine.toml: it is not TOML: "),
        ("guard = 12", f"guard = {'[' * 9999}", "mine.toml: it is nested too deeply"),
        ("guard = 12", f"guard = {'9' * 6000}", "mine.toml: it has a number of more than 64 bits"),
        ("guard = 12", f"guard = 1{'0' * 400}", "mine.toml: it has a number of more than 64 bits"),
        ("guard = 12", f"{'g' * 6000} = 1", "mine.toml, [play]: unknown key 'gggggggggggg...g"),
        ("[play.3]", "[play.5]", "mine.toml, [play]: unknown key '5'; the keys are "),
        ("[play.3]\nlead_high = 1", "3 = 4", "mine.toml, [play.3]: must be a table, not 4"),
        ("[talk]", "[speech]", "mine.toml: unknown key 'speech'; the keys are policy, play, "),
        ("[talk]", "[slips]\nluck = 1\n[talk]", "mine.toml, [slips]: unknown key 'luck'; the keys"),
        ("policy =", "slips = 1\npolicy =", "mine.toml, [slips]: must be a table, not 1"),
        ("policy =", "policy :", "mine.toml: it is not TOML: "),
    ],
)
def test_a_wrong_spec_is_told_in_one_sentence(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    assert old in GOOD
    assert refusal(tmp_path, GOOD.replace(old, new, 1)).startswith(sentence)


def test_play_that_is_no_table(tmp_path: Path) -> None:
    with pytest.raises(BotError, match=r"mine\.toml, \[play\]: must be a table, not 1"):
        load_bot(write(tmp_path, 'policy = "books"\nplay = 1\n'))


def test_files_that_are_no_spec(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BotError, match=r"mine\.toml: it is not a text"):
        load_bot(path)
    path.write_bytes(b"#" * 70_000)
    with pytest.raises(BotError, match=r"mine\.toml: it is larger than 65536 bytes"):
        load_bot(path)
    with pytest.raises(FileNotFoundError):
        load_bot(tmp_path / "none.toml")


def test_a_spec_of_policy_and_play_is_enough(tmp_path: Path) -> None:
    bot = load_bot(write(tmp_path, GOOD.removesuffix(TALK)))
    assert isinstance(bot, RuleBot)
    assert bot.talk == Talk()
    for level in ("club", "strong"):
        theirs = load_bot(level)
        assert isinstance(theirs, RuleBot)
        assert theirs.talk == Talk()


def test_a_wrong_spec_is_named_as_it_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "policy = 3")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    with pytest.raises(BotError, match=r"^\.\./mine\.toml: policy must be"):
        load_bot("../mine.toml")
    write(tmp_path, "policy :")
    with pytest.raises(BotError, match=r"^\.\./mine\.toml: it is not TOML"):
        load_bot("../mine.toml")


def test_a_level_that_does_not_exist() -> None:
    with pytest.raises(BotError) as caught:
        load_bot("grandmaster")
    assert str(caught.value) == (
        "unknown level 'grandmaster'; the levels are beginner, casual, club, strong, expert"
    )
