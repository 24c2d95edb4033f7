"""Tricks, the deal's result and the match: R5.5 to R5.8, R5.4's payments, R4.4."""

from __future__ import annotations

from dataclasses import dataclass

from tests.naive.ladder import step_of
from tests.naive.presets import Rules
from tests.naive.speech import Heard
from tests.naive.table import other_side, side_name, side_of

Won = list[str | None]
"""Who took each trick of a deal, in order; None for a spoiled one."""


@dataclass
class Result:
    """What a deal brought: its winner, the side that scores, how much, by mordienne or not."""

    winner: str | None
    side: list[str] | None
    points: int
    mordienne: bool


def play_trick(cards: list[str], rules: Rules) -> tuple[int | None, int]:
    """Return the winner's place in playing order, None when spoiled, and the next leader's."""
    strongest = min(step_of(card) for card in cards)
    places = [place for place, card in enumerate(cards) if step_of(card) == strongest]
    if len(places) == 1:
        return places[0], places[0]
    if rules["spoiled_lead"] == "first-tied":
        return None, places[0]
    return None, 0


def most_tricks(won: Won) -> str | None:
    """Return the player with the most tricks, the first to reach that number if several."""
    counts: dict[str, int] = {}
    for seat in won:
        if seat is not None:
            counts[seat] = counts.get(seat, 0) + 1
    if not counts:
        return None
    most = max(counts.values())
    reached: dict[str, int] = {}
    for seat in won:
        if seat is not None:
            reached[seat] = reached.get(seat, 0) + 1
            if reached[seat] == most:
                return seat
    return None


def made_mordienne(won: Won, rules: Rules) -> bool:
    """Return whether the winner of a whole deal made mordienne (R5.8)."""
    winner = most_tricks(won)
    if winner is None or rules["mordienne"] == "off":
        return False
    if rules["mordienne"] == "last-five":
        length = 5
        if won[-5:] != [winner] * 5:
            return False
    else:
        length = 0
        while length < len(won) and won[len(won) - 1 - length] == winner:
            length += 1
        if won.count(winner) != length:
            return False
        if length < rules["shortest_run"]:
            return False
    if rules["mordienne_needs_loss"]:
        earlier = won[: len(won) - length]
        lost = [seat for seat in earlier if seat is not None and seat != winner]
        return len(lost) > 0
    return True


def deal_result(won: Won, heard: Heard, seats: list[str], rules: Rules) -> Result:
    """Return the result of a deal that was played to its end."""
    if len(won) != sum(rules["packets"]):
        raise ValueError("the deal is not over")
    winner = most_tricks(won)
    made = made_mordienne(won, rules)
    if heard.refused is not None:
        return _after_refusal(winner, made, heard.refused, seats, rules)
    if winner is None:
        return Result(None, None, 0, False)
    if heard.bidder is not None:
        return _after_bid(winner, made, heard.bidder, seats, rules)
    side = side_of(winner, seats, rules)
    if made and rules["announce"] == "required" and winner not in heard.announcers:
        made = False
    return Result(winner, side, 2 if made else 1, made)


def _after_refusal(
    winner: str | None, made: bool, refusing: list[str], seats: list[str], rules: Rules
) -> Result:
    if made and winner in refusing:
        return Result(winner, refusing, 2, True)
    offering = other_side(refusing[0], seats, rules)
    return Result(winner, offering, 2, False)


def _after_bid(winner: str, made: bool, bidder: str, seats: list[str], rules: Rules) -> Result:
    side = side_of(winner, seats, rules)
    if rules["announce_must_make"]:
        if made and winner == bidder:
            side = side_of(bidder, seats, rules)
        else:
            side = other_side(bidder, seats, rules)
    return Result(winner, side, 2, made and winner in side)


def target_after(heard: Heard, target: dict[str, int], rules: Rules) -> dict[str, int]:
    """Return what the match is played to once these declarations were made."""
    if heard.bidder is not None:
        return {"points": 10}
    if rules["announce"] == "extends" and heard.announcers:
        return {"points": 10}
    return target


def match_ended(score: dict[str, int], target: dict[str, int], deals: int, rules: Rules) -> bool:
    """Return whether the match is over after this many whole deals (R4.4)."""
    if "points" in target:
        return max(score.values()) >= target["points"]
    if deals < target["deals"]:
        return False
    if rules["tied_match"] == "extra-deals":
        return best_side(score) is not None
    return True


def best_side(score: dict[str, int]) -> str | None:
    """Return the side with the most points, None when two or more have as many."""
    most = max(score.values())
    best = [side for side, points in score.items() if points == most]
    if len(best) == 1:
        return best[0]
    return None


def add_points(score: dict[str, int], side: list[str] | None, points: int) -> dict[str, int]:
    """Return the score with these points added to this side's."""
    after = dict(score)
    if side is not None:
        after[side_name(side)] += points
    return after
