"""The presets of R3, each typed out whole, and what a house may put on top of them.

A dash in the table of R3 is ``None`` here. Speech and signs (R6) decide nothing that is
scored, and the rules page leaves them open for the three forms with other than four seats.
"""

from __future__ import annotations

from typing import Any

Rules = dict[str, Any]

PRESETS: dict[str, Rules] = {
    "pagat": {
        "seats": 4,
        "teams": "pairs",
        "packets": [3, 3, 3],
        "draw": "full",
        "chant": True,
        "singers": "left-and-dealer",
        "talon_order": "alternate",
        "spoiled_lead": "leader",
        "mordienne": "run",
        "shortest_run": 2,
        "mordienne_needs_loss": False,
        "announce": "no",
        "announce_must_make": None,
        "match": {"deals": 5},
        "tied_match": "drawn",
        "surrender": "offer",
        "wrong_count": "redeal",
        "speech": "free",
        "sign_set": "gamerules",
    },
    "gamerules": {
        "seats": 4,
        "teams": "pairs",
        "packets": [3, 3, 3],
        "draw": "full",
        "chant": True,
        "singers": "left-and-dealer",
        "talon_order": "alternate",
        "spoiled_lead": "leader",
        "mordienne": "off",
        "shortest_run": 2,
        "mordienne_needs_loss": False,
        "announce": "no",
        "announce_must_make": None,
        "match": {"deals": 5},
        "tied_match": "drawn",
        "surrender": "none",
        "wrong_count": "redeal",
        "speech": "free",
        "sign_set": "gamerules",
    },
    "gamerules+mordienne": {
        "seats": 4,
        "teams": "pairs",
        "packets": [3, 3, 3],
        "draw": "full",
        "chant": True,
        "singers": "left-and-dealer",
        "talon_order": "alternate",
        "spoiled_lead": "leader",
        "mordienne": "run",
        "shortest_run": 2,
        "mordienne_needs_loss": False,
        "announce": "no",
        "announce_must_make": None,
        "match": {"deals": 5},
        "tied_match": "drawn",
        "surrender": "none",
        "wrong_count": "redeal",
        "speech": "free",
        "sign_set": "gamerules",
    },
    "wikipedia": {
        "seats": 4,
        "teams": "pairs",
        "packets": [3, 3, 3],
        "draw": "agreed",
        "chant": True,
        "singers": "left-and-partner",
        "talon_order": "blocks",
        "spoiled_lead": "leader",
        "mordienne": "run",
        "shortest_run": 3,
        "mordienne_needs_loss": False,
        "announce": "bid",
        "announce_must_make": False,
        "match": {"points": 5},
        "tied_match": None,
        "surrender": "concede",
        "wrong_count": "redeal",
        "speech": "free",
        "sign_set": "wikipedia",
    },
    "wikipedia-3": {
        "seats": 3,
        "teams": "alone",
        "packets": [3, 3, 3, 3],
        "draw": "agreed",
        "chant": False,
        "singers": None,
        "talon_order": None,
        "spoiled_lead": "leader",
        "mordienne": "run",
        "shortest_run": 3,
        "mordienne_needs_loss": False,
        "announce": "no",
        "announce_must_make": None,
        "match": {"points": 5},
        "tied_match": None,
        "surrender": "none",
        "wrong_count": "redeal",
        "speech": None,
        "sign_set": None,
    },
    "wikipedia-6": {
        "seats": 6,
        "teams": "pairs",
        "packets": [3, 3],
        "draw": "agreed",
        "chant": False,
        "singers": None,
        "talon_order": None,
        "spoiled_lead": "leader",
        "mordienne": "run",
        "shortest_run": 3,
        "mordienne_needs_loss": False,
        "announce": "no",
        "announce_must_make": None,
        "match": {"points": 5},
        "tied_match": None,
        "surrender": "none",
        "wrong_count": "redeal",
        "speech": None,
        "sign_set": None,
    },
    "spanish": {
        "seats": 4,
        "teams": "pairs",
        "packets": [3, 3, 3],
        "draw": "full",
        "chant": True,
        "singers": "left-and-partner",
        "talon_order": "blocks",
        "spoiled_lead": "first-tied",
        "mordienne": "off",
        "shortest_run": None,
        "mordienne_needs_loss": None,
        "announce": "no",
        "announce_must_make": None,
        "match": {"points": 5},
        "tied_match": None,
        "surrender": "concede",
        "wrong_count": "penalty",
        "speech": "free",
        "sign_set": "wikipedia",
    },
    "spanish+mordienne": {
        "seats": 4,
        "teams": "pairs",
        "packets": [3, 3, 3],
        "draw": "full",
        "chant": True,
        "singers": "left-and-partner",
        "talon_order": "blocks",
        "spoiled_lead": "first-tied",
        "mordienne": "last-five",
        "shortest_run": None,
        "mordienne_needs_loss": None,
        "announce": "no",
        "announce_must_make": None,
        "match": {"points": 10},
        "tied_match": None,
        "surrender": "concede",
        "wrong_count": "penalty",
        "speech": "free",
        "sign_set": "wikipedia",
    },
    "rebour": {
        "seats": 4,
        "teams": "pairs",
        "packets": [3, 3, 3],
        "draw": "full",
        "chant": True,
        "singers": "left-and-dealer",
        "talon_order": "alternate",
        "spoiled_lead": "leader",
        "mordienne": "run",
        "shortest_run": 2,
        "mordienne_needs_loss": False,
        "announce": "required",
        "announce_must_make": None,
        "match": {"points": 10},
        "tied_match": "drawn",
        "surrender": "offer",
        "wrong_count": "redeal",
        "speech": "free",
        "sign_set": "gamerules",
    },
    "wikimanche-6": {
        "seats": 6,
        "teams": "threes",
        "packets": [3, 3, 1],
        "draw": "agreed",
        "chant": False,
        "singers": None,
        "talon_order": None,
        "spoiled_lead": "leader",
        "mordienne": "off",
        "shortest_run": None,
        "mordienne_needs_loss": None,
        "announce": "no",
        "announce_must_make": None,
        "match": {"points": 5},
        "tied_match": None,
        "surrender": "none",
        "wrong_count": "redeal",
        "speech": None,
        "sign_set": None,
    },
}

