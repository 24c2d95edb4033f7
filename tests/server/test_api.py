import errno
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import Response

from aluette.notation.record import Record
from aluette.notation.replay import replay
from aluette.rules import PRESETS, load_rules
from aluette.server.app import BODY_LIMIT
from aluette.server.guard import HEADERS
from aluette.server.identity import COOKIE, Guests
from aluette.signs import Signing
from tests.server.support import Browser


def test_presets_say_what_they_are_and_where_it_comes_from(browser: Browser) -> None:
    presets = browser.http.get("/api/presets").json()
    names = [preset["name"] for preset in presets]
    assert [name for name in names if "+" not in name] == list(PRESETS)
    assert "spanish+mordienne" in names
    assert "pagat+mordienne" not in names
    for preset in presets:
        assert sorted(preset["titles"]) == ["en", "es", "fr", "hu", "vi"]
        assert preset["values"] == load_rules(preset["name"]).values()
        assert preset["sources"].keys() == preset["values"].keys()


@pytest.mark.parametrize("name", [*PRESETS, "spanish+mordienne"])
def test_every_preset_has_its_table(browser: Browser, name: str) -> None:
    with browser.page(browser.open_table(name)) as page:
        page.hello()
        page.wait()
        assert page.known.table.rules == load_rules(name)


def test_a_house_has_its_own_rules(browser: Browser) -> None:
    wanted = {"preset": "gamerules", "mordienne": "run", "match": {"deals": 3}}
    with browser.page(browser.open_table(wanted)) as page:
        page.hello()
        assert page.known.table.rules == load_rules(wanted)


@pytest.mark.parametrize(
    ("signing", "wanted"),
    [
        (None, Signing()),
        ({"level": "none"}, Signing()),
        ({"level": "simple"}, Signing("simple")),
        ({"level": "assiste", "honest": False}, Signing("assiste", honest=False)),
        (
            {"level": "ancienne", "honest": True, "sign_ms": 800},
            Signing("ancienne", honest=True, sign_ms=800),
        ),
        ({"level": "simple", "sign_ms": None}, Signing("simple")),
    ],
)
def test_a_table_plays_with_signs_as_it_was_opened(
    browser: Browser, signing: Any, wanted: Signing
) -> None:
    more = {} if signing is None else {"signing": signing}
    with browser.page(browser.open_table(**more)) as page:
        snapshot = page.hello()
        assert page.known.table.signing == wanted
        assert snapshot["clock"] >= 0


def test_a_record_has_the_signs_of_finished_deals_only(browser: Browser) -> None:
    rules = {"preset": "spanish", "match": {"deals": 2}}
    table = browser.open_table(rules, signing={"level": "ancienne", "honest": False})
    with browser.page(table) as page:
        page.hello()
        for number in range(2):
            page.play_until(lambda view: view.table.phase == "play")
            for seat in range(4):
                if seat != page.known.viewer:
                    assert page.do({"type": "Look", "at": seat})["t"] == "done"
            wish = {"type": "Sign", "message": "as×2: au-dessus", "gesture": "tongue"}
            assert page.do(wish)["t"] == "done"
            during = browser.http.get(f"/api/tables/{table}/record").text
            assert during.count("signs = [") == number
            page.play_until(lambda view: view.table.phase in ("shuffle", "over"))
            if page.known.table.phase == "shuffle":
                assert page.do({"type": "NextDeal"})["t"] == "done"
    record = Record.parse(browser.http.get(f"/api/tables/{table}/record").text)
    assert record.signing == Signing("ancienne", honest=False)
    assert len(record.deals) == 2
    for deal in record.deals:
        assert [sign.message for sign in deal.signs] == ["as×2: au-dessus"]
        assert [gaze.seat for gaze in deal.gazes] == [deal.signs[0].seat] * 3
    match, _ = replay(record)
    assert match.table.phase == "over"


