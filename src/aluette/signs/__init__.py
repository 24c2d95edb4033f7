"""Signs: what partners tell each other with faces, fingers and a few words (R6)."""

from aluette.signs.encoder import Told, encode
from aluette.signs.eyes import Eyes, EyesError, Perceived, Timing, advance, next_notice
from aluette.signs.language import SIGNS, Message, MessageError, Phrase, Reading, decode, possible
from aluette.signs.sets import SIGN_SETS, SignSet, SignSetError, load_sign_set
from aluette.signs.signing import LEVELS, NO_SIGNS, Signing, unjustified

__all__ = [
    "LEVELS",
    "NO_SIGNS",
    "SIGNS",
    "SIGN_SETS",
    "Eyes",
    "EyesError",
    "Message",
    "MessageError",
    "Perceived",
    "Phrase",
    "Reading",
    "SignSet",
    "SignSetError",
    "Signing",
    "Timing",
    "Told",
    "advance",
    "decode",
    "encode",
    "load_sign_set",
    "next_notice",
    "possible",
    "unjustified",
]
