"""Scripts are sent without the comments that only readers and the type checker need."""

from __future__ import annotations

from taberna.server.http.static import without_comments

SCRIPT = b"""/** What this file is for. */
import { html } from "./dom.js";

/**
 * Two lines.
 * @param {number} n
 */
export const twice = (/** @type {number} */ n) => n * 2; // said /* twice */
const cast = /** @type {any} */ (window);
/** @type {any} */ (cast).x = "*/ /** no comment";
"""


def test_comments_go_and_every_line_stays_where_it_was() -> None:
    sent = without_comments(SCRIPT)
    assert sent.count(b"\n") == SCRIPT.count(b"\n")
    assert sent.split(b"\n")[7] == b"export const twice = (n) => n * 2; // said /* twice */"
    assert b"(cast).x" in sent
    assert b"Two lines" not in sent


def test_code_between_two_comments_stays() -> None:
    assert without_comments(b"/** @type {A} */ (a);\nb();\n/** c */\n") == b"(a);\nb();\n\n"
