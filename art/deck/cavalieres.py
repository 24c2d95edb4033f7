"""The four cavalières, women on horseback, and their horses.

Coins rides away from us, cups walks her horse, batons goes the other way, swords rears up.
"""

from .figure import face, fist, ground, leaves, palm, profile
from .palette import BLUE, GREEN, INK, OCHRE, PAPER, RED
from .path import Place, ellipse, smooth
from .pen import Pen


def _walking_horse(pen: Pen, at: Place, coat: str) -> None:
    """A horse from the side, walking left: near foreleg planted, far foreleg lifted."""
    pen.part(
        at("M470 500C540 470 556 560 530 620C516 680 540 700 520 740C470 730 462 660 474 610Z"), INK
    )
    pen.part(at("M400 590L446 690L420 790H462L492 690L470 590Z"), coat)
    pen.part(at("M200 600L120 660L140 744L178 730L166 684L246 660Z"), coat)
    pen.ink(at("M418 778H466V808H410ZM134 730L180 716L188 752L142 768Z"))
    outline: list[tuple[int, ...]] = [
        (196, 520),
        (170, 450),
        (176, 400),
        (150, 376),
        (104, 412),
        (74, 422),
        (54, 398),
    ]
    outline += [(70, 360), (120, 300), (150, 254, 1), (168, 288), (206, 300), (250, 360)]
    outline += [(270, 440), (360, 470), (450, 470), (500, 520), (492, 600), (450, 644), (360, 648)]
    pen.part(at(smooth([*outline, (260, 660), (200, 620)], 0.15)), coat)
    pen.part(at("M206 600L198 700L212 790H256L246 700L276 640Z"), coat)
    pen.part(
        at("M380 620C390 680 370 690 372 710L346 790H390L420 716C440 690 470 660 480 590Z"), coat
    )
    pen.ink(at("M206 778H262V808H196ZM344 778H396V808H332Z"))
    pen.line(at("M168 300L150 336"), 8)
    pen.ink(at(ellipse(120, 342, 10, 10)))
    pen.ink(at(ellipse(74, 392, 7)))


def _mane(pen: Pen, at: Place) -> None:
    pen.ink(
        at(
            "M152 270C190 270 240 310 262 370C276 410 276 450 266 474C250 440 250 424 232 424"
            "C236 394 226 382 210 382C214 352 200 342 182 342C184 312 170 296 152 270Z"
        )
    )


def _bridle(pen: Pen, at: Place) -> None:
    pen.line(at("M96 410C102 396 98 372 90 352L166 332M94 398L236 452"), 9, RED)


def cavaliere_of_coins(pen: Pen) -> None:
    """Riding away: the horse's rump, her plait, and the coin held up."""
    ground(pen, colour=GREEN)
    pen.part("M196 720L206 796H240L246 700ZM300 720L290 796H256L250 700Z", PAPER)
    pen.ink("M200 770H242V806H194ZM256 770H296L302 806H256Z")
    pen.part(
        "M226 560C196 470 170 420 140 400L96 440L62 462C44 468 32 448 40 430L72 362L92 340"
        "L96 300L122 326L150 310L152 344C200 370 250 440 270 540Z"
    )
    pen.ink("M150 316C200 330 262 400 282 500L250 520C236 450 200 400 152 372Z")
    pen.ink(ellipse(98, 384, 9, 10))
    pen.ink(ellipse(58, 438, 7))
    pen.line("M76 456L70 400L126 352M76 444L190 452", 9, RED)
    rump = "M250 548C200 500 104 530 100 630C98 690 120 726 150 750L142 800H206L216 756Q250 744 284 756"
    pen.part(rump + "L294 800H358L350 750C380 726 402 690 400 630C396 530 300 500 250 548Z")
    pen.ink("M138 780H210V810H132ZM290 780H362L368 810H290Z")
    pen.cuts((140, 690, 150, 590, 16), (360, 690, 350, 590, 16))
    pen.part(
        "M250 372C180 380 140 470 116 600C200 650 300 650 384 600C360 470 320 380 250 372Z", BLUE
    )
    pen.cuts((180, 606, 212, 440, 18), (324, 606, 288, 440, 18), (250, 620, 250, 520, 16))
    pen.part("M112 588Q250 652 388 588L394 620Q250 684 106 620Z", OCHRE, 9)
    tail = "M232 640C214 690 206 730 184 782C220 802 236 780 246 790C262 804 296 796 314 776"
    pen.ink(tail + "C292 740 286 690 268 640Z")
    pen.part("M178 330Q250 284 322 330L308 440H192Z", RED)
    pen.part("M190 412H310L314 444H186Z", INK, 9)
    pen.part(
        "M188 328C140 350 116 410 128 450L166 470L186 446L172 424C176 404 190 390 204 384Z", RED
    )
    fist(pen, Place(176, 452, 0.78, turn=160))
    profile(pen, Place(246, 226, -1.15))
    pen.ink("M206 156C176 200 180 260 210 290H262C290 250 262 220 260 190Z")
    pen.ink("M214 270H266L262 392L240 424L222 392Z")
    pen.line("M222 306L258 326M222 342L256 362", 8, PAPER)
    pen.part("M222 424L240 396L258 424L240 444Z", RED, 8)
    pen.part("M196 160Q196 96 222 90H278Q304 96 304 160Z", RED)
    pen.part("M136 176Q160 148 250 148Q340 148 364 176Q250 166 136 176Z", RED)
    pen.part("M198 128H304V154H196Z", OCHRE, 8)
    pen.part("M316 326C360 380 400 370 424 300L474 320C464 420 380 450 308 412Z", RED)
    pen.pip("d", 460, 200, 1.15)
    palm(pen, Place(452, 280, -0.86, turn=8))


