"""How a benchmark tells what it has measured."""

from __future__ import annotations

import json
from collections.abc import Mapping

__all__ = ["tell"]


def tell(result: Mapping[str, Mapping[str, object]], *, as_json: bool) -> None:
    """Print figures and ratios: as one JSON object, or a line for each."""
    if as_json:
        print(json.dumps(result))
        return
    for kind, values in result.items():
        for name, value in values.items():
            print(f"{kind[:-1]:7} {name:40} {value}")
