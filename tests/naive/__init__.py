"""A second, deliberately slow reading of the rules, kept apart from the engine.

No line of the reading imports ``aluette``: plain strings, lists and loops, written from the
rules page alone, so that the engine and this reading are unlikely to be wrong in the same way.
Only ``compare`` knows both. Numbers such as R5.4 are those of the rules page.
"""
