"""`unsigned`, `signed`, `raw`: a number in big-endian bytes."""

from typing import Any, Optional

from ..json_members import Members
from ..row import End, Row
from .base import AT, Bound, Domain, Form, Packed, in_domain, whole

CODES = {1: "B", 2: "H", 4: "I", 8: "Q"}


class Integer(Form):
    tags = {"unsigned": 1, "signed": 2, "raw": 3}
    widths = (1, 16)

    def parse(self, says: Any, members: Members, inner: Any) -> None:
        super().parse(says, members, inner)
        bits = 8 * (self.width or 0)
        self.bias = 1 << (bits - 1) if self.kind == "signed" and bits else 0
        self.least, self.most, self.non_zero = self.domain or Domain(-self.bias, (1 << bits) - 1 - self.bias)
        self.counted = self.least, self.most - (self.non_zero and self.most > 0)
        self.full = not self.non_zero and (self.least, self.most) == (-self.bias, (1 << bits) - 1 - self.bias)

    def ordinal(self, value: Any) -> Optional[int]:
        # Without zero, the numbers above it move down by one.
        if self.non_zero and value == 0:
            return None
        return whole(value) - (self.non_zero and value > 0)

    def read(self, row: Row, end: End) -> int:
        at = row.at
        number = row.number(self.width) - self.bias
        if not self.full and not (self.domain or Domain(self.least, self.most)).holds(number):
            raise Domain(self.least, self.most, self.non_zero).fault(number, at)
        return number

    def write(self, value: Any, end: End) -> bytes:
        number = in_domain(whole(value), self.least, self.most, self.non_zero)
        return (number + self.bias).to_bytes(self.width, "big")

    def bound(self, value: Any, end: End) -> Bound:
        if self.non_zero and value == 0 and not isinstance(value, bool):
            return self.bias.to_bytes(self.width, "big"), AT
        return super().bound(value, end)

    def packed(self) -> Optional[Packed]:
        code = CODES.get(self.width)
        if not code or not self.full:
            return None
        bias = self.bias
        return Packed(code, lambda raw: raw - bias, lambda value: value + bias) if bias else Packed(code)
