"""Numbers, dates and times as digits: `decimal`, `hex`, `plain_decimal`, `date_decimal`, `reverse_time` and others."""

import re
from datetime import date, datetime, timedelta
from typing import Any, Iterator

from ..errors import DecodeError, EncodeError, LayoutError, wrong_type
from ..row import ROW, End, Row
from .base import AFTER, UNITS, Place, Domain, Form, Node, Number, octets, whole

ALPHABETS = {
    "d": (10, b"0123456789", "a decimal digit"),
    "x": (16, b"0123456789abcdef", "a hexadecimal digit in lower case"),
    "X": (16, b"0123456789ABCDEF", "a hexadecimal digit in upper case"),
}
"""By the letter of `format`."""


def read_digits(row: Row, width: int, letter: str = "d", backwards: bool = False) -> bytes:
    """The digits of a number, its first one first."""
    at, text = row.at, row.take(width)
    _, alphabet, expected = ALPHABETS[letter]
    wrong = [i for i, byte in enumerate(text) if byte not in alphabet]
    if wrong:
        i = wrong[-1 if backwards else 0]
        raise DecodeError(at + i, expected, f"0x{text[i]:02X}")
    return text[::-1] if backwards else text


def digits_value(text: bytes, base: int) -> int:
    """`int`, also of more digits than it takes: more than 40 of a number of 128 bits are zeros or one too many."""
    text = text.lstrip(b"0")
    return int(text[:60] or b"0", base) if len(text) < 60 else 10**60


