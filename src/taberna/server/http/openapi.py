"""The HTTP API described for programs (OpenAPI 3.1), made of the same list that the routes are made of."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import taberna

Endpoint = Callable[[Request], Awaitable[Response]]

_PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")


class Query(NamedTuple):
    name: str
    number: bool = False


class ApiDoor(NamedTuple):
    method: str
    path: str
    endpoint: Endpoint
    #: The type of the body, for POST.
    body: Any = None
    queries: tuple[Query, ...] = ()


def openapi(doors: list[ApiDoor]) -> dict[str, Any]:
    bodies = [door.body for door in doors if door.body is not None]
    schemas, components = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
    of_body = dict(zip(map(id, bodies), schemas, strict=True))
    paths: dict[str, Any] = {}
    for door in doors:
        path = "/api" + _PARAMETER.sub(r"{\1}", door.path)
        operation: dict[str, Any] = {
            "summary": (door.endpoint.__doc__ or door.endpoint.__name__.replace("_", " ")).strip(),
            "parameters": [*_in_path(door.path), *map(_in_query, door.queries)],
            "responses": {
                "2XX": {"description": "done"},
                "4XX": {
                    "description": "refused",
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
                },
            },
        }
        if door.body is not None:
            operation["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": of_body[id(door.body)]}},
            }
        paths.setdefault(path, {})[door.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Taberna", "version": taberna.__version__},
        "paths": paths,
        "components": {"schemas": {**components, "Error": _ERROR}},
    }


_ERROR = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "text", "rule"],
            "properties": {
                "code": {"type": "string"},
                "text": {"type": "string"},
                "rule": {"type": ["string", "null"]},
            },
        }
    },
}


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
