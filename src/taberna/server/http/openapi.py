"""The HTTP API described for programs (OpenAPI 3.1), made of the same list that the routes are made of."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import taberna

from . import answers

Handler = Callable[[Request], Awaitable[Response]]

_PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")


class Query(NamedTuple):
    name: str
    number: bool = False


class Endpoint(NamedTuple):
    method: str
    path: str
    handler: Handler
    #: The type of the answer; None for a file.
    answer: Any = None
    #: The type of the body, for POST.
    body: Any = None
    queries: tuple[Query, ...] = ()


def openapi(endpoints: list[Endpoint]) -> dict[str, Any]:
    types = [one for endpoint in endpoints for one in (endpoint.body, endpoint.answer) if one is not None]
    types.append(answers.FaultAnswer)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(id, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        path = "/api" + _PARAMETER.sub(r"{\1}", endpoint.path)
        operation: dict[str, Any] = {
            "summary": (endpoint.handler.__doc__ or endpoint.handler.__name__.replace("_", " ")).strip(),
            "parameters": [*_in_path(endpoint.path), *map(_in_query, endpoint.queries)],
            "responses": {
                "2XX": _content("done", None if endpoint.answer is None else schema_of[id(endpoint.answer)]),
                "4XX": _content("refused", schema_of[id(answers.FaultAnswer)]),
            },
        }
        if endpoint.body is not None:
            operation["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": schema_of[id(endpoint.body)]}},
            }
        paths.setdefault(path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Taberna", "version": taberna.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _content(description: str, schema: Any) -> dict[str, Any]:
    if schema is None:
        return {"description": description}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _in_path(path: str) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer", "minimum": 0} if kind == "int" else {"type": "string"},
        }
        for name, kind in _PARAMETER.findall(path)
    ]


def _in_query(query: Query) -> dict[str, Any]:
    return {
        "name": query.name,
        "in": "query",
        "required": False,
        "schema": {"type": "integer", "minimum": 0} if query.number else {"type": "string"},
    }
