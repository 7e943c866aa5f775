"""What docs/operate.md and deploy/ promise: proxies, a unit, alerts and a dashboard that work."""

import json
import re
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.harness import ROOT, Server
from tests.server.programs import found, missing
from tests.server.proxies import Proxy
from voliere.server.app import make_app
from voliere.server.config import Config

pytestmark = pytest.mark.anyio

WISH = {"game": "songbirds", "seats": [{}, {}]}


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A proxy before a server that believes it."""
    if (advice := missing(request.param, "openssl")) is not None:
        pytest.skip(advice)
    folder = tmp_path_factory.mktemp("proxy")
    flags = ("--trusted-proxies=127.0.0.1", "--tables-per-address=3")
    server = Server(str(folder / "voliere.sqlite"), *flags)
    with server, Proxy(request.param, folder, server.port) as proxy:
        yield proxy


async def test_a_socket_through_the_proxy(proxied: Proxy) -> None:
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


async def test_what_a_client_says_of_its_address_counts_for_nothing(proxied: Proxy) -> None:
    async with httpx.AsyncClient(base_url=proxied.url, verify=False) as guest:
        statuses = []
        for number in range(6):
            headers = {"X-Forwarded-For": f"192.0.2.{number}"}
            answer = await guest.post("/api/tables", json=WISH, headers=headers)
            statuses.append(answer.status_code)
    assert 429 in statuses


async def test_the_proxy_keeps_its_limits(proxied: Proxy) -> None:
    async with httpx.AsyncClient(base_url=proxied.url, verify=False) as guest:
        assert (await guest.get("/metrics")).status_code == 404
        assert (await guest.get("/readyz")).status_code == 200
        large = b" " * 1_300_000
        json_type = {"Content-Type": "application/json"}
        answer = await guest.post("/api/replays", content=large, headers=json_type)
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


def checked_rules(text: str, folder: Path, *more: str) -> None:
    """Let Prometheus' own tool read rules."""
    if (advice := missing("promtool")) is not None:
        pytest.skip(advice)
    file = folder / "rules.yaml"
    file.write_text(text, encoding="utf-8")
    command = [found("promtool"), *(more or ("check", "rules", str(file)))]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True)  # type: ignore[arg-type]
    assert ran.returncode == 0, ran.stdout + ran.stderr


FIRES = """
rule_files: [rules.yaml]
evaluation_interval: 15s
tests:
  - interval: 15s
    input_series:
      - {series: 'voliere_storage_works{instance="one"}', values: "1 1 0 0 0 0 0 0"}
      - {series: 'voliere_bot_failures_total{instance="one", level="hard"}', values: "0+1x20"}
    alert_rule_test:
      - {eval_time: 30s, alertname: VoliereStorageFails, exp_alerts: []}
      - eval_time: 75s
        alertname: VoliereStorageFails
        exp_alerts:
          - exp_labels: {severity: page, instance: one}
            exp_annotations:
              summary: >-
                one stores nothing: look at the disk or the database,
                and at the log's “storage fails”.
      - eval_time: 2m
        alertname: VoliereBotsFail
        exp_alerts:
          - exp_labels: {severity: warn, instance: one, level: hard}
            exp_annotations: {summary: "hard fails again and again on one."}
"""


def test_the_alerts_go_off_when_they_should(tmp_path: Path) -> None:
    alerts = (ROOT / "deploy" / "prometheus-alerts.yaml").read_text(encoding="utf-8")
    checked_rules(alerts, tmp_path)
    (tmp_path / "fires.yaml").write_text(FIRES, encoding="utf-8")
    checked_rules(alerts, tmp_path, "test", "rules", "fires.yaml")


def test_prometheus_understands_the_dashboard(tmp_path: Path) -> None:
    text = (ROOT / "deploy" / "grafana-dashboard.json").read_text(encoding="utf-8")
    panels = json.loads(text)["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    rules = [{"record": f"panel:{number}", "expr": expr} for number, expr in enumerate(asked)]
    assert len(rules) > 10
    # JSON is YAML.
    checked_rules(json.dumps({"groups": [{"name": "dashboard", "rules": rules}]}), tmp_path)
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len({panel["id"] for panel in panels}) == len(set(places)) == len(panels)


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if found("systemd-analyze") is None:
        pytest.skip("There is no systemd here.")
    unit = (ROOT / "deploy" / "voliere.service").read_text(encoding="utf-8")
    file = tmp_path / "voliere.service"
    file.write_text(unit.replace("/opt/voliere/bin/voliere", sys.executable), encoding="utf-8")
    ran = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_units_command_starts_a_server(tmp_path: Path) -> None:
    unit = (ROOT / "deploy" / "voliere.service").read_text(encoding="utf-8")
    (line,) = [line for line in unit.splitlines() if line.startswith("ExecStart=")]
    program, command, *flags = line.partition("=")[2].split()
    assert (program, command) == ("/opt/voliere/bin/voliere", "serve")
    place = flags.index("--database") + 1
    assert flags[place].startswith("/var/lib/voliere/"), "what the unit lets it write"
    flags[place] = str(tmp_path / "voliere.sqlite")
    with Server(flags[place], *flags) as server:
        assert httpx.get(f"{server.url}/readyz").status_code == 200


def test_the_manual_names_every_file_to_deploy() -> None:
    manual = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    for file in (ROOT / "deploy").iterdir():
        assert f"deploy/{file.name}" in manual
