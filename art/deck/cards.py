"""Which picture belongs to which card."""

from collections.abc import Callable, Mapping

from . import aces, cavalieres, doubles, kings, luettes, valets
from .layout import pips
from .palette import RANKS, SUITS
from .pen import Pen

Draw = Callable[[Pen], None]

NAMED: Mapping[str, Draw] = {
    "3d": luettes.monsieur,
    "3c": luettes.madame,
    "2d": luettes.borgne,
    "2c": luettes.vache,
    "9c": doubles.grand_neuf,
    "9d": doubles.petit_neuf,
    "2b": doubles.deux_de_chene,
    "2s": doubles.deux_d_ecrit,
    "5d": luettes.bise_dur,
    "Ad": aces.ace_of_coins,
    "Ac": aces.ace_of_cups,
    "Ab": aces.ace_of_batons,
    "As": aces.ace_of_swords,
    "Kd": kings.king_of_coins,
    "Kc": kings.king_of_cups,
    "Kb": kings.king_of_batons,
    "Ks": kings.king_of_swords,
    "Nd": cavalieres.cavaliere_of_coins,
    "Nc": cavalieres.cavaliere_of_cups,
    "Nb": cavalieres.cavaliere_of_batons,
    "Ns": cavalieres.cavaliere_of_swords,
    "Jd": valets.valet_of_coins,
    "Jc": valets.valet_of_cups,
    "Jb": valets.valet_of_batons,
    "Js": valets.valet_of_swords,
}
"""The cards with a picture of their own; the other 23 show pips."""

PICTURES: Mapping[str, Draw] = {
    code: NAMED[code] if code in NAMED else pips(suit, int(code[0]))
    for suit in SUITS
    for rank in RANKS
    for code in (rank + suit,)
}
"""Every card code's drawing function."""
