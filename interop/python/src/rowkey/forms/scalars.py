"""`unsigned`, `signed`, `raw`, `little_endian`, `bool`, `char`, `float`: values of one number."""

import struct
from typing import Any

from ..errors import DecodeError, EncodeError, LayoutError, wrong_type
from ..row import End, Row
from ..values import Nan
from .base import AT, Bound, Domain, Form, Number, parameters

CODES = {1: "B", 2: "H", 4: "I", 8: "Q"}


class Integer(Number):
    tags = {"unsigned": 1, "signed": 2, "raw": 3}
    widths = (1, 16)

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        super().parse(says, members, inner)
        self.bias = 1 << (8 * self.width - 1) if self.kind == "signed" else 0
        self.limit(-self.bias, (1 << 8 * self.width) - 1 - self.bias)

    def number(self, row: Row, end: End) -> int:
        return row.number(self.width) - self.bias

    def spell(self, number: int) -> bytes:
        return (number + self.bias).to_bytes(self.width, "big")

    def bound(self, value: Any, end: End) -> Bound:
        if self.within.non_zero and value == 0 and not isinstance(value, bool):
            return self.spell(0), AT
        return super().bound(value, end)


class LittleEndian(Number):
    tags = {"little_endian": 35}
    widths = (1, 16)

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        [self.signed] = parameters(says, "signed")
        self.mixed = (self.signed,)
        bits = 8 * self.width
        whole = [Domain(-(1 << bits >> 1), (1 << bits >> 1) - 1)]
        if not self.signed:
            whole = [Domain(least, (1 << some) - 1) for least in (0, 1) for some in range(8, bits + 1, 8)]
        if self.domain is None or self.domain._replace(non_zero=False) not in whole:
            raise LayoutError("the domain of a `little_endian` is that of all its bytes, or of fewer")
        self.limit(self.domain.least, self.domain.most)

    def number(self, row: Row, end: End) -> int:
        return int.from_bytes(row.take(self.width), "little", signed=self.signed)

    def spell(self, number: int) -> bytes:
        return number.to_bytes(self.width, "little", signed=self.signed)

    def bound(self, value: Any, end: End) -> Bound:
        raise EncodeError("little-endian numbers have no order")


class Bool(Form):
    tags = {"bool": 4}
    widths = (1, 1)

    def read(self, row: Row, end: End) -> bool:
        at, found = row.at, row.number(1)
        if found > 1:
            raise DecodeError(at, "0x00 or 0x01", f"0x{found:02X}")
        return found == 1

    def write(self, value: Any, end: End) -> bytes:
        return bytes([value]) if isinstance(value, bool) else wrong_type("True or False", value)


class Char(Form):
    tags = {"char": 5}
    widths = (4, 4)

    def read(self, row: Row, end: End) -> str:
        at, found = row.at, row.number(4)
        if found > 0x10FFFF or 0xD800 <= found < 0xE000:
            raise DecodeError(at, "a Unicode scalar value", f"{found:#x}")
        return chr(found)

    def write(self, value: Any, end: End) -> bytes:
        if not isinstance(value, str) or len(value) != 1 or 0xD800 <= ord(value) < 0xE000:
            wrong_type("one Unicode scalar value", value)
        return ord(value).to_bytes(4, "big")


class Float(Form):
    tags = {"float": 6}
    widths = (4, 8)

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        super().parse(says, members, inner)
        self.code = {4: ">f", 8: ">d"}[self.width]
        self.sign = 1 << (8 * self.width - 1)

    def read(self, row: Row, end: End) -> float:
        found = row.number(self.width)
        bits = found ^ self.sign if found & self.sign else found ^ (2 * self.sign - 1)
        number: float = struct.unpack(self.code, bits.to_bytes(self.width, "big"))[0]
        return Nan(bits) if number != number else number

    def write(self, value: Any, end: End) -> bytes:
        if not isinstance(value, (int, float)) or isinstance(value, bool):
            wrong_type("a float", value)
        if isinstance(value, Nan):
            bits = value.bits
        else:
            try:
                data = struct.pack(self.code, value)
            except OverflowError:
                data = b""
            if value == value and (not data or struct.unpack(self.code, data)[0] != value):
                raise EncodeError(f"{value!r} is no float of {self.width} bytes")
            bits = int.from_bytes(data, "big")
        if bits >= 2 * self.sign:
            raise EncodeError(f"the bits of the NaN, {bits:#x}, are more than {self.width} bytes")
        return int(bits ^ (2 * self.sign - 1) if bits & self.sign else bits ^ self.sign).to_bytes(self.width, "big")