BAD_WISHES: dict[str, tuple[Any, str]] = {
    "unknown preset": ({"rules": "belote", "level": "club"}, "bad-rules"),
    "unknown overlay": ({"rules": "pagat+mordienne", "level": "club"}, "bad-rules"),
    "a file of the server's": ({"rules": "/etc/passwd.toml", "level": "club"}, "bad-rules"),
    "no preset": ({"rules": {"chant": False}, "level": "club"}, "bad-rules"),
    "a contradiction": ({"rules": {"preset": "pagat", "seats": 3}, "level": "club"}, "rules-teams"),
    "an unknown key": ({"rules": {"preset": "pagat", "jokers": 2}, "level": "club"}, "bad-rules"),
    "a wrong type": ({"rules": {"preset": "pagat", "chant": 1}, "level": "club"}, "bad-rules"),
    "a list": ({"rules": ["pagat"], "level": "club"}, "bad-request"),
    "unknown level": ({"rules": "pagat", "level": "sublime"}, "bad-request"),
    "no level": ({"rules": "pagat"}, "bad-request"),
    "one field too many": ({"rules": "pagat", "level": "club", "seat": 2}, "bad-request"),
    "a long name": ({"rules": "pagat", "level": "club", "name": "x" * 21}, "bad-name"),
    "a name in two lines": ({"rules": "pagat", "level": "club", "name": "A\nb"}, "bad-name"),
    "no table at all": ("pagat", "bad-request"),
    "signs without a table": ({"rules": "pagat", "level": "club", "signing": 1}, "bad-request"),
    "signs where there are none": (
        {
            "rules": {"preset": "pagat", "sign_set": "none"},
            "level": "club",
            "signing": {"level": "simple"},
        },
        "rules-signing",
    ),
    **{
        f"hints of {hints!r}": ({"rules": "pagat", "level": "club", "hints": hints}, "bad-request")
        for hints in (1, "yes", None)
    },
    **{
        f"signs {name}": ({"rules": "pagat", "level": "club", "signing": signing}, "bad-request")
        for name, signing in {
            "of an unknown level": {"level": "wild"},
            "of a level that is no text": {"level": 1},
            "of no known honesty": {"level": "simple", "honest": "perhaps"},
            "of another length": {"level": "simple", "sign_ms": 900},
            "with one key too many": {"level": "simple", "glances": 3},
        }.items()
    },
}


@pytest.mark.parametrize(("wish", "code"), BAD_WISHES.values(), ids=BAD_WISHES)
def test_a_wish_that_cannot_be_granted_is_refused_in_one_sentence(
    browser: Browser, wish: Any, code: str
) -> None:
    answer = browser.http.post("/api/tables", json=wish)
    assert answer.status_code == 422
    assert answer.json()["code"] == code
    assert answer.json()["why"]
    assert "\n" not in answer.json()["why"]
    assert "set-cookie" not in answer.headers


