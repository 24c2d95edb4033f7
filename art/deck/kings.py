"""The four kings: each his own body, stance, beard and crown.

Coins sits fat on a throne, cups drinks a health, batons is old and leans, swords stands in armour.
"""

from .figure import balls, ermine, face, fist, ground, leaves, palm, profile, shoe
from .palette import BLUE, GREEN, OCHRE, PAPER, RED
from .path import Place, ellipse, smooth
from .pen import Pen
from .suits import hold


def king_of_coins(pen: Pen) -> None:
    """Fat, golden, on a throne, showing his coin."""
    ground(pen, colour=GREEN)
    pen.part("M134 760V330Q270 226 406 330V760Z", GREEN)
    for x in (106, 398):
        pen.part(f"M{x} 306H{x + 36}V806H{x}Z", OCHRE, 9)
    balls(pen, 24, OCHRE, (124, 288), (416, 288))
    pen.part("M140 780H400V812H140Z", OCHRE, 9)
    for x in (216, 324):
        pen.ink(ellipse(x, 756, 42, 26))
    pen.part("M136 610C140 560 200 548 270 556C340 548 400 560 404 610L410 728H130Z", BLUE)
    pen.cuts((176, 722, 196, 610, 18), (224, 722, 232, 630, 14), (364, 722, 344, 610, 18))
    pen.cuts((316, 722, 308, 630, 14))
    belly = [(160, 480), (200, 428), (340, 428), (380, 480), (398, 560), (350, 622), (190, 622)]
    pen.part(smooth([*belly, (142, 560)]), RED)
    pen.part("M246 440H294L304 620H236Z", OCHRE, 9)
    for y in (480, 524, 568):
        pen.ink(ellipse(270, y, 8))
    pen.part("M150 480Q160 416 270 410Q380 416 390 480Q330 512 270 512Q210 512 150 480Z")
    ermine(pen, (196, 464), (232, 486), (308, 486), (344, 464))
    beard = [(200, 300), (190, 380), (216, 452), (270, 470), (324, 452), (350, 380), (340, 300)]
    pen.part(smooth(beard), OCHRE)
    face(pen, Place(270, 316, 1.45), head="round", nose="broad", mouth=None)
    pen.part(
        "M200 344Q226 356 270 350Q314 356 340 344C348 400 326 452 270 456C214 452 192 400 200 344Z",
        OCHRE,
        10,
    )
    pen.part("M236 376Q270 392 304 376Q300 404 270 404Q240 404 236 376Z", RED, 8)
    pen.cuts((236, 440, 232, 408, 10), (270, 450, 270, 418, 10), (304, 440, 308, 408, 10))
    pen.part("M182 252L158 124L214 182L240 96L270 172L300 96L326 182L382 124L358 252Z", OCHRE)
    balls(pen, 14, BLUE, (158, 120), (240, 92), (300, 92), (382, 120))
    pen.part("M182 226H358L356 264H184Z", RED, 9)
    pen.part("M156 478C112 500 90 560 96 610L150 618C150 580 164 560 190 548Z", RED)
    fist(pen, Place(122, 628, 0.8, turn=90))
    pen.part(
        "M382 478C420 490 440 500 448 470L452 440L500 452C500 520 470 566 420 566L366 548Z", RED
    )
    pen.pip("d", 462, 346, 1.12)
    palm(pen, Place(470, 418, -0.82))


def king_of_cups(pen: Pen) -> None:
    """Tall and lean, from the side, raising his cup."""
    ground(pen, colour=OCHRE)
    pen.part("M200 424C130 450 110 640 44 800L236 806L270 440Z", RED)
    pen.cuts((96, 796, 160, 620, 18), (150, 798, 190, 640, 16))
    shoe(pen, Place(304, 790))
    shoe(pen, Place(222, 790))
    pen.part("M192 430Q246 396 300 430L344 786H176Z", BLUE)
    pen.cuts((220, 782, 232, 600, 16), (300, 782, 280, 590, 18))
    pen.part("M178 770H346L350 800H172Z", OCHRE, 9)
    pen.part("M200 566H314L320 600H196Z", OCHRE, 9)
    pen.part("M186 470C170 420 210 398 250 398C300 398 326 430 312 468C270 490 222 492 186 470Z")
    ermine(pen, (214, 452), (250, 466), (286, 452))
    pen.ink("M176 250C160 330 176 400 214 420L250 330V240Z")
    profile(pen, Place(244, 312, -1.35))
    pen.ink("M170 256H252C250 290 236 296 234 330L222 424C176 400 160 330 170 256Z")
    pen.ink(
        "M218 330C236 352 262 350 304 344C316 348 318 356 300 358C296 366 300 372 306 376"
        "C304 410 330 440 346 470C300 476 250 440 232 400C222 380 216 352 218 330Z"
    )
    pen.part("M170 258C110 176 160 106 236 104C312 106 360 176 306 258Z", RED)
    pen.part("M222 256C210 196 214 140 226 106H248C260 140 264 196 254 256Z", OCHRE)
    pen.part("M226 100H210V76H226V48H250V76H266V100H250V112H226Z", OCHRE, 9)
    pen.part("M162 232H314L310 268H166Z", OCHRE, 9)
    pen.part("M290 436C340 440 372 430 396 392L446 412C430 480 370 520 296 510Z", RED)
    pen.pip("c", 446, 250, 1.22)
    fist(pen, Place(430, 366, 0.9, turn=-30))
    pen.part(
        "M204 446C160 480 160 550 196 590L250 580L258 540L218 520C216 500 226 490 236 484Z", RED
    )
    fist(pen, Place(264, 556, 0.8))


