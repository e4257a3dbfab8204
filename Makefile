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
# Not by its own program, which names this folder to a shell: that one trips over a dollar.
VERLIES := $(BIN)/python -m verlies
INSTALL := tools/install.py
NOT_INSTALLED = { echo "It could not be installed, for the reason above. The first time it needs a network, or packages from \
	elsewhere (PIP_INDEX_URL, PIP_FIND_LINKS); then try again." >&2; exit 1; }
COMPILED := build/compiled
FAST := build/fast
LOWEST := build/lowest
MEASURED = VERLIES_COMPILED="$$PWD/$(FAST)" VERLIES_PEER_PYTHON="$$PWD/$(PEER)/$(PROGRAMS)/python" \
	VERLIES_PEER_SCRIPT="$$PWD/tools/peer_catanatron.py" VERLIES_LOAD_SCRIPT="$$PWD/tools/load.py"
EXAMPLES := $(dir $(wildcard examples/*/pyproject.toml))

# Whatever the shell says: thousands of tests and hundreds of processes import the same modules, so compile each once;
# tests are made of assertions, which an optimised Python leaves out; and pip stumbles over warnings of its own.
unexport PYTHONDONTWRITEBYTECODE PYTHONOPTIMIZE PYTHONWARNINGS

# Where LC_ALL knows ASCII alone, Python up to 3.12 does not start in an environment whose path has other letters.
ifneq ($(filter C POSIX,$(LC_ALL)),)
export LC_ALL := C.UTF-8
endif

ARGS ?=
ALL ?=
GAME ?= klong
N ?= 300
SEED ?= 1
# A copy that was compiled to play is played, as long as it is of these very sources (`make fast`).
PLAYED = if [ -d $(FAST) ]; then folder="$$($(BIN)/python tools/compile.py --fast --ready)"; \
	if [ -n "$$folder" ]; then export PYTHONPATH="$$folder"; fi; fi

WORKERS ?= $(shell $(PYTHON) tools/workers.py)
# Whoever is done takes over from whoever is not; long tests come first (tests/longest.py).
SHARED = -n $(WORKERS) --dist worksteal

.PHONY: help play terminal chromium browser films test test-interpreted test-compiled pythons check format rules bench soak mutants compiled fast wheel lock lowest clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(firstword $(MAKEFILE_LIST)) | \
		while IFS='|' read -r target text; do printf '  make %-18s %s\n' "$$target" "$$text"; done

play: $(VENV)/.web ## open the table in the browser; ARGS="--port 8765 --no-browser"
	@$(PLAYED); $(VERLIES) serve --browser $(ARGS)

terminal: $(VENV)/.base ## play in the terminal; GAME=klong, ARGS="--seats you,greedy,greedy --lang de"
	@$(PLAYED); $(VERLIES) play $(GAME) $(ARGS)

test: test-interpreted ## run all tests, interpreted and compiled
	@lacking="$$($(BIN)/python tools/compile.py --lacking)"; if [ -n "$$lacking" ] && [ -z "$${CI:-}" ]; then \
		echo "Left out: the tests on the compiled build. $$lacking" >&2; else $(MAKE) --no-print-directory test-compiled; fi
	@lacking="$$($(BIN)/python tools/chromium.py --lacking)"; if [ -n "$$lacking" ]; then \
		echo "Left out: the tests in a browser. $$lacking" >&2; fi

test-interpreted: $(VENV)/.browser ## run the tests on the interpreted build; ARGS for pytest
	@$(BIN)/python tools/chromium.py
	VERLIES_BUILD=interpreted $(BIN)/python -m pytest $(SHARED) $(ARGS)

test-compiled: compiled ## run the tests on the compiled build; ARGS for pytest
	VERLIES_BUILD=compiled PYTHONPATH="$$PWD/$(COMPILED)" $(BIN)/python -m pytest $(SHARED) -m "not source" \
		--ignore=tests/web $(ARGS)

chromium: $(VENV)/.browser ## download a browser for the tests, where none is installed
	@$(BIN)/python tools/chromium.py --download

browser: $(VENV)/.browser ## only the tests in a real browser, which `make test` runs too; ALL=1 with whole journeys
	@$(BIN)/python tools/chromium.py
	VERLIES_ALL="$(ALL)" $(BIN)/python -m pytest $(SHARED) tests/web $(ARGS)

films: $(VENV)/.browser ## make the films of the README anew, as `make browser ALL=1` does
	VERLIES_ALL=1 VERLIES_KEEP_FILMS=1 $(BIN)/python -m pytest tests/web/test_films.py $(ARGS)

pythons: ## run all tests on every Python that is here, 3.11 to 3.15; ARGS="--only 3.14"
	$(PYTHON) tools/pythons.py $(ARGS)

check: $(VENV)/.browser ## lint, format, types and the walls between the rooms
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python -m mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/clienttypes.py --check
	$(BIN)/python tools/webcheck.py

format: $(VENV)/.dev ## format the code and fix what can be fixed
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(BIN)/python tools/clienttypes.py --write
	$(BIN)/python tools/webcheck.py --write

rules: $(VENV)/.base ## print the rules that no test names; ARGS="klong --json"
	@$(VERLIES) rules $(ARGS)

bench: fast $(PEER)/.bench ## measure the speed beside a peer in one run; ARGS="--json"
	$(MEASURED) $(VERLIES) bench $(ARGS)

soak: fast $(VENV)/.soak $(PEER)/.bench ## check the games over many random decisions, with figures in docs/measurements
	$(MEASURED) $(BIN)/python tools/soak.py $(ARGS)

mutants: $(VENV)/.dev ## change the rules and see whether the tests notice; GAME=klong N=300 SEED=1
	$(BIN)/python tools/mutants.py --game $(GAME) --count $(N) --seed $(SEED) $(ARGS)

compiled: $(VENV)/.dev ## build the compiled copy for the tests in build/compiled
	$(BIN)/python tools/compile.py

fast: $(VENV)/.dev ## compile what `make play` and `make terminal` play from then on; again after each change
	$(BIN)/python tools/compile.py --fast

clean: ## remove all that was built, the environments too
	rm -rf $(VENV) $(PEER) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
	find src tests tools examples -name __pycache__ -type d -prune -exec rm -rf {} +

wheel: fast ## build a wheel for every machine and a compiled one for this kind of machine, in dist
	$(BIN)/python -m hatchling build -t wheel -d dist
	VERLIES_COMPILED="$$PWD/$(FAST)" $(BIN)/python -m hatchling build -t wheel -d dist

lock: ## renew the versions on record in requirements: what is newest of what pyproject.toml allows, with hashes
	$(PYTHON) tools/lock.py

lowest: ## run the tests on the lowest allowed versions of what is needed directly; ARGS for pytest
	@rm -rf $(LOWEST)
	$(call make_venv,$(LOWEST))
	$(PYTHON) tools/lock.py --lowest $(LOWEST)/$(PROGRAMS)/python >$(LOWEST)/lowest.txt
	$(LOWEST)/$(PROGRAMS)/python -m pip install --quiet --disable-pip-version-check -r $(LOWEST)/lowest.txt
	$(LOWEST)/$(PROGRAMS)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation \
		-e . $(EXAMPLES:%=-e ./%)
	VERLIES_BUILD=interpreted $(LOWEST)/$(PROGRAMS)/python -m pytest $(SHARED) --ignore=tests/web $(ARGS)

# The environments. Each stamp is made anew when the project file or the versions on record change.

define make_venv
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Verlies needs Python 3.11 or newer, and '$(PYTHON)' is not; name another one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv $(1) || { \
		echo "'$(PYTHON) -m venv' failed, for the reason above. On Debian and Ubuntu it needs the package \
		python3-venv; where this folder is the reason, name another one: make VENV=FOLDER ..." >&2; exit 1; }
endef

$(BIN)/python$(EXE):
	$(call make_venv,$(VENV))

$(PEER)/$(PROGRAMS)/python$(EXE):
	$(call make_venv,$(PEER))

$(VENV)/.base: pyproject.toml requirements/base.txt | $(BIN)/python$(EXE)
	@echo "Installing Verlies into $(VENV) ..."
	@$(BIN)/python $(INSTALL) base || $(NOT_INSTALLED)
	@touch $@

$(VENV)/.web: $(VENV)/.base requirements/web.txt
	@echo "Installing the web table into $(VENV) ..."
	@$(BIN)/python $(INSTALL) web || $(NOT_INSTALLED)
	@touch $@

$(VENV)/.dev: $(VENV)/.base $(EXAMPLES:%=%pyproject.toml) requirements/web.txt requirements/test.txt requirements/dev.txt
	@echo "Installing the development tools into $(VENV) ..."
	@$(BIN)/python $(INSTALL) dev $(EXAMPLES:%=./%) || $(NOT_INSTALLED)
	@touch $@

$(VENV)/.browser: $(VENV)/.dev requirements/browser.txt
	@$(BIN)/python $(INSTALL) browser || \
		echo "What drives a browser cannot be installed here; the tests in a browser will be left out." >&2
	@touch $@

$(VENV)/.soak: $(VENV)/.dev requirements/soak.txt
	@echo "Installing the fuzzer into $(VENV) ..."
	@$(BIN)/python $(INSTALL) soak || $(NOT_INSTALLED)
	@touch $@

$(PEER)/.bench: pyproject.toml requirements/base.txt requirements/bench.txt | $(PEER)/$(PROGRAMS)/python$(EXE)
	@echo "Installing the peer for the benchmark into $(PEER) ..."
	@$(PEER)/$(PROGRAMS)/python $(INSTALL) bench || $(NOT_INSTALLED)
	@touch $@
