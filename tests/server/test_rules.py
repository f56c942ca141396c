"""The rules pages: every rule that a prompt, refusal or log line can name has its paragraph."""

from __future__ import annotations

import pytest

import taberna
from taberna.server.http.rulebook import paragraph, paragraphs, sections

from .tavern import GAMES, Guest


@pytest.mark.parametrize("game", GAMES)
def test_every_step_and_option_leads_to_a_paragraph(game: str) -> None:
    rules = taberna.game(game)
    named = {step.rule for step in rules.steps.values() if step.rule} | {rules.end_rule}
    named |= {field.metadata["rule"] for field in rules.Options.__dataclass_fields__.values()}
    missing = sorted(rule for rule in named if paragraph(game, rule) is None)
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_the_markup_is_safe_and_the_links_lead_somewhere(game: str) -> None:
    known = {one["id"] for one in paragraphs(game)}
    assert len(known) > 50
    assert len(sections(game)) > 5
    for one in paragraphs(game):
        html = one["html"]
        assert "<script" not in html
        assert "**" not in html
        for link in html.split('href="')[1:]:
            address = link.partition('"')[0]
            assert address.startswith(f"/rules/{game}#")
            assert address.rpartition("#")[2] in known


@pytest.mark.parametrize("game", GAMES)
def test_the_page_and_the_api(livia: Guest, game: str) -> None:
    page = livia.get(f"/rules/{game}")
    rule = taberna.game(game).end_rule
    assert f'id="{rule}"' in page
    assert livia.get(f"/api/rules/{game}/{rule}")["id"] == rule
    assert len(livia.get(f"/api/rules/{game}")) > 50
    livia.get(f"/api/rules/{game}/XXX-9.9", expect=404)
    livia.get("/api/rules/nero", expect=404)
    livia.get("/rules/nero", expect=404)
