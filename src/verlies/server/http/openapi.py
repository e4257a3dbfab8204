"""The OpenAPI description of the HTTP interface, made from its table of routes."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ...text.language import LANGUAGES
from ..wire.messages import Problem

if TYPE_CHECKING:
    from .api import Route

REF = "#/components/schemas/{name}"


def openapi(routes: "Sequence[Route]", version: str) -> dict[str, Any]:
    """Return the whole description."""
    kinds = [kind for route in routes for kind in (route.takes, route.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template=REF)
    found = dict(zip([repr(kind) for kind in [*kinds, Problem]], schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, found)
    bearer = {"type": "http", "scheme": "bearer"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Verlies", "version": version},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"capability": bearer}},
    }


def _operation(route: "Route", found: dict[str, Any]) -> dict[str, Any]:
    problem = {"description": "What is wrong", "content": _content(found[repr(Problem)])}
    good: dict[str, Any] = {"description": route.about}
    if route.gives is not None:
        good["content"] = _content(found[repr(route.gives)])
    operation: dict[str, Any] = {
        "summary": route.about,
        "operationId": route.handler.__name__,
        "parameters": _parameters(route),
        "responses": {"200": good, "4XX": problem, "503": problem},
    }
    if route.takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(found[repr(route.takes)])}
    if route.token:
        operation["security"] = [{"capability": []}]
    return operation


def _content(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _parameters(route: "Route") -> list[dict[str, Any]]:
    text = {"type": "string"}
    names = re.findall(r"{(\w+)}", route.path)
    path = [{"name": name, "in": "path", "required": True, "schema": text} for name in names]
    lang = {"name": "lang", "in": "query", "schema": {"type": "string", "enum": list(LANGUAGES)}}
    return path if "lang" in names else [*path, lang]
