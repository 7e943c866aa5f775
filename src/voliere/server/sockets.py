"""The socket of a table: hello, then choices, undos and ends of turns in, states out."""

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from voliere.kernel.errors import Refusal
from voliere.server import chat, pleas, seating
from voliere.server.connections import SPOKE
from voliere.server.endpoints import NAME, address_of, check_site, parsed
from voliere.server.hall import STALE, Hall
from voliere.server.limits import Addresses, Bucket, Concurrent
from voliere.server.people import bearer_of
from voliere.server.problems import as_error, language_of, problem, status_of
from voliere.server.schema.common import MessageId
from voliere.server.schema.messages import (
    ChooseMessage,
    ClientMessage,
    EndMessage,
    Hello,
    PleaMessage,
    RefusedMessage,
    SayMessage,
    Stored,
    UndoMessage,
    Welcome,
)
from voliere.server.table import LiveTable, encode
from voliere.server.viewers import REFUSED, Listener, Viewer
from voliere.texts import LANGUAGES

log = logging.getLogger("voliere.server")

TOO_FAST = 1008
PATIENCE = 200
"""Number of messages over the limit that are refused one by one before the socket is closed."""


class Socket:
    """One viewer's connection to one table."""

    def __init__(
        self, hall: Hall, addresses: Addresses, sockets: Concurrent, websocket: WebSocket
    ) -> None:
        self.hall = hall
        self.addresses = addresses
        self.sockets = sockets
        self.websocket = websocket
        self.language = language_of(websocket.headers.get("accept-language", ""))
        self.bucket = Bucket(hall.config.messages_per_second)
        self.impatience = 0

    async def serve(self) -> None:
        """From the first message to the last."""
        address = address_of(self.websocket)
        await self.websocket.accept()
        if not self.sockets.enter(address):
            return await self.refuse(problem("too-many-sockets", limit=self.sockets.most))
        self.hall.metrics.sockets.inc()
        try:
            await self.converse()
        except Refusal as error:
            await self.refuse(error)
        except WebSocketDisconnect:
            log.debug("left before hello")
        except Exception as error:
            log.exception("socket failed")
            await self.refuse(problem("broken", reason=type(error).__name__))
        finally:
            self.sockets.leave(address)
            self.hall.metrics.sockets.dec()

    async def refuse(self, error: Refusal) -> None:
        """Say why this cannot go on, and close."""
        with contextlib.suppress(WebSocketDisconnect):
            await self.websocket.send_text(self.refusal(error, None))
            await self.websocket.close(REFUSED + status_of(error))

    async def converse(self) -> None:
        """Greet, then listen and speak until one side leaves."""
        check_site(self.websocket)
        if not self.addresses.take(address_of(self.websocket)):
            raise problem("too-fast", rate=self.addresses.rate)
        table, viewer = await self.greeted()
        if spoke := self.websocket.scope.get("state", {}).get(SPOKE):
            spoke()
        key = None if self.token is None else await bearer_of(self.hall.storage, self.token)
        listener = Listener(viewer.seat, key)
        speaking = asyncio.create_task(self.speak(listener))
        try:
            await self.welcome(table, listener)
            await self.listen(table, listener)
        finally:
            table.listeners.discard(listener)
            speaking.cancel()

    async def greeted(self) -> tuple[LiveTable, Viewer]:
        """The table, and who says hello."""
        try:
            seconds = self.hall.config.hello_seconds
            text = await asyncio.wait_for(self.receive(), seconds)
        except TimeoutError:
            raise problem("no-hello") from None
        hello = parsed(text, ClientMessage)
        if not isinstance(hello, Hello):
            raise problem("no-hello")
        if hello.lang[:2] in LANGUAGES:
            self.language = hello.lang[:2]
        table_id = self.websocket.path_params["table"]
        if not NAME.fullmatch(table_id):
            raise problem("no-such-table", table=table_id)
        table = await self.hall.open(table_id)
        self.token = hello.token
        return table, await seating.identify(self.hall, table, hello.token)

    async def welcome(self, table: LiveTable, listener: Listener) -> None:
        """Say who sits where and how the game stands; from here on nothing is missed.

        What must be read is read first: whoever was welcomed is not refused for a lost database.
        """
        async with table.lock:
            game = await self.hall.awake(table)
            if not listener.belongs(table.row):
                raise problem("seat-lost")
            await chat.catch_up(self.hall.storage, table)
            phrases = chat.phrases_of(table)
            listener.send(say(Welcome(listener.seat, self.language, table.info(), phrases)))
            listener.send(say(table.state(game, listener.seat)))
            chat.tell(listener, table.words)
            table.listeners.add(listener)
            table.told = len(game.events)
        self.hall.wake_bots(table)

    async def listen(self, table: LiveTable, listener: Listener) -> None:
        """Obey messages until the client leaves."""
        while True:
            refusal: Refusal | None = None
            try:
                text = await self.receive()
            except WebSocketDisconnect:
                return
            except Refusal as error:
                refusal = error
            if not self.bucket.take():
                self.impatience += 1
                if self.impatience > PATIENCE:
                    await self.websocket.close(TOO_FAST)
                    return
                refusal = problem("too-fast", rate=self.bucket.rate)
            if refusal is not None:
                listener.send(self.refusal(refusal, None))
            else:
                await self.obey(table, listener, text)

    async def obey(self, table: LiveTable, listener: Listener, text: str) -> None:
        """Do what a message says and answer it; after a stale one the state follows."""
        message_id: MessageId = None
        try:
            message = parsed(text, ClientMessage)
            if isinstance(message, Hello):
                raise problem("hello-again")
            message_id = message.id
            if isinstance(message, SayMessage):
                return await self.say(table, message)
            if isinstance(message, PleaMessage):
                return await self.plead(table, message)
            number = await self.do(table, message)
            listener.send(say(Stored(number, message_id)))
        except Refusal as error:
            listener.send(self.refusal(error, message_id))
            if status_of(error) == STALE:
                await self.show_again(table, listener)
        except Exception as error:
            log.exception("message failed", extra={"table": table.row.id})
            broken = problem("broken", reason=type(error).__name__)
            listener.send(self.refusal(broken, message_id))

    async def do(self, table: LiveTable, message: ChooseMessage | EndMessage | UndoMessage) -> int:
        """Do what the message says; the seat is looked up anew, it may have changed hands."""
        viewer = await seating.identify(self.hall, table, self.token)
        seat = seating.playing_seat(table, viewer)
        if isinstance(message, ChooseMessage):
            held = message.hold
            return await self.hall.choose(table, seat, message.number, message.option, held)
        if isinstance(message, EndMessage):
            return await self.hall.end_turn(table, seat, message.number)
        return await self.hall.undo(table, seat, message.number, message.count)

    async def say(self, table: LiveTable, message: SayMessage) -> None:
        """Say something; everybody who may hear it does, the speaker too."""
        viewer = await seating.identify(self.hall, table, self.token)
        address = address_of(self.websocket)
        await chat.say(self.hall.storage, table, viewer, message, address)

    async def plead(self, table: LiveTable, message: PleaMessage) -> None:
        """Ask to leave a space free; everybody sees it, who asks too."""
        viewer = await seating.identify(self.hall, table, self.token)
        seat = seating.playing_seat(table, viewer)
        async with table.lock:
            await self.hall.awake(table)
        await pleas.plead(self.hall.storage, table, seat, message)

    async def show_again(self, table: LiveTable, listener: Listener) -> None:
        """Send the state to a client that fell behind."""
        async with table.lock:
            game = await self.hall.awake(table)
            if not listener.closed:
                listener.send(say(table.state(game, listener.seat)))

    async def receive(self) -> str:
        """The next message, if it is text of a fair size."""
        received = await self.websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        text: str | None = received.get("text")
        limit = self.hall.config.message_bytes
        if text is None:
            raise problem("no-json")
        if len(text.encode()) > limit:
            raise problem("too-large", limit=limit)
        return text

    async def speak(self, listener: Listener) -> None:
        """Send what is queued, until the socket is to be closed."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while isinstance(message := await listener.next(), str):
                await self.websocket.send_text(message)
            if isinstance(message, Refusal):
                await self.refuse(message)
            else:
                await self.websocket.close(message)

    def refusal(self, error: Refusal, message_id: MessageId) -> str:
        """What was refused, in the client's language."""
        self.hall.metrics.refusals.labels(error.faults[0].message).inc()
        return say(RefusedMessage(as_error(error, self.language), message_id))


def say(message: msgspec.Struct) -> str:
    """A message as text."""
    return encode(message).decode()
