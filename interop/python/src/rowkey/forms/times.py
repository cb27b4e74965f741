"""`duration`, `time`, `base_time`."""

from typing import Any, Optional

from ..errors import DecodeError, EncodeError, wrong_type
from ..row import End, Row
from ..values import Time
from .base import Domain, Form, in_domain, parameter, whole

SECOND = 1_000_000_000


def parts(value: Any) -> tuple[int, int]:
    if not isinstance(value, tuple) or len(value) != 2:
        wrong_type("rowkey.Time", value)
    return whole(value[0]), whole(value[1])


class Instant(Form):
    """A `time`, or a `duration`, whose seconds are not negative."""

    tags = {"duration": 22, "time": 25}
    widths = (12, 12)

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        self.bias = 2**63 if self.kind == "time" else 0
        self.leap = bool(self.bias) and parameter(says, members, "leap")
        self.second = 2 * SECOND if self.leap else SECOND
        self.within = self.domain or Domain(-self.bias, 2**64 - 1 - self.bias)
        # The last second of a domain has no leap second.
        self.last = (self.within.most, SECOND - 1 if self.domain else self.second - 1)
        self.counted = self.ordinal((self.within.least, 0)), self.ordinal(self.last)

    def mix_rest(self, words: Any, end: End, complemented: bool) -> None:
        if self.bias:
            words.words(self.leap)
        self.mix_end(words)

    def ordinal(self, value: Any) -> int:
        seconds, nanoseconds = parts(value)
        return seconds * self.second + nanoseconds

    def read(self, row: Row, end: End) -> Time:
        start, seconds = row.at, row.number(8) - self.bias
        at, nanoseconds = row.at, row.number(4)
        if nanoseconds >= self.second:
            raise Domain(0, self.second - 1).fault(nanoseconds, at)
        if not self.within.holds(seconds) or (seconds, nanoseconds) > self.last:
            raise self.within.fault(seconds, start)
        return Time(seconds, nanoseconds)

    def write(self, value: Any, end: End) -> bytes:
        seconds, nanoseconds = parts(value)
        if not 0 <= nanoseconds < self.second:
            raise EncodeError(f"{nanoseconds} nanoseconds, the field has less than {self.second}")
        in_domain(seconds, self.within.least, self.within.most)
        if (seconds, nanoseconds) > self.last:
            raise EncodeError("a leap second in the last second of the domain", True)
        return (seconds + self.bias).to_bytes(8, "big") + nanoseconds.to_bytes(4, "big")


class BaseTime(Form):
    tags = {"base_time": 23}
    widths = (4, 4)

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        self.seconds = says
        self.counted = 0, (2**32 - 1) // says

    def mix_rest(self, words: Any, end: End, complemented: bool) -> None:
        words.words(self.seconds)
        self.mix_end(words)

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
