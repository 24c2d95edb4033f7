"""Bad input of every kind: its status, one line on stderr, an empty stdout, no traceback."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.cli.command import CASES, Done, outside, within

RECORDS = CASES / "records"
SUNG = "pagat-chant"
PLAIN = "match-gamerules"
SPANISH = "spanish-penalty"
SURRENDERED = "pagat-surrender-accepted"
DRAWN = "pagat-drawn"
FIRST = "aluette = 1\n"


@dataclass(frozen=True)
class Bad:
    """A mistake: the command line, with `{path}` for a path, and what the line must say."""

    kind: str
    arguments: str
    says: str
    text: str | bytes | None = None
    """What lies at the path; nothing where this is `None`."""
    status: int = 2


def changed(record: str, old: str, new: str) -> str:
    """One of the records with a mistake in it."""
    text = (RECORDS / f"{record}.alu").read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, 1)


def record(kind: str, text: str | bytes | None, says: str) -> Bad:
    """A record that is wrong."""
    return Bad(kind, "replay {path}", says, text)


def house(kind: str, text: str | bytes, says: str) -> Bad:
    """A house's rules that are wrong."""
    return Bad(kind, "score SENWSEXNW --rules {path}", says, text)


def level(kind: str, text: str | bytes, says: str) -> Bad:
    """A bot's file that is wrong."""
    return Bad(kind, "play --level {path}", says, text)


def rules(kind: str, options: str, says: str) -> Bad:
    """Options that no rules can be made of."""
    return Bad(kind, f"score SENWSEXNW {options}", says)


COMMAND_LINES = [
    Bad("no command", "", "command"),
    Bad("unknown command", "shuffle", "shuffle"),
    Bad("unknown option", "deal --seed 1 --colour red", "--colour"),
    Bad("no argument", "score", "TRICKS"),
    Bad("an argument too many", "score SENWSEXNW NESW", "NESW"),
    Bad("no seed", "deal", "--seed"),
    Bad("a seed that is no number", "deal --seed luck", "--seed"),
    Bad("a seed below zero", "deal --seed -1", "--seed"),
    Bad("a seed too long to be read", f"deal --seed {'9' * 5000}", "--seed"),
    Bad("a dealer that is no seat", "deal --seed 1 --dealer Q", "'Q'"),
    Bad("no cut", "deal --seed 1 --cut 0", "--cut"),
    Bad("a cut of all cards", "deal --seed 1 --cut 48", "--cut"),
    Bad("a language without a catalogue", "rules --lang tlh", "tlh"),
    Bad("a level that no bot has", "play --level grandmaster", "grandmaster"),
    Bad("a language as a sentence", "rules --lang de", "in the language 'de'; --lang knows en, fr"),
    Bad("a mistake without an end", f"score {'x' * 100_000}", "trick 1 is 'x'"),
    Bad("a command without an end", "x" * 100_000, "(see aluette --help)"),
    Bad("a number too small", "deal --seed -1", "equal to 0 (see aluette deal --help)"),
    Bad("a NUL in a house's path", "rules {folder}/a\0.toml", "it has a NUL in its path"),
    Bad("a NUL in a level's path", "play --level {folder}/a\0.toml", "it has a NUL in its path"),
    Bad("a NUL in a record's path", "replay {folder}/a\0.alu", "null byte"),
    level(
        "a level too deep", 'policy = "books"\nplay = ' + "[" * 30_000, "it is nested too deeply"
    ),
    level("a level of a huge number", f"policy = {'9' * 6000}", "mine.toml: it has a number"),
    level("a level of a number too large", f"policy = {'9' * 40}", "more than 64 bits"),
    level("a level of a long word", f'policy = "{"x" * 6000}"', "xxx...xxx"),
    level("a level that is no text", b"\xff\xfe", "it is not a text in UTF-8"),
    Bad("a port that is none", "serve --port 65536", "--port"),
    Bad("a letter that is no seat", "score SENWQEXNW", "trick 5 is 'Q'"),
    Bad("a seat of other rules", "score ABCABCABCABD --rules wikipedia-3", "trick 12 is 'D'"),
    Bad("a small letter", "score sENWSEXNW", "trick 1 is 's'"),
    Bad("a trick too few", "score SENWSEXN", "8 letters"),
    Bad("a trick too many", "score SENWSEXNWN", "10 letters"),
    Bad("no trick", "score|", "0 letters"),
    Bad("an unknown card", "trick|8b As Td Ad", "'Td'"),
    Bad("a card twice", "trick|8b As 8b Ad", "8b is there twice"),
    Bad("a card twice by two names", "trick|8b, Monsieur, 3d, Ad", "3d is there twice"),
    Bad("a card too few", "trick|8b As 5d", "3 cards"),
    Bad("a card too many", "trick|8b As 5d Ad Kc", "5 cards"),
    Bad("no card", "trick|", "0 cards"),
    Bad("cards in several arguments", "trick 8b As 5d Ad", "As"),
    Bad("a word that moves the cursor", "trick|8b As \x1b[2J\nAd", "unknown card"),
    Bad("a busy port", "serve --no-browser --data {folder} --port {busy}", "{busy}", status=3),
]

