"""The command line: ``aluette score | trick | replay | deal | rules | play | serve``.

Exit status: 0 fine; 1 the answer is no; 2 bad input, one line on stderr that says what, where and
why, with stdout empty; 3 the environment (a port taken, a disk full); 130 interrupted.

A command that answers a question prints one JSON object. On a terminal, and without ``--json``, it
prints a few lines for people instead, in their language.
"""
