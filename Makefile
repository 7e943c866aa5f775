# Needs Python 3.11 or later and make; a C compiler with the Python headers adds the compiled speed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

# The directories are there so that a removed file is noticed too.
SOURCES := $(shell find src -name __pycache__ -prune -o \
	\( -type d -o -name '*.py' -o -name '*.po' -o -name '*.json' -o -name '*.toml' -o -name '*.csv' \) -print)

.PHONY: help play test lint types test-interpreted test-compiled build docs playthroughs counts bench format clean

help:
	@echo "make play     play Songbirds in the terminal"
	@echo "make test     format, lint, types, and the tests in both speeds"
	@echo "make build    the wheel in dist/, unpacked in build/compiled"
	@echo "make bench    games per second, beside OpenSpiel's hearts"
	@echo "make docs     draw the pictures of the docs anew"
	@echo "make playthroughs counts    write the stored games and counts anew"
	@echo "make format   format the sources and repair what the linter can"
	@echo "make clean    back to a fresh clone"

ARGS ?= songbirds

play: $(VENV)/stamp-play
	@$(BIN)/voliere play $(ARGS)

# In this order: the quick checks speak first, even under make -j.
test: $(VENV)/stamp-dev
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory types
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled

lint: $(VENV)/stamp-dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check

types: $(VENV)/stamp-dev
	$(BIN)/mypy

test-interpreted: $(VENV)/stamp-dev
	$(BIN)/pytest --doctest-modules tests src

test-compiled: $(VENV)/stamp-dev
	@if why=$$($(BIN)/python hatch_build.py 2>&1); then \
		$(MAKE) --no-print-directory build/compiled.stamp && \
		PYTHONPATH=build/compiled $(BIN)/python -c 'import sys, voliere; \
			sys.exit(None if voliere.compiled else "build/ holds a pure wheel: rm -r build")' && \
		echo "PYTHONPATH=build/compiled $(BIN)/pytest" && \
		PYTHONPATH=build/compiled $(BIN)/pytest; \
	else \
		echo "The compiled speed was NOT tested ($$why)."; \
	fi

build: build/compiled.stamp

# With a compiler here, a module that does not compile is an error, not a pure wheel.
build/compiled.stamp: $(VENV)/stamp-dev $(SOURCES) pyproject.toml hatch_build.py
	rm -rf build dist
	if [ -z "$$VOLIERE_COMPILE" ] && $(BIN)/python hatch_build.py 2>/dev/null; then \
		export VOLIERE_COMPILE=1; fi; \
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	$(PIP) install --no-deps --no-compile --target build/compiled dist/*.whl
	@ls dist/*.whl
	@$(BIN)/python hatch_build.py || echo "so this wheel is pure, not compiled."
	@touch $@

docs: $(VENV)/stamp-dev
	$(BIN)/python -m tools.pictures

playthroughs: $(VENV)/stamp-dev
	$(BIN)/python -m tests.honesty.test_playthroughs

counts: $(VENV)/stamp-dev
	$(BIN)/python -m tests.honesty.test_counts

bench: $(VENV)/stamp-bench build/compiled.stamp
	$(BIN)/python -m bench

format: $(VENV)/stamp-dev
	$(BIN)/ruff check --fix --exit-zero
	$(BIN)/ruff format

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The build's own tools are in the venv (no isolation), so the constraints hold for them too.
$(VENV)/stamp-venv: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else \
		"Python 3.11 or later is needed: make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install -c constraints.txt hatchling
	@touch $@

$(VENV)/stamp-play: $(VENV)/stamp-venv
	$(PIP) install -c constraints.txt --no-build-isolation -e .
	@touch $@

$(VENV)/stamp-dev: $(VENV)/stamp-venv
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@ $(VENV)/stamp-play

$(VENV)/stamp-bench: $(VENV)/stamp-dev
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev,bench]'
	@touch $@
