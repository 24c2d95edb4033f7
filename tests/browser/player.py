"""Somebody who opens a table and answers whatever he is asked there."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from playwright.sync_api import Locator, expect

from aluette.notation import plain
from aluette.rules import preset_titles
from tests.browser.browsing import PATIENCE, Visitor
from tests.browser.hands import Hands, Mouse

# What the player has to do now: the phase in which he is asked, or a page that waits for him.
_TO_DO = """(hurried) => {
    const table = document.querySelector('[data-testid="table"]');
    if (!table) return null;
    const { phase, asked, queue, status } = table.dataset;
    if (status !== 'online') return null;
    if (queue === 'busy') return hurried ? 'busy' : null;
    const end = ['match-end', 'deal-end'].find(
        (name) => document.querySelector(`[data-testid="${name}"]`));
    return end ?? (asked === 'true' ? phase : null);
}"""

_SHOWN = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const plates = all('[data-seat]').sort((a, b) => a.dataset.seat - b.dataset.seat);
    const { phase, asked } = document.querySelector('[data-testid="table"]').dataset;
    const numbers = (element) => (element?.textContent.match(/\\d+/g) ?? []).map(Number);
    return {
        phase,
        asked: asked === 'true',
        hand: all('[data-testid="hand"] [data-card]').map((card) => card.dataset.card).sort(),
        // What is swept away is still there for a moment.
        trick: all('[data-trick-card]:not([inert])').map((card) => card.dataset.trickCard),
        taken: plates.map((plate) => numbers(plate.querySelector('.tally b'))[0] ?? 0),
        nobodys: numbers(document.querySelector('[data-place="talon"] p'))[0] ?? 0,
        score: all('[data-testid="score"] b').flatMap(numbers),
        dealer: plates.map((plate) => plate.querySelector('.dealer') !== null),
    };
}"""

# The cards of the trick whose corner, with what they are, lies under something else.
_COVERED = """() => {
    const trick = document.querySelector('.trick');
    if (!trick) return [];
    trick.style.pointerEvents = 'auto';
    const cards = [...trick.querySelectorAll('[data-trick-card]:not([inert])')];
    const covered = cards.filter((card) => {
        const { left, top, width, height } = card.getBoundingClientRect();
        const corner = document.elementFromPoint(left + width * 0.13, top + height * 0.1);
        return !card.contains(corner);
    });
    trick.style.pointerEvents = '';
    return covered.map((card) => card.dataset.trickCard);
}"""

# The first of these that may be said: it leads to the play wherever that is possible.
_WORDS = ("pass", "disagree", "refuse", "accept")

State = dict[str, object]


