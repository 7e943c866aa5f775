"""The HTTP part described in OpenAPI, made from the same shapes that check the requests."""

import re
from importlib.metadata import version
from typing import Any

import msgspec

from voliere.server.endpoints import Endpoint
from voliere.server.schema.common import Refused

SOCKET = "/api/tables/{table}/socket"
COMPONENTS = "#/components/schemas/{name}"
NAME_SCHEMA = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}
NUMBER_SCHEMA = {"type": "integer", "minimum": 0, "maximum": 999999}
NUMBERS = ("seat", "number")
ALWAYS = {
    429: "Too many requests.",
    500: "A fault of the server.",
    503: "The storage fails at the moment.",
}


OWN = "/api/me"
"""What is a person's own, opened by the key."""


def description(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """The whole document."""
    shapes = [Refused, *(e.answer for e in endpoints), *(e.body for e in endpoints if e.body)]
    schemas, components = msgspec.json.schema_components(shapes, ref_template=COMPONENTS)
    by_shape = {str(shape): schema for shape, schema in zip(shapes, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_shape)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Volière",
            "version": version("voliere"),
            "description": f"Tables over HTTP. The socket of a table is {SOCKET}: see docs/api.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(endpoint: Endpoint, shapes: dict[str, Any]) -> dict[str, Any]:
    """One method of one address."""
    words = endpoint.handler.__doc__ or ""
    described: dict[str, Any] = {
        "operationId": getattr(endpoint.handler, "__name__", ""),
        "summary": words,
        "parameters": parameters(endpoint),
        "responses": responses(endpoint, shapes),
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": shapes[str(endpoint.body)]}}
        described["requestBody"] = {"required": True, "content": content}
    if "{table}" in endpoint.path:
        described["security"] = [{}, {"token": []}]
    return described


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """What stands in the path and in the query."""
    described = []
    for name in re.findall(r"{(\w+)}", endpoint.path):
        schema = NUMBER_SCHEMA if name in NUMBERS else NAME_SCHEMA
        described.append({"name": name, "in": "path", "required": True, "schema": schema})
    if endpoint.query is not None:
        shapes = msgspec.json.schema(endpoint.query)["$defs"][endpoint.query.__name__]
        for name, schema in shapes["properties"].items():
            described.append({"name": name, "in": "query", "schema": schema})
    return described


def responses(endpoint: Endpoint, shapes: dict[str, Any]) -> dict[str, Any]:
    """The answer and every refusal."""
    described = {str(endpoint.status): answer("The answer.", shapes[str(endpoint.answer)])}
    for status, words in (refusals(endpoint) | ALWAYS).items():
        described[str(status)] = answer(words, shapes[str(Refused)])
    return described


def refusals(endpoint: Endpoint) -> dict[int, str]:
    """The statuses with which an address may refuse."""
    found: dict[int, str] = {}
    if endpoint.body is not None:
        found |= {400: "No JSON of this shape.", 413: "Too large.", 422: "Cannot be done."}
        found |= {408: "The body came too late.", 415: "Not sent as JSON."}
    if endpoint.method != "GET":
        found[403] = "A page of another site asked."
    if endpoint.query is not None:
        found[400] = "No query of this shape."
    if "{" in endpoint.path:
        found |= {404: "There is nothing of this name.", 422: "Cannot be done."}
        found[409] = "Not now: something else happened first, or other rules apply."
    if endpoint.path.startswith(OWN):
        found[401] = "The key is unknown."
    if "{table}" in endpoint.path:
        found |= {401: "The token is unknown.", 403: "The token does not allow this."}
        found[410] = "The seat was lost meanwhile."
    if endpoint.path.startswith("/api/me"):
        found[401] = "The key is nobody's."
    return found


def answer(words: str, schema: dict[str, Any]) -> dict[str, Any]:
    """A response with a JSON body."""
    return {"description": words, "content": {"application/json": {"schema": schema}}}
