"""The bytes of a row, and what follows a value in it."""

from typing import Any, NamedTuple

from .errors import DecodeError

COMPLEMENT = bytes(range(255, -1, -1))


class End(NamedTuple):
    """What follows a value: the end of the row, a terminator, a delimiter, or fields of fixed width and the end of the row."""

    position: int
    """Its number in fingerprints."""
    delimiter: bytes = b""
    width: int = 0
    """Of the fields up to the end of the row, after a `rest` field."""


ROW, TERMINATOR = End(256), End(258)


def row_bytes(row: Any) -> bytes:
    """The bytes of a row. `bytes` alone would take a number, and give as many zeros."""
    if not isinstance(row, (bytes, bytearray)) and not (isinstance(row, memoryview) and row.itemsize == 1):
        raise DecodeError(0, "bytes", type(row).__name__)
    return bytes(row)


class Row:
    """A cursor. Under `descending`, `data` is the complemented row, so offsets stay as they are."""

    __slots__ = ("at", "data", "other")

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0
        self.other: bytes | None = None

    def complement(self) -> None:
        other = self.data.translate(COMPLEMENT) if self.other is None else self.other
        self.data, self.other = other, self.data

    @property
    def left(self) -> int:
        return len(self.data) - self.at

    def take(self, width: int) -> bytes:
        taken = self.data[self.at : self.at + width]
        if len(taken) != width:
            raise DecodeError(self.at, f"{width} byte{'s' * (width != 1)}", str(len(taken)))
        self.at += width
        return taken

    def number(self, width: int) -> int:
        return int.from_bytes(self.take(width), "big")

    def flag(self) -> bool:
        at, found = self.at, self.number(1)
        if found > 1:
            raise DecodeError(at, "0x00 or 0x01", f"0x{found:02X}")
        return found == 1

    def expect(self, constant: bytes, what: str) -> None:
        if not self.data.startswith(constant, self.at):
            raise DecodeError(self.at, f"{what} {constant!r}", repr(self.data[self.at : self.at + len(constant)]))
        self.at += len(constant)
