"""`optional`, `descending`, `array`, `list`: forms around another one."""

from itertools import repeat
from typing import Any

from ..errors import EncodeError, check, wrong_type
from ..json_members import WIDTH
from ..row import COMPLEMENT, ROW, TERMINATOR, End, Row
from ..values import Some
from .base import AT, BEFORE, Around, Node, Place, may_begin


class Descending(Around):
    tags = {"descending": (0,)}

    def parse(self, node: Node) -> None:
        super().parse(node)
        self.falling, self.has_none, self.width = not self.inner.falling, self.inner.has_none, self.inner.width

    def unsorted(self, end: End) -> bool:
        return self.inner.unsorted(TERMINATOR) or self.inner.none_first

    def mix(self, words: Any, end: End, complemented: bool, mark: list[int]) -> None:
        self.inner.mix(words, TERMINATOR, not complemented, mark)

    def read(self, row: Row, end: End) -> Any:
        row.complement()
        value = self.inner.read(row, TERMINATOR)
        row.complement()
        return value

    def write(self, value: Any, end: End) -> bytes:
        return self.inner.write(value, TERMINATOR).translate(COMPLEMENT)

    def bound(self, value: Any, end: End) -> Place:
        found, position = self.inner.bound(value, TERMINATOR)
        return found.translate(COMPLEMENT), -position

    def begins(self, data: bytes, end: End) -> bool:
        return self.inner.begins(data.translate(COMPLEMENT), TERMINATOR)


class Optional(Around):
    tags = {"optional": (15,)}
    has_none = True

    def parse(self, node: Node) -> None:
        super().parse(node)
        self.unterminated, self.none_first = self.inner.unterminated, self.inner.falling

    def unsorted(self, end: End) -> bool:
        return self.inner.unsorted(end) or self.inner.none_first

    def read(self, row: Row, end: End) -> Any:
        if not row.flag():
            return None
        value = self.inner.read(row, end)
        return Some(value) if self.inner.has_none else value

    def inside(self, value: Any) -> Any:
        if self.inner.has_none and not isinstance(value, Some):
            wrong_type("None or rowkey.Some", value)
        return value.value if self.inner.has_none else value

    def write(self, value: Any, end: End) -> bytes:
        return b"\x00" if value is None else b"\x01" + self.inner.write(self.inside(value), end)

    def bound(self, value: Any, end: End) -> Place:
        if value is None:
            return b"\x00", AT
        found, position = self.inner.bound(self.inside(value), end)
        return b"\x01" + found, position

    def begins(self, data: bytes, end: End) -> bool:
        return not data or data[0] == 1 and may_begin(data[1:], [(b"", self.inner, end, b"")])


class Sequence(Around):
    tags = {"array": (16,), "list": (17,)}

    def parse(self, node: Node) -> None:
        self.count: int | None = None
        if self.kind == "array":
            right = isinstance(node.says, (list, tuple)) and len(node.says) == 2 and type(node.says[0]) is int
            check(right and 0 <= node.says[0] < 32768, "an `array` is the number of its values, up to 32767, and their node")
            self.count, node.says = node.says
        super().parse(node)
        self.unterminated, each = self.kind == "list", self.inner.width
        check(bool(each) or not self.unterminated and each == 0, f"the values of a `{self.kind}` have a width, those of a `list` not 0")
        if self.count is not None:
            self.width = self.count * each
            check(self.width in WIDTH, "an `array` has more than 2^31 bytes")

    def mix_rest(self, words: Any, end: End, complemented: bool) -> None:
        if self.count is not None:
            words.words(self.count)
        check(self.count is not None or end is ROW, "a `list` ends with the row, so nothing follows it")
        super().mix_rest(words, TERMINATOR, complemented)

    def unsorted(self, end: End) -> bool:
        return self.inner.unsorted(TERMINATOR)

    def read(self, row: Row, end: End) -> list[Any]:
        values: list[Any] = []
        while row.left if self.count is None else len(values) < self.count:
            values.append(self.inner.read(row, TERMINATOR))
        return values

    def elements(self, value: Any) -> Any:
        if not isinstance(value, (list, tuple)):
            wrong_type("a list", value)
        if self.count is not None and len(value) != self.count:
            raise EncodeError(f"{len(value)} elements, the field has {self.count}")
        return value

    def write(self, value: Any, end: End) -> bytes:
        return b"".join(self.inner.write(element, TERMINATOR) for element in self.elements(value))

    def bound(self, value: Any, end: End) -> Place:
        found = b""
        for element in self.elements(value):
            more, position = self.inner.bound(element, TERMINATOR)
            if position != AT:
                least = b"\x00" if self.kind == "list" and position == BEFORE and not more else b""
                return found + more + least, position
            found += more
        return found, AT

    def begins(self, data: bytes, end: End) -> bool:
        # The values of a list that has begun are not empty, so they end with the bytes.
        each = (b"", self.inner, TERMINATOR, b"")
        return may_begin(data, repeat(each) if self.count is None else repeat(each, self.count))
