"""Numbers for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from voliere.server.health import Health

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """What this process counts."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("voliere_tables", "Tables in memory", registry=registry)
        self.games = Gauge("voliere_games", "Games awake in memory", registry=registry)
        self.sockets = Gauge("voliere_sockets", "Open sockets", registry=registry)
        self.connections = Gauge("voliere_connections", "Open connections", registry=registry)
        self.connections_ended = Counter(
            "voliere_connections_ended",
            "Connections refused or let go: too many in all or of an address, silent, stuck",
            ["reason"],
            registry=registry,
        )
        self.choices = Counter("voliere_choices", "Choices stored", registry=registry)
        self.refusals = Counter(
            "voliere_refusals", "Requests and messages refused", ["id"], registry=registry
        )
        self.requests = Counter(
            "voliere_requests", "HTTP requests", ["endpoint", "status"], registry=registry
        )
        self.append_seconds = Histogram(
            "voliere_append_seconds", "Time to store a choice", buckets=FAST, registry=registry
        )
        self.bot_seconds = Histogram(
            "voliere_bot_seconds", "Time a bot thought", ["level"], registry=registry
        )
        self.bot_wait_seconds = Histogram(
            "voliere_bot_wait_seconds",
            "Time a bot waited for its turn, by how long its level thinks",
            ["pace"],
            registry=registry,
        )
        self.bot_failures = Counter(
            "voliere_bot_failures", "Bots that failed", ["level"], registry=registry
        )

    def count_queue(self, waiting: Callable[[], int]) -> None:
        """Say how many bots wait for their turn."""
        queue = Gauge("voliere_bot_queue", "Bots that wait for their turn", registry=self.registry)
        queue.set_function(waiting)

    def watch(self, health: Health) -> None:
        """Count what the storage says of itself."""
        fails = Gauge("voliere_storage_failures", "Failed reads and writes", registry=self.registry)
        fails.set_function(lambda: health.failures)
        works = Gauge(
            "voliere_storage_works", "1 if the last write was stored", registry=self.registry
        )
        works.set_function(lambda: float(health.works))

    def text(self) -> bytes:
        """All numbers in Prometheus' text format."""
        return generate_latest(self.registry)
