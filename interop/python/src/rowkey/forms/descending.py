"""`descending`: a value with every byte complemented."""

from __future__ import annotations

from typing import Any, Optional

from ..json_members import Members
from ..row import COMPLEMENT, TERMINATOR, End, Row
from .base import Bound, Form


class Descending(Form):
    tags = {"descending": 0}

    def parse(self, says: Any, members: Members, inner: Any) -> None:
        self.inner: Form = inner(says)
        self.falling, self.counted = not self.inner.falling, self.inner.counted

    def mix(self, words: Any, end: End, complemented: bool, marked: bool) -> None:
        self.inner.mix(words, TERMINATOR, not complemented, marked)

    def mix_paths(self, words: Any, path: list[str]) -> None:
        self.inner.mix_paths(words, path)

    def ordinal(self, value: Any) -> Optional[int]:
        return self.inner.ordinal(value)

    def read(self, row: Row, end: End) -> Any:
        row.complement()
        value = self.inner.read(row, TERMINATOR)
        row.complement()
        return value

    def write(self, value: Any, end: End) -> bytes:
        return self.inner.write(value, TERMINATOR).translate(COMPLEMENT)

    def bound(self, value: Any, end: End) -> Bound:
        found, position = self.inner.bound(value, TERMINATOR)
        return found.translate(COMPLEMENT), -position
