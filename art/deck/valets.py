"""The four valets: coins walks in with his, cups kneels, batons strides, swords salutes."""

from .figure import face, fist, ground, palm, profile, shoe
from .palette import BLUE, GREEN, INK, OCHRE, PAPER, RED
from .path import Place, ellipse
from .pen import Pen
from .suits import hold


def valet_of_coins(pen: Pen) -> None:
    """From the side, walking, a great coin carried before him in both hands."""
    ground(pen, colour=OCHRE)
    pen.part("M196 420C120 440 110 560 60 640L200 690L250 460Z", GREEN)
    pen.cuts((90, 640, 150, 520, 16), (140, 664, 180, 560, 14))
    pen.part("M196 610L120 740L98 770L140 800L180 770L270 650Z", BLUE)
    shoe(pen, Place(106, 776, 0.95, turn=38))
    pen.part("M250 600L310 700L330 790H386L372 690L330 580Z", BLUE)
    shoe(pen, Place(356, 790))
    pen.part("M180 560C160 620 190 660 236 664C270 680 330 660 336 620L318 556Z", OCHRE)
    pen.cuts((216, 656, 212, 580, 14), (262, 660, 256, 584, 14), (304, 646, 296, 580, 14))
    pen.part("M188 432Q246 400 306 432L322 570H176Z", RED)
    pen.part("M176 548H322L324 578H174Z", INK, 9)
    pen.ink("M182 236C160 320 180 390 214 416H250V300Z")
    profile(pen, Place(246, 314, -1.3))
    pen.ink(
        "M182 236H266C262 270 246 276 242 306L222 316C226 350 222 380 212 412"
        "C176 380 166 310 182 236Z"
    )
    pen.part("M186 430Q246 394 306 430Q290 462 246 456Q200 462 186 430Z")
    pen.part("M184 232Q180 140 214 132H286Q312 140 308 232Z", RED)
    pen.part("M112 250Q120 210 246 210Q384 206 396 246Q246 262 112 250Z", RED)
    pen.part("M190 190H306V222H188Z", OCHRE, 8)
    pen.pip("d", 440, 430, 1.3)
    pen.part(
        "M214 448C230 500 290 530 350 520L376 516L372 470L344 470C300 476 280 460 270 440Z", RED
    )
    fist(pen, Place(394, 494, 0.84, turn=-8))


def valet_of_cups(pen: Pen) -> None:
    """On one knee, curly, holding the cup up."""
    ground(pen, colour=OCHRE)
    pen.part("M196 650C170 700 180 760 200 796L70 800V752H150L164 650Z", BLUE)
    pen.part("M74 738H42C30 760 28 790 34 810H96V750Z", INK, 9)
    pen.part("M330 640L330 790H386L410 640C410 610 380 600 350 610Z", BLUE)
    shoe(pen, Place(354, 790))
    pen.part("M170 610C150 690 180 720 230 716L390 700C430 690 430 610 390 600L290 590Z", RED)
    pen.cuts((210, 708, 214, 630, 16), (270, 706, 268, 630, 14), (330, 700, 322, 624, 14))
    pen.part("M166 430Q240 400 314 430L320 610Q240 640 158 610Z", GREEN)
    for y in (480, 520, 560):
        pen.ink(ellipse(246, y, 8))
    pen.part("M156 584Q240 612 320 584L324 616Q240 644 154 616Z", OCHRE, 9)
    curls = (
        "M150 396C108 386 108 330 132 318C106 284 132 240 164 244C170 192 220 180 242 198"
        "C268 180 318 194 322 244C354 240 378 284 352 318C376 334 370 386 330 396Z"
    )
    pen.part(curls, OCHRE)
    face(pen, Place(242, 322, 1.35), head="round", brows="gentle", nose="snub", look=6)
    fringe = (
        "M176 310C166 262 190 240 212 250C226 232 258 232 270 250C296 240 318 262 308 310"
        "C290 290 270 296 258 280C244 294 226 294 216 282C206 296 188 294 176 310Z"
    )
    pen.part(fringe, OCHRE, 9)
    pen.part("M174 430Q242 388 310 430Q296 456 242 452Q188 456 174 430Z")
    pen.part("M300 440C350 450 372 430 390 396L440 420C424 490 370 520 310 510Z", GREEN)
    pen.pip("c", 452, 280, 1.25)
    fist(pen, Place(428, 394, 0.88, turn=-30))
    pen.part(
        "M176 440C130 470 130 550 176 580L236 596L246 556L196 530C192 510 200 496 212 490Z", GREEN
    )
    palm(pen, Place(262, 572, 0.72, turn=80))


