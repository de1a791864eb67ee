# Everything a newcomer needs: `make play` and `make test`. Both set up .venv by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := pyproject.toml requirements.lock

.PHONY: help play install test lint types unit bench laws strength pictures lock clean

help: ## show what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: $(VENV)/play ## install what playing needs, and play
	$(BIN)/fiorino play

install: $(VENV)/test ## install everything that development needs

test: lint types unit ## lint, types and all tests, with coverage

lint: $(VENV)/test ## style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/test ## mypy --strict over package and tests
	$(BIN)/mypy

unit: $(VENV)/test ## all tests, and the coverage that core and games must have
	rm -f .coverage .coverage.*
	$(BIN)/coverage run -m pytest -n 2 -m 'not heavy'
	$(BIN)/python -m pytest -n 2 -m heavy
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --include='src/fiorino/core/*,src/fiorino/games/*' --fail-under=98

bench: $(VENV)/bench ## measure the engine beside a peer, in one run
	$(BIN)/fiorino bench engine

laws: $(VENV)/play ## 10,000 and 2,000 random matches under the law suite (an hour)
	$(BIN)/python -m bench.laws medici-vs-strozzi --matches 10000
	$(BIN)/python -m bench.laws siena --matches 2000

strength: $(VENV)/play ## greedy against random, 1,000 matches of each game
	$(BIN)/fiorino simulate medici-vs-strozzi --bots greedy,random --matches 1000 --seed 1 --workers 2
	$(BIN)/fiorino simulate siena --bots greedy,random --matches 1000 --seed 1 --workers 2

pictures: $(VENV)/play ## draw the pictures of the documentation anew
	$(BIN)/python -m docs.pictures

lock: $(VENV)/play ## write requirements.lock anew from pyproject.toml
	$(PIP) install uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --all-extras --group build --no-header \
	  --no-emit-index-url --no-annotate --output-file requirements.lock pyproject.toml

clean: ## remove what was made
	rm -rf $(VENV) build dist .coverage .coverage.* .mypy_cache .ruff_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Fiorino needs Python 3.11 or newer; say which one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/play: $(BIN)/python $(SOURCES)
	PIP_CONSTRAINT=requirements.lock $(PIP) install --editable .
	@touch $@

$(VENV)/test: $(VENV)/play
	PIP_CONSTRAINT=requirements.lock $(PIP) install --editable '.[test]'
	@touch $@

$(VENV)/bench: $(VENV)/play
	PIP_CONSTRAINT=requirements.lock $(PIP) install --editable '.[bench]'
	@touch $@
