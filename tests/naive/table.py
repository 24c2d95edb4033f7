"""Seats, sides, the draw, the dealing and the chant: R4.1 to R4.3, R5.1 and R5.3."""

from __future__ import annotations

from tests.naive.ladder import BORGNE, LUETTES, MADAME, MONSIEUR, VACHE
from tests.naive.presets import Rules

DEFAULT_SEATS = {
    3: ["A", "B", "C"],
    4: ["N", "E", "S", "W"],
    6: ["A", "B", "C", "D", "E", "F"],
}


def sides_of(seats: list[str], rules: Rules) -> list[list[str]]:
    """Return the sides, each the list of its seats, in seat order."""
    if rules["teams"] == "alone":
        return [[seat] for seat in seats]
    if rules["teams"] == "pairs" and len(seats) == 4:
        return [[seats[0], seats[2]], [seats[1], seats[3]]]
    if rules["teams"] == "pairs" and len(seats) == 6:
        return [[seats[0], seats[3]], [seats[1], seats[4]], [seats[2], seats[5]]]
    return [[seats[0], seats[2], seats[4]], [seats[1], seats[3], seats[5]]]


def side_of(seat: str, seats: list[str], rules: Rules) -> list[str]:
    """Return the seats of the side that this seat belongs to."""
    for side in sides_of(seats, rules):
        if seat in side:
            return side
    raise ValueError(f"{seat!r} sits nowhere at this table")


def side_name(side: list[str]) -> str:
    """Return a side's name: its seats' names joined by a plus."""
    return "+".join(side)


def other_side(seat: str, seats: list[str], rules: Rules) -> list[str]:
    """Return the one side that this seat does not belong to."""
    others = [side for side in sides_of(seats, rules) if seat not in side]
    if len(others) != 1:
        raise ValueError("there is no single other side at this table")
    return others[0]


def partner_of(seat: str, seats: list[str], rules: Rules) -> str:
    """Return the other seat of a side of two."""
    side = side_of(seat, seats, rules)
    if len(side) != 2:
        raise ValueError(f"{seat} has no single partner")
    return side[1] if side[0] == seat else side[0]


def left_of(seat: str, seats: list[str]) -> str:
    """Return the next seat clockwise."""
    place = seats.index(seat) + 1
    if place == len(seats):
        place = 0
    return seats[place]


def round_from(seat: str, seats: list[str]) -> list[str]:
    """Return every seat once, clockwise, this one first."""
    order = [seat]
    while len(order) < len(seats):
        order.append(left_of(order[-1], seats))
    return order


def from_dealers_left(dealer: str, seats: list[str]) -> list[str]:
    """Return every seat once, clockwise, the dealer last."""
    return round_from(left_of(dealer, seats), seats)


def draw_full(cards: list[str], players: list[str], turner: str) -> dict[str, str]:
    """Return the luette of each player after the full draw of R4.1; `turner` deals the cards."""
    luette_of: dict[str, str] = {}
    player = left_of(turner, players)
    for card in cards:
        while player in luette_of:
            player = left_of(player, players)
        if card in LUETTES:
            luette_of[player] = card
        if len(luette_of) == 4:
            return luette_of
        player = left_of(player, players)
    raise ValueError("the cards ran out before the four luettes were seen")


def draw_short(luettes: list[str], players: list[str], taken: list[int]) -> dict[str, str]:
    """Return the luette of each player; `taken` says which of the face-down cards each took."""
    if sorted(taken) != [0, 1, 2, 3]:
        raise ValueError("each player takes one of the four cards")
    return {player: luettes[which] for player, which in zip(players, taken, strict=True)}


def partners_after(luette_of: dict[str, str]) -> tuple[list[str], list[str]]:
    """Return Monsieur's and Madame's players, and the borgne's and the vache's (R4.1)."""
    player_of = {card: player for player, card in luette_of.items()}
    return (
        [player_of[MONSIEUR], player_of[MADAME]],
        [player_of[BORGNE], player_of[VACHE]],
    )


def reseat(luette_of: dict[str, str], players: list[str]) -> tuple[list[str], str]:
    """Return who sits where after a draw, clockwise, and the first dealer (R4.2)."""
    (monsieur, madame), others = partners_after(luette_of)
    others_clockwise = [player for player in round_from(madame, players) if player in others]
    new_round = [madame, others_clockwise[0], monsieur, others_clockwise[1]]
    # Madame keeps her chair, so the round is written from the chair that was first before.
    new_seats = list(players)
    place = players.index(madame)
    for player in new_round:
        new_seats[place] = player
        place = (place + 1) % 4
    return new_seats, madame


def deal_out(
    deck: list[str], cut: int, dealer: int, rules: Rules
) -> tuple[list[list[str]], list[str]]:
    """Return each seat's hand, seats from 0, and the talon (R5.1)."""
    if not 1 <= cut <= 47:
        raise ValueError("a cut takes 1 to 47 cards")
    top = deck[:cut]
    below = deck[cut:]
    cards = below + top
    hands: list[list[str]] = [[] for _ in range(rules["seats"])]
    for packet in rules["packets"]:
        for step in range(1, rules["seats"] + 1):
            seat = (dealer + step) % rules["seats"]
            for _ in range(packet):
                hands[seat].append(cards.pop(0))
    return hands, cards


def singers(dealer: str, seats: list[str], rules: Rules) -> list[str]:
    """Return the two who sing if all agree, the dealer's left first (R5.3)."""
    left = left_of(dealer, seats)
    if rules["singers"] == "left-and-dealer":
        return [left, dealer]
    return [left, partner_of(dealer, seats, rules)]


def is_sung(votes: list[str]) -> bool:
    """Return whether every vote is a yes."""
    for vote in votes:
        if vote not in ("yes", "no"):
            raise ValueError(f"a vote is yes or no, not {vote!r}")
    return "no" not in votes


def give_talon(
    talon: list[str], dealer: str, seats: list[str], rules: Rules
) -> dict[str, list[str]]:
    """Return the six talon cards that each singer gets."""
    first, second = singers(dealer, seats, rules)
    if rules["talon_order"] == "blocks":
        return {first: talon[:6], second: talon[6:]}
    given: dict[str, list[str]] = {first: [], second: []}
    receiver = first
    for card in talon:
        given[receiver].append(card)
        receiver = second if receiver == first else first
    return given


def sing(
    hands: dict[str, list[str]],
    talon: list[str],
    discards: dict[str, list[str]],
    *,
    dealer: str,
    seats: list[str],
    rules: Rules,
) -> dict[str, list[str]]:
    """Return the hands after the chant: talon given, six cards of each singer away."""
    if len(talon) != 12:
        raise ValueError("a chant needs a talon of twelve")
    given = give_talon(talon, dealer, seats, rules)
    if sorted(discards) != sorted(given):
        raise ValueError("the two singers discard, and nobody else")
    after = {seat: list(hand) for seat, hand in hands.items()}
    for seat, cards in given.items():
        if len(discards[seat]) != 6:
            raise ValueError(f"{seat} must discard six cards")
        after[seat] = after[seat] + cards
        for card in discards[seat]:
            if card not in after[seat]:
                raise ValueError(f"{seat} has no {card} to discard")
            after[seat].remove(card)
    return after
