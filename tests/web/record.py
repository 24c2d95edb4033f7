"""Record matches as a viewer sees them, for the tests of the page's store.

Each file holds a view, and every event after it with the fields of the view that it changed, as
the library folds them: the page must arrive at the same. ``signs.json`` is a match with signs;
``deck.json`` holds the order of the cards, ``eyes.json`` looks and signs with who noticed what,
``language.json`` the words of signs. Run it after a change to events or views::

    python -m tests.web.record
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from aluette.cards import CARDS
from aluette.game import (
    Match,
    Refusal,
    View,
    decide,
    deck_from_seed,
    evolve,
    fold,
    seen,
    view,
)
from aluette.game import commands as cmd
from aluette.notation import plain
from aluette.rules import load_rules
from aluette.server.afterwards import with_understood
from aluette.server.entries import Person
from aluette.server.seating import Seating
from aluette.signs import Signing
from tests.web import faces

FIXTURES = Path(__file__).parent / "fixtures"
MATCHES: dict[str, tuple[Any, int]] = {
    "pagat": ({"preset": "pagat", "match": {"deals": 2}}, 2),
    "spanish+mordienne": ("spanish+mordienne", 3),
    "wikipedia": ("wikipedia", 1),
    "wikipedia-3": ("wikipedia-3", 0),
    "wikimanche-6": ("wikimanche-6", 4),
}
"""The rules of each record, and the seat that looks on."""
DEALS = 2
SEATING = Seating.of([*(Person("Guest", "g") for _ in range(2)), *[Person(level="club")] * 4])
"""Two people, whose partners say what they understood."""


def commands(match: Match, dice: random.Random) -> Iterator[cmd.Command]:
    """Commands that go well with the match as it stands, one after the other's asking."""
    table = match.table
    if table.phase == "draw":
        deck = deck_from_seed(dice.random().hex())
        agreed = table.rules.draw == "agreed"
        yield cmd.NameDealer(0) if agreed else cmd.Draw(0, deck)
    elif table.phase == "shuffle":
        yield cmd.Shuffle(deck_from_seed(dice.random().hex()))
    elif table.phase == "over":
        return
    else:
        yield command_of(match, table.asked[0], dice)


def command_of(match: Match, seat: int, dice: random.Random) -> cmd.Command:
    """What the seat does: it sings in the first deal, and opens when it is the dealer."""
    table = match.table
    hand = match.deal.hands[seat] if match.deal.hands else ()
    if table.phase == "cut":
        return cmd.Cut(seat, dice.randrange(1, 48))
    if table.phase == "vote":
        return cmd.Vote(seat, table.number == 1 or dice.random() < 0.5)
    if table.phase == "discard":
        return cmd.Discard(seat, tuple(sorted(hand or ())[:6]))
    if table.phase == "declare":
        return cmd.Declare(seat, word_of(match, seat))
    return cmd.Play(seat, dice.choice(hand or ()))


def word_of(match: Match, seat: int) -> str:
    """A bid that is accepted in the first deal; in the second whatever ends it unplayed."""
    table = match.table
    words = table.words
    if "pass" not in words:
        return words[0]
    if table.number == 1:
        return "announce" if "announce" in words and seat == table.dealer else "pass"
    return words[1] if seat == table.dealer else "pass"


def record(name: str, rules: Any, viewer: int, level: str = "none") -> dict[str, Any]:
    """A match of at most two deals; in the second a wrong count is found (R5.2)."""
    dice = random.Random(name)
    match = Match.new(load_rules(rules), signing=Signing(level, honest=False))
    now = view(match, viewer)
    steps: list[dict[str, Any]] = []
    first = plain.dump(now)
    faulty = False
    while match.table.phase != "over" and len(match.table.results) < DEALS:
        todo = commands(match, dice)
        if match.table.number == 2 and match.table.phase in ("vote", "play") and not faulty:
            penalty = match.table.rules.wrong_count == "penalty"
            todo = iter((cmd.Penalise(match.table.asked[0]) if penalty else cmd.Redeal(),))
            faulty = True
        for command in (*todo, *faces.commands(match, dice)):
            decided = decide(match, command)
            told = () if isinstance(decided, Refusal) else decided
            for event in with_understood(match, SEATING, told):
                after = evolve(match, event)
                shown = seen(event, match, viewer)
                if shown is not None:
                    later = fold(now, shown)
                    steps.append({"event": plain.dump(shown), **changes(now, later)})
                    now = later
                match = after
    assert now == view(match, viewer)
    return {"view": first, "steps": steps, "facts": plain.dump(now)["facts"]}


def changes(now: View, later: View) -> dict[str, Any]:
    """What the page must change likewise."""
    old, new = plain.dump(now), plain.dump(later)
    return {
        part: {key: value for key, value in new[part].items() if value != old[part][key]}
        for part in ("table", "deal")
    }


def texts() -> dict[str, str]:
    """Each fixture's text by its file's name."""
    fixtures: dict[str, Any] = {
        f"{name}.json": record(name, rules, viewer) for name, (rules, viewer) in MATCHES.items()
    }
    two_deals = {"preset": "pagat", "match": {"deals": 2}}
    fixtures["signs.json"] = record("signs", two_deals, 0, "simple")
    fixtures["eyes.json"] = faces.eyes_scripts()
    fixtures["language.json"] = faces.language()
    fixtures["deck.json"] = [[card.code, card.step] for card in CARDS]
    return {name: json.dumps(data, separators=(",", ":")) + "\n" for name, data in fixtures.items()}


def main() -> None:
    """Write the fixtures."""
    for name, text in texts().items():
        (FIXTURES / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
