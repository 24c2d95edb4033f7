"""The tables of actions and observations, made from the code so that they never drift from it."""

from __future__ import annotations

from aluette.envs.form import ACTIONS, FACE, LOOK, NO, SIGN, WORD, YES, Form
from aluette.rules import load_rules

__all__ = ["substitutions"]


def substitutions() -> dict[str, str]:
    """The tables that a page shows with ``{{ environment_actions }}`` and so on, as Markdown."""
    return {
        "environment_actions": actions(),
        "environment_observation": observation(),
        "environment_sizes": sizes(),
    }


def actions() -> str:
    """Every action by its number, in groups."""
    groups = (
        (0, YES, "plays the card, or lays it away"),
        (YES, NO, "votes for singing the talon"),
        (NO, WORD, "votes against it"),
        (WORD, FACE, "says the word"),
        (FACE, LOOK, "keeps still with its face"),
        (LOOK, LOOK + 1, "looks at its own cards"),
        (LOOK + 1, SIGN, "looks at the first to fifth seat to its left"),
        (SIGN, len(ACTIONS), "makes the sign"),
    )
    rows = []
    for begin, end, meaning in groups:
        numbers = f"{begin}" if end == begin + 1 else f"{begin}–{end - 1}"
        names = ", ".join(f"`{name}`" for name in ACTIONS[begin:end])
        rows.append(f"| {numbers} | {names} | {meaning} |")
    return "\n".join(["| Numbers | Actions | The seat … |", "| --- | --- | --- |", *rows])


def observation() -> str:
    """Every part of an observation of four seats with everything, with its places."""
    rows, begin = [], 0
    for field in Form(load_rules("pagat"), talk=True, signs=True).fields():
        end = begin + field.size
        rows.append(f"| {begin}–{end - 1} | `{field.name}` | {field.size} | {field.meaning} |")
        begin = end
    head = ["| Places with 4 seats | Part | Bytes | What is 1 |", "| --- | --- | --- | --- |"]
    return "\n".join([*head, *rows])


def sizes() -> str:
    """How long rows are, by seats and form."""
    head = [
        "| | cards only | with talk | with talk and signs |",
        "| --- | --- | --- | --- |",
    ]
    rows = []
    for preset, seats in (("wikipedia-3", 3), ("pagat", 4), ("wikipedia-6", 6)):
        rules = load_rules(preset)
        forms = (
            Form.of(rules, talk=talk, signs=signs)
            for talk, signs in ((False, False), (True, False), (True, True))
        )
        cells = [f"{form.observation_size}, {form.action_count}" for form in forms]
        rows.append(f"| {seats} seats | {' | '.join(cells)} |")
    return "\n".join([*head, *rows])