RULES = [
    rules("an unknown preset", "--rules bridge", "unknown preset 'bridge'"),
    rules("an unknown overlay", "--rules pagat+surrender", "no overlay '+surrender'"),
    rules("mordienne on pagat", "--rules pagat+mordienne", "no overlay '+mordienne'"),
    Bad("rules of an unknown preset", "rules bridge", "unknown preset 'bridge'"),
    rules("an unknown key", "--set trumps=true", "'trumps'"),
    rules("a change without a value", "--set chant", "KEY=VALUE"),
    rules("a value that the key has not", "--set surrender=maybe", "surrender cannot be 'maybe'"),
    rules("a value of another type", "--set seats=true", "seats cannot be True"),
    rules("another preset by --set", "--set preset=spanish", "'preset'"),
    rules("packets that are no list", "--set packets=3", "packets"),
    rules("packets of nothing", "--set packets=[0]", "packets"),
    rules("a match without an end", "--set match={deals=0}", "match"),
    rules("a match of tricks", "--set match={tricks=3}", "match"),
    rules("a run of no trick", "--set shortest_run=0", "shortest_run"),
    rules("a value too deep to be read", f"--set packets={'[' * 5000}", "packets"),
    house("a house without a preset", "chant = false", "preset"),
    house(
        "a house with an unknown key",
        'preset = "pagat"\ntrumps = 1',
        "house.toml: unknown rules key 'trumps'",
    ),
    house("a house with a wrong value", 'preset = "pagat"\nseats = 5', "house.toml: seats cannot"),
    house("a house against itself", 'preset = "pagat"\nteams = "threes"', "house.toml: teams ="),
    house("a house of a huge number", f"preset = {'9' * 6000}", "house.toml: it has a number"),
    house("a house cut short", 'preset = "pag', "TOML"),
    house("a house that is no text", b"\x7fELF\x02\xff\x00", "text"),
    house("a house too large", b"# a\n" * 20_000, "larger"),
    house("a house nested too deeply", 'preset = "pagat"\npackets = ' + "[" * 30_000, "deep"),
    Bad("no such house", "rules {folder}/none.toml", "none.toml"),
    Bad("a folder for a house", "rules {folder}/", "directory"),
]

# Each contradiction of R3.3.
CONTRADICTIONS = [
    rules("pairs of three", "--rules wikipedia-3 --set teams=pairs", "teams"),
    rules("threes of four", "--set teams=threes", "teams"),
    rules("more than 48 cards", "--set packets=[13]", "48 cards"),
    rules("a draw for three", "--rules wikipedia-3 --set draw=full", "draw"),
    rules("a chant for six", "--rules wikipedia-6 --set chant=true", "chant"),
    rules("a chant without its talon", "--set packets=[3,3]", "talon of twelve"),
    rules("a concession for six", "--rules wikipedia-6 --set surrender=concede", "declarations"),
    rules("an announcement for three", "--rules wikipedia-3 --set announce=bid", "declarations"),
    rules("announcing what is off", "--rules spanish --set announce=bid", "announce = bid"),
    rules("surrender without mordienne", "--set mordienne=off", "surrender = offer"),
    rules("a bid in a match of deals", "--set announce=bid", "match to points"),
    rules("an extension of points", "--rules rebour --set announce=extends", "match of deals"),
    rules(
        "the last five of four",
        "--set packets=[4] --set chant=false --set mordienne=last-five",
        "five tricks",
    ),
    rules("a run longer than the deal", "--set shortest_run=10", "shortest_run = 10"),
    rules("a penalty for three", "--rules wikipedia-3 --set wrong_count=penalty", "two sides"),
]

