"""What docs/operate.md and deploy/ promise: a real nginx in front, alerts on real numbers."""

import json
import re
import ssl
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.harness import ROOT, Server
from tests.server.nginx import Nginx, main
from voliere.server.app import make_app
from voliere.server.config import Config

pytestmark = pytest.mark.anyio

WISH = {"game": "songbirds", "seats": [{}, {}]}


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """An nginx before a server that believes it."""
    if (advice := main()) is not None:
        pytest.skip(advice)
    folder = tmp_path_factory.mktemp("nginx")
    flags = ("--trusted-proxies=127.0.0.1", "--tables-per-address=3")
    server = Server(str(folder / "voliere.sqlite"), *flags)
    with server, Nginx(folder, server.port) as nginx:
        yield nginx


async def test_a_socket_through_the_proxy(proxied: Nginx) -> None:
    """Over TLS, with the page's Origin, from the hello to a stored choice."""
    async with httpx.AsyncClient(base_url=proxied.url, verify=False) as guest:
        wish = WISH | {"settings": {"first": 0}}
        created = (await guest.post("/api/tables", json=wish)).json()
        path = f"/api/tables/{created['table']['table']}"
        invite = {"Authorization": f"Bearer {created['invites'][0]}"}
        joined = (await guest.post(f"{path}/seats", json={}, headers=invite)).json()
    trust = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    address = f"wss{proxied.url.removeprefix('https')}{path}/socket"
    origin: Any = proxied.url
    async with connect(address, ssl=trust, origin=origin) as socket:
        await socket.send(json.dumps({"type": "hello", "token": joined["token"]}))
        assert json.loads(await socket.recv())["seat"] == 0
        state = json.loads(await socket.recv())
        option = state["view"]["decision"]["options"][0]["text"]
        await socket.send(json.dumps({"type": "choose", "number": 0, "option": option}))
        kinds = {json.loads(await socket.recv())["type"] for _ in range(2)}
        assert kinds == {"state", "stored"}


async def test_what_a_client_says_of_its_address_counts_for_nothing(proxied: Nginx) -> None:
    async with httpx.AsyncClient(base_url=proxied.url, verify=False) as guest:
        statuses = []
        for number in range(6):
            headers = {"X-Forwarded-For": f"192.0.2.{number}"}
            answer = await guest.post("/api/tables", json=WISH, headers=headers)
            statuses.append(answer.status_code)
    assert 429 in statuses


async def test_the_proxy_keeps_its_limits(proxied: Nginx) -> None:
    async with httpx.AsyncClient(base_url=proxied.url, verify=False) as guest:
        assert (await guest.get("/metrics")).status_code == 404
        assert (await guest.get("/readyz")).status_code == 200
        large = b" " * 1_300_000
        answer = await guest.post("/api/replays", content=large)
        assert answer.status_code == 413
        elsewhere = {"Origin": "https://elsewhere.example"}
        refused = await guest.post("/api/tables", json=WISH, headers=elsewhere)
        assert refused.status_code == 403


def names_in(file: str) -> set[str]:
    """The numbers that a file of deploy/ asks for."""
    text = (ROOT / "deploy" / file).read_text(encoding="utf-8")
    return set(re.findall(r"voliere_[a-z_]+", text))


@pytest.mark.parametrize("file", ["prometheus-alerts.yaml", "grafana-dashboard.json"])
def test_alerts_and_dashboard_ask_for_numbers_that_there_are(file: str, tmp_path: Path) -> None:
    app = make_app(Config(str(tmp_path / "numbers.sqlite")))
    offered = set()
    for family in app.state.hall.metrics.registry.collect():
        ending = {"counter": ["_total"], "histogram": ["_bucket"]}.get(family.type, [""])
        offered |= {family.name + end for end in ending}
    app.state.hall.storage.close()
    asked = names_in(file)
    assert len(asked) > 5
    assert asked <= offered


def test_the_manual_names_every_file_to_deploy() -> None:
    manual = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    for file in (ROOT / "deploy").iterdir():
        assert f"deploy/{file.name}" in manual
