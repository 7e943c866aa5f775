"""A real nginx for the tests. Run as a program it finds one, or installs it as root."""

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

from tests.server.harness import ROOT

INSTALL = ("apt-get", "install", "--yes", "--no-install-recommends", "nginx-light")
ADVICE = "The proxy's tests need nginx and openssl: install them."
AROUND = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 1024; }}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    include {folder}/voliere.conf;
}}
"""


def find_nginx() -> str | None:
    """The program."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


class Nginx:
    """nginx with deploy/nginx.conf before a server, with a certificate of its own making."""

    def __init__(self, folder: Path, upstream: int) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"https://127.0.0.1:{self.port}"
        self.write(upstream)
        program = find_nginx()
        assert program is not None, ADVICE
        config = str(folder / "nginx.conf")
        self.process = subprocess.Popen(
            [program, "-p", str(folder), "-c", config, "-e", str(folder / "error.log")]
        )
        self.wait()

    def write(self, upstream: int) -> None:
        """The configuration as it is in deploy/, with the ports and the certificate put in."""
        key, certificate = self.folder / "voliere.key", self.folder / "voliere.pem"
        make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        make += ["-subj", "/CN=127.0.0.1", "-keyout", str(key), "-out", str(certificate)]
        subprocess.run(make, check=True, capture_output=True)
        text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
        for before, after in (
            ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            ("127.0.0.1:8617", f"127.0.0.1:{upstream}"),
            ("/etc/ssl/voliere.pem", str(certificate)),
            ("/etc/ssl/voliere.key", str(key)),
        ):
            assert before in text
            text = text.replace(before, after)
        (self.folder / "voliere.conf").write_text(text, encoding="utf-8")
        (self.folder / "nginx.conf").write_text(AROUND.format(folder=self.folder))
        self.folder.chmod(0o755)

    def wait(self) -> None:
        """Until it answers."""
        for _ in range(200):
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        raise AssertionError((self.folder / "error.log").read_text())

    def __enter__(self) -> "Nginx":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.terminate()
        self.process.wait(30)


def main() -> str | None:
    """Make sure that there is an nginx; else what to do about it."""
    if find_nginx() is None and os.name == "posix" and os.geteuid() == 0:
        if shutil.which("apt-get"):
            subprocess.run(["apt-get", "update", "--quiet"], check=False)
            subprocess.run(INSTALL, check=False)
    return None if find_nginx() and shutil.which("openssl") else ADVICE


if __name__ == "__main__":
    sys.exit(main())
