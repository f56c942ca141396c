"""Marks for the compiled build (docs/compiled.md); in pure Python they say nothing."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**marks: Any) -> Any:
        return lambda cls: cls


def compiled() -> bool:
    """Whether the rules run as compiled code."""
    from . import state

    return not str(state.__file__).endswith(".py")


def again(made: Any) -> tuple[object, ...]:
    """How a pickle makes a frozen dataclass anew: a compiled one cannot be filled afterwards."""
    return type(made), tuple([getattr(made, field.name) for field in fields(made)])
