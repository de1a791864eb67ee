"""Which steps can lie on an agenda of Siena: a grammar, and what must hold of each step.

`grammar` says what lies on what; `course`, `work` and `town` hold the checks by chapter of the
rulebook; `memory` looks at what a turn remembers. A table that passes them all can be played to
the end of its match.
"""
