"""`duration`, `time`, `base_time`."""

from typing import Any, Iterator

from ..errors import DecodeError, EncodeError, wrong_type
from ..row import End, Row
from ..values import Time
from .base import Domain, Form, Number, parameters, whole

SECOND = 1_000_000_000


class Instant(Form):
    """A `time`, or a `duration`, whose seconds are not negative."""

    tags = {"duration": 22, "time": 25}
    widths = (12, 12)

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        self.bias = 2**63 if self.kind == "time" else 0
        self.leap = bool(self.bias) and parameters(says, "leap")[0]
        self.mixed = (self.leap,) if self.bias else ()
        self.second = 2 * SECOND if self.leap else SECOND
        self.within = self.domain or Domain(-self.bias, 2**64 - 1 - self.bias)
        # The last second of a domain has no leap second.
        self.last = (self.within.most, SECOND - 1 if self.domain else self.second - 1)
        self.ends = (self.within.least, 0), self.last

    def read(self, row: Row, end: End) -> Time:
        start, seconds = row.at, row.number(8) - self.bias
        at = row.at
        nanoseconds = Domain(0, self.second - 1).read(row.number(4), at)
        self.within.read(seconds, start)
        if (seconds, nanoseconds) > self.last:
            raise DecodeError(start, "no leap second in the last second of the domain", "one")
        return Time(seconds, nanoseconds)

    def write(self, value: Any, end: End) -> bytes:
        if not isinstance(value, tuple) or len(value) != 2:
            wrong_type("rowkey.Time", value)
        seconds, nanoseconds = map(whole, value)
        if not 0 <= nanoseconds < self.second:
            raise EncodeError(f"{nanoseconds} nanoseconds, the field has less than {self.second}")
        if (self.within.write(seconds), nanoseconds) > self.last:
            raise EncodeError("a leap second in the last second of the domain", True)
        return (seconds + self.bias).to_bytes(8, "big") + nanoseconds.to_bytes(4, "big")


class BaseTime(Number):
    tags = {"base_time": 23}
    widths = (4, 4)

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        self.seconds, self.mixed = says, (says,)
        self.limit(0, 2**32 - 1)
        self.ends = ()

    def number(self, row: Row, end: End) -> int:
        at, found = row.at, row.number(4)
        if found % self.seconds:
            raise DecodeError(at, f"a multiple of {self.seconds} seconds", str(found))
        return found

    def spell(self, number: int) -> bytes:
        if number % self.seconds:
            raise EncodeError(f"{number} is no multiple of {self.seconds} seconds")
        return number.to_bytes(4, "big")

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        low = int.from_bytes(data[:4].ljust(4, b"\x00"), "big")
        yield (-(-low // self.seconds) * self.seconds).to_bytes(8, "big")[4 + len(data) :]
