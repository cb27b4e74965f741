"""Numbers, dates and times as digits: `decimal`, `hex`, `plain_decimal`, `date_decimal`, `reverse_time` and others."""

import re
from datetime import date, datetime, timedelta
from itertools import repeat
from typing import Any, Iterable, Iterator

from ..errors import DecodeError, EncodeError, LayoutError, RowKeyError, check, wrong_type
from ..fingerprint import Words
from ..row import ROW, End, Row
from .base import AFTER, UNITS, Domain, Form, Node, Number, Place, octets

CHARACTERS = dict(zip(b"dxX", (b"0123456789", b"0123456789abcdef", b"0123456789ABCDEF")))
"""What a letter of a shape stands for, which `format` has too."""
EXPECTED = {"d": "a decimal digit", "x": "a hexadecimal digit in lower case", "X": "a hexadecimal digit in upper case"}
DATE, OF_TEXT, CALENDAR = b"dddd-dd-dd", "the text of a date or a time", "a date or a time of the calendar"
EPOCH = datetime(1970, 1, 1)
CYCLE = 146_097 * 86_400
"""The seconds of 400 years."""
SECONDS = range(-62_167_219_200, 253_402_300_800)
"""Those of the years 0000 to 9999."""


def read_shape(row: Row, width: int, shape: Iterable[int], expected: str, backwards: bool = False) -> bytes:
    """Text of a shape, whose letters stand for one of some characters. If it is read backwards, its last fault is the first."""
    at, text = row.at, row.take(width)
    wrong = [i for i, (byte, own) in enumerate(zip(text, shape)) if byte not in CHARACTERS.get(own, (own,))]
    if wrong:
        i = wrong[-1 if backwards else 0]
        raise DecodeError(at + i, expected, f"0x{text[i]:02X}")
    return text[::-1] if backwards else text


def digits_value(text: bytes, base: int) -> int:
    """`int`, also of more digits than it takes: more than 40 of a number of 128 bits are zeros or one too many."""
    return int(text.lstrip(b"0")[:60] or b"0", base)


