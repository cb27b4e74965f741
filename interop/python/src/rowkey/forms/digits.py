"""`decimal`, `reversed_decimal`, `hex` with a domain, `plain_decimal`: a number as text."""

from typing import Any

from ..errors import DecodeError, EncodeError
from ..json_members import Members
from ..row import ROW, End, Row
from .base import AFTER, Bound, Domain, Form, in_domain, whole

ALPHABETS = {10: (b"0123456789", "a decimal digit"), 16: (b"0123456789abcdef", "a hexadecimal digit in lower case")}


def read_digits(row: Row, width: int, base: int, backwards: bool = False) -> int:
    at, text = row.at, row.take(width)
    alphabet, expected = ALPHABETS[base]
    wrong = [i for i, byte in enumerate(text) if byte not in alphabet]
    if wrong:
        i = wrong[-1 if backwards else 0]
        raise DecodeError(at + i, expected, f"0x{text[i]:02X}")
    return digits_value(text[::-1] if backwards else text, base)


def digits_value(text: bytes, base: int) -> int:
    """`int`, also of more digits than it takes: more than 40 of a number of 128 bits are zeros or one too many."""
    text = text.lstrip(b"0")
    return int(text[:60] or b"0", base) if len(text) < 60 else 10**60


class Digits(Form):
    tags = {"decimal": 11, "reversed_decimal": 12, "hex": 29}
    widths = (1, 1 << 31)

    def parse(self, says: Any, members: Members, inner: Any) -> None:
        super().parse(says, members, inner)
        self.base = 16 if self.kind == "hex" else 10
        self.backwards = self.kind == "reversed_decimal"
        self.within = self.domain or Domain(0, 2**128 - 1)
        most = self.base ** min(self.width or 0, 40) - 1
        self.least, self.most = max(self.within.least, 0), min(self.within.most, most)
        if self.domain and not self.within.non_zero:
            self.counted = self.least, self.most

    def read(self, row: Row, end: End) -> Any:
        if self.kind == "hex" and not self.domain:
            at, text = row.at, row.data[row.at : row.at + (self.width or 0)]
            read_digits(row, self.width, 16)
            if len(text) % 2:
                raise DecodeError(at, "two digits a byte", "an odd number of digits")
            return bytes.fromhex(text.decode())
        at = row.at
        number = read_digits(row, self.width, self.base, self.backwards)
        if not self.within.holds(number):
            raise self.within.fault(number, at)
        return number

    def write(self, value: Any, end: End) -> bytes:
        if self.kind == "hex" and not self.domain:
            if not isinstance(value, (bytes, bytearray)) or 2 * len(value) != self.width:
                raise EncodeError(f"expected {self.width // 2} bytes, found {value!r}")
            return value.hex().encode()
        return self.digits(in_domain(whole(value), self.least, self.most, self.within.non_zero))

    def digits(self, number: int) -> bytes:
        text = f"{number:0{self.width}{'x' if self.base == 16 else 'd'}}".encode()
        return text[::-1] if self.backwards else text

    def bound(self, value: Any, end: End) -> Bound:
        if self.backwards:
            raise EncodeError("reversed digits have no order")
        if self.kind == "decimal" and whole(value) > self.most == 10**self.width - 1:
            return self.digits(self.most), AFTER
        return super().bound(value, end)


class PlainDecimal(Form):
    tags = {"plain_decimal": 31}
    unterminated = True

    def read(self, row: Row, end: End) -> int:
        at, stop = row.at, row.at
        while stop < len(row.data) and 0x30 <= row.data[stop] <= 0x39:
            stop += 1
        text = row.data[at:stop]
        if stop < len(row.data) and (not text or end is ROW):
            raise DecodeError(stop, "a decimal digit", f"0x{row.data[stop]:02X}")
        if len(text) > 1 and text[0] == 0x30:
            raise DecodeError(at, "a number without leading zeros", "one with them")
        row.take(max(len(text), 1))
        number = digits_value(text, 10)
        if not self.domain.holds(number):
            raise self.domain.fault(number, at)
        return number

    def write(self, value: Any, end: End) -> bytes:
        return str(in_domain(whole(value), *self.domain)).encode()

    def bound(self, value: Any, end: End) -> Bound:
        raise EncodeError("digits without leading zeros have no order")
