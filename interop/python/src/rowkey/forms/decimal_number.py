"""`decimal_number`: a decimal number of 96 bits."""

from decimal import Decimal
from typing import Any, Iterator

from ..errors import DecodeError, EncodeError, wrong_type
from ..row import COMPLEMENT, End, Row
from .base import Form

LIMIT = 2**96
ZERO, PLACES = 0x80, 57
"""The first byte of zero, and the decimal places of numbers whose first byte it would be."""


class DecimalNumber(Form):
    tags = {"decimal_number": 24}
    widths = (13, 13)

    def read(self, row: Row, end: End) -> Decimal:
        at, data = row.at, row.take(13)
        negative = data[0] < ZERO
        if negative:
            data = data.translate(COMPLEMENT)
        scale, number = ZERO + PLACES - data[0], int.from_bytes(data[1:], "big")
        valid = number * 10 >= LIMIT if number else data[0] == ZERO and not negative
        number, scale = shortened(number, scale)
        if not valid or not 0 <= scale <= 28:
            raise DecodeError(at, "a decimal number of 96 bits", "other bytes")
        return Decimal((int(negative), tuple(map(int, str(number))), -scale))

    def write(self, value: Any, end: End) -> bytes:
        if isinstance(value, int) and not isinstance(value, bool):
            value = Decimal(value)
        if not isinstance(value, Decimal) or not value.is_finite():
            wrong_type("a finite decimal.Decimal", value)
        negative, digits, exponent = value.as_tuple()
        number, scale = shortened(int("".join(map(str, digits))), -int(exponent))
        if number == 0:
            return bytes([ZERO]) + bytes(12)
        if scale < 0:
            number, scale = number * 10**-scale, 0
        if number >= LIMIT:
            raise EncodeError(f"{value} needs more than 96 bits", not negative)
        if scale > 28:
            raise EncodeError(f"{value} has {scale} decimal places, the field has at most 28")
        while number * 10 < LIMIT:
            number, scale = number * 10, scale + 1
        data = bytes([ZERO + PLACES - scale]) + number.to_bytes(12, "big")
        return data.translate(COMPLEMENT) if negative else data

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        yield from super().tails(data, end)
        flip = data and data[0] < ZERO
        data = data.translate(COMPLEMENT) if flip else data
        # With more than 28 places, the last digits are zeros.
        step = 10 ** max(ZERO + PLACES - 28 - (data or b"\x80")[0], 0)
        low = max(int.from_bytes(data[1:13].ljust(12, b"\x00"), "big"), -(-LIMIT // 10))
        tail = (-(-low // step) * step).to_bytes(24, "big")[11 + len(data) :]
        yield tail.translate(COMPLEMENT) if flip else tail


def shortened(number: int, scale: int) -> tuple[int, int]:
    """The same number without zeros at the end of its decimal places."""
    while scale > 0 and number % 10 == 0 and number:
        number, scale = number // 10, scale - 1
    return number, 0 if number == 0 else scale
