"""The rules of a match as data: eight presets, overlays, and a house's own choices (R1, R3)."""

from aluette.rules.fields import KEYS, Rules, RulesError, Target, fit_signing
from aluette.rules.load import PRESETS, RULE_SETS, load_rules, preset_titles, rules_sources

__all__ = [
    "KEYS",
    "PRESETS",
    "RULE_SETS",
    "Rules",
    "RulesError",
    "Target",
    "fit_signing",
    "load_rules",
    "preset_titles",
    "rules_sources",
]
