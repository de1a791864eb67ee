"""What the compiler wants to be told, and sources do not need."""

from collections.abc import Callable
from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[type], type]:
        """A note to the compiler, which knows it by this name; sources pass it by."""
        return lambda cls: cls
