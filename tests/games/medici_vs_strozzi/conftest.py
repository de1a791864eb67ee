"""Lets pytest explain the assertions of the modules that the tests share."""

import pytest

pytest.register_assert_rewrite(f"{__package__}.tables", f"{__package__}.lockstep")
