"""Network addresses: what counts as one client, and which proxies are believed."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

HOUSEHOLD = 64
"""Bits of an IPv6 address that one client does not choose for itself."""


def client_of(host: str) -> str:
    """What counts as one client: an IPv4 address, or the part of an IPv6 one that is assigned.

    >>> client_of("192.0.2.7"), client_of("::ffff:192.0.2.7"), client_of("2001:db8:1:2:3::4")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::')
    >>> client_of("")
    ''
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, HOUSEHOLD), strict=False).network_address)


def proxies_of(list_: str) -> list[str]:
    """The addresses and networks of a list separated by commas; ValueError names a wrong one.

    >>> proxies_of("127.0.0.1, 10.0.0.0/8"), proxies_of("")
    (['127.0.0.1', '10.0.0.0/8'], [])
    """
    proxies = [part.strip() for part in list_.split(",") if part.strip()]
    for proxy in proxies:
        ip_network(proxy)
    return proxies


@lru_cache(1000)
def is_proxy(host: str, list_: str) -> bool:
    """Whether a peer is one of these proxies.

    >>> is_proxy("10.1.2.3", "127.0.0.1,10.0.0.0/8"), is_proxy("192.0.2.1", "127.0.0.1")
    (True, False)
    """
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in ip_network(proxy) for proxy in proxies_of(list_))


def same_site(origin: str | None, host: str) -> bool:
    """Whether a request comes from the page of this very host, or from no page at all.

    >>> same_site(None, "a:1"), same_site("http://a:1", "a:1"), same_site("null", "a:1")
    (True, True, False)
    """
    return origin is None or (bool(host) and urlsplit(origin).netloc.lower() == host.lower())