class Digits(Number):
    tags = {
        "decimal": (11, 1, 32767),
        "reversed_decimal": (12, 1, 32767),
        "reverse_time_decimal": (14, 1, 32767),
        "hex": (29, 0, 32767),
        "hex_upper": (40, 0, 32767),
        "reverse_time_hex": (41, 16),
    }

    def parse(self, node: Node) -> None:
        upper, bits = [self.kind == "hex_upper"], 128
        if self.kind.startswith("reverse_time"):
            upper, bits = self.count_back(node, **{"upper": bool} if self.kind == "reverse_time_hex" else {}), 64
        self.letter = "X" if any(upper) else "x" if "hex" in self.kind else "d"
        self.base = 10 if self.letter == "d" else 16
        self.backwards = self.kind == "reversed_decimal"
        self.octets = self.kind in ("hex", "hex_upper") and not self.domain
        self.furthest = min(self.base ** min(self.width, 40), 1 << bits) - 1
        self.of_digits()
        self.reach(self.furthest)
        self.ends = () if self.octets else self.ends
        check(self.width % 2 == 0 or not self.octets, "hexadecimal bytes have two digits each")

    def digits(self, row: Row) -> bytes:
        return read_shape(row, self.width, repeat(ord(self.letter)), EXPECTED[self.letter], self.backwards)

    def distance(self, row: Row, end: End) -> int:
        at, found = row.at, digits_value(self.digits(row), self.base)
        return Domain(0, self.furthest).read(found, at) if self.falling else found

    def spell(self, distance: int) -> bytes:
        text = f"{distance:0{self.width}{self.letter}}".encode()
        return text[::-1] if self.backwards else text

    def read(self, row: Row, end: End) -> Any:
        return bytes.fromhex(self.digits(row).decode()) if self.octets else super().read(row, end)

    def write(self, value: Any, end: End) -> bytes:
        if not self.octets:
            return super().write(value, end)
        text = octets(value, self.width // 2).hex()
        return (text.upper() if self.letter == "X" else text).encode()

    def unsorted(self, end: End) -> bool:
        return bool(self.backwards)

    def bound(self, value: Any, end: End) -> Place:
        found = super().bound(value, end)
        behind = found == (b"", AFTER) and self.letter == "d"
        return (b"9" * self.width, AFTER) if behind and (self.falling or self.can.most == 10**self.width - 1) else found


class PlainDecimal(Number):
    tags = {"plain_decimal": (31,)}
    unterminated = True

    def mix_rest(self, words: Words, end: End, complemented: bool) -> None:
        check(end.position in (256, 259), "a `plain_decimal` ends a row, or an unordered delimiter follows it")
        super().mix_rest(words, end, complemented)

    def parse(self, node: Node) -> None:
        self.of_digits()
        self.reach(2**128 - 1)

    def distance(self, row: Row, end: End) -> int:
        at = row.at
        text = re.compile(b"[0-9]*").match(row.data, at)[0]  # type: ignore[index]
        stop = at + len(text)
        if stop < len(row.data) and (not text or end is ROW):
            raise DecodeError(stop, "a decimal digit", f"0x{row.data[stop]:02X}")
        if len(text) > 1 and text[0] == 0x30:
            raise DecodeError(at, "a number without leading zeros", "one with them")
        row.take(max(len(text), 1))
        return digits_value(text, 10)

    def spell(self, distance: int) -> bytes:
        return str(distance).encode()

    def unsorted(self, end: End) -> bool:
        return True

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        yield from (b"0" * count for count in range(40))
        yield from super().tails(data, end)


def moment(digits: str, wrong: RowKeyError) -> datetime:
    """The time of these digits, in a year with the same calendar: it begins again after 400 years, and `datetime` has no year 0."""
    try:
        year, *others = int(digits[:4]), *(int(digits[i : i + 2]) for i in range(4, len(digits), 2))
        return datetime(year % 400 + 2000, *others)  # type: ignore[arg-type]
    except ValueError:
        raise wrong from None


class Date(Form):
    """A value is text, `2012-09-01`."""

    tags = {"date_decimal": (26, 8), "date_text": (42, 10)}
    ends = "0000-01-01", "9999-12-31"

    def parse(self, node: Node) -> None:
        self.of_domain(101, 99_991_231, exact=True)

    shapes = {"date_decimal": (b"dddddddd", EXPECTED["d"], "a date as YYYYMMDD"), "date_text": (DATE, OF_TEXT, CALENDAR)}

    def read(self, row: Row, end: End) -> str:
        at, (shape, expected, calendar) = row.at, self.shapes[self.kind]
        digits = read_shape(row, self.width, shape, expected).decode().replace("-", "")
        moment(digits, DecodeError(at, calendar, digits))
        return f"{digits[:4]}-{digits[4:6]}-{digits[6:]}"

    def write(self, value: Any, end: End) -> bytes:
        text = value if isinstance(value, str) else value.isoformat() if isinstance(value, date) else wrong_type("a date", value)
        digits = text.replace("-", "") if re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text) else ""
        moment(digits, EncodeError(f"{text!r} is no date of the years 0 to 9999"))
        return (digits if self.width == 8 else text).encode()


class TimeText(Number):
    """A value is a number of units since 1970."""

    tags = {"time_text": (43, 14, 30)}

    def parse(self, node: Node) -> None:
        self.mixed = (compact,) = tuple(node.parameters(compact=bool))
        if self.unit in (None, "days") or not self.domain:
            raise LayoutError("a time as text has a unit and a domain")
        self.places = 3 * (UNITS.index(self.unit) - 1)
        fraction = b"d" * self.places
        self.shape = b"d" * 14 + fraction if compact else DATE + b"Tdd:dd:dd" + b"." * bool(fraction) + fraction + b"Z"
        check(self.width == len(self.shape), f"the width of a time in {self.unit} is {len(self.shape)}")
        self.limit(*self.domain[:2])
        held = all(number // 10**self.places in SECONDS for number in self.domain[:2])
        check(held, "the times of a `time_text` are in the years 0000 to 9999")

    def distance(self, row: Row, end: End) -> int:
        at, text = row.at, read_shape(row, self.width, self.shape, OF_TEXT)
        digits = re.sub("[^0-9]", "", text.decode())
        since = moment(digits[:14], DecodeError(at, CALENDAR, digits)) - EPOCH
        seconds = since // timedelta(seconds=1) + (int(digits[:4]) // 400 - 5) * CYCLE
        return seconds * int(10**self.places) + int(digits[14:] or "0")

    def spell(self, distance: int) -> bytes:
        seconds, fraction = divmod(distance, 10**self.places)
        cycles, rest = divmod(seconds, CYCLE)
        time = EPOCH + timedelta(seconds=rest)
        digits = f"{time.year + 400 * cycles:04}{time:%m%d%H%M%S}"
        left = iter(f"{digits}{fraction:0{self.places}}" if self.places else digits)
        return "".join(next(left) if own == "d" else own for own in self.shape.decode()).encode()

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        # The 30th of a month that has no more days.
        yield self.shape[len(data) :].replace(b"d", b"0")
        yield from super().tails(data, end)
