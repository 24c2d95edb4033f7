"""The four cavalières, women on horseback, and their horses.

Coins rides away from us, cups walks her horse, batons goes the other way, swords rears up.
"""

from .figure import face, fist, ground, leaves, palm, profile
from .palette import BLUE, GREEN, INK, OCHRE, RED
from .path import Place, ellipse, smooth
from .pen import Pen
from .suits import hold


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
    """Riding away: the horse's rump and turned head, her plait, and the coin held up."""
    ground(pen, colour=GREEN)
    pen.part(
        "M216 560C190 470 164 420 136 400L92 440L58 462C40 468 28 448 36 430L68 362L88 340"
        "L92 300L118 326L146 310L148 344C200 370 250 440 260 540Z"
    )
    pen.ink("M146 316C200 330 256 400 272 500L240 520C226 450 196 400 148 372Z")
    pen.ink(ellipse(94, 384, 9, 10))
    pen.ink(ellipse(54, 438, 7))
    pen.line("M72 456L66 400L122 352M72 444L180 440", 9, RED)
    for side in (-1, 1):
        half = Place(240, 0, side)
        pen.part(half("M26 660C30 720 52 730 54 756L46 800H110L104 752C112 720 128 690 130 640Z"))
        pen.ink(half("M48 778H108L114 808H40Z"))
    pen.part(
        "M240 480C330 450 398 530 392 626C386 696 320 726 240 690"
        "C160 726 94 696 88 626C82 530 150 450 240 480Z"
    )
    pen.cuts((118, 668, 132, 560, 18), (362, 668, 348, 560, 18))
    pen.cuts((152, 700, 160, 620, 14), (328, 700, 320, 620, 14))
    pen.ink(
        "M220 540C206 620 224 660 204 716C192 752 210 782 252 790C242 772 258 760 268 730"
        "C290 670 264 620 262 540Z"
    )
    for side in (-1, 1):
        half = Place(240, 0, side)
        pen.part(half("M92 490L150 596L184 616V642H112L54 536Z"), OCHRE, 9)
        pen.ink(half("M150 606L184 618V642H140Z"))
    pen.part("M186 400C160 430 120 470 108 516Q240 560 372 516C360 470 320 430 296 400Z", BLUE)
    pen.cuts((170, 522, 206, 440, 18), (310, 522, 278, 440, 18), (240, 536, 240, 460, 16))
    pen.part("M110 494Q240 538 370 494L376 524Q240 572 104 524Z", OCHRE, 9)
    pen.part("M170 334Q240 288 312 334L300 440H182Z", RED)
    pen.part("M180 414H304L308 446H176Z", INK, 9)
    pen.part(
        "M178 332C130 354 106 410 118 446L156 468L178 444L162 424C166 406 180 392 196 386Z", RED
    )
    fist(pen, Place(168, 450, 0.78, turn=160))
    profile(pen, Place(236, 232, -1.15))
    pen.part("M190 162C160 206 164 270 196 298H250C276 260 246 226 250 190Z", OCHRE)
    for x, y, radius in ((220, 392, 20), (224, 352, 23), (226, 310, 26)):
        pen.part(ellipse(x, y, radius, radius * 0.9), OCHRE, 9)
    pen.part("M202 440L218 408L236 440Z", INK, 8)
    pen.part("M186 166Q186 102 212 96H268Q294 102 294 166Z", RED)
    pen.part("M132 182Q150 154 240 154Q330 154 354 182Q240 172 132 182Z", RED)
    pen.part("M188 134H294V160H186Z", OCHRE, 8)
    pen.part("M306 330C350 384 390 374 414 304L464 324C454 424 370 454 298 416Z", RED)
    pen.pip("d", 452, 204, 1.15)
    palm(pen, Place(442, 284, -0.86, turn=8))


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
    pen.pip("c", 460, 186, 1.1)
    fist(pen, Place(444, 294, 0.84, turn=-20))
    pen.part("M238 346C206 370 190 420 178 448L208 474C236 450 250 430 262 416Z", RED)
    fist(pen, Place(192, 462, 0.74, turn=150))


def cavaliere_of_batons(pen: Pen) -> None:
    """A huntress astride, going right, hair flying, the cudgel raised before her."""
    ground(pen, colour=OCHRE)
    at = Place(530, 118, -0.86, 0.86)
    _walking_horse(pen, at, RED)
    pen.ink(at("M150 276C196 276 244 316 262 376L286 450L250 440C240 400 200 350 160 330Z"))
    _bridle(pen, at)
    pen.part("M196 500C250 470 306 480 316 520L330 640L318 700H276L262 620L200 600Z", GREEN)
    pen.cuts((286, 690, 280, 580, 14))
    pen.part("M270 672H328L334 730L380 748V770H276Z", INK, 9)
    pen.part(
        "M190 230C140 216 90 240 40 296C80 290 90 300 60 350C110 330 130 350 100 400"
        "C150 390 180 410 220 380L250 260Z",
        OCHRE,
    )
    pen.cuts((90, 286, 180, 290, 12), (100, 336, 180, 336, 12), (136, 386, 196, 372, 12))
    hold(pen, "b", Place(412, 182, 0.95, turn=20), 270)
    pen.part("M268 356C310 360 326 340 340 304L384 330C376 390 330 420 274 420Z", BLUE)
    fist(pen, Place(372, 312, 0.82, turn=-20))
    pen.part("M186 370Q236 332 296 366L304 510H196Z", BLUE)
    pen.part("M192 480H308V512H194Z", OCHRE, 9)
    pen.cuts((270, 470, 266, 410, 14))
    profile(pen, Place(232, 270, -1.2))
    pen.part("M184 200C160 240 164 320 190 350L240 330C230 290 250 264 246 224Z", OCHRE)
    leaves(pen, 236, 210, 0.86, (-34, -38), (36, 26), (0, -8))
    pen.part("M174 196H300L298 224H176Z", OCHRE, 9)
    pen.part(
        "M196 376C160 400 170 470 214 490L306 492L304 446L234 440C232 424 236 414 244 406Z", BLUE
    )
    fist(pen, Place(320, 468, 0.76))


def cavaliere_of_swords(pen: Pen) -> None:
    """In a crested helmet, her dappled horse rearing, the sword drawn."""
    ground(pen, colour=GREEN)
    pen.part(
        "M424 570C430 500 496 464 538 494C518 512 530 548 506 584C490 566 466 580 444 610Z", INK
    )
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
        "M270 446C320 430 372 450 390 470C420 520 420 560 408 606C360 610 310 596 276 560Z", RED
    )
    pen.cuts((320, 590, 306, 490, 16), (366, 600, 348, 500, 16))
    pen.part("M274 544Q340 594 414 582L412 614Q334 620 266 572Z", OCHRE, 9)
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
