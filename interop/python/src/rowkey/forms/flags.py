"""`bool` and `char`."""

from typing import Any

from ..errors import DecodeError, wrong_type
from ..row import End, Row
from .base import Form


class Bool(Form):
    tags = {"bool": 4}
    widths = (1, 1)
    counted = 0, 1

    def read(self, row: Row, end: End) -> bool:
        at, found = row.at, row.number(1)
        if found > 1:
            raise DecodeError(at, "0x00 or 0x01", f"0x{found:02X}")
        return found == 1

    def write(self, value: Any, end: End) -> bytes:
        return bytes([value]) if isinstance(value, bool) else wrong_type("True or False", value)

    def ordinal(self, value: Any) -> int:
        return int(value)


class Char(Form):
    tags = {"char": 5}
    widths = (4, 4)
    counted = 0, 0x10FFFF - 0x800

    def ordinal(self, value: Any) -> int:
        # Without surrogates.
        return ord(value) - (0x800 if ord(value) >= 0xE000 else 0)

    def read(self, row: Row, end: End) -> str:
        at, found = row.at, row.number(4)
        if found > 0x10FFFF or 0xD800 <= found < 0xE000:
            raise DecodeError(at, "a Unicode scalar value", f"{found:#x}")
        return chr(found)

    def write(self, value: Any, end: End) -> bytes:
        if not isinstance(value, str) or len(value) != 1 or 0xD800 <= ord(value) < 0xE000:
            wrong_type("one Unicode scalar value", value)
        return ord(value).to_bytes(4, "big")