class Player:
    """A visitor at a table, with hands of some kind."""

    def __init__(self, visitor: Visitor, hands: type[Hands], seed: int = 0) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.say = visitor.messages
        self.hands = hands(visitor.page)
        self._chance = random.Random(seed)

    def open_table(
        self, preset: str, seats: int = 4, prepare: Callable[[], None] | None = None
    ) -> None:
        """Choose rules on the page for them, and sit down."""
        title = preset_titles(preset)[self.say.language]
        self.visitor.go("new")
        self.hands.choose(self.page.get_by_role("radio", name=str(seats), exact=True))
        self.hands.choose(self.page.get_by_role("radio", name=title, exact=True))
        if prepare:
            prepare()
        self.hands.press(self.page.get_by_role("button", name=self.say("new-start"), exact=True))
        self.here("table").wait_for()

    def sit_down(
        self, rules: object, level: str = "casual", signing: Mapping[str, object] | None = None
    ) -> None:
        """Go straight to a new table."""
        wish = {"rules": rules, "level": level, "signing": signing or {}}
        answer = self.page.request.post(f"{self.visitor.address}/api/tables", data=wish)
        assert answer.ok, answer.text()
        self.visitor.go(f"table/{answer.json()['table']}")
        self.here("table").wait_for()

    def here(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def to_do(self) -> str:
        """Wait until there is something to do, hurrying over what is shown before; say what."""
        while (state := self.state()) == "busy":
            self.hands.hurry()
        return state

    def state(self) -> str:
        """Wait until there is something to do or to hurry over: `busy`; say what it is."""
        return self._next(hurried=True)

    def watch(self) -> str:
        """Wait until there is something to do, and see all that is shown before."""
        return self._next(hurried=False)

    def _next(self, *, hurried: bool) -> str:
        found = self.page.wait_for_function(_TO_DO, arg=hurried, timeout=2 * PATIENCE)
        return str(found.json_value())

    def act(self, state: str) -> None:
        """Do what there is to do."""
        getattr(self, f"_{state.replace('-', '_')}")()

    def play_until(self, reached: Callable[[str], bool]) -> str:
        """Go on until that is to be done, and say what it is."""
        while not reached(state := self.to_do()):
            self.act(state)
        return state

    def _cut(self) -> None:
        if self._chance.random() < 0.5:
            self.hands.press(self.here("cut-middle"))
            return
        slider = self.page.get_by_role("slider")
        self.hands.slide(slider, -5)
        expect(slider).not_to_have_value("24")
        self.hands.press(self.here("cut"))

    def wait_for_bots(self) -> None:
        """Wait until only he is asked: bots vote and discard at the same time as he does."""
        for _ in range(400):
            seen = self.visitor.wire.known
            if seen.table.asked == (seen.viewer,):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("bots do not answer")

    def _let_bots_answer(self) -> None:
        """Have their answers shown: meanwhile nothing is asked, for ever where time stands."""
        self.wait_for_bots()
        self.to_do()

    def _vote(self) -> None:
        self._let_bots_answer()
        self.hands.press(self.here("vote-yes"))

    def _discard(self) -> None:
        self._let_bots_answer()
        cards = self.cards()
        away = self._chance.sample(
            cards, len(cards) - self.visitor.wire.known.table.rules.hand_size
        )
        for card in away:
            self.hands.press_card(card)
        self.hands.press(self.here("discard"))

    def _declare(self) -> None:
        sayable = [word for word in _WORDS if self.here(f"say-{word}").is_visible()]
        self.hands.press(self.here(f"say-{sayable[0]}"))
        if self.here("sure-yes").is_visible():
            self.hands.press(self.here("sure-yes"))

    def _play(self) -> None:
        self.play(self._chance.choice(self.cards()))

    def _deal_end(self) -> None:
        self.hands.press(self.here("next-deal"))
        expect(self.here("deal-end")).to_have_count(0)

    def _match_end(self) -> None:
        self.hands.press(self.here("next-match"))
        expect(self.here("match-end")).to_have_count(0)

    def play(self, card: str) -> None:
        """Play a card, though it may beat one's partner."""
        if type(self.hands) is Mouse and self._chance.random() < 0.3:
            self.hands.drag(card)
        else:
            self.lift(card)
            self.hands.press_card(card)
        if self.here("beat-play").is_visible():
            self.hands.press(self.here("beat-play"))
        self.hands.card(card).wait_for(state="detached")

    def lift(self, card: str) -> None:
        """Press a card once."""
        if self.hands.card(card).get_attribute("aria-pressed") == "false":
            self.hands.press_card(card)
        expect(self.hands.card(card)).to_have_attribute("aria-pressed", "true")

    def cards(self) -> list[str]:
        """The cards in his hand, as they lie on the page."""
        cards: list[str] = self.page.locator('[data-testid="hand"] [data-card]').evaluate_all(
            "cards => cards.map((card) => card.dataset.card)"
        )
        return cards

    def shown(self) -> State:
        """The position as the page shows it."""
        state: State = self.page.evaluate(_SHOWN)
        return state

    def told(self) -> State:
        """The same position, as it came through the page's socket."""
        view = self.visitor.wire.known
        table = plain.dump(view)["table"]
        spoiled = [trick for trick in table["tricks"] if trick["winner"] is None]
        sides = sorted(
            zip(table["score"], table["rules"]["sides"], strict=True),
            key=lambda side: view.viewer not in side[1],
        )
        return {
            "phase": table["phase"],
            "asked": view.asked,
            "hand": sorted(plain.dump(view.hand)),
            "trick": table["trick"],
            "taken": table["taken"],
            "nobodys": table["talon"] + sum(len(trick["cards"]) for trick in spoiled),
            "score": [points for points, _ in sides],
            "dealer": [seat == table["dealer"] for seat in range(len(table["taken"]))],
        }

    def question(self) -> list[str]:
        """What the page asks him, in words, and the answers that it offers."""
        return [
            *self.here("line").locator("p").last.all_inner_texts(),
            *self.page.locator(".question button").all_inner_texts(),
        ]

    def covered_cards(self) -> list[str]:
        """The cards of the trick that cannot be told because something lies over them."""
        self.page.wait_for_function(
            "() => document.getAnimations().every((move) => move.playState !== 'running')"
        )
        cards: list[str] = self.page.evaluate(_COVERED)
        return cards

    def sees_what_he_was_told(self) -> State:
        """The position, once the page shows what came through its socket."""
        for _ in range(100):
            if (shown := self.shown()) == self.told():
                return shown
            self.page.wait_for_timeout(50)  # more of it may just be coming in
        raise AssertionError(f"the page shows {self.shown()}, and was told {self.told()}")
