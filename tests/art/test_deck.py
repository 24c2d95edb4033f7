"""The deck: what is committed is what the program draws, and it keeps to the grid it promises."""

import gzip
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from art.deck import document
from art.deck.__main__ import main
from art.deck.index import GAPS, INDEXES
from art.deck.palette import COLOURS, HEIGHT, WIDTH
from art.deck.path import Place, compact, ellipse
from art.deck.pen import PRIVATE, Pen
from art.deck.suits import SYMBOLS

COMMITTED = Path(__file__).parents[2] / "web" / "public" / "cards"
SVG = "{http://www.w3.org/2000/svg}"
CODES = (*document.CODES, "back")
SKINS = tuple(SYMBOLS)
PLAIN = (*(rank + suit for suit in "dcbs" for rank in "345678"), "9b", "9s")
PICTURED = {"3d", "5d", "3c"}


def href(element: ET.Element) -> str:
    """What a use points at, without its #."""
    return element.get("href", "").removeprefix("#")


def uses(element: ET.Element) -> list[str]:
    """The ids an element's own children use, in drawing order."""
    return [href(use) for use in element.findall(f"{SVG}use")]


@pytest.fixture(scope="module", params=SKINS)
def skin(request: pytest.FixtureRequest) -> str:
    """Every skin in turn."""
    return str(request.param)


@pytest.fixture(scope="module")
def sprite(skin: str) -> ET.Element:
    """A skin's sprite, parsed."""
    return ET.fromstring(document.sprite(skin))


def by_id(root: ET.Element) -> dict[str, ET.Element]:
    """Every element that has an id; fails where two have the same."""
    found: dict[str, ET.Element] = {}
    for element in root.iter():
        key = element.get("id")
        if key is not None:
            assert key not in found, f"{key} is there twice"
            found[key] = element
    return found


def test_there_are_48_cards_and_a_back() -> None:
    assert len(CODES) == len(set(CODES)) == 49


def test_the_committed_decks_are_what_the_program_draws(tmp_path: Path) -> None:
    assert main(["--sprite", str(tmp_path)]) == 0
    drawn = sorted(path.name for path in tmp_path.iterdir())
    assert drawn == sorted(path.name for path in COMMITTED.glob("*.svg"))
    for name in drawn:
        assert (tmp_path / name).read_bytes() == (COMMITTED / name).read_bytes(), name


def test_a_folder_gets_one_file_a_card(tmp_path: Path) -> None:
    assert main([str(tmp_path), "--index", "french", "--large"]) == 0
    assert {path.stem for path in tmp_path.iterdir()} == set(CODES)
    written = (tmp_path / "Kb.svg").read_text(encoding="utf-8")
    assert written == document.card("Kb", "spanish", "french", large=True)


def test_what_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main([str(tmp_path / "file" / "cards")]) == 1
    assert capsys.readouterr().err.startswith("cannot write the cards to ")


def test_a_deck_is_small_enough_for_a_phone(skin: str) -> None:
    text = document.sprite(skin).encode()
    assert len(text) < 300_000
    assert len(gzip.compress(text)) < 45_000


def test_a_card_is_small_enough_to_be_a_file(skin: str) -> None:
    sizes = [len(document.card(code, skin, "code", large=False)) for code in CODES]
    assert max(sizes) < 12_000
    assert sum(sizes) < 400_000


def test_every_card_is_in_every_set(sprite: ET.Element) -> None:
    symbols = {element.get("id") for element in sprite.iter(f"{SVG}symbol")}
    names = [document.set_name(language, large) for language, large in document.SETS]
    assert symbols == {f"{name}-{code}" for name in names for code in CODES}


def test_ids_are_unique_prefixed_and_found(sprite: ET.Element) -> None:
    known = by_id(sprite)
    for key, element in known.items():
        assert element.tag == f"{SVG}symbol" or key.startswith(PRIVATE)
    for use in sprite.iter(f"{SVG}use"):
        assert href(use) in known


@pytest.mark.parametrize("code", CODES)
def test_a_card_by_itself_has_all_it_uses(code: str) -> None:
    for skin in SKINS:
        root = ET.fromstring(document.card(code, skin, "french", large=False))
        assert {href(use) for use in root.iter(f"{SVG}use")} <= set(by_id(root))


def test_no_fonts_no_gradients_no_scripts(sprite: ET.Element) -> None:
    tags = {element.tag.removeprefix(SVG) for element in sprite.iter()}
    assert tags == {"svg", "defs", "symbol", "g", "path", "rect", "use"}


def test_only_the_six_colours(sprite: ET.Element) -> None:
    used = {element.get(key) for element in sprite.iter() for key in ("fill", "stroke")}
    assert used - {None, "none"} == COLOURS


def test_every_coordinate_is_a_whole_number(sprite: ET.Element) -> None:
    for element in sprite.iter():
        assert "." not in element.get("d", "")
        for key in ("x", "y", "width", "height"):
            assert "." not in element.get(key, "")
        for moved in re.findall(r"translate\(([^)]*)\)", element.get("transform", "")):
            assert "." not in moved