RECORD_FORMS = [
    record("no such record", None, "No such file"),
    Bad("a folder for a record", "replay {folder}", "directory"),
    Bad("a record below a file", "replay {path}/a.alu", "Not a directory", FIRST),
    record("an empty record", "", "'aluette'"),
    record("a record cut short", changed(SUNG, '"Nc Js 2d As"]', '"Nc Js'), "TOML"),
    record("a record that is no text", b"PNG\r\n\x1a\x00\xff\xfe", "UTF-8"),
    record("a huge record", b"# more\n" * 700_000, "larger"),
    record("a record nested too deeply", FIRST + "seats = " + "[" * 60_000, "deep"),
    record("another version", changed(SUNG, FIRST, "aluette = 2\n"), "version"),
    record("no version", changed(SUNG, FIRST, ""), "'aluette'"),
    record("no rules", changed(SUNG, 'rules = "pagat"\n', ""), "'rules'"),
    record("unknown rules", changed(SUNG, '"pagat"', '"whist"'), "whist"),
    record("mordienne where there is none", changed(SUNG, "pagat", "pagat+mordienne"), "overlay"),
    record(
        "rules that contradict",
        changed(PLAIN, '"gamerules"', '{ preset = "gamerules", announce = "bid" }'),
        "announce",
    ),
    record("an unknown key", changed(SUNG, FIRST, FIRST + "trumps = 1\n"), "'trumps'"),
    record("an unknown key of a deal", changed(SUNG, "chant =", "sung ="), "'sung'"),
    record("a seat too few", changed(SUNG, '"S", "W"]', '"S"]'), "3 seat names"),
    record("a seat twice", changed(SUNG, '"S", "W"]', '"S", "S"]'), "twice"),
    record("a seat called X", changed(SUNG, '"S", "W"]', '"S", "X"]'), "X"),
    record("a seat with a space", changed(SUNG, '"S", "W"]', '"S", "W W"]'), "'W W'"),
    record("a dealer that is no seat", changed(SUNG, 'dealer = "W"', 'dealer = "Q"'), "'Q'"),
    record("no dealer", changed(SUNG, 'dealer = "W"\n', ""), "'dealer'"),
    record("no hand of a seat", changed(SUNG, ', W = "Ks 9c 7c Ac 8s 2b 3s 2s 6d"', ""), "lack W"),
    record("a hand too small", changed(SUNG, "2c Jb Kd", "2c Jb"), "8 cards"),
    record("a hand too large", changed(SUNG, "2c Jb Kd", "2c Jb Kd Kc"), "10 cards"),
    record("an unknown card", changed(SUNG, "2c Jb Kd", "2c Jb Zd"), "'Zd'"),
    record("a card twice in a hand", changed(SUNG, "2c Jb Kd", "2c 2c Kd"), "2c"),
    record("a card in two hands", changed(SUNG, "2c Jb Kd", "2c Jb 5d"), "5d"),
    record("a card in hand and talon", changed(SUNG, 'talon = "Nd', 'talon = "2c'), "2c"),
    record("a talon too small", changed(SUNG, 'talon = "Nd Ns', 'talon = "Nd'), "11 cards"),
    record("neither plays nor an ending", changed(SPANISH, 'penalty = "E"', ""), "neither"),
    record("a cut of all cards", changed(SUNG, 'dealer = "W"', 'dealer = "W"\ncut = 48'), "cut"),
    record("hands that are no table", changed(SPANISH, "hands = {", "hands = 9 # {"), "hands"),
]

