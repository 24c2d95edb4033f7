"""A second, deliberately slow reading of the rules, kept apart from the engine.

Nothing here imports ``aluette``: plain strings, lists and loops, written from the rules page
alone, so that the engine and this reading can only agree by both being right. Numbers such as
R5.4 are those of the rules page.
"""
