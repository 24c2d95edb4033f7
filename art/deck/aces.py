"""The four aces."""

import math

from .animals import dipping_stork
from .figure import face, fist, ground, shoe
from .palette import BLUE, CONTOUR, GREEN, OCHRE, PAPER, RED
from .path import Place, ellipse
from .pen import Pen
from .suits import SYMBOLS, baton, petals, sword


def ace_of_coins(pen: Pen) -> None:
    """One great crowned coin."""
    if pen.skin == "spanish":
        at = Place(280, 470)
        pen.part(at(ellipse(0, 0, 236)), OCHRE, 14)
        pen.line(at(ellipse(0, 0, 196)), 10)
        pen.part(at(petals(8, 180, 130, 0.62)), RED, masked=False)
        for number in range(8):
            angle = math.radians(45 * number + 22.5)
            pen.part(at(ellipse(166 * math.cos(angle), 166 * math.sin(angle), 17)), BLUE, 8)
        pen.part(at(ellipse(0, 0, 44)), PAPER)
        pen.ink(at(ellipse(0, 0, 16)))
    else:
        SYMBOLS[pen.skin]["d"](pen, Place(280, 496, 3.1), CONTOUR)
    pen.part("M196 226L176 110L232 160L280 76L328 160L384 110L364 226Z", OCHRE)
    pen.part("M190 200H370L366 234H194Z", RED, 9)
    for x, y in ((176, 108), (280, 74), (384, 108)):
        pen.part(ellipse(x, y, 15), BLUE, 8)


def ace_of_cups(pen: Pen) -> None:
    """The stork dips into the chalice."""
    ground(pen, 800)
    dipping_stork(pen, Place(232, 446, -1))
    SYMBOLS[pen.skin]["c"](pen, Place(352, 648, 1.62), CONTOUR)


FEATHER = "M0 -40C-40 -90 -44 -190 0 -254C44 -190 40 -90 0 -40Z"
SKIRT_FEATHER = "M0 0C-26 20 -30 90 0 130C30 90 26 20 0 0Z"


def ace_of_batons(pen: Pen) -> None:
    """A warrior in a crown of seven feathers, his cudgel taller than himself."""
    ground(pen, 800, OCHRE)
    for side in (-1, 1):
        leg = Place(256, 0, side)
        pen.part(leg("M20 660L40 790H104L96 640Z"))
        pen.part(leg("M38 716H102L104 740H40Z"), RED, 8)
        shoe(pen, Place(256 + 70 * side, 790, 0.95 * side), RED)
    pen.part("M178 440Q256 416 334 440L322 600H188Z")
    skirt = ((172, 24, RED), (340, -24, RED), (208, 10, BLUE), (304, -10, BLUE), (256, 0, GREEN))
    for x, turn, colour in skirt:
        pen.part(Place(x, 580, 1.25, 1.15, turn)(SKIRT_FEATHER), colour)
    pen.part("M170 566H340V604H170Z", OCHRE, 9)
    fan = ((0, RED), (6, RED), (1, BLUE), (5, BLUE), (2, GREEN), (4, GREEN), (3, RED))
    for number, colour in fan:
        at = Place(256, 350, 0.86, turn=26 * number - 78)
        pen.part(at(FEATHER), colour)
        pen.line(at("M0 -70V-190"), 8)
    pen.ink("M190 330C180 400 184 430 200 452H312C328 430 332 400 322 330Z")
    face(pen, Place(256, 350, 1.5), nose="hooked", mouth="line")
    pen.part("M182 270Q256 244 330 270L334 308Q256 282 178 308Z", OCHRE, 9)
    pen.part("M194 442Q256 500 320 442L326 474Q256 548 188 474Z", BLUE, 9)
    pen.part("M182 444C126 460 108 520 132 556L182 596L210 568L164 536C164 510 182 500 198 494Z")
    fist(pen, Place(196, 576, 0.8, turn=30))
    baton(pen, Place(432, 264, 1.12), length=600)
    pen.part("M322 446C368 450 392 470 414 480L410 530C372 526 332 506 312 494Z")
    fist(pen, Place(430, 506, 0.96))


def ace_of_swords(pen: Pen) -> None:
    """A small boy in a paper hat, with a sword far too big for him."""
    ground(pen, 800)
    for side in (-1, 1):
        leg = Place(202, 0, side)
        pen.part(leg("M14 690H78L74 786H22Z"))
        shoe(pen, Place(202 + 50 * side, 786, 0.95 * side), RED)
    pen.part("M130 486Q202 462 274 486L300 706H104Z", RED)
    pen.cuts((140, 700, 152, 620, 14), (262, 700, 252, 620, 14))
    pen.part("M122 590H282L286 622H118Z", OCHRE, 9)
    pen.ink(
        "M116 410C96 380 110 330 130 320H274C296 330 308 380 288 410C290 440 270 460 250 460H154"
        "C134 460 114 440 116 410Z"
    )
    face(pen, Place(202, 394, 1.6), head="child")
    pen.part("M84 338L150 316Q202 300 254 316L320 338L300 370Q202 326 104 370Z", PAPER)
    pen.part("M128 328L202 226L276 328Q202 300 128 328Z", PAPER)
    pen.line("M202 226V306", 8)
    sword(pen, Place(412, 520, 1.4), length=466)
    pen.part("M252 494C300 500 340 560 378 588L376 640C310 640 256 590 236 556Z", RED)
    fist(pen, Place(402, 616, 1.0))
    pen.part("M148 496C108 506 76 560 92 612L136 622C138 584 158 564 172 554Z", RED)
    fist(pen, Place(114, 634, 0.84, turn=90))
