"""What is measured is found: a page with one fault of each kind."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.measure import faults

FAULTS = {
    "overflows": '<div style="width: 3000px">wide</div>',
    "small": '<button style="font: 10px serif; color: #000; background: #fff">small</button>',
    "contrast": '<p style="color: #777; background: linear-gradient(#666, #666)">faint</p>',
    "axe": '<img src="/icon.svg" width="9">',
}


def test_each_fault_is_found_and_no_other(address: str, visit: Visit) -> None:
    page = visit(address, calm=True).page
    page.goto(f"{address}/#/settings")
    page.locator("main h1").wait_for()
    assert faults(page, "settings") == []
    for kind, html in FAULTS.items():
        page.evaluate(
            "html => document.querySelector('main').insertAdjacentHTML('beforeend', html)", html
        )
        assert {fault.split(": ")[1] for fault in faults(page, "settings")} == {kind}
        page.evaluate("document.querySelector('main').lastElementChild.remove()")
