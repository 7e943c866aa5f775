"""A push service on loopback, which keeps what it is sent."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from types import TracebackType


class PushService:
    """It answers every notice with 201."""

    def __init__(self) -> None:
        self.sent: Queue[bytes] = Queue()
        sent = self.sent

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                sent.put(self.rfile.read(int(self.headers["Content-Length"])))
                self.send_response(201)
                self.end_headers()

            def log_message(self, format: str, *words: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.place = f"127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> "PushService":
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.server.shutdown()
        self.server.server_close()
