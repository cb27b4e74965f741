"""Ranges of rows, and the bound of a scan."""

from dataclasses import dataclass
from os.path import commonprefix
from typing import Any, NamedTuple, Optional

from .forms.base import AFTER, EXACT, Form, Place, may_begin
from .row import End, Row


class Range(NamedTuple):
    """Rows from `start`, inclusive, to `stop`, exclusive. An empty `stop` is the end of the table."""

    start: bytes
    stop: bytes

    @property
    def is_empty(self) -> bool:
        return bool(self.stop) and self.start >= self.stop

    def holds(self, row: bytes) -> bool:
        return self.start <= row and (not self.stop or row < self.stop)


OPEN: Any = type("Open", (), {"__repr__": lambda self: "OPEN", "__reduce__": lambda self: "OPEN"})()
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
    """All values of one kind, by its name, of a field that is an enum of keys. Then there is no `low` and no `high`."""


def successor(prefix: bytes) -> bytes:
    """The shortest bytes above all that begin with `prefix`; empty if there are none."""
    kept = prefix.rstrip(b"\xff")
    return kept[:-1] + bytes([kept[-1] + 1]) if kept else b""


def between(salt: bytes, low: Place, high: Place) -> Range:
    """The rows between two bounds."""
    ends = [(salt + data, position) for data, position in (low, high)]
    found = Range(*(successor(data) if position == AFTER else data + b"\x00" * (position == EXACT) for data, position in ends))
    # A start above all rows, or a stop below all: no bytes are the start of the table, and its end.
    apart = not found.start and low[1] == AFTER or not found.stop and high[1] != AFTER
    return Range(b"\x00", b"\x00") if apart or found.is_empty else found


def holds_nothing(low: Place, high: Place, form: Form, end: End) -> bool:
    """Whether no value of a field lies between its bounds."""
    start, stop = between(b"", low, high)
    if stop and start >= stop:
        return True
    parts = [(b"", form, end, end.delimiter)]
    same = len(commonprefix([start, stop]))
    differ = same < len(start)
    if (differ or not stop) and may_begin(start, parts):
        return False
    # Bytes that are above the start and below the stop, however they go on: as short as possible.
    above = (start[:i] + bytes([byte]) for i in range(same + bool(stop), len(start)) for byte in range(start[i] + 1, 256))
    amid = (start[:same] + bytes([byte]) for byte in range(start[same] + 1 if differ else 0, stop[same] if stop else 0))
    below = (stop[:i] + bytes([byte]) for i in range(same + 1, len(stop)) for byte in range(stop[i]))
    begun = any(may_begin(data, parts) for some in (above, amid, below) for data in some)
    rows = (Row(stop[:i]) for i in range(same + differ, len(stop)))
    return not begun and not any(form.reads(row, end) and row.data[row.at :] == end.delimiter for row in rows)
