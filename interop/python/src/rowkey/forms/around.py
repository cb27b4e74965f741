"""`optional`, `descending`, `array`, `list`: forms around another one."""

from __future__ import annotations

from typing import Any
from typing import Optional as Maybe

from ..errors import DecodeError, EncodeError, LayoutError, wrong_type
from ..row import COMPLEMENT, TERMINATOR, End, Row
from ..values import Some
from .base import AT, BEFORE, Bound, Form


class Descending(Form):
    tags = {"descending": 0}

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        self.inner: Form = inner(says)
        self.falling, self.counted = not self.inner.falling, self.inner.counted

    def mix(self, words: Any, end: End, complemented: bool, marked: bool) -> None:
        self.inner.mix(words, TERMINATOR, not complemented, marked)

    def mix_paths(self, words: Any, path: list[str]) -> None:
        self.inner.mix_paths(words, path)

    def ordinal(self, value: Any) -> Maybe[int]:
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


class Optional(Form):
    tags = {"optional": 15}

    def parse(self, says: Any, members: Any, inner: Any) -> None:
        self.inner: Form = inner(says)
        self.nested = isinstance(plain(self.inner), Optional)
        self.unterminated = self.inner.unterminated
        if self.inner.counted:
            # None is the least.
            self.counted = self.inner.counted[0] - 1, self.inner.counted[1]

    def mix_rest(self, words: Any, end: End, complemented: bool) -> None:
        self.inner.mix(words, end, complemented, False)
        words.words(ord(")"))

    def mix_paths(self, words: Any, path: list[str]) -> None:
        self.inner.mix_paths(words, path)

    def ordinal(self, value: Any) -> Maybe[int]:
        least = self.counted[0] if self.counted else 0
        number = least if value is None else self.inner.ordinal(self.inside(value))
        return max(number, least + (value is not None)) if number is not None else None

    def is_between(self, scan: Any, end: End) -> bool:
        if self.inner.counted:
            return super().is_between(scan, end)
        if scan.low is not None:
            return scan.high is not None and not self.nested and self.inner.is_between(scan, end)
        # Above none, and below the first value.
        return not scan.low_inclusive and not scan.high_inclusive and scan.high in ("", b"")

    def read(self, row: Row, end: End) -> Any:
        at, tag = row.at, row.number(1)
        if tag > 1:
            raise DecodeError(at, "0x00 or 0x01", f"0x{tag:02X}")
        if tag == 0:
            return None
        value = self.inner.read(row, end)
        return Some(value) if self.nested else value

    def inside(self, value: Any) -> Any:
        if not self.nested:
            return value
        return value.value if isinstance(value, Some) else wrong_type("None or rowkey.Some", value)

    def write(self, value: Any, end: End) -> bytes:
        return b"\x00" if value is None else b"\x01" + self.inner.write(self.inside(value), end)

    def bound(self, value: Any, end: End) -> Bound:
        if value is None:
            return b"\x00", AT
        found, position = self.inner.bound(self.inside(value), end)
        return b"\x01" + found, position


def plain(form: Form) -> Form:
    """The form without the complements around it."""
    while form.kind == "descending":
        form = form.inner  # type: ignore[attr-defined]
    return form


class Sequence(Form):
    tags = {"array": 16, "list": 17}

    def parse(self, says: Any, members: Any, inner: Any) -> None:
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
