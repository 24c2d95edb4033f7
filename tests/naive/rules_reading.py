"""The whole of it: a record replayed, a deal scored, a trick decided, as the commands answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from tests.naive.ladder import ALL_CARDS, read_cards
from tests.naive.presets import Rules, read_rules
from tests.naive.scoring import (
    Won,
    add_points,
    best_side,
    deal_result,
    match_ended,
    play_trick,
    target_after,
)
from tests.naive.speech import Heard, listen, with_passes
from tests.naive.table import (
    DEFAULT_SEATS,
    is_sung,
    left_of,
    other_side,
    round_from,
    side_name,
    sides_of,
    sing,
)


def trick(cards: list[str], rules: Rules) -> dict[str, Any]:
    """Answer as ``aluette trick`` does."""
    if len(cards) != rules["seats"] or len(set(cards)) != len(cards):
        raise ValueError("a trick has one card of each seat")
    winner, leader = play_trick(cards, rules)
    return {"winner": winner, "next": leader}


def score(
    tricks: str, spec: str | dict[str, Any], overrides: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Answer as ``aluette score`` does: one letter a trick, X for a spoiled one."""
    rules = read_rules(spec, overrides)
    seats = DEFAULT_SEATS[rules["seats"]]
    won: Won = []
    for letter in tricks:
        if letter != "X" and letter not in seats:
            raise ValueError(f"{letter!r} is no seat")
        won.append(None if letter == "X" else letter)
    result = deal_result(won, Heard(), seats, rules)
    return {
        "winner": result.winner,
        "team": None if result.side is None else side_name(result.side),
        "points": result.points,
        "mordienne": result.mordienne,
    }


@dataclass
class Standing:
    """Where a match stands between two deals."""

    score: dict[str, int]
    target: dict[str, int]
    deals: int = 0
    finished: bool = False


# Keys that only describe a match; which of them stand in a deal is not said, so both have all.
ALSO_KNOWN = [
    "draw",
    "cut",
    "seed",
    "commitment",
    "names",
    "phrases",
    "signs",
    "gazes",
    "clocks",
    "date",
    "event",
    "comment",
]
KNOWN_IN_RECORD = ["aluette", "rules", "seats", "deals", *ALSO_KNOWN]
KNOWN_IN_DEAL = [
    "dealer",
    "hands",
    "talon",
    "chant",
    "discards",
    "declarations",
    "plays",
    "penalty",
    *ALSO_KNOWN,
]


def replay(record: dict[str, Any]) -> dict[str, Any]:
    """Answer as ``aluette replay`` does, from a record read out of its TOML."""
    rules = read_rules(record["rules"])
    seats: list[str] = record["seats"]
    check_record(record, rules)
    standing = Standing(
        score={side_name(side): 0 for side in sides_of(seats, rules)},
        target=dict(rules["match"]),
    )
    answers: list[dict[str, Any]] = []
    dealer = None
    for deal in record.get("deals", []):
        if standing.finished:
            raise ValueError("the match was over before this deal")
        if answers and answers[-1]["ended"] is None:
            raise ValueError("the deal before this one was not played to its end")
        if dealer is not None and deal["dealer"] != dealer:
            raise ValueError(f"{dealer} had to deal, not {deal['dealer']}")
        answers.append(replay_deal(deal, standing, seats, rules))
        dealer = left_of(deal["dealer"], seats)
    return {
        "rules": record["rules"],
        "deals": answers,
        "score": standing.score,
        "target": standing.target,
        "finished": standing.finished,
        "winner": best_side(standing.score) if standing.finished else None,
    }


def check_record(record: dict[str, Any], rules: Rules) -> None:
    """Refuse a record whose head is not well formed."""
    if record["aluette"] != 1:
        raise ValueError("only version 1 of the record is known")
    for key in record:
        if key not in KNOWN_IN_RECORD:
            raise ValueError(f"a record has no {key!r}")
    seats = record["seats"]
    if len(seats) != rules["seats"] or len(set(seats)) != len(seats):
        raise ValueError("the rules have another number of seats")
    for seat in seats:
        if not re.fullmatch(r"[A-Za-z0-9]{1,12}", seat) or seat == "X":
            raise ValueError(f"{seat!r} is no name for a seat")


def replay_deal(
    deal: dict[str, Any], standing: Standing, seats: list[str], rules: Rules
) -> dict[str, Any]:
    """Replay one deal, move the standing on, and return the deal's part of the answer."""
    for key in deal:
        if key not in KNOWN_IN_DEAL:
            raise ValueError(f"a deal has no {key!r}")
    dealer = deal["dealer"]
    if dealer not in seats:
        raise ValueError(f"{dealer!r} sits nowhere at this table")
    hands = hands_to_play(deal, seats, rules)
    written = [read_word(said) for said in deal.get("declarations", [])]
    heard = listen(with_passes(written, dealer, seats, rules), dealer, seats, rules)
    standing.target = target_after(heard, standing.target, rules)
    answer: dict[str, Any] = {
        "dealer": dealer,
        "tricks": [],
        "winner": None,
        "team": None,
        "points": 0,
        "mordienne": False,
        "ended": None,
    }
    side: list[str] | None = None
    if heard.ended or "penalty" in deal:
        side = end_without_play(deal, heard, answer, seats, rules)
    else:
        won = play_all(deal, hands, heard, answer["tricks"], rules)
        if len(won) == sum(rules["packets"]):
            side = end_by_play(won, heard, answer, seats, rules)
    standing.score = add_points(standing.score, side, answer["points"])
    answer["team"] = None if side is None else side_name(side)
    answer["score"] = dict(standing.score)
    if answer["ended"] is not None:
        standing.deals += 1
        standing.finished = match_ended(standing.score, standing.target, standing.deals, rules)
    return answer