def valet_of_batons(pen: Pen) -> None:
    """Striding off, his cudgel over the shoulder and a feather in his cap."""
    ground(pen, colour=GREEN)
    pen.part("M230 600L180 690L120 780L160 806L230 730L290 630Z", RED)
    shoe(pen, Place(128, 782, -0.95, turn=20))
    pen.part("M270 600L330 690L340 790H394L386 680L340 580Z", PAPER)
    shoe(pen, Place(366, 790))
    pen.part(
        "M194 540C150 590 170 660 216 662C256 660 270 630 274 606C290 640 330 664 362 640"
        "C400 600 380 560 352 536Z",
        BLUE,
    )
    pen.cuts((212, 652, 210, 570, 16), (250, 640, 246, 566, 14), (330, 644, 316, 560, 16))
    pen.part("M190 420Q270 390 350 424L356 552H196Z", GREEN)
    pen.cuts((222, 540, 220, 460, 14))
    pen.part("M192 530H358V562H194Z", OCHRE, 9)
    pen.part("M194 234C170 310 180 390 210 410H340C366 380 370 310 350 234Z", RED)
    hold(pen, "b", Place(426, 246, 1.12, turn=26), 430)
    pen.part("M192 424Q250 380 310 414Q330 440 300 456Q220 456 192 424Z")
    face(pen, Place(272, 316, 1.4), mouth="grin", look=-4)
    pen.part("M180 262C168 200 220 156 290 160C360 170 390 210 366 256Q270 232 180 262Z", BLUE)
    pen.part(
        "M330 196C346 140 310 70 210 66C222 78 216 90 200 94C226 104 226 120 210 130"
        "C240 130 250 146 244 158C290 150 316 170 318 210Z",
        RED,
    )
    pen.line("M240 90C300 96 322 130 322 190", 8)
    pen.part(
        "M206 428C146 440 100 500 124 540L184 588L216 556L176 526C186 500 210 484 226 476Z", GREEN
    )
    fist(pen, Place(206, 570, 0.8, turn=30))
    pen.part(
        "M350 436C410 450 440 510 410 560L334 590L316 548L366 524C366 506 356 496 344 490Z", GREEN
    )
    fist(pen, Place(300, 562, -0.9, turn=20))


def valet_of_swords(pen: Pen) -> None:
    """An old soldier, stout, in a morion, saluting with his sword grounded upright."""
    ground(pen, colour=OCHRE)
    for side in (-1, 1):
        leg = Place(262, 0, side)
        pen.part(leg("M20 620H92L84 700V786H30L24 700Z"), PAPER)
        pen.part(leg("M14 690H98L92 790H26Z"), RED)
        shoe(pen, Place(262 + 56 * side, 790, side))
    pen.part("M140 560C120 640 150 690 206 690C240 690 256 670 262 650", OCHRE)
    pen.part(
        "M146 560C126 640 156 684 206 684C240 684 256 664 262 644C268 664 284 684 318 684"
        "C368 684 398 640 378 560Z",
        OCHRE,
    )
    pen.cuts((180, 672, 176, 590, 16), (222, 676, 216, 596, 14), (302, 676, 308, 596, 14))
    pen.cuts((344, 672, 348, 590, 16))
    pen.part(
        "M180 424Q262 392 344 424C390 470 396 560 366 590Q262 616 158 590C128 560 134 470 180 424Z",
        GREEN,
    )
    pen.part("M262 412V600", GREEN)
    for y in (470, 510, 550):
        pen.ink(ellipse(262, y, 8))
    pen.part("M148 566Q262 604 376 566L380 600Q262 636 146 600Z", RED, 9)
    face(pen, Place(262, 330, 1.45), head="round", brows="stern", nose="broad", mouth=None)
    pen.ink(
        "M262 362C240 352 216 376 200 372C186 370 180 352 186 340C160 372 180 404 216 400"
        "C240 398 252 384 262 378C272 384 284 398 308 400C344 404 364 372 338 340"
        "C344 352 338 370 324 372C308 376 284 352 262 362Z"
    )
    pen.line("M244 402H280", 8)
    pen.part("M176 424Q262 400 348 424Q330 466 262 462Q194 466 176 424Z")
    pen.part("M186 156C210 70 316 60 352 130L330 166C300 120 240 126 214 176Z", RED)
    pen.part("M166 280C160 200 210 150 262 140C314 150 364 200 358 280Q262 244 166 280Z", BLUE)
    pen.part(
        "M108 262C130 280 180 230 262 230C344 230 394 280 416 262C410 310 340 292 262 286"
        "C184 292 114 310 108 262Z",
        OCHRE,
        9,
    )
    hold(pen, "s", Place(450, 470, 1.15), 330)
    pen.part(
        "M350 430C400 440 410 490 420 520L440 540L410 590L370 570C350 540 340 510 330 490Z", GREEN
    )
    fist(pen, Place(440, 548, 0.9, turn=-10))
    pen.part(
        "M184 428C120 440 60 430 40 400C30 376 60 356 90 346L128 330L150 366L112 392L176 396Z",
        GREEN,
    )
    palm(pen, Place(150, 322, 0.8, turn=40))
