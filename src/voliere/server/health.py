"""How the storage does: told to the operator when it begins to fail and when it works again."""

import logging
import threading
import time

log = logging.getLogger("voliere.server")


class Health:
    """Whether the storage works; its threads say so."""

    def __init__(self) -> None:
        self.failures = 0
        """All that ever failed."""
        self._count = 0
        self._since = 0.0
        self._lock = threading.Lock()

    @property
    def works(self) -> bool:
        """Whether the last write was stored."""
        return not self._count

    def failed(self, error: BaseException) -> None:
        """One more failure; the first of a row is logged."""
        with self._lock:
            self.failures += 1
            self._count += 1
            if self._count > 1:
                return
            self._since = time.monotonic()
        reason = str(error).partition("\n")[0]
        log.error("storage fails", extra={"reason": reason})

    def worked(self) -> None:
        """A write was stored; after failures that is logged."""
        if not self._count:
            return
        with self._lock:
            count, self._count = self._count, 0
        seconds = round(time.monotonic() - self._since, 1)
        log.warning("storage works again", extra={"failures": count, "seconds": seconds})
