# Everything a newcomer needs: `make play` and `make test`. Both set up .venv by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := env PIP_PROGRESS_BAR=off $(BIN)/python -m pip --disable-pip-version-check
STEP := @$(PYTHON) tools/step.py
WHEEL := build/wheel
PAGE := $(shell find web src/fiorino/locale -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*')
SOURCES := pyproject.toml requirements.lock hatch_build.py $(PAGE) $(shell find src -type f -not -path '*/__pycache__/*')
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm
PYTEST := -m pytest --dist worksteal --durations 10
SRC := PYTHONPATH=src
MEASURED := tests/core tests/games tests/bots tests/library
# Hundreds of processes are begun by the tests: each reads what the first one compiled.
unexport PYTHONDONTWRITEBYTECODE
LOCKED := env PIP_CONSTRAINT=requirements.lock PIP_BUILD_CONSTRAINT=requirements.lock

.PHONY: help play install test lint types page trainers unit heavy compiled bench kill hostile light laws fuzz numbers strength endings sparring learner styles annotated rllib docs notebooks pictures screenshots fresh lock clean

help: ## show what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: $(VENV)/play ## install what playing needs, build the page, and open it
	$(BIN)/fiorino serve

install: $(VENV)/test ## install everything that development needs

test: $(VENV)/page ## lint, types, and all tests: page, sources with coverage, compiled engine
	$(STEP) "Checking style, types, the page and the trainers" $(MAKE) --no-print-directory -j 2 -O page types trainers lint
	@$(MAKE) --no-print-directory unit compiled

lint: $(VENV)/test ## style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/test ## mypy --strict over package and tests
	$(BIN)/mypy

page: $(VENV)/page ## check the types and warnings of the page, run its tests
	cd web && $(NPM) run check
	cd web && $(NPM) test

trainers: $(VENV)/test ## the tests of the trainers, in one process: what they compile is compiled once
	@$(SRC) $(BIN)/python $(PYTEST) -n 0 tests/train

unit: $(VENV)/page ## all other tests on the sources, and the coverage that core and games must have
	@rm -f .coverage .coverage.*
	@echo "Testing the engine, measured …"
	@$(SRC) $(BIN)/coverage run $(PYTEST) -n 2 -m 'not heavy' $(MEASURED)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --fail-under=98
	@echo "Testing server, terminal and learners …"
	@$(SRC) $(BIN)/python $(PYTEST) -n 5 -m 'not heavy' $(addprefix --ignore=,$(MEASURED) tests/browser tests/train)
	@echo "Testing the page in a browser …"
	@$(SRC) $(BIN)/python $(PYTEST) -n 4 -m 'not heavy' tests/browser

heavy: $(VENV)/page ## every long suite on the sources: laws and oracles (which make test runs compiled), all matches in the browser
	@$(SRC) $(BIN)/python $(PYTEST) -n 2 -m heavy -o faulthandler_timeout=7200

compiled: $(VENV)/test ## the tests of rules, laws and learners on the installed package, which is compiled
	@echo "Testing the compiled engine …"
	@FIORINO_COMPILED=1 $(BIN)/python $(PYTEST) -n 2 -o pythonpath=. \
	  tests/games tests/bots tests/compiled tests/library tests/core/test_laws.py tests/core/test_flow.py \
	  tests/core/test_codec.py tests/core/test_notation.py tests/core/test_match.py \
	  tests/core/test_briefing.py tests/rl/test_batch.py tests/rl/test_clones.py tests/rl/test_encoding.py

bench: $(VENV)/bench ## measure the engine beside its peers in one run, and write docs/benchmarks.md
	$(BIN)/python -m bench --write

kill: $(VENV)/test ## kill a loaded server 200 times on each database, and look for what is lost
	$(BIN)/python -m bench.kill --kills 200

hostile: $(VENV)/test ## a million hostile frames and requests at a server, an hour at most, while others play there
	$(BIN)/python -m bench.hostile --count 1000000 --seconds 3600

light: $(VENV)/play ## measure the live server beside a bare loop, and write docs/benchmarks-server.md
	$(BIN)/python -m bench.server --write

laws: $(VENV)/play ## 10,000 and 2,000 random matches under the law suite (an hour)
	$(BIN)/python -m bench.laws medici-vs-strozzi --matches 10000
	$(BIN)/python -m bench.laws siena --matches 2000

fuzz: $(VENV)/play ## tampered positions, records and boxes: what is loaded must play to the end (an hour)
	$(BIN)/python -m bench.fuzz medici-vs-strozzi --cases 25000
	$(BIN)/python -m bench.fuzz siena --cases 25000
	$(BIN)/python -m bench.fuzz medici-vs-strozzi --what records --cases 5000
	$(BIN)/python -m bench.fuzz siena --what records --cases 5000
	$(BIN)/python -m bench.fuzz medici-vs-strozzi --what boxes --cases 5000
	$(BIN)/python -m bench.fuzz siena --what boxes --cases 5000
	$(BIN)/python -m bench.fuzz medici-vs-strozzi --what "box files" --cases 2000
	$(BIN)/python -m bench.fuzz siena --what "box files" --cases 2000
	$(BIN)/python -m bench.bots medici-vs-strozzi --cases 5000
	$(BIN)/python -m bench.bots siena --cases 2000

numbers: $(VENV)/play ## measure how matches of Siena go by each edition, and write docs/siena-in-numbers.md
	$(BIN)/python -m bench.numbers --write

strength: $(VENV)/play ## master against greedy, and all levels against each other, in both games (hours; goes on where it was stopped)
	$(BIN)/fiorino arena medici-vs-strozzi --bots master,greedy --matches 1000 --seed strength --workers 2 --out build/strength/medici-greedy
	$(BIN)/fiorino arena siena --bots master,greedy --matches 100 --seed strength --workers 2 --out build/strength/siena-greedy
	$(BIN)/fiorino arena siena --bots master,greedy --players 3 --gauntlet --matches 99 --seed strength --workers 2 --out build/strength/siena-greedy-3
	for game in medici-vs-strozzi siena; do \
	  $(BIN)/fiorino arena $$game --bots master,hard,normal,easy --matches 100 --seed levels --workers 2 --out build/strength/$$game-levels || exit 1; done

styles: $(VENV)/play ## every style of a level against the level without one, in both games (hours)
	for style in patient bold builder; do $(BIN)/fiorino simulate medici-vs-strozzi --bots hard:$$style,hard \
	  --matches 1000 --seed styles --workers 2 || exit 1; done
	for style in patient bold builder patron; do $(BIN)/fiorino simulate siena --bots hard:$$style,hard \
	  --matches 1000 --seed styles --workers 2 || exit 1; done

endings: $(VENV)/play ## what master gives away in solved endings of Medici vs Strozzi, its own solver switched off
	$(BIN)/python -m fiorino.bench.medici_endgames tests/fixtures/medici_endgames.json.gz

sparring: $(VENV)/play ## master of Medici vs Strozzi against its own nets one lot ahead (an hour)
	$(BIN)/fiorino simulate medici-vs-strozzi --bots master,src/fiorino/bench/medici_bots.py:OneLot --matches 300 --seed sparring --workers 2

learner: $(VENV)/play ## a fresh learner of Medici vs Strozzi that meets only the frozen nets of master, then master itself (an hour; extra train)
	$(BIN)/python -m fiorino.train.medici_vs_strozzi.against build/learner --seconds 1200 --export build/learner.npz
	MEDICI_WEIGHTS=build/learner.npz $(BIN)/fiorino simulate medici-vs-strozzi --bots src/fiorino/bench/medici_bots.py:OtherOneLot,master --matches 200 --seed learner

annotated: $(VENV)/play ## play the match of docs/siena-annotated.md again, decision by decision
	$(BIN)/python -m bench.annotate siena --players 3 --seed palio

rllib: $(VENV)/wheel ## let PPO of RLlib learn, in an environment of its own
	$(PYTHON) -m venv build/rllib
	build/rllib/bin/python -m pip install --quiet --disable-pip-version-check "$$(echo $(WHEEL)/fiorino-*.whl)[rl]" \
	  $$(grep -oE '^(ray|torch)==[0-9.]+' requirements.lock | sed 's/^ray/ray[rllib]/')
	OMP_NUM_THREADS=1 build/rllib/bin/python examples/rllib_ppo.py --rounds 10

docs: $(VENV)/test ## build the documentation as a site in build/docs
	$(BIN)/python -m mkdocs build --strict --quiet
	@echo "Open build/docs/index.html."

notebooks: $(VENV)/test ## run the notebooks of examples/ and keep what they print and draw
	$(SRC) $(BIN)/python -m docs.notebooks

pictures: $(VENV)/play ## draw the pictures of the documentation anew
	$(BIN)/python -m docs.pictures

screenshots: $(VENV)/page ## take the pictures of the page anew
	$(SRC) $(BIN)/python -m docs.screenshots

fresh: ## prove the README on a machine that has never seen Fiorino: make play, then all of make test
	@$(PYTHON) tools/fresh.py play
	@$(PYTHON) tools/fresh.py test

lock: $(VENV)/play ## write requirements.lock anew from pyproject.toml
	$(PIP) install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --all-extras --group build --no-header \
	  --no-emit-index-url --no-annotate --output-file requirements.lock pyproject.toml
	sed -i '/^\(nvidia\|cuda\|triton\)/d' requirements.lock # torch itself says which of these it needs

clean: ## remove what was made
	rm -rf $(VENV) build dist web/node_modules .coverage .coverage.* .mypy_cache .ruff_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Fiorino needs Python 3.11 or newer; say which one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(STEP) "Creating the environment in $(VENV)" $(PYTHON) -m venv $(VENV)

$(VENV)/wheel: $(BIN)/python $(SOURCES)
	@rm -rf $(WHEEL)
	$(STEP) "Building Fiorino: the page, and the engine where there is a C compiler" \
	  $(LOCKED) $(PIP) wheel --no-deps --wheel-dir $(WHEEL) .
	@touch $@

$(VENV)/play: $(VENV)/wheel
	$(STEP) "Installing Fiorino and what it needs" sh -c \
	  '$(PIP) uninstall --yes fiorino && $(LOCKED) $(PIP) install $(WHEEL)/fiorino-*.whl'
	@touch $@

$(VENV)/needs: $(BIN)/python pyproject.toml requirements.lock
	@mkdir -p build && $(PYTHON) tools/needs.py test > build/needs.txt
	$(STEP) "Installing what the tests need (some packages are large)" \
	  $(LOCKED) $(PIP) install --requirement build/needs.txt
	@touch $@

# While the engine is compiled, the packages of others are fetched.
$(VENV)/test: $(BIN)/python $(SOURCES)
	@$(MAKE) --no-print-directory -j 2 $(VENV)/needs $(VENV)/wheel
	@$(MAKE) --no-print-directory $(VENV)/play
	$(STEP) "Putting both together" sh -c \
	  '$(LOCKED) $(PIP) install "$$(echo $(WHEEL)/fiorino-*.whl)[test]"'
	@touch $@

$(VENV)/page: $(VENV)/test $(PAGE)
	@test -d web/node_modules/vitest || \
	  $(PYTHON) tools/step.py "Fetching what the tests of the page need, and a browser" \
	  env PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --prefix web
	@rm -rf build/page
	@cp -r $(VENV)/lib/python3*/site-packages/fiorino/page build/page
	@touch $@

$(VENV)/bench: $(VENV)/play
	$(STEP) "Installing the engines to compare with" sh -c \
	  '$(LOCKED) $(PIP) install "$$(echo $(WHEEL)/fiorino-*.whl)[bench]"'
	@touch $@
