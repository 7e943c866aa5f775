"""Structured logs: a JSON object on each line, without secrets."""

import json
import logging
import time

MINUTE = 60.0
KINDS = 1000
"""At most this many kinds of faults are remembered."""
COMMON = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A log record as one line of JSON: time, level, message, and the fields given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in COMMON}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Repeats(logging.Filter):
    """Lets a fault through once a minute; the next line says how often it was there meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is written."""
        if record.levelno < logging.WARNING:
            return True
        kind = record.exc_info[0] if record.exc_info else None
        key = (record.msg, kind, getattr(record, "reason", None), getattr(record, "table", None))
        last, more = self.seen.get(key, (-MINUTE, 0))
        if record.created - last < MINUTE:
            self.seen[key] = (last, more + 1)
            return False
        if len(self.seen) > KINDS:
            self.seen.clear()
        self.seen[key] = (record.created, 0)
        if more:
            record.repeated = more
        return True


def set_up_logs(level: int) -> None:
    """Write everything from this level on to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Repeats())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # What strangers send that is no HTTP is theirs to know, not the operator's.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
