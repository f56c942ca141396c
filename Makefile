# Everything below sets itself up: python3, pip and make are enough.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

.PHONY: play test test-postgres faults test-compiled wheel check exploits puzzles attack leaks lock release look bench bench-web baselines solved docs soak rules golden clean help

help:            ## what there is to make
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 14

$(BIN)/python:
	$(PYTHON) -m venv $(VENV) || ($(PYTHON) -m pip install --user virtualenv && $(PYTHON) -m virtualenv $(VENV))

# Everything that is installed has a hash in requirements/*.txt (make lock), the project itself needs nothing more.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

$(VENV)/.play: $(BIN)/python pyproject.toml requirements/build.txt requirements/play.txt
	$(PIP) --no-compile --require-hashes --requirement requirements/build.txt
	$(PIP) --no-compile --require-hashes --requirement requirements/play.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements/dev.txt
	$(PIP) --require-hashes --requirement requirements/dev.txt
	@touch $@

play: $(VENV)/.play        ## open the tavern: play in the browser against bots or friends
	$(BIN)/taberna serve

test: $(VENV)/.dev         ## all tests
	@sh tools/browser.sh
	@sh tools/servers.sh
	$(BIN)/python -m pytest -n 2 --dist loadgroup

# The interpreters that wheels are built with: make release PYTHONS="python3.11 python3.12".
PYTHONS ?= $(PYTHON)

wheel: $(VENV)/.dev        ## a compiled wheel and the sources in dist/, proved in a fresh environment (docs/compiled.md)
	rm -rf dist
	$(BIN)/python -m tools.wheels --sdist --prove --python $(PYTHONS)

# The compiled build beside the sources, without a wheel: for tests and measurements. TABERNA_OPT=1 compiles faster.
COMPILED := $(VENV)-compiled
RULES    := tests/games tests/kernel tests/records tests/examples/test_kuhn.py tests/adapters/test_observing.py tests/adapters/test_playthroughs.py
RULES    += $(addprefix tests/server/test_,table.py view_cache.py undo.py sealed.py several_moves.py traces.py)

$(COMPILED)/.done: $(VENV)/.dev tools/compile.py $(shell find src -name '*.py')
	rm -rf $(COMPILED)/package
	mkdir -p $(COMPILED)/package
	TABERNA_BUILD=$(COMPILED)/build $(BIN)/python tools/compile.py src $(COMPILED)/package
	cp -r src/taberna $(COMPILED)/package
	@touch $@

test-compiled: $(COMPILED)/.done  ## the tests of the rules on the compiled build
	PYTHONPATH=$(COMPILED)/package $(BIN)/python -m pytest -n 2 --dist loadgroup -m "not sources" $(RULES)

check: $(VENV)/.dev        ## formatter, linter, types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/make_states.py --check
	$(BIN)/python tools/make_types.py --check
	sh tools/check_js.sh

rules: $(VENV)/.dev        ## every rule id with the tests that cite it
	$(BIN)/python -m tests.rule_coverage

golden: $(VENV)/.dev       ## play golden games that have no record yet
	$(BIN)/python -m tests.golden make

soak: $(VENV)/.dev         ## 100,000 games under the laws (hours)
	$(BIN)/python tools/soak.py

$(VENV)-peers/.done: tools/peers.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)-peers
	$(VENV)-peers/bin/python -m pip install --quiet --disable-pip-version-check --requirement tools/peers.txt --editable .
	@touch $@

BUILDS = @if [ -d $(COMPILED)/package ]; then echo; $(BIN)/python -m tools.bench_builds $(COMPILED)/package $(if $(TAG),--tag $(TAG)); fi

ifdef PEERS
bench: $(VENV)-peers/.done $(VENV)/.dev $(if $(shell command -v cc),$(COMPILED)/.done)
	$(VENV)-peers/bin/python -m tools.bench --peers
	$(BUILDS)
else
bench: $(VENV)/.dev $(if $(shell command -v cc),$(COMPILED)/.done)  ## speed of the four games, pure and compiled in turns (PEERS=1: beside other frameworks)
	$(BIN)/python -m tools.bench
	$(BUILDS)
endif

bench-web: $(VENV)/.dev    ## load on the server (PEERS=1: beside boardgame.io)
	$(BIN)/python -m tools.bench_web $(if $(PEERS),--peers)

look: $(VENV)/.dev         ## what a player sees in five windows: a real browser plays and measures (PICTURES=folder)
	@sh tools/browser.sh
	$(BIN)/python -m tools.look $(if $(PICTURES),--pictures $(PICTURES))

bench-start: $(VENV)/.dev  ## opening a house with 10,000 tables: seconds and megabytes
	$(BIN)/python -m tools.bench_start