CHOICES: dict[str, list[Any]] = {
    "seats": [3, 4, 6],
    "teams": ["pairs", "threes", "alone"],
    "draw": ["full", "short", "agreed"],
    "chant": [True, False],
    "singers": ["left-and-dealer", "left-and-partner"],
    "talon_order": ["alternate", "blocks"],
    "spoiled_lead": ["leader", "first-tied"],
    "mordienne": ["off", "run", "last-five"],
    "mordienne_needs_loss": [True, False],
    "announce": ["no", "bid", "required", "extends"],
    "announce_must_make": [True, False],
    "tied_match": ["drawn", "extra-deals"],
    "surrender": ["none", "concede", "offer"],
    "wrong_count": ["redeal", "penalty"],
    "speech": ["free", "silent"],
    "sign_set": ["gamerules", "wikipedia", "none"],
}


def read_rules(spec: str | dict[str, Any], overrides: dict[str, Any] | None = None) -> Rules:
    """Return the rules that a preset's name, or a table with a preset and changes, stands for."""
    if isinstance(spec, str):
        name, changes = spec, {}
    else:
        changes = dict(spec)
        name = changes.pop("preset")
    if name not in PRESETS:
        raise ValueError(f"no preset {name!r}")
    rules = dict(PRESETS[name])
    for more in (changes, overrides or {}):
        for key, value in more.items():
            if key not in rules:
                raise ValueError(f"rules have no key {key!r}")
            rules[key] = value
    check_values(rules)
    check_contradictions(rules)
    return rules


def check_values(rules: Rules) -> None:
    """Refuse a value that R3 does not name for its key."""
    for key, allowed in CHOICES.items():
        value = rules[key]
        if value is not None and value not in allowed:
            raise ValueError(f"{key} cannot be {value!r}")
    if not rules["packets"] or any(count < 1 for count in rules["packets"]):
        raise ValueError("packets must be counts of at least one")
    if len(rules["match"]) != 1:
        raise ValueError("match is either deals or points")
    for key, count in rules["match"].items():
        if key not in ("deals", "points") or count < 1:
            raise ValueError("match is a number of deals or of points, at least one")


def check_contradictions(rules: Rules) -> None:
    """Refuse the contradictions of R3.3."""
    tricks = sum(rules["packets"])
    dealt = tricks * rules["seats"]
    pairs_of_four = rules["seats"] == 4 and rules["teams"] == "pairs"
    if dealt > 48:
        raise ValueError("packets times seats are more than 48 cards")
    if rules["teams"] == "pairs" and rules["seats"] == 3:
        raise ValueError("three players are no pairs")
    if rules["teams"] == "threes" and rules["seats"] != 6:
        raise ValueError("two teams of three need six seats")
    if rules["chant"] and not (pairs_of_four and 48 - dealt == 12):
        raise ValueError("the chant needs two sides of two and a talon of twelve")
    if rules["surrender"] != "none" and not pairs_of_four:
        raise ValueError("declarations need two sides of two")
    if rules["announce"] != "no" and not pairs_of_four:
        raise ValueError("announcements need two sides of two")
    if rules["announce"] != "no" and rules["mordienne"] == "off":
        raise ValueError("an announcement needs a mordienne")
    if rules["surrender"] == "offer" and rules["mordienne"] == "off":
        raise ValueError("an offered surrender needs a mordienne")
    check_match_and_mordienne(rules, tricks)


def check_match_and_mordienne(rules: Rules, tricks: int) -> None:
    """Refuse the contradictions of R3.3 that have to do with target and mordienne."""
    if rules["announce"] == "bid" and "points" not in rules["match"]:
        raise ValueError("a bid needs a match to points")
    if rules["announce"] == "extends" and "deals" not in rules["match"]:
        raise ValueError("only a match of deals can be extended")
    if rules["mordienne"] == "last-five" and tricks < 5:
        raise ValueError("a last five needs five tricks")
    if rules["mordienne"] == "run":
        shortest = rules["shortest_run"]
        if shortest is None or not 1 <= shortest <= tricks:
            raise ValueError("shortest_run must be between 1 and the number of tricks")
