"""A table to sit at: the game served to people at a page and to bots beside them."""