bench-store: $(VENV)/.dev  ## what a move costs in SQLite and in PostgreSQL, with and without NOTIFY (one minute)
	@sh tools/servers.sh
	$(BIN)/python -m tools.bench_store

LEVEL ?= eques

exploits: $(VENV)/.dev     ## scripts with one rule among Eques players: fails if one is clearly above its bar (10 minutes; LEVEL=senator)
	for game in senators:3 provincia:2 massilia:2 rome:2; do \
	  $(BIN)/taberna arena $${game%:*} --exploits $(LEVEL) --check --seats $${game#*:} --games 320 --seed exploits --cpu || exit 1; done

puzzles: $(COMPILED)/.done ## look for puzzles and ship 110 of each title (an hour of a core; can be broken off and gone on with)
	mkdir -p build/puzzles
	for game in provincia massilia senators rome; do \
	  PYTHONPATH=$(COMPILED)/package nice -n 15 $(BIN)/python -m taberna puzzles $$game --find 150 --work build/puzzles/$$game && \
	  PYTHONPATH=$(COMPILED)/package nice -n 15 $(BIN)/python -m taberna puzzles $$game --ship 110 --work build/puzzles/$$game && \
	  cp $(COMPILED)/package/taberna/games/$$game/puzzles.jsonl.gz src/taberna/games/$$game/ || exit 1; done

attack: $(VENV)/.dev       ## floods on this machine beside an honest player: times, memory, faults (15 minutes)
	$(BIN)/python -m tools.attack

leaks: $(VENV)/.dev        ## the leak law on the wire with many pairs of worlds (half an hour)
	TABERNA_WORLDS=200 $(BIN)/python -m pytest tests/server/test_worlds.py

$(VENV)-baselines/.done: tools/baselines.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)-baselines
	$(VENV)-baselines/bin/python -m pip install --quiet --disable-pip-version-check --requirement tools/baselines.txt --editable .
	@touch $@

GAMES ?= senators provincia massilia rome

baselines: $(VENV)-baselines/.done  ## train PPO, DQN and imitation, let them and bots play (GAMES=rome, LENGTH=1, SEED=1; docs/baselines.md)
	OMP_NUM_THREADS=1 $(VENV)-baselines/bin/python -m taberna.baselines $(GAMES) --length $(or $(LENGTH),1) --seed $(or $(SEED),1) --bots plebeian greedy tools/ismcts.py:ms100

# Not those that look into the file themselves.
HOUSES := around_a_table chat debrief keeper limits practice replay seat_left seat_rights seats sessions several_moves store strangers undo

test-postgres: $(VENV)/.dev  ## tests of the server, with every house in PostgreSQL
	@sh tools/servers.sh
	TABERNA_TEST_STORE=postgresql $(BIN)/python -m pytest -n 2 --dist loadgroup $(HOUSES:%=tests/server/test_%.py)

faults: $(VENV)/.dev       ## PostgreSQL and servers killed, paused, cut under load, 50 rounds each; 10,000 races (an hour)
	@sh tools/servers.sh
	TABERNA_ROUNDS=50 $(BIN)/python -m pytest tests/server/test_store_faults.py
	$(BIN)/python -m tools.faults

bench-scale: $(VENV)/.dev  ## processor time per move with 1, 2 and 4 processes on PostgreSQL; a rolling restart under load
	@sh tools/servers.sh
	$(BIN)/python -m tools.bench_scale

solved: $(VENV)/.dev       ## equilibria of small games by OpenSpiel's CFR+, and how exploitable they are (docs/baselines.md)
	$(BIN)/python -m taberna.baselines.solve

docs: $(VENV)/.dev         ## the documentation site: build/docs/index.html
	$(BIN)/sphinx-build -W --keep-going -q -b html docs build/docs
	@echo "build/docs/index.html"

lock:            ## write requirements/*.txt anew: all versions with all hashes (network)
	$(PYTHON) -m venv $(VENV)-lock
	$(VENV)-lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	sh tools/lock.sh $(VENV)-lock/bin/uv

release: $(VENV)/.dev      ## dist/ for a registry: wheels (PYTHONS), source, notes, bill of materials (CycloneDX), checksums
	rm -rf dist
	$(PIP) --require-hashes --requirement requirements/release.txt
	$(BIN)/python -m tools.wheels --sdist --pure --python $(PYTHONS) $(if $(PROVE),--prove)
	$(BIN)/python -m tools.sbom dist
	$(BIN)/python -m tools.notes dist
	cd dist && sha256sum * > SHA256SUMS

clean:           ## remove the environment and caches
	rm -rf $(VENV) $(VENV)-compiled $(VENV)-peers $(VENV)-baselines $(VENV)-lock .mypy_cache .ruff_cache .pytest_cache .hypothesis
