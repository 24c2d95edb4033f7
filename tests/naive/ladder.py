"""The forty-eight cards and the ladder of R2, typed out."""

from __future__ import annotations

# R2.2, strongest first; every card stands here exactly once.
LADDER = [
    ["3d"],  # 1 Monsieur
    ["3c"],  # 2 Madame
    ["2d"],  # 3 le borgne
    ["2c"],  # 4 la vache
    ["9c"],  # 5 grand-neuf
    ["9d"],  # 6 petit-neuf
    ["2b"],  # 7 deux de chêne
    ["2s"],  # 8 deux d'écrit
    ["Ad", "Ac", "Ab", "As"],  # 9
    ["Kd", "Kc", "Kb", "Ks"],  # 10
    ["Nd", "Nc", "Nb", "Ns"],  # 11 cavalières
    ["Jd", "Jc", "Jb", "Js"],  # 12 valets
    ["9s", "9b"],  # 13
    ["8d", "8c", "8b", "8s"],  # 14
    ["7d", "7c", "7b", "7s"],  # 15
    ["6d", "6c", "6b", "6s"],  # 16
    ["5d", "5c", "5b", "5s"],  # 17
    ["4d", "4c", "4b", "4s"],  # 18
    ["3s", "3b"],  # 19
]

ALL_CARDS = [card for step in LADDER for card in step]

STEPS = {card: number for number, cards in enumerate(LADDER, start=1) for card in cards}

MONSIEUR = "3d"
MADAME = "3c"
BORGNE = "2d"
VACHE = "2c"
LUETTES = [MONSIEUR, MADAME, BORGNE, VACHE]


def step_of(card: str) -> int:
    """Return the card's step, 1 the strongest, 19 the weakest."""
    if card not in STEPS:
        raise ValueError(f"{card!r} is no card")
    return STEPS[card]


def read_cards(text: str) -> list[str]:
    """Return the cards of a text such as ``"3d Kc 5b"``."""
    cards = text.split()
    for card in cards:
        step_of(card)
    return cards
