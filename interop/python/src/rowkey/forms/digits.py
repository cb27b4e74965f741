"""Numbers, dates and times as digits: `decimal`, `hex`, `plain_decimal`, `date_decimal`, `reverse_time` and others."""

import re
from datetime import date, time
from typing import Any, Iterator

from ..errors import DecodeError, EncodeError, LayoutError, wrong_type
from ..fingerprint import M64
from ..row import ROW, End, Row
from .base import AFTER, UNITS, Bound, Domain, Form, Number, octets, parameters, whole

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
    tags = {"decimal": 11, "reversed_decimal": 12, "hex": 29, "hex_upper": 40}
    widths = (1, 1 << 31)

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        super().parse(says, members, inner)
        self.letter = {"hex": "x", "hex_upper": "X"}.get(self.kind, "d")
        self.base = ALPHABETS[self.letter][0]
        self.backwards = self.kind == "reversed_decimal"
        self.octets = self.base == 16 and not self.domain
        self.limit(0, min(self.base ** min(self.width, 40), 2**128) - 1)
        if self.octets:
            self.ends = ()
            if self.width % 2:
                raise LayoutError("hexadecimal bytes have two digits each")

    def number(self, row: Row, end: End) -> int:
        return digits_value(read_digits(row, self.width, self.letter, self.backwards), self.base)

    def spell(self, number: int) -> bytes:
        text = f"{number:0{self.width}{self.letter}}".encode()
        return text[::-1] if self.backwards else text

    def read(self, row: Row, end: End) -> Any:
        return bytes.fromhex(read_digits(row, self.width, self.letter).decode()) if self.octets else super().read(row, end)

    def write(self, value: Any, end: End) -> bytes:
        if not self.octets:
            return super().write(value, end)
        text = octets(value, self.width // 2).hex()
        return (text.upper() if self.letter == "X" else text).encode()

    def bound(self, value: Any, end: End) -> Bound:
        if self.backwards:
            raise EncodeError("reversed digits have no order")
        if self.kind == "decimal" and whole(value) > self.can.most == 10**self.width - 1:
            return self.spell(self.can.most), AFTER
        return super().bound(value, end)


class PlainDecimal(Number):
    tags = {"plain_decimal": 31}
    unterminated = True

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        self.limit(0, 2**128 - 1)

    def number(self, row: Row, end: End) -> int:
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

    def spell(self, number: int) -> bytes:
        return str(number).encode()

    def bound(self, value: Any, end: End) -> Bound:
        raise EncodeError("digits without leading zeros have no order")

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        yield from (b"0" * count for count in range(40))
        yield from super().tails(data, end)


CYCLE = 400
"""Years after which the calendar begins again: `datetime.date` has no year 0."""


class DateDecimal(Form):
    """A value is text, `2012-09-01`."""

    tags = {"date_decimal": 26}
    widths = (8, 8)
    ends = "0000-01-01", "9999-12-31"
    expected = "a date as YYYYMMDD"

    def read(self, row: Row, end: End) -> str:
        at, found = row.at, self.digits(row)
        year, month, day = found[:4], found[4:6], found[6:]
        try:
            date(int(year) or CYCLE, int(month), int(day))
        except ValueError:
            raise DecodeError(at, self.expected, found) from None
        return f"{year}-{month}-{day}"

    def digits(self, row: Row) -> str:
        return read_digits(row, 8).decode()

    def write(self, value: Any, end: End) -> bytes:
        text = value if isinstance(value, str) else value.isoformat() if isinstance(value, date) else wrong_type("a date", value)
        try:
            year, month, day = re.fullmatch(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", text).groups()  # type: ignore[union-attr]
            date(int(year) or CYCLE, int(month), int(day))
        except (AttributeError, ValueError):
            raise EncodeError(f"{text!r} is no date of the years 0000 to 9999") from None
        return f"{year}{month}{day}".encode()


DATE = "0000-00-00"
CALENDAR = "a date or a time of the calendar"


def read_shape(row: Row, shape: str) -> str:
    """The digits of text that has one where the shape has a 0, and its other characters."""
    at, text = row.at, row.take(len(shape))
    for i, (byte, own) in enumerate(zip(text, shape.encode())):
        if byte != own and not (own == 0x30 and 0x30 <= byte <= 0x39):
            raise DecodeError(at + i, "the text of a date or a time", f"0x{byte:02X}")
    return "".join(chr(byte) for byte, own in zip(text, shape) if own == "0")


class DateText(DateDecimal):
    tags = {"date_text": 42}
    widths = (10, 10)
    expected = CALENDAR

    def digits(self, row: Row) -> str:
        return read_shape(row, DATE)

    def write(self, value: Any, end: End) -> bytes:
        year, month, day = re.fullmatch(b"(....)(..)(..)", super().write(value, end)).groups()  # type: ignore[union-attr]
        return b"-".join((year, month, day))


class TimeText(Number):
    """A value is a number of units since 1970."""

    tags = {"time_text": 43}
    widths = (14, 30)
    epoch = date(1970 + CYCLE, 1, 1).toordinal()
    days_of_cycle = date(2 * CYCLE, 1, 1).toordinal() - date(CYCLE, 1, 1).toordinal()

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        [compact] = parameters(says, "compact")
        self.mixed = (int(compact),)
        if self.unit in (None, "days") or not self.domain:
            raise LayoutError("a time as text has a unit and a domain")
        self.places = 3 * (UNITS.index(self.unit) - 1)
        fraction = "0" * self.places
        self.shape = "0" * 14 + fraction if compact else f"{DATE}T00:00:00{'.' if self.places else ''}{fraction}Z"
        if self.width != len(self.shape):
            raise LayoutError(f"the width of a time in {self.unit} is {len(self.shape)}")
        self.limit(*self.domain[:2])

    def number(self, row: Row, end: End) -> int:
        at, digits = row.at, read_shape(row, self.shape)
        year, month, day, hour, minute, second = int(digits[:4]), *(int(digits[i : i + 2]) for i in range(4, 14, 2))
        try:
            days = date(year % CYCLE + CYCLE, month, day).toordinal() + year // CYCLE * self.days_of_cycle - self.epoch
            time(hour, minute, second)
        except ValueError:
            raise DecodeError(at, CALENDAR, digits) from None
        seconds = days * 86_400 + hour * 3_600 + minute * 60 + second
        return seconds * int(10**self.places) + int(digits[14:] or "0")

    def spell(self, number: int) -> bytes:
        seconds, fraction = divmod(number, 10**self.places)
        days, second = divmod(seconds, 86_400)
        first = date(CYCLE, 1, 1).toordinal()
        cycles, rest = divmod(days + self.epoch - first, self.days_of_cycle)
        day = date.fromordinal(first + rest)
        digits = f"{day.year - CYCLE + cycles * CYCLE:04}{day.month:02}{day.day:02}"
        digits += f"{second // 3_600:02}{second // 60 % 60:02}{second % 60:02}"
        left = iter(f"{digits}{fraction:0{self.places}}" if self.places else digits)
        return "".join(next(left) if own == "0" else own for own in self.shape).encode()

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        # The 30th of a month that has no more days.
        yield self.shape[len(data) :].encode()
        yield from super().tails(data, end)


class ReverseTime(Number):
    tags = {"reverse_time": 13, "reverse_time_decimal": 14, "reverse_time_hex": 41}
    widths = (1, 1 << 31)
    falling = True

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        self.decimal, hexadecimal = self.kind == "reverse_time_decimal", self.kind == "reverse_time_hex"
        origin, *upper = parameters(says, "from", *["upper"] * hexadecimal)
        self.letter = "d" if self.decimal else "" if not upper else "X" if upper[0] else "x"
        self.origin = int(origin)
        self.mixed = self.origin & M64, self.origin >> 64 & M64, *map(int, upper)
        furthest = min(2**64, 10 ** min(self.width, 40) if self.decimal else 2**64) - 1
        self.limit(self.origin - furthest, self.origin)

    def number(self, row: Row, end: End) -> int:
        at = row.at
        text = read_digits(row, self.width, self.letter) if self.letter else b""
        distance = digits_value(text, ALPHABETS[self.letter][0]) if self.letter else row.number(8)
        return self.origin - Domain(0, 2**64 - 1).read(distance, at)

    def spell(self, number: int) -> bytes:
        distance = self.origin - number
        return f"{distance:0{self.width}{self.letter}}".encode() if self.letter else distance.to_bytes(8, "big")

    def bound(self, value: Any, end: End) -> Bound:
        if self.decimal and whole(value) < self.can.least:
            return b"9" * self.width, AFTER
        return super().bound(value, end)
