"""What may be declared before the first lead, and what comes of it: R5.4."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.naive.presets import Rules
from tests.naive.table import from_dealers_left, other_side, partner_of, side_of


@dataclass
class Heard:
    """What the declarations so far amount to."""

    next_seat: str | None = None  # who must speak now; None: nobody any more
    words: list[str] = field(default_factory=list)  # what that seat may say
    ended: str | None = None  # "conceded", "surrendered" or "declined": no play
    scorer: list[str] | None = None  # the side that scores the point of such an end
    refused: list[str] | None = None  # the side that refused a surrender and must make mordienne
    bidder: str | None = None  # the seat whose bid was accepted
    announcers: list[str] = field(default_factory=list)  # in `required` and `extends`


def openings(rules: Rules) -> list[str]:
    """Return the words that can open something under these rules."""
    words = []
    if rules["surrender"] == "concede":
        words.append("concede")
    if rules["surrender"] == "offer":
        words.append("surrender")
    if rules["announce"] != "no":
        words.append("announce")
    return words


def listen(spoken: list[tuple[str, str]], dealer: str, seats: list[str], rules: Rules) -> Heard:
    """Return who must speak next and how, or how the declarations ended.

    `spoken` is every word so far, passes too, in order. Raises ValueError for a word out of
    turn or one that the rules do not have.
    """
    heard = Heard()
    rest = list(spoken)
    if openings(rules):
        for seat in from_dealers_left(dealer, seats):
            side = side_of(seat, seats, rules)
            against = other_side(seat, seats, rules)
            opponents = [other for other in from_dealers_left(dealer, seats) if other in against]
            word = _ask(rest, heard, seat, ["pass", *openings(rules)])
            if word == "announce" and rules["announce"] == "bid":
                answer = _ask_both(rest, heard, opponents, ["accept", "decline"], "decline")
                if answer == "decline":
                    heard.ended = "declined"
                    heard.scorer = side
                elif answer == "accept":
                    heard.bidder = seat
            elif word == "announce":
                heard.announcers.append(seat)
            elif word in ("concede", "surrender"):
                partner = partner_of(seat, seats, rules)
                if _ask(rest, heard, partner, ["agree", "disagree"]) == "agree":
                    _give_up(rest, heard, word, against, opponents)
            if heard.next_seat or heard.ended or heard.bidder or heard.refused:
                break
    if heard.refused and rules["announce"] == "required":
        heard.announcers += [seat for seat in heard.refused if seat not in heard.announcers]
    if rest:
        raise ValueError(f"nothing more was to be said, but {rest[0]} was")
    return heard


def _give_up(
    rest: list[tuple[str, str]], heard: Heard, word: str, against: list[str], opponents: list[str]
) -> None:
    """Hear what comes of a concession or surrender that both partners want."""
    if word == "concede":
        heard.ended = "conceded"
        heard.scorer = against
        return
    answer = _ask_both(rest, heard, opponents, ["accept", "refuse"], "accept")
    if answer == "accept":
        heard.ended = "surrendered"
        heard.scorer = against
    elif answer == "refuse":
        heard.refused = against


def _ask(rest: list[tuple[str, str]], heard: Heard, seat: str, words: list[str]) -> str | None:
    """Take this seat's word off `rest`; if there is none, note that the seat must speak now."""
    if not rest:
        heard.next_seat = seat
        heard.words = words
        return None
    speaker, word = rest.pop(0)
    if speaker != seat:
        raise ValueError(f"it was {seat} who had to speak, not {speaker}")
    if word not in words:
        raise ValueError(f"{seat} cannot say {word!r} now")
    return word


def _ask_both(
    rest: list[tuple[str, str]],
    heard: Heard,
    opponents: list[str],
    words: list[str],
    settling: str,
) -> str | None:
    """Ask one opponent, then the other; the settling word, once said, is the answer of both."""
    word = None
    for opponent in opponents:
        word = _ask(rest, heard, opponent, words)
        if word is None or word == settling:
            return word
    return word


def with_passes(
    written: list[tuple[str, str]], dealer: str, seats: list[str], rules: Rules
) -> list[tuple[str, str]]:
    """Return the declarations of a record with the passes, which it leaves out, put back.

    After the last written word nothing is added: whether the others passed is not known.
    """
    spoken: list[tuple[str, str]] = []
    for seat, word in written:
        if word == "pass":
            raise ValueError("a record leaves the passes out")
        heard = listen(spoken, dealer, seats, rules)
        while heard.next_seat not in (None, seat) and "pass" in heard.words:
            spoken.append((str(heard.next_seat), "pass"))
            heard = listen(spoken, dealer, seats, rules)
        spoken.append((seat, word))
        listen(spoken, dealer, seats, rules)
    return spoken
