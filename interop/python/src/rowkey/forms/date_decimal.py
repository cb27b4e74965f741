"""`date_decimal`: a date as eight digits."""

from __future__ import annotations

import re
from typing import Any

from ..errors import DecodeError, EncodeError, wrong_type
from ..row import End, Row
from .base import Form
from .digits import read_digits

LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def is_date(year: int, month: int, day: int) -> bool:
    if not 1 <= month <= 12:
        return False
    leap = month == 2 and year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1 <= day <= LENGTHS[month - 1] + leap


class DateDecimal(Form):
    """A value is text, `2012-09-01`: `datetime.date` has no year 0."""

    tags = {"date_decimal": 26}
    widths = (8, 8)
    takes_domain = None

    def ordinals(self) -> tuple[int, int]:
        return self.ordinal("0000-01-01"), self.ordinal("9999-12-31")

    def ordinal(self, value: Any) -> int:
        year, month, day = map(int, str(value).split("-"))
        past = year + (month > 2) - 1
        before = sum(LENGTHS[: month - 1])
        return year * 365 + past // 4 - past // 100 + past // 400 + before + day

    def read(self, row: Row, end: End) -> str:
        at = row.at
        found = read_digits(row, 8, 10)
        year, month, day = found // 10000, found // 100 % 100, found % 100
        if not is_date(year, month, day):
            raise DecodeError(at, "a date as YYYYMMDD", f"{found:08}")
        return f"{year:04}-{month:02}-{day:02}"

    def write(self, value: Any, end: End) -> bytes:
        text = value if isinstance(value, str) else value.isoformat() if hasattr(value, "isoformat") else wrong_type("a date", value)
        parts = re.fullmatch(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", text)
        if not parts or not is_date(*map(int, parts.groups())):
            raise EncodeError(f"{text!r} is no date of the years 0000 to 9999")
        return "".join(parts.groups()).encode()
