"""`array` and `list`: elements one after another."""

from __future__ import annotations

from typing import Any

from ..errors import EncodeError, LayoutError, wrong_type
from ..json_members import Members
from ..row import TERMINATOR, End, Row
from .base import AT, BEFORE, Bound, Form


class Sequence(Form):
    tags = {"array": 16, "list": 17}

    def parse(self, says: Any, members: Members, inner: Any) -> None:
        self.count = None
        if self.kind == "array":
            self.count, says = says
        self.inner: Form = inner(says)
        if self.kind == "list" and not self.inner.width:
            raise LayoutError("the values of a `list` have at least one byte")
        self.unterminated = self.kind == "list"

    def mix_rest(self, words: Any, end: End, complemented: bool) -> None:
        if self.count is not None:
            words.words(self.count)
        self.inner.mix(words, TERMINATOR, complemented, False)
        words.words(ord(")"))

    def mix_paths(self, words: Any, path: list[str]) -> None:
        self.inner.mix_paths(words, path)

    def read(self, row: Row, end: End) -> list[Any]:
        if self.count is not None:
            return [self.inner.read(row, TERMINATOR) for _ in range(self.count)]
        values = []
        while row.left:
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

    def bound(self, value: Any, end: End) -> Bound:
        found = b""
        for element in self.elements(value):
            more, position = self.inner.bound(element, TERMINATOR)
            if position != AT:
                least = b"\x00" if self.kind == "list" and position == BEFORE and not more else b""
                return found + more + least, position
            found += more
        return found, AT
