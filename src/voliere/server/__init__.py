"""Tables that many share over the network: seats, storage, sockets, bots at the table."""
