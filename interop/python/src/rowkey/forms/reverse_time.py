"""`reverse_time`, `reverse_time_decimal`: the distance of a time from an origin."""

from typing import Any, Optional

from ..json_members import Members
from ..row import End, Row
from .base import AFTER, Bound, Domain, Form, Packed, in_domain, parameter, whole
from .digits import read_digits


class ReverseTime(Form):
    tags = {"reverse_time": 13, "reverse_time_decimal": 14}
    widths = (1, 1 << 31)
    falling = True

    def parse(self, says: Any, members: Members, inner: Any) -> None:
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
