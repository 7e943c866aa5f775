"""The HTTP part against its own description, by schemathesis."""

from typing import Any

import schemathesis
from hypothesis import settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.harness import Server
from voliere.server.api import ENDPOINTS
from voliere.server.openapi import description

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


schema = schemathesis.openapi.from_dict(description(ENDPOINTS))


@schema.parametrize()
@settings(max_examples=25)
def test_every_answer_is_as_described(case: Case[Any], server: Server) -> None:
    case.call_and_validate(base_url=server.url, checks=CHECKS)