RECORD_STORIES = [
    record("a card not held", changed(SUNG, "2c 5b Jc 2s", "2c 5b Jc Ks Kd"), "trick 1"),
    record("a card of another seat", changed(SUNG, "2c 5b Jc 2s", "2c As Jc 2s"), "As"),
    record("a card played twice", changed(SUNG, "Nb 9d 8c 3c", "2c 9d 8c 3c"), "2c"),
    record("a trick too short", changed(SUNG, "2c 5b Jc 2s", "2c 5b Jc"), "trick 1"),
    record("a play after the end", changed(SUNG, '2d As"', '2d As", "Nc"'), "the deal is over"),
    record(
        "plays after a surrender",
        changed(SURRENDERED, "declarations", 'plays = ["Kc"]\ndeclarations'),
        "play",
    ),
    record("a talon sung but unknown", changed(SUNG, "talon =", "comment ="), "talon"),
    record("a vote too many", changed(SUNG, "yes yes yes yes", "yes yes yes yes yes"), "5 votes"),
    record("a vote too few", changed(SUNG, "yes yes yes yes", "yes yes yes"), "3 votes"),
    record("a vote that is none", changed(SUNG, "yes yes yes yes", "yes yes yes oui"), "'oui'"),
    record(
        "a vote without a chant",
        changed("match-wikipedia-3", "plays =", 'chant = "yes yes yes"\nplays ='),
        "chant",
    ),
    record("a discard not in the hand", changed(SUNG, "7s 6c 5s", "7s 6c 9c"), "9c"),
    record("a discard too few", changed(SUNG, "7s 6c 5s", "7s 6c"), "6 cards, not 5"),
    record("a discard too many", changed(SUNG, "7s 6c 5s", "7s 6c 5s Ab"), "6 cards, not 7"),
    record("a discard of who sang not", changed(SUNG, '{ N = "7s', '{ E = "7s'), "E"),
    record("discards without a chant", changed(SUNG, "yes yes yes yes", "yes yes no yes"), "N"),
    record("plays before the discards", changed(SUNG, "discards =", "phrases ="), "discard"),
    record(
        "an answer too many", changed(SURRENDERED, 'accept"', 'accept", "S accept"'), "S accept"
    ),
    record(
        "an answer out of turn", changed(SURRENDERED, '"E surrender"', '"W agree"'), "W may say"
    ),
    record(
        "a word that the rules have not",
        changed(SURRENDERED, "E surrender", "E announce"),
        "announce",
    ),
    record("a word that nobody knows", changed(SURRENDERED, "surrender", "resign"), "'resign'"),
    record("declarations not settled", changed(SURRENDERED, ', "N accept"', ""), "settled"),
    record("a penalty where there is none", changed(SPANISH, "spanish", "pagat"), "wrong count"),
    record(
        "the wrong next dealer", changed(PLAIN, 'dealer = "E"', 'dealer = "S"'), "the dealer is E"
    ),
    record(
        "a deal after the match's end",
        (RECORDS / f"{DRAWN}.alu").read_text(encoding="utf-8")
        + changed(SPANISH, "aluette", "#").partition("[[deals]]")[2].join(["\n[[deals]]", ""]),
        "over",
    ),
    record(
        "a deal after one unfinished",
        (RECORDS / "pagat-unfinished.alu").read_text(encoding="utf-8")
        + changed(SPANISH, 'dealer = "W"', 'dealer = "N"')
        .partition("[[deals]]")[2]
        .join(["\n[[deals]]", ""]),
        "not over",
    ),
]

TABLE = [*COMMAND_LINES, *RULES, *CONTRADICTIONS, *RECORD_FORMS, *RECORD_STORIES]


def test_the_table_has_enough_kinds() -> None:
    assert len({bad.kind for bad in TABLE}) >= 100


@pytest.fixture
def busy() -> Iterator[int]:
    """A port that somebody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def check(done: Done, status: int, says: str) -> None:
    assert done.status == status
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert len(done.err) <= 301
    assert re.match(r"aluette( [a-z]+)?: ", done.err)
    assert done.err.endswith("\n")
    assert done.err[:-1].isprintable()
    assert "Traceback" not in done.err
    assert says in done.err


@pytest.mark.parametrize("bad", TABLE, ids=lambda bad: bad.kind)
def test_bad_input(bad: Bad, tmp_path: Path, busy: int) -> None:
    named = {"--rules {path}": "house.toml", "--level {path}": "mine.toml"}
    path = tmp_path / next((name for k, name in named.items() if k in bad.arguments), "match.alu")
    if bad.text is not None:
        path.write_bytes(bad.text if isinstance(bad.text, bytes) else bad.text.encode())
    command, bar, rest = bad.arguments.partition("|")
    places = {"path": str(path), "folder": str(tmp_path), "busy": str(busy)}
    arguments = [
        _filled(word, places)
        for word in (*command.split(" "), *((rest,) if bar else ()))
        if word or bar
    ]
    # The server changes its process for good, so it has one of its own.
    run = outside if bad.arguments.startswith("serve --no-browser") else within
    check(run(*arguments), bad.status, _filled(bad.says, places))


def _filled(text: str, places: dict[str, str]) -> str:
    for name, value in places.items():
        text = text.replace(f"{{{name}}}", value)
    return text


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("trick", "8b As Td Ad"), "'Td'"),  # our own refusal
        (("deal", "--seed", "luck"), "--seed"),  # the command line's
    ],
)
def test_as_a_program_it_says_the_same(arguments: tuple[str, ...], says: str) -> None:
    check(outside(*arguments), 2, says)
