"""A notice with the page closed: from the other's choice to what the browser shows.

No maker's push service is asked: the page's subscription is of one on loopback, which cannot reach
Chromium; so the test decrypts what came there and hands it to Chromium's own push entrance.
"""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Worker

from tests.server.harness import GENEROUS, Server
from tests.server.test_push import Browser as Subscriber
from tests.web.push_service import PushService

SUBSCRIBED = """(given) => {
  localStorage.setItem("voliere.settings", '{"notice": "on", "turns": "at-once"}');
  const bytes = (text) => Uint8Array.from(
    atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;
  const subscription = { endpoint: given.endpoint, getKey: (name) => bytes(given[name]) };
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async (options) => {
    const key = options.applicationServerKey;
    if (!options.userVisibleOnly || key.length !== 65) throw new Error("wrong key");
    return subscription;
  };
}"""
SHOWN = """async () => (await self.registration.getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
SECONDS = 60


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def notifying(tmp_path: Path, service: PushService) -> Iterator[Server]:
    """A server that may tell this push service alone."""
    flags = (f"--push-services={service.place}", "--push-seconds=1", *GENEROUS)
    with Server(str(tmp_path / "notices.sqlite"), *flags) as running:
        yield running


@pytest.fixture
def context(browser: Browser, notifying: Server) -> Iterator[BrowserContext]:
    """A French browser that lets the page show notices."""
    own = browser.new_context(base_url=notifying.url, locale="fr-FR")
    own.grant_permissions(["notifications"], origin=notifying.url)
    yield own
    own.close()


def test_a_closed_page_shows_whose_turn_it_is(
    context: BrowserContext, notifying: Server, service: PushService
) -> None:
    subscriber = Subscriber(f"http://{service.place}/push/bea")
    context.add_init_script(f"({SUBSCRIBED})({json.dumps(subscriber.subscription())})")
    wish: Any = {"game": "songbirds", "seats": [{"name": "Ada"}, {"name": "Béa"}]}
    wish["settings"] = {"first": 0}
    with httpx.Client(base_url=notifying.url, verify=False) as ada:
        created = ada.post("/api/tables", json=wish).json()
        table = created["table"]["table"]
        token = joined(ada, table, created["invites"][0])
        worker = seated(context, table, created["invites"][1])
        choose(ada, table, token)
    told = subscriber.read(service.sent.get(timeout=SECONDS))
    assert told == {"table": table, "title": "À vous de jouer", "body": "Songbirds"}
    deliver(context, notifying.url, told)
    shown = until_shown(worker)
    assert shown == [{"title": told["title"], "body": told["body"], "tag": table, "data": table}]


def joined(guest: httpx.Client, table: str, invite: str) -> str:
    """Take a seat; its token."""
    invited = {"Authorization": f"Bearer {invite}"}
    answer = guest.post(f"/api/tables/{table}/seats", json={}, headers=invited)
    token: str = answer.json()["token"]
    return token


def seated(context: BrowserContext, table: str, invite: str) -> Worker:
    """Sit down in the browser, wait until it is to be told, and close the page; what stays."""
    page = context.new_page()
    with page.expect_response(f"**/api/tables/{table}/notices", timeout=SECONDS * 1000) as noticed:
        page.goto(f"/table/{table}#invite={invite}")
        page.locator("form.join button").click()
    assert noticed.value.ok
    worker = context.service_workers[0]
    page.close()
    return worker


def choose(guest: httpx.Client, table: str, token: str) -> None:
    """Make the first choice that is offered."""
    bearer = {"Authorization": f"Bearer {token}"}
    view = guest.get(f"/api/tables/{table}/view", headers=bearer).json()
    choice = {"number": 0, "option": view["view"]["decision"]["options"][0]["text"]}
    answer = guest.post(f"/api/tables/{table}/choices", json=choice, headers=bearer)
    assert answer.is_success, answer.text


def deliver(context: BrowserContext, origin: str, told: Any) -> None:
    """Hand a message to the origin's service worker, as Chromium does with what a service sends."""
    page = context.new_page()
    session: CDPSession = context.new_cdp_session(page)
    registrations: list[str] = []

    def note(news: Any) -> None:
        registrations.extend(
            each["registrationId"]
            for each in news["registrations"]
            if each["scopeURL"] == f"{origin}/" and not each["isDeleted"]
        )

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    deadline = time.monotonic() + SECONDS
    while not registrations and time.monotonic() < deadline:
        page.wait_for_timeout(100)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": registrations[0], "data": json.dumps(told)},
    )


def until_shown(worker: Worker) -> Any:
    """The notices that the browser shows, once there are any."""
    deadline = time.monotonic() + SECONDS
    while not (shown := worker.evaluate(SHOWN)) and time.monotonic() < deadline:
        time.sleep(0.1)
    return shown
