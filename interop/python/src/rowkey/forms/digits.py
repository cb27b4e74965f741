"""`decimal`, `reversed_decimal`, `hex`, `plain_decimal`, `date_decimal`, `reverse_time`, `reverse_time_decimal`."""

import re
from datetime import date
from typing import Any, Optional

from ..errors import DecodeError, EncodeError, wrong_type
from ..row import ROW, End, Row
from .base import AFTER, Bound, Domain, Form, Packed, in_domain, parameter, whole

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

    def parse(self, says: Any, members: Any, inner: Any) -> None:
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

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        self.within = self.domain or Domain(0, 2**128 - 1)

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
        if not self.within.holds(number):
            raise self.within.fault(number, at)
        return number

    def write(self, value: Any, end: End) -> bytes:
        return str(in_domain(whole(value), *self.within)).encode()

    def bound(self, value: Any, end: End) -> Bound:
        raise EncodeError("digits without leading zeros have no order")


CYCLE = 400
"""Years after which the calendar begins again: `datetime.date` has no year 0."""


class DateDecimal(Form):
    """A value is text, `2012-09-01`."""

    tags = {"date_decimal": 26}
    widths = (8, 8)
    counted = date(CYCLE, 1, 1).toordinal(), date(9999, 12, 31).toordinal() + date(CYCLE + 1, 1, 1).toordinal() - 1

    def ordinal(self, value: Any) -> int:
        year, month, day = map(int, str(value).split("-"))
        if year <= 9999 - CYCLE:
            return date(year + CYCLE, month, day).toordinal()
        return date(year, month, day).toordinal() + date(CYCLE + 1, 1, 1).toordinal() - 1

    def read(self, row: Row, end: End) -> str:
        at, found = row.at, f"{read_digits(row, 8, 10):08}"
        year, month, day = found[:4], found[4:6], found[6:]
        try:
            date(int(year) or CYCLE, int(month), int(day))
        except ValueError:
            raise DecodeError(at, "a date as YYYYMMDD", found) from None
        return f"{year}-{month}-{day}"

    def write(self, value: Any, end: End) -> bytes:
        text = value if isinstance(value, str) else value.isoformat() if isinstance(value, date) else wrong_type("a date", value)
        try:
            year, month, day = re.fullmatch(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", text).groups()  # type: ignore[union-attr]
            date(int(year) or CYCLE, int(month), int(day))
        except (AttributeError, ValueError):
            raise EncodeError(f"{text!r} is no date of the years 0000 to 9999") from None
        return f"{year}{month}{day}".encode()


class ReverseTime(Form):
    tags = {"reverse_time": 13, "reverse_time_decimal": 14}
    widths = (1, 1 << 31)
    falling = True

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        self.origin = int(parameter(says, members, "from"))
        self.decimal = self.kind == "reverse_time_decimal"
        furthest = min(2**64, 10 ** min(self.width or 0, 40) if self.decimal else 2**64) - 1
        self.least, self.most = self.origin - furthest, self.origin
        if self.domain:
            self.least, self.most = max(self.least, self.domain.least), min(self.most, self.domain.most)
        self.counted = self.least, self.most

    def mix_rest(self, words: Any, end: End, complemented: bool) -> None:
        words.number(self.origin)
        self.mix_end(words)

    def read(self, row: Row, end: End) -> int:
        at = row.at
        distance = read_digits(row, self.width, 10) if self.decimal else row.number(8)
        if distance >= 2**64:
            raise Domain(0, 2**64 - 1).fault(distance, at)
        time = self.origin - distance
        if self.domain and not self.domain.holds(time):
            raise self.domain.fault(time, at)
        return time

    def encoded(self, distance: int) -> bytes:
        return f"{distance:0{self.width}d}".encode() if self.decimal else distance.to_bytes(8, "big")

    def write(self, value: Any, end: End) -> bytes:
        return self.encoded(self.origin - in_domain(whole(value), self.least, self.most))

    def bound(self, value: Any, end: End) -> Bound:
        if self.decimal and whole(value) < self.least:
            return b"9" * self.width, AFTER
        return super().bound(value, end)

    def packed(self) -> Optional[Packed]:
        origin = self.origin
        if self.decimal or self.most - self.least != 2**64 - 1:
            return None
        return Packed("Q", lambda raw: origin - raw, lambda value: origin - value)