def test_what_is_no_json_and_what_is_too_large_is_refused(browser: Browser) -> None:
    headers = {"content-type": "application/json"}
    answer = browser.http.post("/api/tables", content="{", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")
    large = b'{"rules": "' + b"x" * BODY_LIMIT
    for content in (large, iter([large])):
        answer = browser.http.post("/api/tables", content=content, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (413, "content-too-large")
        assert answer.json()["why"]
        assert "content-security-policy" in answer.headers
    deep = b'{"a":' * 2500
    digits = b'{"rules": "pagat", "level": ' + b"7" * 5000 + b"}"
    for content in (deep, digits, b"\xff"):
        answer = browser.http.post("/api/tables", content=content, headers=headers)
        assert (answer.status_code // 100, answer.json()["code"]) == (4, "bad-request")
        assert answer.json()["why"]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(browser: Browser) -> None:
    answer = browser.http.post("/api/tables", json={"rules": "pagat", "level": "club"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    for word in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
        assert word in cookie
    assert "Secure" not in cookie
    answer = browser.http.post("/api/tables", json={"rules": "pagat", "level": "club"})
    assert "set-cookie" not in answer.headers


def test_a_guest_lists_his_own_tables_newest_first(browser: Browser) -> None:
    assert browser.http.get("/api/tables").json() == []
    first, second = (
        browser.open_table("pagat"),
        browser.open_table({"preset": "pagat", "chant": False}),
    )
    with Browser(browser.address) as stranger:
        stranger.open_table()
        assert len(stranger.http.get("/api/tables").json()) == 1
    entries = browser.http.get("/api/tables").json()
    assert [entry["table"] for entry in entries] == [second, first]
    assert entries[0]["rules"] == {"preset": "pagat", "chant": False}
    assert entries[1]["rules"] == "pagat"
    assert (entries[1]["phase"], entries[1]["score"]) == ("draw", [0, 0])
    assert entries[1]["finished"] is False
    assert entries[1]["started"].endswith("+00:00")


def test_a_played_match_is_listed_with_its_score_and_has_a_record(browser: Browser) -> None:
    table = browser.open_table({"preset": "spanish", "match": {"deals": 1}})
    with browser.page(table) as page:
        page.hello()
        page.play_until(lambda view: view.table.phase == "play")
        during = browser.http.get(f"/api/tables/{table}/record").text
        assert "[[deals]]" not in during
        page.play_until(lambda view: view.table.phase == "over")
        (entry,) = browser.http.get("/api/tables").json()
        assert entry["finished"] is True
        assert entry["score"] == list(page.known.table.score)
        answer = browser.http.get(f"/api/tables/{table}/record")
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.text.count("[[deals]]") == 1


def test_a_record_is_for_who_sits_there(browser: Browser) -> None:
    table = browser.open_table()
    with Browser(browser.address) as stranger:
        answer = stranger.http.get(f"/api/tables/{table}/record")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
    answer = browser.http.get("/api/tables/nowhere/record")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-table")


def test_the_health_of_the_server(browser: Browser) -> None:
    assert browser.http.get("/health/live").json() == {"status": "live"}
    assert browser.http.get("/health/ready").json() == {"status": "ready"}


def test_addresses_that_do_not_exist(browser: Browser) -> None:
    for address in ("/api/nothing", "/health/nothing"):
        answer = browser.http.get(address)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    for method, address in (
        ("DELETE", "/api/tables"),
        ("POST", "/api/presets"),
        ("PUT", "/health/ready"),
    ):
        answer = browser.http.request(method, address)
        assert (answer.status_code, answer.json()["code"]) == (405, "method-not-allowed")
        assert answer.json()["why"]
        assert answer.headers["allow"]
    answer = browser.http.post("/api/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_every_answer_is_guarded(browser: Browser) -> None:
    for address in ("/", "/api/presets", "/api/nothing", "/health/live", "/missing.js"):
        answer = browser.http.get(address)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    policy = HEADERS["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "default-src 'none';" in policy


def test_the_interface_is_described(browser: Browser) -> None:
    paths = browser.http.get("/api/openapi.json").json()["paths"]
    assert "/api/tables/{table}/record" in paths


def test_only_the_owner_can_read_the_key_and_it_stays(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    guests, response = Guests(folder), Response()
    guest = guests.welcome(response, secure=True)
    cookie = response.headers["set-cookie"]
    assert "Secure" in cookie
    assert stat.S_IMODE((folder / "cookies.key").stat().st_mode) == 0o600
    value = cookie.partition(";")[0].partition("=")[2]
    assert Guests(folder).known({COOKIE: value}) == guest
    assert Guests(tmp_path / "other").known({COOKIE: value}) is None
    assert guests.known({}) is None
    assert guests.known({COOKIE: guest}) is None


@pytest.mark.parametrize("length", [0, 31])
def test_a_key_that_is_cut_short_signs_nothing(tmp_path: Path, length: int) -> None:
    (tmp_path / "cookies.key").write_bytes(b"k" * length)
    with pytest.raises(OSError, match=f"cookies.key has {length} bytes"):
        Guests(tmp_path)


def test_a_full_disk_leaves_no_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(OSError, match="No space left"):
            Guests(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_of_two_keys_made_at_once_the_first_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync = os.fsync

    def another_is_faster(descriptor: int) -> None:
        monkeypatch.setattr("os.fsync", sync)
        Guests(tmp_path)
        sync(descriptor)

    monkeypatch.setattr("os.fsync", another_is_faster)
    late, response = Guests(tmp_path), Response()
    guest = late.welcome(response, secure=False)
    value = response.headers["set-cookie"].partition(";")[0].partition("=")[2]
    assert Guests(tmp_path).known({COOKIE: value}) == guest
    assert [path.name for path in tmp_path.iterdir()] == ["cookies.key"]
