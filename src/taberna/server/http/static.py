"""Static files, read once: gzip, ETag, and addresses that change with the content."""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
PLAIN = "games/plain/web"  # what a game looks like that has no files of its own
PACKED = (".woff2", ".png", ".jpg", ".webp", ".gz", ".mp3", ".ogg")  # gzip brings nothing
#: Comments for readers and for the type checker: whole lines of them, and types inside a line.
_COMMENTS = re.compile(rb"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*$", re.MULTILINE | re.DOTALL)
_TYPES_INSIDE = re.compile(rb"/\*\* @(?:(?!\*/)[^\n])*\*/ ?")


class File(NamedTuple):
    body: bytes
    packed: bytes | None
    type: str
    etag: str


def made_of(body: bytes, ending: str) -> File:
    packed = None
    if ending not in PACKED:
        packed = gzip.compress(body, 9, mtime=0)
        packed = packed if len(packed) < len(body) else None
    kind = TYPES.get(ending) or mimetypes.guess_type("x" + ending)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/json", "image/svg+xml"):
        kind += "; charset=utf-8"
    return File(body, packed, kind, f'"{sha256(body).hexdigest()[:20]}"')


def send(request: Request, file: File, cache: str) -> Response:
    headers = {"Cache-Control": cache, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=None, headers={**headers, "Content-Type": file.type})


def without_comments(script: bytes) -> bytes:
    """A script of ours as browsers get it: every line where it was, a third of the weight left out."""
    return _TYPES_INSIDE.sub(b"", _COMMENTS.sub(lambda found: b"\n" * found[0].count(b"\n"), script))


def _files_in(folder: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.name.startswith("."):
            body = path.read_bytes()
            if path.suffix == ".js" and "vendor" not in path.parts:  # licences of others stay
                body = without_comments(body)
            yield path.relative_to(folder).as_posix(), made_of(body, path.suffix)


class Static:
    """The files of the house and of its games. What is not there when the house opens is not served.

    A game's own files are under ``games/<game>/web/``; those it does not have are the plain ones.
    """

    def __init__(self, folder: Path, games: Mapping[str, Path]) -> None:
        self.files: dict[str, File] = dict(_files_in(folder))
        plain = dict(_files_in(folder / PLAIN))
        for game, own in games.items():
            for name, file in {**plain, **dict(_files_in(own))}.items():
                self.files[f"games/{game}/web/{name}"] = file
        digest = sha256()
        for name, file in self.files.items():
            digest.update(name.encode() + file.etag.encode())
        self.build = digest.hexdigest()[:12]

    async def __call__(self, request: Request) -> Response:
        name: str = request.path_params["path"]
        build, _, rest = name.partition("/")
        if build == self.build and rest in self.files:
            return send(request, self.files[rest], FOR_EVER)
        if name in self.files:
            return send(request, self.files[name], ASK_AGAIN)
        return Response("not found", 404, media_type="text/plain")