def test_the_index_is_drawn_last(sprite: ET.Element) -> None:
    for symbol in sprite.iter(f"{SVG}symbol"):
        name, code = symbol.get("id", "").rsplit("-", 1)
        drawn = uses(symbol)
        if code == "back":
            assert drawn == [document.PAPER_ID, document.BACK_ID]
            continue
        shown = INDEXES[name.removesuffix("-large")].get(code[0], code[0])
        corner = f"{PRIVATE}index-{shown}{code[1]}"
        corners = [corner] if name.endswith("-large") else [corner, corner]
        picture = f"{PRIVATE}{code}"
        assert drawn == [document.PAPER_ID, f"{PRIVATE}frame-{code[1]}", picture, *corners]


def test_the_gaps_of_the_frame_tell_the_suit(sprite: ET.Element) -> None:
    known = by_id(sprite)
    for count, suit in enumerate("dcsb"):
        assert known[f"{PRIVATE}frame-{suit}"].get("d", "").count("h") == 2 * (count + 1)
    for gaps in GAPS.values():
        assert set(gaps) == {WIDTH - x for x in gaps}, "gaps would tell which way up a card is"


@pytest.mark.parametrize("code", [code for code in PLAIN if code not in PICTURED])
def test_a_plain_card_has_as_many_pips_as_it_says(sprite: ET.Element, code: str) -> None:
    pips = uses(by_id(sprite)[PRIVATE + code])
    assert pips == [f"{PRIVATE}pip-{code[1]}"] * int(code[0])


@pytest.mark.parametrize("code", [code for code in PLAIN if code not in PICTURED])
def test_a_plain_card_is_the_same_upside_down(sprite: ET.Element, code: str) -> None:
    spots = set()
    for use in by_id(sprite)[PRIVATE + code].findall(f"{SVG}use"):
        place = re.match(r"translate\((\d+) (\d+)\)", use.get("transform", ""))
        assert place is not None
        spots.add((int(place[1]), int(place[2])))
    assert spots == {(WIDTH - x, HEIGHT - y) for x, y in spots}


@pytest.mark.parametrize(("code", "pips"), [("9d", 9), ("5d", 5), ("3d", 3), ("2d", 2), ("3c", 3)])
def test_a_picture_of_coins_or_cups_shows_its_number(
    sprite: ET.Element, code: str, pips: int
) -> None:
    assert uses(by_id(sprite)[PRIVATE + code]).count(f"{PRIVATE}pip-{code[1]}") == pips


def test_grand_neuf_is_eight_cups_round_a_great_one(sprite: ET.Element) -> None:
    assert uses(by_id(sprite)[f"{PRIVATE}9c"]).count(f"{PRIVATE}pip-c") == 8


def test_all_pictures_differ(sprite: ET.Element) -> None:
    known = by_id(sprite)
    pictures = {ET.tostring(known[PRIVATE + code]) for code in CODES}
    assert len(pictures) == len(CODES)


def test_the_back_is_the_same_upside_down() -> None:
    """No back may be told from another by how it is held."""
    root = ET.fromstring(document.card("back", "spanish", "code", large=False))
    drawn = by_id(root)[document.BACK_ID]
    tiled = [path.get("d", "") for path in drawn if path.get("d", "").count("M") > 1]
    assert len(tiled) == 4
    for path in tiled:
        starts = [(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)", path)]
        low, high = min(starts), max(starts)
        turned = {(low[0] + high[0] - x, low[1] + high[1] - y) for x, y in starts}
        assert turned == set(starts)
    corners = {path.get("d", "")[:7] for path in drawn}
    assert {"M38 50a", "M504 50", "M38 810", "M504 81"} <= corners


@pytest.mark.parametrize(
    ("place", "written"),
    [
        (Place(), "M0 0h10v20z"),
        (Place(5, 5), "M5 5h10v20z"),
        (Place(0, 0, 2), "M0 0h20v40z"),
        (Place(0, 0, -1), "M0 0h-10v20z"),
        (Place(0, 0, 1, 2), "M0 0h10v40z"),
        (Place(0, 0, turn=90), "M0 0v10h-20z"),
    ],
)
def test_a_place_moves_scales_and_turns(place: Place, written: str) -> None:
    assert compact(place("M0 0H10V20Z")) == written


def test_a_mirrored_arc_sweeps_the_other_way() -> None:
    assert compact(Place(scale_x=-1)(ellipse(10, 0, 5))) == "M-5 0a5 5 0 1 0-10 0 5 5 0 1 0 10 0z"


def test_colour_lies_beside_its_line() -> None:
    pen = Pen("x")
    pen.part("M0 0H100V100Z", "#c8372d")
    assert [element.count('x="9" y="7"') for element in pen.body] == [0, 1, 0]
