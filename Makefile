# Verlies: everything from a fresh clone with GNU make and Python 3.11 or newer. `make help` lists the targets.

SHELL := /bin/sh
.SHELLFLAGS := -eu -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
PEER := .venv-peer
ifeq ($(OS),Windows_NT)
PYTHON ?= python
PROGRAMS := Scripts
EXE := .exe
else
PYTHON ?= python3
PROGRAMS := bin
EXE :=
endif
BIN := $(VENV)/$(PROGRAMS)
PIP := -m pip install --quiet --disable-pip-version-check
NOT_INSTALLED = { echo "It could not be installed, for the reason above. The first time it needs a network, or packages from \
	elsewhere (PIP_INDEX_URL, PIP_FIND_LINKS); then try again." >&2; exit 1; }
COMPILED := build/compiled
MEASURED = VERLIES_COMPILED="$(CURDIR)/$(COMPILED)" VERLIES_PEER_PYTHON="$(CURDIR)/$(PEER)/$(PROGRAMS)/python" \
	VERLIES_PEER_SCRIPT="$(CURDIR)/tools/peer_catanatron.py" VERLIES_LOAD_SCRIPT="$(CURDIR)/tools/load.py"
EXAMPLES := $(dir $(wildcard examples/*/pyproject.toml))

# Thousands of tests and hundreds of processes import the same modules: compile each once, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE

# Where LC_ALL knows ASCII alone, Python up to 3.12 does not start in an environment whose path has other letters.
ifneq ($(filter C POSIX,$(LC_ALL)),)
export LC_ALL := C.UTF-8
endif

ARGS ?=
ALL ?=
GAME ?= klong
N ?= 300
SEED ?= 1
WORKERS ?= $(shell $(PYTHON) tools/workers.py)

.PHONY: help play terminal chromium browser films test test-interpreted test-compiled pythons check format rules bench soak mutants compiled clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(firstword $(MAKEFILE_LIST)) | \
		while IFS='|' read -r target text; do printf '  make %-18s %s\n' "$$target" "$$text"; done

play: $(VENV)/.web ## open the table in the browser; ARGS="--port 8765 --no-browser"
	@$(BIN)/verlies serve --browser $(ARGS)

terminal: $(VENV)/.base ## play in the terminal; GAME=klong, ARGS="--seats you,greedy,greedy --lang de"
	@$(BIN)/verlies play $(GAME) $(ARGS)

test: test-interpreted ## run all tests, interpreted and compiled
	@lacking="$$($(BIN)/python tools/compile.py --lacking)"; if [ -n "$$lacking" ] && [ -z "$${CI:-}" ]; then \
		echo "Left out: the tests on the compiled build. $$lacking" >&2; else $(MAKE) --no-print-directory test-compiled; fi
	@lacking="$$($(BIN)/python tools/chromium.py --lacking)"; if [ -n "$$lacking" ]; then \
		echo "Left out: the tests in a browser. $$lacking" >&2; fi

test-interpreted: $(VENV)/.browser ## run the tests on the interpreted build; ARGS for pytest
	@$(BIN)/python tools/chromium.py
	VERLIES_BUILD=interpreted $(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

test-compiled: compiled ## run the tests on the compiled build; ARGS for pytest
	VERLIES_BUILD=compiled PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/python -m pytest -n $(WORKERS) -m "not source" \
		--ignore=tests/web $(ARGS)

chromium: $(VENV)/.browser ## download a browser for the tests, where none is installed
	@$(BIN)/python tools/chromium.py --download

browser: $(VENV)/.browser ## only the tests in a real browser, which `make test` runs too; ALL=1 with whole journeys
	@$(BIN)/python tools/chromium.py
	VERLIES_ALL="$(ALL)" $(BIN)/python -m pytest -n $(WORKERS) tests/web $(ARGS)

films: $(VENV)/.browser ## make the films of the README anew, as `make browser ALL=1` does
	VERLIES_ALL=1 VERLIES_KEEP_FILMS=1 $(BIN)/python -m pytest tests/web/test_films.py $(ARGS)

pythons: ## run all tests on every Python that is here, 3.11 to 3.15; ARGS="--only 3.14"
	$(PYTHON) tools/pythons.py $(ARGS)

check: $(VENV)/.browser ## lint, format, types and the walls between the rooms
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/clienttypes.py --check
	$(BIN)/python tools/webcheck.py

format: $(VENV)/.dev ## format the code and fix what can be fixed
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(BIN)/python tools/clienttypes.py --write
	$(BIN)/python tools/webcheck.py --write

rules: $(VENV)/.base ## print the rules that no test names; ARGS="klong --json"
	@$(BIN)/verlies rules $(ARGS)

bench: compiled $(PEER)/.bench ## measure the speed beside a peer in one run; ARGS="--json"
	$(MEASURED) $(BIN)/verlies bench $(ARGS)

soak: compiled $(VENV)/.soak $(PEER)/.bench ## check the games over many random decisions, with figures in docs/measurements
	$(MEASURED) $(BIN)/python tools/soak.py $(ARGS)

mutants: $(VENV)/.dev ## change the rules and see whether the tests notice; GAME=klong N=300 SEED=1
	$(BIN)/python tools/mutants.py --game $(GAME) --count $(N) --seed $(SEED) $(ARGS)

compiled: $(VENV)/.dev ## build the compiled copy of the package in build/compiled
	$(BIN)/python tools/compile.py

clean: ## remove all that was built, the environments too
	rm -rf $(VENV) $(PEER) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
	find src tests tools examples -name __pycache__ -type d -prune -exec rm -rf {} +

# The environments. Each stamp is made anew when the project file changes.

define make_venv
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Verlies needs Python 3.11 or newer, and '$(PYTHON)' is not; name another one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv $(1) || { \
		echo "'$(PYTHON) -m venv' failed; on Debian and Ubuntu it needs the package python3-venv." >&2; exit 1; }
endef

$(BIN)/python$(EXE):
	$(call make_venv,$(VENV))

$(PEER)/$(PROGRAMS)/python$(EXE):
	$(call make_venv,$(PEER))

$(VENV)/.base: pyproject.toml | $(BIN)/python$(EXE)
	@echo "Installing Verlies into $(VENV) ..."
	@$(BIN)/python $(PIP) -e . || $(NOT_INSTALLED)
	@touch $@

$(VENV)/.web: $(VENV)/.base
	@echo "Installing the web table into $(VENV) ..."
	@$(BIN)/python $(PIP) -e ".[web]" || $(NOT_INSTALLED)
	@touch $@

$(VENV)/.dev: $(VENV)/.base $(EXAMPLES:%=%pyproject.toml)
	@echo "Installing the development tools into $(VENV) ..."
	@$(BIN)/python $(PIP) -e ".[dev]" $(EXAMPLES:%=-e ./%) || $(NOT_INSTALLED)
	@touch $@

$(VENV)/.browser: $(VENV)/.dev
	@$(BIN)/python $(PIP) -e ".[browser]" || \
		echo "What drives a browser cannot be installed here; the tests in a browser will be left out." >&2
	@touch $@

$(VENV)/.soak: $(VENV)/.dev
	@echo "Installing the fuzzer into $(VENV) ..."
	@$(BIN)/python $(PIP) -e ".[soak]" || $(NOT_INSTALLED)
	@touch $@

$(PEER)/.bench: pyproject.toml | $(PEER)/$(PROGRAMS)/python$(EXE)
	@echo "Installing the peer for the benchmark into $(PEER) ..."
	@$(PEER)/$(PROGRAMS)/python $(PIP) -e ".[bench]" || $(NOT_INSTALLED)
	@touch $@
