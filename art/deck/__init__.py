"""The deck: 48 cards and a back, drawn as stencilled woodcuts in SVG.

``python3 -m art.deck OUT`` writes one file a card; ``--sprite`` writes a whole deck into one file.
"""
