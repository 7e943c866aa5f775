"""Web push: a browser whose page is closed is told that it is its seat's turn.

What is sent is encrypted for that browser alone and tells the table, the game and that it is its
turn, nothing of the game. The servers make their own key and keep it in the database.
"""

import asyncio
import base64
import http.client
import json
import logging
import os
import re
import time
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct
from py_vapid import Vapid02
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from voliere.server.problems import problem
from voliere.server.rows import SECRETS, SUBSCRIPTIONS, as_values
from voliere.server.schema.people import Subscribe
from voliere.server.storage import Storage
from voliere.server.tokens import hashed
from voliere.texts import say

log = logging.getLogger("voliere.server")

OWN_KEY = "vapid"
SECONDS = 10.0
"""The time that a push service has."""
KEPT_SECONDS = 3 * 24 * 3600
"""A push service keeps a notice so long for a browser that is off."""
GONE = (404, 410)
MOST_PER_SEAT = 10
MOST_PER_ADDRESS = 500
P256_POINT = 65
AUTH_BYTES = 16


class SubscriptionRow(Struct):
    """A browser that wants to be told of a seat's turns."""

    id: str
    table_id: str
    seat: int
    endpoint: str
    p256dh: str
    auth: str
    language: str
    address: str


def from_base64(text: str) -> bytes:
    """Bytes from base64 as browsers write it."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_base64(data: bytes) -> str:
    """Bytes as base64 as browsers write it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Pusher:
    """Tells push services, with a key of our own."""

    def __init__(self, storage: Storage, services: str, contact: str) -> None:
        """`services`: the hosts that may be told, also those below them."""
        self.storage = storage
        self.services = [name.strip() for name in services.split(",") if name.strip()]
        self.contact = contact
        self._key: Vapid02 | None = None

    async def key(self) -> Vapid02:
        """Our key; the first server that needs one makes it."""
        if self._key is None:
            pem = await self._stored()
            self._key = Vapid02.from_pem(pem.encode())
        return self._key

    async def _stored(self) -> str:
        query = select(SECRETS.c.value).where(SECRETS.c.name == OWN_KEY)
        found = await self.storage.read(lambda connection: connection.execute(query).scalar())
        if found is not None:
            return str(found)
        made = ec.generate_private_key(ec.SECP256R1())
        pem = made.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        ).decode()
        try:
            values = {"name": OWN_KEY, "value": pem}
            await self.storage.write("", lambda c: c.execute(insert(SECRETS).values(values)))
        except IntegrityError:
            return await self._stored()
        return pem

    async def public_key(self) -> str:
        """What a browser needs to know of our key."""
        public = (await self.key()).public_key
        point = serialization.PublicFormat.UncompressedPoint
        return to_base64(public.public_bytes(serialization.Encoding.X962, point))

    def check(self, endpoint: str) -> None:
        """Refuse an address that is no push service's: the server asks nobody else for anything."""
        try:
            parts = urlsplit(endpoint)
            place = f"{parts.hostname}:{parts.port}" if parts.port else str(parts.hostname)
        except ValueError:
            raise problem("no-push-service") from None
        known = any(place == name or place.endswith(f".{name}") for name in self.services)
        safe = parts.scheme == "https" or (parts.scheme == "http" and parts.hostname == "127.0.0.1")
        if not known or not safe or parts.username is not None:
            raise problem("no-push-service")

    async def subscribe(self, table: str, seat: int, wish: Subscribe, address: str) -> None:
        """Let a browser know of a seat's turns from now on."""
        self.check(wish.endpoint)
        try:
            point, auth = from_base64(wish.p256dh), from_base64(wish.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError:
            raise problem("no-push-key") from None
        if len(auth) != AUTH_BYTES or len(point) != P256_POINT:
            raise problem("no-push-key")
        name = hashed(f"{table} {seat} {wish.endpoint}")
        creator = hashed(address)
        row = SubscriptionRow(
            name, table, seat, wish.endpoint, wish.p256dh, wish.auth, wish.language, creator
        )
        there = (SUBSCRIPTIONS.c.table_id == table) & (SUBSCRIPTIONS.c.seat == seat)
        count = select(func.count()).select_from(SUBSCRIPTIONS)

        def work(connection: Connection) -> bool:
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == name))
            seats = connection.execute(count.where(there)).scalar_one()
            own = connection.execute(count.where(SUBSCRIPTIONS.c.address == creator)).scalar_one()
            if seats >= MOST_PER_SEAT or own >= MOST_PER_ADDRESS:
                return False
            connection.execute(insert(SUBSCRIPTIONS).values(as_values(row)))
            return True

        if not await self.storage.write(table, work):
            raise problem("too-many-notices")

    async def unsubscribe(self, table: str, seat: int, endpoint: str) -> None:
        """Tell a browser nothing more of a seat's turns."""
        own = SUBSCRIPTIONS.c.id == hashed(f"{table} {seat} {endpoint}")
        await self.storage.write(table, lambda c: c.execute(delete(SUBSCRIPTIONS).where(own)))

    async def tell(self, table: str, game: str, seat: int) -> None:
        """Tell the browsers of a seat that it is its turn."""
        own = (SUBSCRIPTIONS.c.table_id == table) & (SUBSCRIPTIONS.c.seat == seat)
        query = select(SUBSCRIPTIONS).where(own)
        rows = await self.storage.read(
            lambda c: [SubscriptionRow(**line._mapping) for line in c.execute(query)]
        )
        if rows:
            key = await self.key()
            await asyncio.gather(*(self._tell_one(key, row, game) for row in rows))

    async def _tell_one(self, key: Vapid02, row: SubscriptionRow, game: str) -> None:
        words = {
            "table": row.table_id,
            "title": say(row.language, "server.push.turn"),
            "body": game_name(game),
        }
        try:
            status = await asyncio.to_thread(self._post, key, row, json.dumps(words).encode())
        except (OSError, http.client.HTTPException, ValueError) as error:
            log.info("notice not sent", extra={"reason": type(error).__name__})
            return
        if status in GONE:
            await self.unsubscribe(row.table_id, row.seat, row.endpoint)

    def _post(self, key: Vapid02, row: SubscriptionRow, words: bytes) -> int:
        """Encrypt and send; no redirect is followed."""
        self.check(row.endpoint)
        parts = urlsplit(row.endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        claims = {"aud": origin, "exp": int(time.time()) + 12 * 3600, "sub": self.contact}
        body = http_ece.encrypt(
            words,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=from_base64(row.p256dh),
            auth_secret=from_base64(row.auth),
            version="aes128gcm",
        )
        headers = {
            **key.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            "Topic": hashed(row.table_id)[:32],
        }
        secure = parts.scheme == "https"
        kind: Any = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        line = kind(parts.netloc, timeout=SECONDS)
        try:
            place = parts.path + (f"?{parts.query}" if parts.query else "")
            line.request("POST", place, body, headers)
            return int(line.getresponse().status)
        finally:
            line.close()


def game_name(game: str) -> str:
    """How a game is called."""
    return re.sub("[-_]", " ", game).title()
