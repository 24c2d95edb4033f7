"""Makes every mention of a numbered rule, like R5.6, a link to that rule's paragraph."""

from __future__ import annotations

import re

from docutils import nodes
from sphinx.application import Sphinx

RULE = re.compile(r"\bR[1-7]\.[1-9]\b")
PAGES = ("learn/rules", "learn/regles")
"""Where the rules are told; they link to themselves, all other pages to the first."""


def setup(app: Sphinx) -> dict[str, bool]:
    """Let Sphinx call us once a page is read, and once it is resolved."""
    app.connect("doctree-read", lambda _, page: name_paragraphs(page))
    app.connect("doctree-resolved", link_mentions)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def anchor(rule: str) -> str:
    """The id of a rule's paragraph: ``r5-6``."""
    return rule.lower().replace(".", "-")


def name_paragraphs(page: nodes.document) -> None:
    """Give a paragraph that begins with a bold rule number an id of its own."""
    for paragraph in page.findall(nodes.paragraph):
        first = next((part for part in paragraph.children if part.astext()), None)
        if isinstance(first, nodes.strong) and RULE.fullmatch(first.astext()):
            paragraph["ids"].append(anchor(first.astext()))


def link_mentions(app: Sphinx, page: nodes.document, name: str) -> None:
    """Replace the numbers in a page's running text by links."""
    told = "" if name in PAGES else app.builder.get_relative_uri(name, PAGES[0])
    for text in list(page.findall(nodes.Text)):
        parent = text.parent
        skipped = (
            nodes.FixedTextElement,
            nodes.literal,
            nodes.reference,
            nodes.strong,
            nodes.title,
        )
        if isinstance(parent, skipped) or not RULE.search(text):
            continue
        parts: list[nodes.Node] = []
        end = 0
        for found in RULE.finditer(text):
            parts.append(nodes.Text(text[end : found.start()]))
            parts.append(nodes.reference("", found[0], refuri=f"{told}#{anchor(found[0])}"))
            end = found.end()
        parent.replace(text, [*parts, nodes.Text(text[end:])])
