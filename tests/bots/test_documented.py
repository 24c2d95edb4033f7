"""The page about bots of one's own: its examples are bots, and its tables are the code's."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from aluette.bots import load_bot
from aluette.bots.books import Books
from aluette.bots.face import Face
from aluette.bots.prospects import Prospects
from aluette.bots.reader import Reader
from aluette.bots.search_spec import Budget
from aluette.bots.searching import Descents
from aluette.bots.slips import Slips
from aluette.bots.talk import Talk
from aluette.kernel import Books as BooksAhead
from aluette.kernel.search import Effort, Model
from aluette.testing import check_bot
from tests.bots.specs import write

PAGE = (Path(__file__).parents[2] / "docs" / "research" / "bots.md").read_text("utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
TABLES: dict[str, type[Any]] = {
    '`[play]` with `policy = "books"`': Books,
    '`[play]` with `policy = "reader"`': Reader,
    "`[talk]` without `[search]`": Talk,
    "`[slips]` without `[search]`": Slips,
    "`[face]`": Face,
    '`[play]` with `[search]` and `policy = "books"`': BooksAhead,
    '`[search]` with `kind = "pimc"`': Effort,
    '`[search]` with `kind = "ismcts"`': Descents,
    "`[beliefs]` with `[search]`": Model,
    "`[budget]` with `[search]`": Budget,
    "`[talk]` with `[search]`": Prospects,
}
SECTIONS = {
    title: re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \| ([^|]+) \|$", text, re.MULTILINE)
    for title, text in re.findall(r"^### (.+)\n([^#]+)", PAGE, re.MULTILINE)
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_is_a_bot(tmp_path: Path, text: str) -> None:
    bot = load_bot(write(tmp_path, text), milliseconds=2)
    check_bot(bot, rules=["pagat"], deals=1)


def test_there_is_an_example_and_a_table_for_everything() -> None:
    assert len(EXAMPLES) == 5
    assert set(SECTIONS) - {'`[play]` with `policy = "network"`'} == set(TABLES)


@pytest.mark.parametrize("title", TABLES)
def test_a_table_tells_the_keys_the_defaults_and_the_ranges(title: str) -> None:
    kind, rows = TABLES[title], SECTIONS[title]
    known = {field.name: field.default for field in fields(kind) if field.name != "seconds"}
    told = {key: MISSING if default == "–" else float(default) for key, _, default in rows}
    assert told == known
    ends = {key: re.match(r"(\S+) to ([\d.]+)", span) for key, span, _ in rows}
    number = {field.name: int if field.type == "int" else float for field in fields(kind)}
    spans = {
        key: (number[key](found[1]), number[key](found[2])) for key, found in ends.items() if found
    }
    assert set(spans) == set(known)
    least: dict[str, Any] = {key: low for key, (low, _) in spans.items()}
    for key, (low, high) in spans.items():
        kind(**least | {key: high})
        for wrong in (low - 1, high + 1):
            with pytest.raises(ValueError, match=f"{key} must be from "):
                kind(**least | {key: wrong})
