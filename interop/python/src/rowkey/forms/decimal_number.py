"""`decimal_number`: a decimal number of 96 bits."""

from decimal import Decimal
from typing import Any

from ..errors import DecodeError, EncodeError, wrong_type
from ..row import COMPLEMENT, End, Row
from .base import Form

LIMIT = 2**96


class DecimalNumber(Form):
    tags = {"decimal_number": 24}
    widths = (13, 13)

    def read(self, row: Row, end: End) -> Decimal:
        at, data = row.at, row.take(13)
        negative = data[0] < 0x80
        if negative:
            data = data.translate(COMPLEMENT)
        scale, number = 0x80 + 57 - data[0], int.from_bytes(data[1:], "big")
        valid = number * 10 >= LIMIT if number else data[0] == 0x80 and not negative
        while scale > 0 and number % 10 == 0:
            number, scale = number // 10, scale - 1
        valid = valid and 0 <= scale <= 28
        if not valid:
            raise DecodeError(at, "a decimal number of 96 bits", "other bytes")
        return Decimal((int(negative), tuple(map(int, str(number))), -scale))

    def write(self, value: Any, end: End) -> bytes:
        if isinstance(value, int) and not isinstance(value, bool):
            value = Decimal(value)
        if not isinstance(value, Decimal) or not value.is_finite():
            wrong_type("a finite decimal.Decimal", value)
        negative, digits, exponent = value.as_tuple()
        number, scale = int("".join(map(str, digits))), -int(exponent)
        while scale > 0 and number % 10 == 0:
            number, scale = number // 10, scale - 1
        if number == 0:
            return b"\x80" + bytes(12)
        if scale < 0:
            number, scale = number * 10**-scale, 0
        if number >= LIMIT:
            raise EncodeError(f"{value} needs more than 96 bits", not negative)
        if scale > 28:
            raise EncodeError(f"{value} has {scale} decimal places, the field has at most 28")
        while number * 10 < LIMIT:
            number, scale = number * 10, scale + 1
        data = bytes([0x80 + 57 - scale]) + number.to_bytes(12, "big")
        return data.translate(COMPLEMENT) if negative else data
