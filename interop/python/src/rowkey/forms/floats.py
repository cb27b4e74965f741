"""`float`: IEEE 754 in the total order."""

import struct
from typing import Any

from ..errors import EncodeError, wrong_type
from ..json_members import Members
from ..row import End, Row
from ..values import Nan
from .base import Form


class Float(Form):
    tags = {"float": 6}
    widths = (4, 8)

    def parse(self, says: Any, members: Members, inner: Any) -> None:
        super().parse(says, members, inner)
        self.code = {4: ">f", 8: ">d"}[self.width or 0]
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
                raise EncodeError(f"{value} does not fit in {self.width} bytes", value > 0) from None
            if value == value and struct.unpack(self.code, data)[0] != value:
                raise EncodeError(f"{value!r} is no float of {self.width} bytes")
            bits = int.from_bytes(data, "big")
        if bits >= 2 * self.sign:
            raise EncodeError(f"the bits of the NaN, {bits:#x}, are more than {self.width} bytes")
        return (bits ^ (2 * self.sign - 1) if bits & self.sign else bits ^ self.sign).to_bytes(self.width, "big")