def cavaliere_of_cups(pen: Pen) -> None:
    """A queen, her horse at a walk, the cup held high."""
    ground(pen, colour=GREEN)
    at = Place(-2, 112, 0.86)
    _walking_horse(pen, at, OCHRE)
    _mane(pen, at)
    skirt = "M224 470C280 456 336 460 356 490C380 570 390 640 380 716C330 740 262 738 222 716"
    pen.part(skirt + "C240 640 244 560 224 470Z", BLUE)
    pen.cuts((264, 716, 270, 520, 18), (304, 724, 306, 530, 18), (346, 716, 336, 530, 18))
    pen.part("M220 690Q300 722 382 692L384 726Q300 756 214 724Z", OCHRE, 9)
    _bridle(pen, at)
    pen.part("M228 340Q290 318 348 342L354 480H228Z", RED)
    pen.line("M290 366V462", 8)
    hair = "M236 210C208 260 220 340 192 392C220 412 248 388 258 350H322C328 388 352 412 384 392"
    pen.ink(hair + "C356 340 364 260 340 210Z")
    pen.part("M266 310H314V346L340 356Q290 396 236 356L266 346Z")
    face(pen, Place(290, 264, 1.24), head="long", mouth="small", lashes=True)
    pen.part("M228 216L212 130L256 168L290 110L324 168L368 130L352 216Q290 194 228 216Z", OCHRE)
    for x, y in ((212, 126), (290, 106), (368, 126)):
        pen.part(ellipse(x, y, 13), RED, 8)
    pen.part("M340 346C390 350 410 330 420 290L468 310C464 370 420 420 352 416Z", RED)
    pen.pip("c", 446, 190, 1.2)
    fist(pen, Place(444, 294, 0.84, turn=-20))
    pen.part("M238 346C206 370 190 420 178 448L208 474C236 450 250 430 262 416Z", RED)
    fist(pen, Place(192, 462, 0.74, turn=150))


def cavaliere_of_batons(pen: Pen) -> None:
    """A huntress astride, going right, hair flying, the cudgel over her shoulder."""
    ground(pen, colour=OCHRE)
    at = Place(520, 118, -0.86, 0.86)
    _walking_horse(pen, at, RED)
    for x, y, turn in (
        (452, 380, -40),
        (424, 366, -14),
        (398, 384, -4),
        (376, 412, 8),
        (354, 444, 16),
    ):
        pen.part(Place(x - 22, y - 20, 1, turn=turn)("M-16 24L0 -26L18 24Z"), INK, 6)
    _bridle(pen, at)
    pen.part("M196 500C250 470 300 480 316 520L330 640L318 700H276L262 620L200 600Z", GREEN)
    pen.cuts((286, 690, 280, 580, 14))
    pen.part("M270 672H328L334 730L380 748V770H276Z", INK, 9)
    pen.part(
        "M150 246C110 230 70 250 40 296C80 290 90 300 60 350C110 330 130 350 100 400"
        "C150 390 180 410 230 390L250 260Z",
        OCHRE,
    )
    pen.cuts((110, 276, 190, 300, 12), (110, 330, 190, 340, 12), (140, 384, 200, 370, 12))
    pen.pip("b", 176, 370, 1.3, -60)
    pen.part("M186 362Q240 330 300 360L304 510H196Z", BLUE)
    pen.part("M192 480H308V512H194Z", OCHRE, 9)
    pen.cuts((222, 470, 224, 400, 14), (270, 470, 266, 410, 14))
    profile(pen, Place(236, 270, -1.2))
    pen.part("M188 190C160 240 170 300 196 340L250 330C240 290 256 260 252 220Z", OCHRE)
    leaves(pen, 238, 210, 0.8, (-46, -44), (46, 36), (-24, -20), (26, 16), (0, 0))
    pen.part("M178 196H304L302 224H180Z", OCHRE, 9)
    pen.part("M278 366C330 390 350 430 384 440L376 484C330 490 290 470 262 440Z", BLUE)
    fist(pen, Place(392, 464, 0.76))
    pen.part("M196 370C150 390 130 440 150 470L186 476L220 440Z", BLUE)
    fist(pen, Place(232, 424, 0.76, turn=-30))


