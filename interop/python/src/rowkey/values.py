"""The values of fields for which Python has no type of its own."""

from __future__ import annotations

from typing import Any, NamedTuple

from .errors import shown


class Time(NamedTuple):
    """Seconds since 1970, rounded down, and nanoseconds: of a `time`, or of a `duration`."""

    seconds: int
    nanoseconds: int


class Some(NamedTuple):
    """The value of an `optional` that holds an `optional`: `Some(None)` is not `None`."""

    value: Any


class Nan(float):
    """A NaN with its bits, which Python's own floats of 4 bytes lose."""

    bits: int

    def __new__(cls, bits: int) -> Nan:
        number = super().__new__(cls, "nan")
        number.bits = bits
        return number

    def __repr__(self) -> str:
        return f"Nan({shown(self.bits)})"
