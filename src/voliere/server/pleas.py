"""Spaces of the board that seats ask the others to leave free, where a game lets them say so."""

from sqlalchemy import Connection, delete, insert, select

from voliere.server.problems import problem
from voliere.server.rows import PLEAS, PleaRow, as_values
from voliere.server.schema.messages import PleaMessage, PleasMessage
from voliere.server.storage import Storage
from voliere.server.table import LiveTable, encode


async def plead(storage: Storage, table: LiveTable, seat: int, message: PleaMessage) -> None:
    """Ask the others to leave a space free, or ask no more; the table's game is awake."""
    if not table.pleaders.take(str(seat)):
        raise problem("too-fast", rate=table.pleaders.rate)
    async with table.lock:
        game = table.game
        allowed = [] if game is None else game.spaces_to_keep()
        if game is None or message.space not in allowed:
            raise problem("no-such-space", space=message.space, allowed=allowed)
        plea = PleaRow(seat, message.space, game.round_number())
        await keep(storage, table.row.id, plea, message.free)
        await catch_up(storage, table)


async def keep(storage: Storage, table_id: str, plea: PleaRow, stands: bool) -> None:
    """Store that a plea stands, or that it does not."""
    same = (PLEAS.c.table_id == table_id) & (PLEAS.c.seat == plea.seat)
    same &= PLEAS.c.space == plea.space

    def work(connection: Connection) -> None:
        connection.execute(delete(PLEAS).where(same))
        if stands:
            values = {"table_id": table_id, **as_values(plea)}
            connection.execute(insert(PLEAS).values(values))
        storage.announce(table_id)

    await storage.write(table_id, work)


async def catch_up(storage: Storage, table: LiveTable) -> None:
    """Read the pleas anew; if they have changed, tell them. The caller holds the table's lock."""
    if table.game is None or not table.game.spaces_to_keep():
        return
    before = table.pleas_of(table.game)
    await read(storage, table)
    pleas = table.pleas_of(table.game)
    if pleas is not None and pleas != before:
        message = encode(PleasMessage(pleas)).decode()
        for listener in table.listeners:
            listener.send(message)


async def read(storage: Storage, table: LiveTable) -> None:
    """Read all that was ever asked here and not taken back."""
    columns = [column for column in PLEAS.c if column.name != "table_id"]
    own = select(*columns).where(PLEAS.c.table_id == table.row.id)
    query = own.order_by(PLEAS.c.space, PLEAS.c.seat)
    table.pleas = await storage.read(
        lambda connection: [PleaRow(**line._mapping) for line in connection.execute(query)]
    )
