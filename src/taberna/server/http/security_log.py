"""Security events in the log: refused origins, failed links, blocked people. No secrets, and no flood."""

from __future__ import annotations

import logging

from .limits import Buckets

log = logging.getLogger("taberna.security")

_often = Buckets(2, 20)  # lines in a second; what comes beyond is counted
_left_out = 0


def note(event: str, *details: object) -> None:
    global _left_out
    if not _often.allow("log"):
        _left_out += 1
        return
    if _left_out:
        log.warning("%d more security events", _left_out)
        _left_out = 0
    log.warning(event, *(str(detail)[:80].encode("ascii", "backslashreplace").decode() for detail in details))
