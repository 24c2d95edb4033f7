"""Signs: what partners tell each other with faces, fingers and a few words (R6)."""

from aluette.signs.encoder import Told, encode
from aluette.signs.language import SIGNS, Message, MessageError, Phrase, Reading, decode, possible

__all__ = [
    "SIGNS",
    "Message",
    "MessageError",
    "Phrase",
    "Reading",
    "Told",
    "decode",
    "encode",
    "possible",
]
