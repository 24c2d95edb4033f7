"""``aluette play``: a match in the terminal, one person against bots."""
