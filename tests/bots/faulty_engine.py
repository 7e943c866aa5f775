"""Engines that break the protocol, each in its own way; the first argument says how."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from typing import Any


def say(line: str) -> None:
    print(line, flush=True)


def option(told: dict[str, Any]) -> str:
    text: str = told["view"]["decision"]["options"][0]["text"]
    return text


def mute() -> None:
    time.sleep(1000)


def noise() -> None:
    while True:
        os.write(2, b"noise\n" * 1000)


def answer(how: str, told: dict[str, Any]) -> None:
    """What comes instead of an answer."""
    if how == "mute":
        mute()
    elif how == "garbage":
        say("I would take the red one")
    elif how == "lies":
        say("answer the-moon")
    elif how == "twice":
        print(f"answer {option(told)}\nanswer {option(told)}", flush=True)
    elif how == "lines-without-end":
        while True:
            say("y")
    elif how == "line-without-end":
        while True:
            os.write(1, b"answer" * 1000)
    elif how == "closes":
        os.close(1)
        mute()
    elif how == "dies":
        print("my last words", file=sys.stderr, flush=True)
        os._exit(3)
    elif how == "refuses":
        say("error tired I do not want to.")
    elif how == "noise-only":
        noise()
    elif how == "not-text":
        os.write(1, b"\xff\xfe\n")
    else:
        say(f"answer {option(told)}")


def main(how: str) -> None:
    if how == "no-hello":
        mute()
    if how == "other-version":
        sys.stdin.readline()  # Who speaks before the hello is faulty in another way.
        say("hello 2 {}")
        mute()
    if how == "deaf":
        sys.stdin.readline()
        os.close(0)
        say('hello 1 {"name":"deaf"}')
        mute()
    if how == "parent":
        child = subprocess.Popen(["sleep", "1000"])
        print(f"child {child.pid}", file=sys.stderr, flush=True)
    if how == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if how == "noisy":
        threading.Thread(target=noise, daemon=True).start()
    told: dict[str, Any] = {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            say(f'hello 1 {{"name":"{how}"}}')
        elif word == "game":
            say("ready")
        elif word == "position":
            told = json.loads(rest)
        elif word == "go":
            answer(how, told)
        elif word == "explain":
            say("advice [7]" if how == "lies" else "advice []")
        elif word == "quit" and how != "stubborn":
            return
    while how == "stubborn":
        time.sleep(1)


if __name__ == "__main__":
    main(sys.argv[1])