def cavaliere_of_swords(pen: Pen) -> None:
    """In a crested helmet, her dappled horse rearing, the sword drawn."""
    ground(pen, colour=GREEN)
    pen.part("M430 556C470 500 540 520 532 596C500 590 500 610 452 612Z", INK)
    pen.part("M290 640L312 720L274 790H322L356 720L356 650Z")
    pen.part("M190 470C150 444 100 450 56 480L36 540L70 552L86 512C120 506 150 516 180 530Z")
    pen.ink("M272 778H326V808H262ZM34 528L78 540L66 574L26 560Z")
    outline: list[tuple[int, ...]] = [
        (150, 246, 1),
        (172, 282),
        (226, 310),
        (262, 370),
        (300, 440),
        (370, 500),
    ]
    outline += [(436, 560), (448, 620), (420, 680), (350, 668), (280, 624), (216, 570), (172, 500)]
    outline += [(164, 430), (142, 394), (100, 424), (72, 414), (60, 388), (82, 350), (124, 296)]
    pen.part(smooth(outline, 0.15))
    pen.part("M336 630C350 690 376 700 380 730L344 790H392L422 730C428 690 446 660 446 600Z")
    pen.part("M206 500C160 496 120 510 88 546L104 612L140 606L128 562C156 544 190 560 224 570Z")
    pen.ink("M342 778H398V808H330ZM98 592L142 586L150 620L104 630Z")
    for x, y, radius in (
        (192, 400, 18),
        (196, 470, 22),
        (240, 540, 22),
        (406, 600, 24),
        (416, 650, 14),
    ):
        pen.ink(ellipse(x, y, radius, radius * 0.85))
    pen.ink(
        "M152 262C196 262 250 310 280 380C296 420 300 450 290 470C268 440 262 424 244 424"
        "C244 394 230 382 212 382C214 352 198 340 180 340C182 310 168 290 152 262Z"
    )
    pen.ink(ellipse(118, 338, 10))
    pen.ink(ellipse(78, 388, 7))
    pen.line("M98 418C106 400 102 378 94 352L166 326M98 400L236 444", 9, RED)
    pen.part(
        "M270 446C320 430 372 450 390 480C420 560 412 620 396 676C350 690 310 676 284 650Z", RED
    )
    pen.cuts((320, 664, 306, 500, 18), (362, 670, 344, 510, 18))
    pen.part("M280 630Q340 680 404 650L396 686Q334 704 270 656Z", OCHRE, 9)
    pen.part("M268 330Q320 308 376 334L380 470H270Z", GREEN)
    pen.cuts((298, 460, 294, 390, 14), (348, 460, 352, 390, 14))
    pen.part(
        "M262 216C244 280 256 330 240 380C270 392 290 370 296 340H352C360 372 384 392 412 376"
        "C388 330 396 270 376 216Z",
        OCHRE,
    )
    pen.part("M296 308H344V340L364 350Q320 380 274 350L296 340Z")
    face(pen, Place(318, 256, 1.22), head="square", brows="stern", mouth="line", lashes=True)
    pen.part("M254 130C280 50 370 40 418 106L398 146C360 96 310 106 288 156Z", RED)
    pen.part("M250 226C248 156 284 130 318 122C352 130 390 156 386 226Q318 196 250 226Z", BLUE)
    pen.part("M240 222Q318 186 398 222L394 246Q318 212 244 246Z", OCHRE, 9)
    pen.pip("s", 474, 176, 1.16, 10)
    pen.part("M366 336C410 350 430 320 438 280L484 300C480 370 440 420 376 412Z", GREEN)
    fist(pen, Place(462, 282, 0.8, turn=-10))
    pen.part("M276 336C246 360 228 400 214 430L244 456C270 436 284 420 296 406Z", GREEN)
    fist(pen, Place(228, 444, 0.74, turn=150))
