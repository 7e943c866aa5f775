"""A real nginx and a real Caddy before a server, with what deploy/ has for them."""

import os
import socket
import subprocess
import time
from pathlib import Path

from tests.server.harness import ROOT
from tests.server.programs import found, free_port
from tests.server.running import Running

AROUND = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 1024; }}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    include {folder}/voliere.conf;
}}
"""
ALONE = """{{
    admin off
    auto_https off
    storage file_system {folder}/caddy
}}
"""
"""Caddy without the port and the files that it uses by itself."""


class Proxy(Running):
    """A proxy of one kind, with a certificate of its own making."""

    def __init__(self, kind: str, folder: Path, upstream: int) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"https://127.0.0.1:{self.port}"
        self.key, self.certificate = folder / "voliere.key", folder / "voliere.pem"
        make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        make += ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
        make += ["-keyout", str(self.key), "-out", str(self.certificate)]
        subprocess.run(make, check=True, capture_output=True)
        program = found(kind)
        assert program is not None
        words = self.nginx(upstream) if kind == "nginx" else self.caddy(upstream)
        with (folder / "log").open("w") as log:
            self.process = subprocess.Popen(
                [program, *words], stdout=log, stderr=log, env={**os.environ, "HOME": str(folder)}
            )
        self.wait()

    def nginx(self, upstream: int) -> list[str]:
        """The configuration as it is in deploy/, with the ports and the certificate put in."""
        self.write(
            "nginx.conf",
            "voliere.conf",
            ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            ("127.0.0.1:8617", f"127.0.0.1:{upstream}"),
            ("/etc/ssl/voliere.pem", str(self.certificate)),
            ("/etc/ssl/voliere.key", str(self.key)),
        )
        config = self.folder / "nginx.conf"
        config.write_text(AROUND.format(folder=self.folder))
        self.folder.chmod(0o755)
        return ["-p", str(self.folder), "-c", str(config), "-e", str(self.folder / "log")]

    def caddy(self, upstream: int) -> list[str]:
        """The same for Caddy."""
        tls = f"tls {self.certificate} {self.key}"
        config = self.write(
            "Caddyfile",
            "Caddyfile",
            ("\nvoliere.example {\n", f"\nhttps://127.0.0.1:{self.port} {{\n\t{tls}\n"),
            ("127.0.0.1:8617", f"127.0.0.1:{upstream}"),
        )
        config.write_text(ALONE.format(folder=self.folder) + config.read_text(encoding="utf-8"))
        return ["run", "--adapter", "caddyfile", "--config", str(config)]

    def write(self, source: str, name: str, *changes: tuple[str, str]) -> Path:
        """A file of deploy/ with changes, each of which must have its place."""
        text = (ROOT / "deploy" / source).read_text(encoding="utf-8")
        for before, after in changes:
            assert before in text
            text = text.replace(before, after)
        file = self.folder / name
        file.write_text(text, encoding="utf-8")
        return file

    def wait(self) -> None:
        """Until it answers."""
        for _ in range(200):
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self) -> None:
        """Ask it to end."""
        self.process.terminate()
        self.process.wait(30)
