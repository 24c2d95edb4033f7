"""Write the deck: ``python3 -m art.deck OUT [--skin S] [--index I] [--large]``, or ``--sprite``."""

import argparse
import sys
from pathlib import Path

from .document import CODES, card, sprite
from .index import INDEXES
from .suits import SYMBOLS


def main(arguments: list[str] | None = None) -> int:
    """Write the files asked for and return the exit status: 0, or 1 if OUT cannot be written."""
    parser = argparse.ArgumentParser(
        prog="python3 -m art.deck", description="Draw the 48 cards and the back as SVG."
    )
    parser.add_argument("out", type=Path, metavar="OUT", help="folder to write to")
    parser.add_argument("--skin", choices=SYMBOLS, default="spanish", help="which suits")
    parser.add_argument(
        "--index", choices=INDEXES, default="code", help="letters A K N J or A R C V"
    )
    parser.add_argument("--large", action="store_true", help="one large corner index")
    parser.add_argument(
        "--sprite", action="store_true", help="one file a skin instead, SKIN.svg, with every set"
    )
    asked = parser.parse_args(arguments)
    if asked.sprite:
        files = {f"{skin}.svg": sprite(skin) for skin in SYMBOLS}
    else:
        codes = (*CODES, "back")
        files = {f"{code}.svg": card(code, asked.skin, asked.index, asked.large) for code in codes}
    try:
        asked.out.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (asked.out / name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        print(f"cannot write the cards to {asked.out}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
