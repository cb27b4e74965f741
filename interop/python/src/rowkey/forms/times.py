"""`duration`, `time`, `base_time`."""

from typing import Any, Iterator

from ..errors import DecodeError, EncodeError, check, wrong_type
from ..row import End, Row
from ..values import Time
from .base import Domain, Form, Node, Number, whole

SECOND = 1_000_000_000


class Instant(Form):
    """A `time`, or a `duration`, whose seconds are not negative."""

    tags = {"duration": (22, 12), "time": (25, 12)}

    def parse(self, node: Node) -> None:
        self.bias = 2**63 if self.kind == "time" else 0
        self.mixed = tuple(node.parameters(leap=bool)) if self.bias else ()
        self.second = 2 * SECOND if any(self.mixed) else SECOND
        # The seconds of a duration are all of 64 bits.
        self.within = self.bias and self.domain or Domain(-self.bias, 2**64 - 1 - self.bias)
        if self.bias:
            self.of_domain(-self.bias, self.bias - 1)
            check(not self.within.non_zero, "a `time` has no `non_zero`")
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
    tags = {"base_time": (23, 4)}

    def parse(self, node: Node) -> None:
        self.seconds = node.said()
        check(type(self.seconds) is int and 0 < self.seconds < 2**32, "the seconds of a `base_time` are a number of 32 bits, not 0")
        self.mixed = (self.seconds,)
        self.of_domain(0, (2**32 - 1) // self.seconds * self.seconds, exact=True)
        self.reach(2**32 - 1)

    def distance(self, row: Row, end: End) -> int:
        at, found = row.at, row.number(4)
        if found % self.seconds:
            raise DecodeError(at, f"a multiple of {self.seconds} seconds", str(found))
        return found

    def spell(self, distance: int) -> bytes:
        if distance % self.seconds:
            raise EncodeError(f"{distance} is no multiple of {self.seconds} seconds")
        return distance.to_bytes(4, "big")

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        low = int.from_bytes(data[:4].ljust(4, b"\x00"), "big")
        yield (-(-low // self.seconds) * self.seconds).to_bytes(8, "big")[4 + len(data) :]
