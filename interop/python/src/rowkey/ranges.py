"""Ranges of rows, and the bound of a scan."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Optional


class Range(NamedTuple):
    """Rows from `start`, inclusive, to `stop`, exclusive. An empty `stop` is the end of the table."""

    start: bytes
    stop: bytes

    @property
    def is_empty(self) -> bool:
        return bool(self.stop) and self.start >= self.stop

    def holds(self, row: bytes) -> bool:
        return self.start <= row and (not self.stop or row < self.stop)


OPEN: Any = type("Open", (), {"__repr__": lambda self: "OPEN"})()
"""No bound on this side. `None` is a value of an `optional`."""


@dataclass(frozen=True)
class Bound:
    """Bounds of one field, by its values: `low` inclusive and `high` exclusive unless said otherwise."""

    field: str
    low: Any = OPEN
    high: Any = OPEN
    low_inclusive: bool = True
    high_inclusive: bool = False
    kind: Optional[str] = None
    """All values of one kind, by its name, of a field that is an enum of keys. Then the other members have no effect."""


def successor(prefix: bytes) -> bytes:
    """The shortest bytes above all that begin with `prefix`; empty if there are none."""
    kept = prefix.rstrip(b"\xff")
    return kept[:-1] + bytes([kept[-1] + 1]) if kept else b""
