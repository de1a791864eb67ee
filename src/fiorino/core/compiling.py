"""Notes that the compiler needs and the sources do not."""

from collections.abc import Callable
from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[type], type]:
        """A note that the compiler recognises by this name; the sources ignore it."""
        return lambda cls: cls
