from aluette.server.types import TARGET, typescript


def test_the_pages_types_are_up_to_date() -> None:
    written = TARGET.read_text(encoding="utf-8")
    assert written == typescript(), "run python -m aluette.server.types"


def test_every_class_the_page_may_receive_has_its_type() -> None:
    text = typescript()
    for name in ("View", "Table", "Deal", "Played", "Dealt", "Snapshot", "Refused", "TableEntry"):
        assert f"export interface {name} {{" in text
    assert "hands: readonly (readonly Code[] | null)[];" in text
    assert "type: 'Discard';\n  cards: readonly Code[];" in text
    assert "seat" not in text.split("export interface Discard {")[1].split("}")[0]
