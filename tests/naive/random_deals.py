"""Random rules, deals and matches as records, many of them full of equal cards.

Left to chance a spoiled trick is not rare, but nine of them, or a mordienne that hangs on one,
are. Some deals are therefore written backwards: first who is to take each trick, then cards
that make it so, then the hands they must have come from.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.naive.ladder import ALL_CARDS, step_of
from tests.naive.presets import PRESETS, Rules, read_rules
from tests.naive.rules_reading import hands_to_play, replay
from tests.naive.scoring import Won, play_trick
from tests.naive.speech import listen
from tests.naive.table import (
    DEFAULT_SEATS,
    deal_out,
    give_talon,
    left_of,
    round_from,
)

Deal = dict[str, Any]
Record = dict[str, Any]

CHANGES: dict[str, list[Any]] = {
    "packets": [[3, 3, 2], [4, 4], [5], [2, 2, 1]],
    "chant": [True, False],
    "singers": ["left-and-dealer", "left-and-partner"],
    "talon_order": ["alternate", "blocks"],
    "spoiled_lead": ["leader", "first-tied"],
    "mordienne": ["off", "run", "last-five"],
    "shortest_run": [1, 2, 3, 4],
    "mordienne_needs_loss": [True, False],
    "announce": ["no", "bid", "required", "extends"],
    "announce_must_make": [True, False],
    "match": [{"deals": 1}, {"deals": 2}, {"deals": 5}, {"points": 3}, {"points": 10}],
    "tied_match": ["drawn", "extra-deals"],
    "surrender": ["none", "concede", "offer"],
    "wrong_count": ["redeal", "penalty"],
}


def random_spec(rng: Random) -> str | dict[str, Any]:
    """Return a preset's name, or a table of one with a few changes that do not contradict."""
    name = rng.choice(sorted(PRESETS))
    if rng.random() < 0.4:
        return name
    while True:
        spec: dict[str, Any] = {"preset": name}
        for key in rng.sample(sorted(CHANGES), rng.randint(1, 8)):
            spec[key] = rng.choice(CHANGES[key])
        try:
            rules = read_rules(spec)
        except ValueError:
            continue
        # What a penalty gives where there are more than two sides is said nowhere.
        if rules["wrong_count"] == "redeal" or rules["seats"] == 4:
            return spec


def random_deal(
    rng: Random,
    rules: Rules,
    equal_heavy: bool,
    seats: list[str] | None = None,
    dealer: str | None = None,
) -> Deal:
    """Return one whole deal as a record writes it."""
    seats = seats or DEFAULT_SEATS[rules["seats"]]
    dealer = dealer or rng.choice(seats)
    deal = None
    if equal_heavy and rng.random() < 0.5:
        deal = scripted_deal(rng, rules, seats, dealer, random_wishes(rng, rules, seats))
    deal = deal or dealt(rng, rules, seats, dealer)
    spoken = random_declarations(rng, rules, seats, dealer)
    written = [f"{seat} {word}" for seat, word in spoken if word != "pass"]
    if written:
        deal["declarations"] = written
    if listen(spoken, dealer, seats, rules).ended:
        deal.pop("plays", None)
    elif rules["wrong_count"] == "penalty" and rng.random() < 0.1:
        deal.pop("plays", None)
        deal["penalty"] = rng.choice(seats)
    elif "plays" not in deal:
        deal["plays"] = random_plays(rng, rules, seats, deal, equal_heavy)
    return deal


def dealt(rng: Random, rules: Rules, seats: list[str], dealer: str) -> Deal:
    """Return a shuffled, cut and dealt deal with its chant, nothing played yet."""
    deck = list(ALL_CARDS)
    rng.shuffle(deck)
    hands, talon = deal_out(deck, rng.randint(1, 47), seats.index(dealer), rules)
    deal: Deal = {
        "dealer": dealer,
        "hands": {seat: " ".join(hand) for seat, hand in zip(seats, hands, strict=True)},
    }
    if not rules["chant"] or rng.random() < 0.2:
        return deal
    votes = [rng.choice(["yes"] * 5 + ["no"]) for _ in seats]
    deal["chant"] = " ".join(votes)
    if "no" not in votes:
        deal["talon"] = " ".join(talon)
        deal["discards"] = {}
        for seat, given in give_talon(talon, dealer, seats, rules).items():
            held = hands[seats.index(seat)] + given
            deal["discards"][seat] = " ".join(rng.sample(held, 6))
    return deal


def random_declarations(
    rng: Random, rules: Rules, seats: list[str], dealer: str
) -> list[tuple[str, str]]:
    """Return declarations spoken to their end, passes too."""
    spoken: list[tuple[str, str]] = []
    talkative = rng.random() < 0.4
    while True:
        heard = listen(spoken, dealer, seats, rules)
        if heard.next_seat is None:
            return spoken
        word = rng.choice(heard.words)
        # An answer that lets the deal be played is the rarer end, and the richer one.
        for playing_on, ending in (("accept", "decline"), ("refuse", "accept")):
            if sorted(heard.words) == sorted([playing_on, ending]) and rng.random() < 0.5:
                word = playing_on
        if "pass" in heard.words and not talkative:
            word = "pass"
        spoken.append((heard.next_seat, word))


def random_plays(
    rng: Random, rules: Rules, seats: list[str], deal: Deal, equal_heavy: bool
) -> list[str]:
    """Return all tricks of a deal; with `equal_heavy` the best card is often equalled."""
    left = hands_to_play(deal, seats, rules)
    leader = left_of(deal["dealer"], seats)
    plays = []
    for _ in range(sum(rules["packets"])):
        cards: list[str] = []
        order = round_from(leader, seats)
        for seat in order:
            card = random_card(rng, left[seat], cards, equal_heavy)
            left[seat].remove(card)
            cards.append(card)
        plays.append(" ".join(cards))
        leader = order[play_trick(cards, rules)[1]]
    return plays


