"""A match between one player and bots, and what the player is told."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from rich.console import Console

from aluette.bots import load_bot
from aluette.cli.messages import Messages, catalogues
from aluette.cli.play import screen
from aluette.cli.play.narrate import narrate
from aluette.cli.play.session import play_match
from aluette.cli.play.terminal import Left, Terminal
from aluette.game import Match, Refusal, View, ViewEvent, commands, evolve, fold, seen, view
from aluette.game import events as ev
from aluette.notation.record import Record
from aluette.notation.replay import replay
from aluette.rules import PRESETS, load_rules
from tests.cli.command import CASES

# At the terminal nobody leads with a wrong number of cards.
RECORDS = sorted(set((CASES / "records").glob("*.alu")) - {CASES / "records/spanish-penalty.alu"})


@dataclass
class Watcher:
    """A player who writes down what he is told, and leaves the choice to a bot."""

    first: View
    told: list[tuple[ViewEvent, View]] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)

    def see(self, event: ViewEvent, now: View) -> None:
        self.told.append((event, now))

    def ask(self, now: View) -> commands.SeatCommand:
        if now.table.phase == "cut" and not self.refusals:
            return commands.Cut(now.viewer, 48)
        return load_bot("casual").choose(now, 1)

    def refuse(self, refusal: Refusal) -> None:
        self.refusals.append(refusal)


def watch(rules: str, seed: str) -> Watcher:
    chosen = load_rules(rules)
    watcher = Watcher(view(Match.new(chosen), 0))
    play_match(chosen, watcher, load_bot("casual"), seed)
    return watcher


@pytest.mark.parametrize("preset", PRESETS)
def test_a_player_who_only_folds_what_he_sees_knows_as_much(preset: str) -> None:
    watcher = watch(preset, "a")
    known = watcher.first
    for event, now in watcher.told:
        known = fold(known, event)
        if isinstance(event, ev.Drawn):
            known = now  # he has moved to another seat
        assert known == now
    assert known.table.phase == "over"


def test_a_refused_command_is_asked_again() -> None:
    (refusal,) = watch("wikipedia-3", "b").refusals
    assert refusal.code == "bad-cut"


def test_the_same_seed_brings_the_same_match() -> None:
    assert watch("rebour", "1").told == watch("rebour", "1").told
    assert watch("rebour", "1").told != watch("rebour", "2").told


def test_a_bot_that_is_refused_is_a_fault_of_the_program() -> None:
    @dataclass
    class Fool:
        name: str = "fool"

        def choose(self, now: View, seed: int) -> commands.SeatCommand:
            return commands.Cut(now.viewer, seed % 47 + 100)

        def face(self, now: View, seed: int, time: int) -> tuple[None, int]:  # noqa: ARG002
            return None, 1_000

    rules = load_rules("pagat")
    watcher = Watcher(view(Match.new(rules), 0))
    with pytest.raises(RuntimeError, match=r"^Cut.* was refused"):
        play_match(rules, watcher, Fool(), "a seed with which a bot cuts first")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_event_of_every_record_can_be_told(path: Path) -> None:
    languages = [Messages(language) for language in catalogues()]
    record = Record.read(path)
    _, events = replay(record)
    match = Match.new(record.rules, record.seats)
    silent = (ev.Asked, ev.Voted)
    for event in events:
        before, match = match, evolve(match, event)
        for seat in range(match.table.seats):
            noticed, now = seen(event, before, seat), view(match, seat)
            assert noticed is not None
            for say in languages:
                lines = narrate(noticed, now, say)
                assert bool(lines) != isinstance(event, silent)
                assert not any("{" in line or "terminal-" in line for line in lines)


def test_a_deal_that_nobody_wins() -> None:
    rules = load_rules("wikipedia")
    nobody = ev.DealEnded("played", None, None, 0, False, (0, 0), (), (), ())
    lines = narrate(ViewEvent(nobody), view(Match.new(rules), 0), Messages("en"))
    assert lines == ["Nobody scores."]


def test_the_chant_is_told_to_oneself_as_ones_own() -> None:
    now, say = view(Match.new("pagat"), 1), Messages("fr")
    noes = ev.VotesOpened((True, False, False, False))
    assert narrate(ViewEvent(noes), now, say) == [
        "N chante.",
        "Vous ne chantez pas.",
        "S ne chante pas.",
        "W ne chante pas.",
        "Le talon n’est pas chanté et reste où il est.",
    ]


def shown(*things: object) -> str:
    out = io.StringIO()
    console = Console(file=out, width=100)
    for thing in things:
        console.print(thing)
    return out.getvalue()


def test_what_can_be_looked_at() -> None:
    say = Messages("en")
    record = Record.read(CASES / "records" / "pagat-unfinished.alu")
    match, _ = replay(record)
    now = view(match, match.table.asked[0])
    assert "Your hand:" in shown(screen.hand(now, say))
    assert "(you)" in shown(screen.table(now, say))
    assert len(shown(screen.ladder(say)).splitlines()) == 21
    assert "Deals finished: 0." in shown(screen.score(now, say))
    last = match.table.tricks[-1]
    text = shown(screen.last_trick(now, say))
    assert all(f"({card.code})" in text for card in last.cards)
    turned = [card for _, cards in match.table.turned_up for card in cards]
    assert all(f"({card.code})" in shown(screen.table(now, say)) for card in turned)


def test_a_spoiled_last_trick_is_nobodys() -> None:
    say = Messages("en")
    record = Record.read(CASES / "records" / "pagat-drawn.alu")
    _, events = replay(record)
    match = Match.new(record.rules, record.seats)
    texts = set()
    for event in events:
        match = evolve(match, event)
        text = shown(screen.last_trick(view(match, 0), say))
        if match.table.tricks:
            spoiled = match.table.tricks[-1].winner is None
            assert ("Spoiled" in text) == spoiled
        texts.add(text)
    assert "No trick has been finished in this deal.\n" in texts
    assert any("Spoiled" in text for text in texts)


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("wikipedia-3", "You sit at A and play alone."),
        ("wikipedia-6", "You sit at A, your partner at D."),
        ("wikimanche-6", "You sit at A, your partners at C and E."),
    ],
)
def test_where_one_sits(rules: str, says: str) -> None:
    assert screen.partners(view(Match.new(rules), 0), Messages("en")) == says


def test_one_may_look_at_things_before_one_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["help", "hand", "table", "last", "ladder", "score", "nonsense", "1"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(words) + "\n"))
    out = io.StringIO()
    terminal = Terminal(Console(file=out, width=100), Messages("en"))
    match, _ = replay(Record.read(CASES / "records" / "pagat-unfinished.alu"))
    now = view(match, match.table.asked[0])
    assert terminal.ask(now) == commands.Play(now.viewer, now.hand[-1])
    terminal.refuse(Refusal("not-held", "…"))
    for text in ("Any card may be played", "The ladder", "five", "“nonsense”", "do not hold"):
        assert text in out.getvalue()
    with pytest.raises(Left):
        terminal.another()
