"""`duration`, `time`, `base_time`."""

from __future__ import annotations

from typing import Any, Optional

from ..errors import DecodeError, EncodeError, wrong_type
from ..json_members import Members
from ..row import End, Row
from ..values import Time
from .base import Domain, Form, in_domain, parameter, whole

SECOND = 1_000_000_000


def parts(value: Any) -> tuple[int, int]:
    if not isinstance(value, tuple) or len(value) != 2:
        wrong_type("rowkey.Time", value)
    return whole(value[0]), whole(value[1])


class Duration(Form):
    tags = {"duration": 22}
    widths = (12, 12)

    def ordinals(self) -> tuple[int, int]:
        return 0, 2**64 * SECOND - 1

    def ordinal(self, value: Any) -> int:
        seconds, nanoseconds = parts(value)
        return seconds * SECOND + nanoseconds

    def read(self, row: Row, end: End) -> Time:
        seconds, at, nanoseconds = row.number(8), row.at, row.number(4)
        if nanoseconds >= SECOND:
            raise Domain(0, SECOND - 1).fault(nanoseconds, at)
        return Time(seconds, nanoseconds)

    def write(self, value: Any, end: End) -> bytes:
        seconds, nanoseconds = parts(value)
        if not 0 <= nanoseconds < SECOND:
            raise EncodeError(f"{nanoseconds} nanoseconds are not within one second")
        in_domain(seconds, 0, 2**64 - 1)
        return seconds.to_bytes(8, "big") + nanoseconds.to_bytes(4, "big")


class Instant(Form):
    tags = {"time": 25}
    widths = (12, 12)
    takes_domain = None

    def parse(self, says: Any, members: Members, inner: Any) -> None:
        self.leap = parameter(says, members, "leap")
        if type(self.leap) is not bool:
            raise members.wrong("kind", "a `time` with `leap`")
        self.most_nanoseconds = 2 * SECOND - 1 if self.leap else SECOND - 1
        self.within = self.domain or Domain(-(2**63), 2**63 - 1)

    def mix_rest(self, words: Any, end: End, complemented: bool) -> None:
        words.words(self.leap)
        self.mix_end(words)

    def ordinals(self) -> tuple[int, int]:
        # The last second of a domain has no leap second.
        last = SECOND - 1 if self.domain else self.most_nanoseconds
        return self.ordinal((self.within.least, 0)), self.ordinal((self.within.most, last))

    def ordinal(self, value: Any) -> int:
        seconds, nanoseconds = parts(value)
        return seconds * (self.most_nanoseconds + 1) + nanoseconds

    def read(self, row: Row, end: End) -> Time:
        start, seconds = row.at, row.number(8) - 2**63
        at, nanoseconds = row.at, row.number(4)
        if nanoseconds > self.most_nanoseconds:
            raise Domain(0, self.most_nanoseconds).fault(nanoseconds, at)
        if not self.within.holds(seconds) or nanoseconds >= SECOND and self.domain and seconds == self.domain.most:
            raise self.within.fault(seconds, start)
        return Time(seconds, nanoseconds)

    def write(self, value: Any, end: End) -> bytes:
        seconds, nanoseconds = parts(value)
        if not 0 <= nanoseconds <= self.most_nanoseconds:
            raise EncodeError(f"{nanoseconds} nanoseconds, the field has at most {self.most_nanoseconds}")
        in_domain(seconds, self.within.least, self.within.most)
        if nanoseconds >= SECOND and self.domain and seconds == self.domain.most:
            raise EncodeError("a leap second in the last second of the domain", True)
        return (seconds + 2**63).to_bytes(8, "big") + nanoseconds.to_bytes(4, "big")


class BaseTime(Form):
    tags = {"base_time": 23}
    widths = (4, 4)
    takes_domain = None

    def parse(self, says: Any, members: Members, inner: Any) -> None:
        if type(says) is not int or not 0 < says < 2**32:
            raise members.wrong("kind", "a `base_time` of a number of seconds")
        self.seconds = says

    def mix_rest(self, words: Any, end: End, complemented: bool) -> None:
        words.words(self.seconds)
        self.mix_end(words)

    def ordinals(self) -> tuple[int, int]:
        return 0, (2**32 - 1) // self.seconds

    def ordinal(self, value: Any) -> Optional[int]:
        return whole(value) // self.seconds if value % self.seconds == 0 else None

    def read(self, row: Row, end: End) -> int:
        at, found = row.at, row.number(4)
        if found % self.seconds:
            raise DecodeError(at, f"a multiple of {self.seconds} seconds", str(found))
        return found

    def write(self, value: Any, end: End) -> bytes:
        number = in_domain(whole(value), 0, 2**32 - 1)
        if number % self.seconds:
            raise EncodeError(f"{number} is no multiple of {self.seconds} seconds")
        return number.to_bytes(4, "big")