def king_of_batons(pen: Pen) -> None:
    """Very old, bent, both hands and his beard on the cudgel."""
    ground(pen, colour=GREEN)
    cloak: list[tuple[int, ...]] = [
        (70, 800, 1),
        (84, 620),
        (116, 470),
        (190, 396),
        (290, 400),
        (352, 480),
        (366, 620),
    ]
    shoe(pen, Place(330, 792))
    pen.part(smooth([*cloak, (360, 800, 1)]), RED)
    pen.cuts((110, 796, 130, 560, 20), (160, 798, 170, 640, 16), (230, 798, 224, 680, 16))
    pen.part("M100 540C110 450 170 384 240 380C300 380 340 410 356 470L300 540Q200 480 100 540Z")
    ermine(pen, (150, 446), (192, 420))
    hold(pen, "b", Place(410, 580, 1.05), 322)
    pen.part("M310 430L376 436L404 444V482L370 496L310 510Z", BLUE)
    pen.part("M240 220C200 300 210 400 250 430H380C400 380 400 300 370 220Z", PAPER)
    face(pen, Place(304, 318, 1.4), head="long", brows="gentle", nose="hooked", mouth=None, look=3)
    pen.part(
        "M244 336Q270 362 304 344Q338 362 366 336C384 400 366 430 352 470C330 540 300 600 240 660"
        "C250 600 222 560 236 500C222 460 226 390 244 336Z"
    )
    pen.part("M284 382Q306 394 328 382Q306 404 284 382Z", RED, 7)
    pen.cuts((262, 620, 284, 480, 14), (316, 500, 318, 420, 12), (264, 480, 268, 410, 12))
    leaves(pen, 306, 250, 0.98, (-74, -42), (74, 42), (-42, -20), (42, 20), (0, 0))
    pen.part("M214 230H396L394 266H216Z", OCHRE, 9)
    pen.part(
        "M128 480C116 550 180 622 270 596L376 556L356 500L286 520C246 524 222 494 214 452Z", BLUE
    )
    fist(pen, Place(380, 512, 0.86))
    fist(pen, Place(414, 460, 0.86))


def king_of_swords(pen: Pen) -> None:
    """Young, square and red, in armour, both hands on a sword planted before him."""
    ground(pen, colour=GREEN)
    pen.part("M160 430C90 520 90 660 50 790L190 760H350L410 790C440 660 440 520 380 430Z", RED)
    pen.cuts((80, 770, 130, 560, 20), (130, 764, 156, 620, 14), (396, 764, 396, 600, 16))
    for side in (-1, 1):
        leg = Place(270, 0, side)
        pen.part(leg("M34 600H112L118 690L100 786H50L40 690Z"))
        pen.part(leg(ellipse(80, 680, 34, 28)), BLUE, 9)
        shoe(pen, Place(270 + 78 * side, 790, 0.95 * side))
    pen.part("M160 540H380L398 640L336 620L270 656L204 620L142 640Z", OCHRE)
    pen.part("M166 436Q270 392 374 436L370 520Q350 572 270 580Q190 572 170 520Z", BLUE)
    pen.cuts((206, 540, 200, 456, 14), (334, 540, 340, 456, 14))
    hair = [(196, 250), (172, 340), (190, 420), (270, 440), (350, 420), (368, 340), (344, 250)]
    pen.part(smooth(hair), RED)
    pen.part("M196 430Q270 400 344 430L330 468Q270 446 210 468Z", OCHRE, 9)
    face(pen, Place(270, 320, 1.45), head="square", brows="stern", mouth=None)
    pen.ink(
        "M270 354C244 346 226 352 212 366C204 420 240 436 270 436C300 436 336 420 328 366"
        "C314 352 296 346 270 354Z"
    )
    pen.line("M246 386Q270 392 294 386", 9, PAPER)
    pen.part("M184 254L152 132L224 196L270 62L316 196L388 132L356 254Z", OCHRE)
    balls(pen, 16, RED, (152, 128), (270, 58), (388, 128))
    pen.part("M180 228H360L358 266H182Z", BLUE, 9)
    hold(pen, "s", Place(270, 604, 1.1, turn=180), 290)
    for side in (-1, 1):
        arm = Place(270, 0, side)
        pen.part(arm("M96 436C150 440 150 520 120 570L60 586L24 552L84 520C84 500 76 490 66 480Z"))
        pen.part(arm(ellipse(104, 458, 44, 38)), BLUE, 9)
    fist(pen, Place(296, 554, -0.84, turn=4))
    fist(pen, Place(244, 566, 0.84, turn=-4))
