"""What is added with one file, and nothing else, is there everywhere."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import aluette

PRESET = "rules/presets/sunday.toml"
SIGN_SET = """
[title]
en = "Sunday's"
[signs]
vache = { gestures = ["tongue"] }
"""
PLAY = """
import json
from aluette import Match, commands, deck_from_seed, load_rules, perform
from aluette.rules import PRESETS
from aluette.signs import Signing

rules = load_rules({"preset": "sunday", "sign_set": "sunday"})
match, _ = perform(Match.new(rules, signing=Signing("simple", honest=False)),
                   commands.NameDealer(0))
match, _ = perform(match, commands.Shuffle(deck_from_seed(1)))
match, _ = perform(match, commands.Cut(match.table.asked[0], 24))
match, events = perform(match, commands.Sign(1, "vache", 100))
print(json.dumps(["sunday" in PRESETS, events[0].gesture]))
"""


def test_a_preset_and_a_sign_set(tmp_path: Path) -> None:
    package = tmp_path / "aluette"
    shutil.copytree(
        Path(aluette.__file__).parent,
        package,
        ignore=shutil.ignore_patterns("static", "__pycache__"),
    )
    shutil.copy(package / "rules/presets/pagat.toml", package / PRESET)
    (package / "signs/sets/sunday.toml").write_text(SIGN_SET, "utf-8")
    done = subprocess.run(
        [sys.executable, "-S", "-c", PLAY],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert json.loads(done.stdout) == [True, "tongue"]
