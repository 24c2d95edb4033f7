"""What is measured is found: a page with one fault of each kind."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.measure import faults

pytestmark = pytest.mark.browser

FAULTS = {
    "overflows": '<div style="width: 3000px">wide</div>',
    "small": '<button style="font: 10px serif; color: #000; background: #fff">small</button>',
    "contrast": '<p style="color: #777; background: linear-gradient(#666, #666)">faint</p>',
    "axe": '<img src="/icon.svg" width="9">',
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_is_found(address: str, visit: Visit, kind: str) -> None:
    page = visit(address, calm=True).page
    page.goto(f"{address}/#/settings")
    page.locator("main h1").wait_for()
    assert faults(page, "settings") == []
    page.evaluate(
        "html => document.querySelector('main').insertAdjacentHTML('beforeend', html)", FAULTS[kind]
    )
    assert {fault.split(": ")[1] for fault in faults(page, "settings")} == {kind}