def read_word(said: str) -> tuple[str, str]:
    """Return the seat and the word of a written declaration such as ``"E surrender"``."""
    parts = said.split()
    if len(parts) != 2:
        raise ValueError(f"a declaration is a seat and a word, not {said!r}")
    return parts[0], parts[1]


def hands_to_play(deal: dict[str, Any], seats: list[str], rules: Rules) -> dict[str, list[str]]:
    """Return each seat's cards once the chant, if there was one, is over."""
    if sorted(deal["hands"]) != sorted(seats):
        raise ValueError("each seat has a hand")
    hands = {seat: read_cards(deal["hands"][seat]) for seat in seats}
    for seat, hand in hands.items():
        if len(hand) != sum(rules["packets"]):
            raise ValueError(f"{seat} was dealt {len(hand)} cards")
    dealt = [card for hand in hands.values() for card in hand]
    talon = None
    if "talon" in deal:
        talon = read_cards(deal["talon"])
        dealt += talon
        if len(dealt) != len(ALL_CARDS):
            raise ValueError("hands and talon are not the whole pack")
    if len(set(dealt)) != len(dealt):
        raise ValueError("a card was dealt twice")
    sung = False
    if "chant" in deal:
        votes = deal["chant"].split()
        if not rules["chant"] or len(votes) != len(seats):
            raise ValueError("there is no such chant under these rules")
        sung = is_sung(votes)
    if not sung:
        if "discards" in deal:
            raise ValueError("nobody discards without a chant")
        return hands
    if talon is None:
        raise ValueError("a chant needs the talon")
    discards = {seat: read_cards(text) for seat, text in deal["discards"].items()}
    return sing(hands, talon, discards, dealer=deal["dealer"], seats=seats, rules=rules)


def end_without_play(
    deal: dict[str, Any], heard: Heard, answer: dict[str, Any], seats: list[str], rules: Rules
) -> list[str] | None:
    """Return the side that scores one point because nothing was played."""
    if deal.get("plays"):
        raise ValueError("nothing was to be played in this deal")
    answer["points"] = 1
    if heard.ended:
        if "penalty" in deal:
            raise ValueError("nobody led in this deal, so nobody led with a wrong number")
        answer["ended"] = heard.ended
        return heard.scorer
    if rules["wrong_count"] != "penalty":
        raise ValueError("these rules have no penalty")
    answer["ended"] = "penalty"
    return other_side(deal["penalty"], seats, rules)


def end_by_play(
    won: Won, heard: Heard, answer: dict[str, Any], seats: list[str], rules: Rules
) -> list[str] | None:
    """Write the result of a deal played to its end; return the side that scores."""
    result = deal_result(won, heard, seats, rules)
    answer["winner"] = result.winner
    answer["points"] = result.points
    answer["mordienne"] = result.mordienne
    answer["ended"] = "played"
    return result.side


def play_all(
    deal: dict[str, Any],
    hands: dict[str, list[str]],
    heard: Heard,
    tricks: list[dict[str, Any]],
    rules: Rules,
) -> Won:
    """Play a deal's tricks, write each into `tricks`, and return who took the whole ones."""
    plays = deal["plays"]
    # With passes left out, an opening that nobody had to answer is all that may be missing.
    if plays and heard.next_seat and "pass" not in heard.words:
        raise ValueError(f"{heard.next_seat} had not yet answered")
    if len(plays) > sum(rules["packets"]):
        raise ValueError("there are more tricks than cards in a hand")
    seats = list(hands)
    won: Won = []
    left = {seat: list(hand) for seat, hand in hands.items()}
    leader = left_of(deal["dealer"], seats)
    for number, text in enumerate(plays):
        cards = read_cards(text)
        if not 1 <= len(cards) <= len(seats):
            raise ValueError(f"a trick has one card of each seat, not {text!r}")
        if len(cards) < len(seats) and number < len(plays) - 1:
            raise ValueError("only the last trick can be unfinished")
        order = round_from(leader, seats)
        for seat, card in zip(order, cards, strict=False):
            if card not in left[seat]:
                raise ValueError(f"{seat} has no {card} to play")
            left[seat].remove(card)
        entry: dict[str, Any] = {
            "leader": leader,
            "cards": cards,
            "winner": None,
            "spoiled": False,
        }
        tricks.append(entry)
        if len(cards) == len(seats):
            winner, following = play_trick(cards, rules)
            leader = order[following]
            entry["winner"] = None if winner is None else order[winner]
            entry["spoiled"] = winner is None
            won.append(entry["winner"])
    return won