class Digits(Number):
    tags = {
        "decimal": (11, 1, 1 << 31),
        "reversed_decimal": (12, 1, 1 << 31),
        "reverse_time_decimal": (14, 1, 1 << 31),
        "hex": (29, 1, 1 << 31),
        "hex_upper": (40, 1, 1 << 31),
        "reverse_time_hex": (41, 16),
    }

    def parse(self, node: Node) -> None:
        upper, bits = [self.kind == "hex_upper"], 128
        if self.kind.startswith("reverse_time"):
            upper, bits = self.count_back(node, *["upper"] * (self.kind == "reverse_time_hex")), 64
        self.letter = "X" if any(upper) else "x" if "hex" in self.kind else "d"
        self.base = ALPHABETS[self.letter][0]
        self.backwards = self.kind == "reversed_decimal"
        self.octets = self.kind in ("hex", "hex_upper") and not self.domain
        self.furthest = min(self.base ** min(self.width, 40), 1 << bits) - 1
        self.reach(self.furthest)
        if self.octets:
            self.ends = ()
            if self.width % 2:
                raise LayoutError("hexadecimal bytes have two digits each")

    def distance(self, row: Row, end: End) -> int:
        at, found = row.at, digits_value(read_digits(row, self.width, self.letter, self.backwards), self.base)
        return Domain(0, self.furthest).read(found, at) if self.falling else found

    def spell(self, distance: int) -> bytes:
        text = f"{distance:0{self.width}{self.letter}}".encode()
        return text[::-1] if self.backwards else text

    def read(self, row: Row, end: End) -> Any:
        return bytes.fromhex(read_digits(row, self.width, self.letter).decode()) if self.octets else super().read(row, end)

    def write(self, value: Any, end: End) -> bytes:
        if not self.octets:
            return super().write(value, end)
        text = octets(value, self.width // 2).hex()
        return (text.upper() if self.letter == "X" else text).encode()

    def bound(self, value: Any, end: End) -> Place:
        if self.backwards:
            raise EncodeError("reversed digits have no order")
        if self.letter == "d":
            behind = whole(value) < self.can.least if self.falling else whole(value) > self.can.most == 10**self.width - 1
            if behind:
                return b"9" * self.width, AFTER
        return super().bound(value, end)


class PlainDecimal(Number):
    tags = {"plain_decimal": (31,)}
    unterminated = True

    def parse(self, node: Node) -> None:
        self.reach(2**128 - 1)

    def distance(self, row: Row, end: End) -> int:
        at, stop = row.at, row.at
        while stop < len(row.data) and 0x30 <= row.data[stop] <= 0x39:
            stop += 1
        text = row.data[at:stop]
        if stop < len(row.data) and (not text or end is ROW):
            raise DecodeError(stop, "a decimal digit", f"0x{row.data[stop]:02X}")
        if len(text) > 1 and text[0] == 0x30:
            raise DecodeError(at, "a number without leading zeros", "one with them")
        row.take(max(len(text), 1))
        return digits_value(text, 10)

    def spell(self, distance: int) -> bytes:
        return str(distance).encode()

    def bound(self, value: Any, end: End) -> Place:
        raise EncodeError("digits without leading zeros have no order")

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        yield from (b"0" * count for count in range(40))
        yield from super().tails(data, end)


def same_year(year: int) -> int:
    """A year with the same calendar, which begins again after 400 years: `datetime` has no year 0."""
    return year % 400 + 2000


EPOCH = datetime(1970, 1, 1)
START, CYCLE = 946_684_800, 146_097 * 86_400
"""Seconds from 1970 to 2000, and of 400 years."""
DATE = "0000-00-00"
CALENDAR = "a date or a time of the calendar"


def read_shape(row: Row, shape: str) -> str:
    """The digits of text that has one where the shape has a 0, and its other characters."""
    at, text = row.at, row.take(len(shape))
    for i, (byte, own) in enumerate(zip(text, shape.encode())):
        if byte != own and not (own == 0x30 and 0x30 <= byte <= 0x39):
            raise DecodeError(at + i, "the text of a date or a time", f"0x{byte:02X}")
    return "".join(chr(byte) for byte, own in zip(text, shape) if own == "0")


class Date(Form):
    """A value is text, `2012-09-01`."""

    tags = {"date_decimal": (26, 8), "date_text": (42, 10)}
    ends = "0000-01-01", "9999-12-31"

    def parse(self, node: Node) -> None:
        self.text = self.kind == "date_text"

    def read(self, row: Row, end: End) -> str:
        at, found = row.at, read_shape(row, DATE) if self.text else read_digits(row, 8).decode()
        year, month, day = found[:4], found[4:6], found[6:]
        try:
            date(same_year(int(year)), int(month), int(day))
        except ValueError:
            raise DecodeError(at, CALENDAR if self.text else "a date as YYYYMMDD", found) from None
        return f"{year}-{month}-{day}"

    def write(self, value: Any, end: End) -> bytes:
        text = value if isinstance(value, str) else value.isoformat() if isinstance(value, date) else wrong_type("a date", value)
        try:
            year, month, day = re.fullmatch(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", text).groups()  # type: ignore[union-attr]
            date(same_year(int(year)), int(month), int(day))
        except (AttributeError, ValueError):
            raise EncodeError(f"{text!r} is no date of the years 0000 to 9999") from None
        return (text if self.text else year + month + day).encode()


class TimeText(Number):
    """A value is a number of units since 1970."""

    tags = {"time_text": (43, 14, 30)}

    def parse(self, node: Node) -> None:
        [compact] = node.parameters("compact")
        self.mixed = (int(compact),)
        if self.unit in (None, "days") or not self.domain:
            raise LayoutError("a time as text has a unit and a domain")
        self.places = 3 * (UNITS.index(self.unit) - 1)
        fraction = "0" * self.places
        self.shape = "0" * 14 + fraction if compact else f"{DATE}T00:00:00{'.' if self.places else ''}{fraction}Z"
        if self.width != len(self.shape):
            raise LayoutError(f"the width of a time in {self.unit} is {len(self.shape)}")
        self.limit(*self.domain[:2])

    def distance(self, row: Row, end: End) -> int:
        at, digits = row.at, read_shape(row, self.shape)
        year, *others = int(digits[:4]), *(int(digits[i : i + 2]) for i in range(4, 14, 2))
        try:
            since = datetime(same_year(year), *others) - EPOCH
        except ValueError:
            raise DecodeError(at, CALENDAR, digits) from None
        seconds = since // timedelta(seconds=1) + (year // 400 - 5) * CYCLE
        return seconds * int(10**self.places) + int(digits[14:] or "0")

    def spell(self, distance: int) -> bytes:
        seconds, fraction = divmod(distance, 10**self.places)
        cycles, rest = divmod(seconds - START, CYCLE)
        moment = EPOCH + timedelta(seconds=START + rest)
        digits = f"{moment.year + 400 * cycles:04}{moment:%m%d%H%M%S}"
        left = iter(f"{digits}{fraction:0{self.places}}" if self.places else digits)
        return "".join(next(left) if own == "0" else own for own in self.shape).encode()

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        # The 30th of a month that has no more days.
        yield self.shape[len(data) :].encode()
        yield from super().tails(data, end)
