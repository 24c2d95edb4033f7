"""The four doubles: grand-neuf, petit-neuf, the two of oak and the written two."""

import math

from .figure import face, fist, shoe
from .letters import write
from .palette import BLUE, GREEN, OCHRE, RED
from .path import Place, ellipse, polygon
from .pen import Pen
from .suits import baton, hold, sword


def grand_neuf(pen: Pen) -> None:
    """Nine of cups: eight cups round a great one."""
    for x, y in ((208, 116), (340, 116), (472, 116), (78, 430)):
        pen.pip("c", x, y, 0.84)
        pen.pip("c", 560 - x, 860 - y, 0.84)
    hold(pen, "c", Place(280, 430, 1.7))
    if pen.skin == "spanish":
        for x in (212, 280, 348):
            pen.part(polygon((x, 298), (x + 15, 314), (x, 330), (x - 15, 314)), BLUE, 7)


LAUREL = "M-42 4C-22 -34 24 -34 50 0C24 30 -22 34 -42 4Z"


def petit_neuf(pen: Pen) -> None:
    """Nine of coins: nine small ones in a laurel wreath."""
    pen.part(ellipse(280, 430, 172, 200), BLUE)
    for number in range(18):
        angle = 20 * number
        x = 280 + 206 * math.sin(math.radians(angle))
        y = 430 - 238 * math.cos(math.radians(angle))
        turn = angle + 24 if angle < 180 else angle + 156
        pen.part(Place(x, y, turn=turn)(LAUREL), GREEN, 9)
    pen.part("M280 676L200 636V716ZM280 676L360 636V716Z", RED)
    pen.part(ellipse(280, 676, 24), RED, 9)
    for column in (-1, 0, 1):
        for row in (-1, 0, 1):
            pen.pip("d", 280 + 92 * column, 430 + 98 * row, 0.66)


OAK_LEAF = (
    "M0 0C-30 -10 -34 -30 -22 -38C-46 -50 -40 -78 -18 -76C-24 -104 0 -118 8 -118"
    "C20 -116 38 -100 28 -76C50 -76 54 -50 30 -38C42 -28 32 -8 0 0Z"
)


def deux_de_chene(pen: Pen) -> None:
    """Two of batons: a girl on a swing between two posts, oak leaves on the beam."""
    baton(pen, Place(92, 424, 0.9), length=530)
    baton(pen, Place(468, 424, -0.9, 0.9), length=530)
    pen.part(
        "M34 300Q160 264 280 288Q400 264 524 300L528 342Q400 308 280 328Q160 308 30 342Z", OCHRE
    )
    pen.cuts((60, 320, 180, 304, 12), (500, 320, 380, 304, 12))
    for x, y, turn in ((250, 296, -8), (420, 288, 30)):
        at = Place(x, y, 1.4, turn=turn)
        pen.part(at(OAK_LEAF), GREEN, 9)
        pen.cuts((*at.point(0, -8), *at.point(3, -92), 12))
    for x in (188, 336):
        pen.part(ellipse(x, 256, 20, 28), OCHRE, 9)
        pen.part(f"M{x - 25} 252Q{x} 214 {x + 25} 252Z", GREEN, 9)
    with pen.moved("rotate(9 280 290)"):
        pen.line("M206 316L200 684M360 316L354 684", 13)
        for side in (-1, 1):
            plait = Place(278, 446, side)
            pen.ink(plait("M44 -8C80 -10 104 10 120 36L96 60C84 40 66 30 44 32Z"))
            pen.part(plait("M92 26L128 30L116 70L88 66Z"), BLUE, 8)
        pen.part("M232 520C218 580 200 620 190 678H372C362 620 340 580 326 520Z", BLUE)
        pen.cuts((230, 668, 244, 580, 14), (330, 668, 316, 580, 14))
        pen.part("M214 684C204 716 190 740 180 770L222 786C240 756 256 724 262 684Z")
        pen.part("M292 684C300 720 316 750 322 784L364 774C364 744 358 716 346 684Z")
        shoe(pen, Place(192, 790, -0.85, turn=16), RED)
        shoe(pen, Place(346, 788, 0.85, turn=-12), RED)
        pen.part("M178 664H384V698H178Z", OCHRE)
        pen.part("M236 526C200 526 170 552 178 590L214 602C218 586 236 574 250 566Z", BLUE)
        pen.part("M322 526C358 526 390 552 382 590L346 602C342 586 324 574 308 566Z", BLUE)
        fist(pen, Place(204, 592, 0.72))
        fist(pen, Place(356, 592, -0.72))
        pen.ink("M202 452C192 370 236 346 278 346C320 346 364 370 354 452Z")
        face(pen, Place(278, 450, 1.36), head="child", mouth="grin")
        pen.ink(
            "M208 440C208 380 246 358 278 366C310 358 348 380 348 440C334 412 312 404 278 404"
            "C244 404 222 412 208 440Z"
        )


def deux_d_ecrit(pen: Pen) -> None:
    """Two of swords: two swords behind a scroll with writing."""
    sword(pen, Place(204, 620, 1.55), length=430)
    sword(pen, Place(356, 240, 1.55, turn=180), length=430)
    pen.part("M50 330H510V580H50Z")
    for side in (-1, 1):
        pen.part(
            Place(280, 0, 0.95 * side, 1)(
                "M256 312H222V600H256Q272 584 256 552V360Q272 330 256 312Z"
            ),
            OCHRE,
        )
    pen.cuts((46, 330, 46, 440, 12), (514, 580, 514, 470, 12))
    write(pen, "LA", Place(222, 350, 0.8, 0.84), 22)
    write(pen, "ROCHELLE", Place(84, 470, 0.57, 0.82), 31)
