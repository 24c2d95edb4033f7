"""The ways to do something on the page: with a mouse, with a finger, with the keyboard alone."""

from __future__ import annotations

from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page, expect

_MOST_TABS = 60
_PATIENCE = 3000
"""Milliseconds until a tap counts as dropped."""

# Notes the next click that comes to the page, wherever.
_FEEL = """() => {
    globalThis.felt = false;
    addEventListener('click', () => { globalThis.felt = true; }, { capture: true, once: true });
}"""


class Hands(ABC):
    """Somebody's hands on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def press(self, wanted: Locator) -> None:
        """Press a button, or follow a link."""

    @abstractmethod
    def choose(self, radio: Locator) -> None:
        """Choose one of several radio buttons."""

    @abstractmethod
    def press_card(self, card: str) -> None:
        """Press a card of one's hand."""

    @abstractmethod
    def slide(self, slider: Locator, steps: int) -> None:
        """Move a slider by so many steps."""

    @abstractmethod
    def hurry(self) -> None:
        """Do not wait until all is shown."""

    def card(self, card: str) -> Locator:
        return self.page.locator(f'[data-testid="hand"] [data-card="{card}"]')


class Mouse(Hands):
    """Nothing but clicks."""

    def press(self, wanted: Locator) -> None:
        wanted.click()

    def choose(self, radio: Locator) -> None:
        radio.check()

    def press_card(self, card: str) -> None:
        self.card(card).click()

    def slide(self, slider: Locator, steps: int) -> None:
        box = slider.bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.move(*middle)
        self.page.mouse.down()
        self.page.mouse.move(middle[0] + steps * box["width"] / 48, middle[1], steps=3)
        self.page.mouse.up()

    def hurry(self) -> None:
        if point := self._free_point():
            self._tap(*point)

    def drag(self, card: str) -> None:
        """Pull a card up onto the table."""
        self.card(card).hover()  # waits until the hand has closed up and the card lies still
        box = self.card(card).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 100, steps=5)
        self.page.mouse.up()

    def _tap(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def _free_point(self) -> tuple[float, float] | None:
        """A point of the table that nothing covers, while a press there goes on at once."""
        found: list[float] | None = self.page.evaluate("""() => {
            const veil = document.querySelector('.veil');
            if (!veil) return null;
            const { x, y, width, height } = veil.getBoundingClientRect();
            for (const across of [0.5, 0.3, 0.7, 0.25, 0.75])
                for (const down of [0.5, 0.3, 0.7, 0.2, 0.8]) {
                    const at = [x + across * width, y + down * height];
                    if (document.elementFromPoint(...at) === veil) return at;
                }
            throw new Error('the veil is covered');
        }""")
        return (found[0], found[1]) if found else None


class Finger(Mouse):
    """Nothing but taps."""

    def press(self, wanted: Locator) -> None:
        self._tap_until_felt(wanted)

    def press_card(self, card: str) -> None:
        self._tap_until_felt(self.card(card))

    def _tap_until_felt(self, wanted: Locator) -> None:
        """Tap, and once more where the browser has dropped the tap, as it may when it is busy."""
        for _ in range(2):
            self.page.evaluate(_FEEL)
            wanted.tap()
            for _ in range(_PATIENCE // 50):
                if self.page.evaluate("globalThis.felt !== false"):  # or another page has come
                    return
                self.page.wait_for_timeout(50)
        raise AssertionError(f"no tap on {wanted} comes to the page")

    def slide(self, slider: Locator, steps: int) -> None:
        box = slider.bounding_box()
        assert box is not None
        self._tap(box["x"] + (24 + steps) * box["width"] / 48, box["y"] + box["height"] / 2)

    def _tap(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keyboard(Hands):
    """Nothing but keys."""

    def press(self, wanted: Locator) -> None:
        self.reach(wanted)
        self.page.keyboard.press("Enter")

    def choose(self, radio: Locator) -> None:
        """Tab leads to the group's chosen button, arrow keys to the others."""
        group = self.page.locator(f'input[type=radio][name="{radio.get_attribute("name")}"]')
        self.reach(group, any_of=True)
        for _ in range(group.count()):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        expect(radio).to_be_checked()

    def press_card(self, card: str) -> None:
        hand = self.page.locator('[data-testid="hand"]')
        self.reach(hand.locator("[data-card]"), any_of=True)
        self.page.keyboard.press("Home")
        for _ in range(hand.locator("[data-card]").count()):
            if self._focused(self.card(card)):
                break
            self.page.keyboard.press("ArrowRight")
        expect(self.card(card)).to_be_focused()
        self.page.keyboard.press("Enter")

    def slide(self, slider: Locator, steps: int) -> None:
        self.reach(slider)
        for _ in range(abs(steps)):
            self.page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")

    def hurry(self) -> None:
        self.page.keyboard.press("Space")

    def reach(self, wanted: Locator, *, any_of: bool = False) -> None:
        """Press Tab until the focus is there."""
        wanted.first.wait_for()
        for _ in range(_MOST_TABS):
            if self._focused(wanted, any_of=any_of):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")

    def _focused(self, wanted: Locator, *, any_of: bool = False) -> bool:
        found: bool = (wanted if any_of else wanted.first).evaluate_all(
            "elements => elements.includes(document.activeElement)"
        )
        return found
