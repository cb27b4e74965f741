"""`date_decimal`: a date as eight digits."""

import re
from datetime import date
from typing import Any

from ..errors import DecodeError, EncodeError, wrong_type
from ..row import End, Row
from .base import Form
from .digits import read_digits

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