def random_card(rng: Random, hand: list[str], cards: list[str], equal_heavy: bool) -> str:
    """Return a card of this hand: half the time one that equals the best so far, if held."""
    if equal_heavy and cards and rng.random() < 0.5:
        best = min(step_of(card) for card in cards)
        equals = [card for card in hand if step_of(card) == best]
        if equals:
            return rng.choice(equals)
    return rng.choice(hand)


def random_wishes(rng: Random, rules: Rules, seats: list[str]) -> Won:
    """Return who is to take each trick: a run, five last ones, nothing at all, or anything."""
    number = sum(rules["packets"])
    hero = rng.choice(seats)
    others: Won = [seat for seat in seats if seat != hero]
    kind = rng.choice(["run", "run", "five", "nothing", "anything"])
    if kind == "nothing":
        return [None] * number
    if kind == "anything":
        return [rng.choice([None, None, *seats]) for _ in range(number)]
    length = 5 if kind == "five" else rng.randint(1, 6)
    length = min(length, number)
    before: Won = [None, hero] if kind == "five" else [None, None, *others]
    if rng.random() < 0.3:
        before = [None]
    return [rng.choice(before) for _ in range(number - length)] + [hero] * length


def scripted_deal(
    rng: Random, rules: Rules, seats: list[str], dealer: str, wishes: Won
) -> Deal | None:
    """Return a deal whose tricks are taken as wished, None being a spoiled one.

    Returns None when twenty packs did not have the cards for it: seven spoiled tricks of six
    cards, for one, would leave no room for two of the eight cards that cannot be equalled.
    """
    for _ in range(20):
        pack = list(ALL_CARDS)
        rng.shuffle(pack)
        hands: dict[str, list[str]] = {seat: [] for seat in seats}
        leader = left_of(dealer, seats)
        plays: list[str] = []
        for wish in wishes:
            order = round_from(leader, seats)
            cards = trick_as_wished(rng, pack, order, wish, rules)
            if cards is None:
                break
            for seat, card in zip(order, cards, strict=True):
                hands[seat].append(card)
                pack.remove(card)
            plays.append(" ".join(cards))
            leader = order[play_trick(cards, rules)[1]]
        if len(plays) == len(wishes):
            for hand in hands.values():
                rng.shuffle(hand)
            return {
                "dealer": dealer,
                "hands": {seat: " ".join(hands[seat]) for seat in seats},
                "plays": plays,
            }
    return None


def trick_as_wished(
    rng: Random, pack: list[str], order: list[str], wish: str | None, rules: Rules
) -> list[str] | None:
    """Return a trick out of this pack, in playing order, that this seat takes."""
    for _ in range(200):
        cards = rng.sample(pack, len(order))
        if wish is None:
            # Put an equal card beside the strongest, if the pack has one more.
            cards.sort(key=step_of)
            equals = [c for c in pack if step_of(c) == step_of(cards[0]) and c not in cards]
            if equals:
                cards[1] = rng.choice(equals)
            rng.shuffle(cards)
        elif play_trick(cards, rules)[0] is not None:
            strongest = min(cards, key=step_of)
            cards.remove(strongest)
            cards.insert(order.index(wish), strongest)
        winner = play_trick(cards, rules)[0]
        if (None if winner is None else order[winner]) == wish:
            return cards
    return None


def random_match(
    rng: Random,
    spec: str | dict[str, Any],
    equal_heavy: bool,
    whole: bool = True,
    most_deals: int = 40,
) -> Record:
    """Return the record of a match, to its end, or with `whole` false cut off somewhere."""
    rules = read_rules(spec)
    seats = DEFAULT_SEATS[rules["seats"]]
    if rng.random() < 0.2:
        seats = [f"Seat{number}" for number in rng.sample(range(100), len(seats))]
    record: Record = {"aluette": 1, "rules": spec, "seats": seats, "deals": []}
    dealer = rng.choice(seats)
    number = most_deals if whole else rng.randint(1, 4)
    while len(record["deals"]) < number and not replay(record)["finished"]:
        record["deals"].append(random_deal(rng, rules, equal_heavy, seats, dealer))
        dealer = left_of(dealer, seats)
    if not whole and "plays" in record["deals"][-1]:
        cut_short(rng, record["deals"][-1])
    return record


def cut_short(rng: Random, deal: Deal) -> None:
    """Leave a deal unfinished after any number of its cards, none included."""
    plays = [text.split() for text in deal["plays"]]
    keep = rng.randrange(sum(len(cards) for cards in plays))
    kept = []
    for cards in plays:
        part = cards[:keep]
        keep -= len(part)
        if part:
            kept.append(" ".join(part))
    deal["plays"] = kept


def as_toml(record: Record) -> str:
    """Return the record as the text of an ``.alu`` file."""
    lines = [f"{key} = {toml_value(record[key])}" for key in ("aluette", "rules", "seats")]
    for deal in record["deals"]:
        lines += ["", "[[deals]]"]
        for key, value in deal.items():
            lines.append(f"{key} = {toml_value(value)}")
    return "\n".join(lines) + "\n"


def toml_value(value: Any) -> str:
    """Return a value as TOML writes it on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return "[" + ", ".join(toml_value(item) for item in value) + "]"
    pairs = [f"{key} = {toml_value(item)}" for key, item in value.items()]
    return "{ " + ", ".join(pairs) + " }"
