"""What every form of a value has: how it is parsed, mixed into the fingerprint, read, written, and bounded."""

from __future__ import annotations

from typing import Any, Callable, ClassVar, Iterable, Iterator, NamedTuple, Optional

from ..errors import DecodeError, EncodeError, LayoutError
from ..fingerprint import Words
from ..json_members import Members
from ..row import End, Row

UNITS = ("days", "seconds", "milliseconds", "microseconds", "nanoseconds")
AT, BEFORE, AFTER = 0, -1, 1
Bound = tuple[bytes, int]
"""Bytes, and whether the bound is at them, before all that begins with them, or after it."""


class Domain(NamedTuple):
    least: int
    most: int
    non_zero: bool = False

    def read(self, number: int, at: int) -> int:
        """The number, if it is in the domain; `at` is its offset."""
        if self.least <= number <= self.most and not (self.non_zero and number == 0):
            return number
        if number == 0 and (self.non_zero or self.least == 1):
            raise DecodeError(at, "a number other than zero", "zero")
        raise DecodeError(at, f"a number in {self.least}..={self.most}", str(number))

    def write(self, number: int) -> int:
        if not self.least <= number <= self.most:
            raise EncodeError(f"{number} is outside {self.least}..={self.most}", number > self.most)
        if self.non_zero and number == 0:
            raise EncodeError("0 is excluded")
        return number


class Form:
    """The form of a value. A subclass is one `kind` of the layout's JSON, or several that are alike."""

    tags: ClassVar[dict[str, int]] = {}
    """The kinds, and the tag of each in fingerprints."""
    widths: ClassVar[Optional[tuple[int, int]]] = None
    """The least and the greatest width; `None` for variable width."""
    mixed: tuple[int, ...] = ()
    """What its parameters are in fingerprints."""
    falling: bool = False
    """Whether larger values have smaller encodings."""
    ends: tuple[Any, ...] = ()
    """The first and the last of its values, if there are others between which not all bytes are one."""
    has_none: bool = False
    """Whether `None` is one of its values."""
    unterminated: bool = False
    """Whether at the end of a row one encoding may be a prefix of another."""

    def __init__(self, kind: str, says: Any, members: Members, inner: Callable[[Any], Form]) -> None:
        self.kind = kind
        # A number, or `None` for variable width.
        self.width: Any = members.take("width", None)
        domain, self.domain = members.take("domain", None), None
        if domain:
            of = Members(domain, "domain")
            self.domain = Domain(int(of.take("min")), int(of.take("max")), of.flag("non_zero"))
            of.end()
        self.unit: Optional[str] = members.take("unit", None)
        if self.unit is not None and self.unit not in UNITS:
            raise LayoutError(f"the unit `{self.unit}` is not one of {', '.join(UNITS)}")
        if self.widths and (self.width is None or not self.widths[0] <= self.width <= self.widths[1]):
            raise LayoutError(f"the width of a `{kind}` is from {self.widths[0]} to {self.widths[1]}, not {self.width}")
        self.parse(says, members, inner)

    def parse(self, says: Any, members: Members, inner: Callable[[Any], Form]) -> None:
        """Reads the parameters of the kind: none, unless a form overrides it."""
        if says is not None:
            raise LayoutError(f"the kind `{self.kind}` has no parameters")

    def mix(self, words: Words, end: End, complemented: bool, marked: bool) -> None:
        words.words(self.tags[self.kind], complemented)
        self.mix_rest(words, end, complemented)
        if marked:
            words.words(ord("#"))

    def mix_rest(self, words: Words, end: End, complemented: bool) -> None:
        words.words(*self.mixed)
        if self.width is not None:
            words.words(self.width)
        if self.domain:
            words.number(self.domain.least)
            words.number(self.domain.most)
        if self.unit:
            words.words(UNITS.index(self.unit) + 1)
        words.words(bool(self.domain and self.domain.non_zero))

    def mix_paths(self, words: Words, path: list[str]) -> None:
        words.path(path)

    def read(self, row: Row, end: End) -> Any:
        """The value at the cursor, which it moves behind it."""

    def write(self, value: Any, end: End) -> bytes:
        raise NotImplementedError

    def bound(self, value: Any, end: End) -> Bound:
        """The bound of a value, which may be one that cannot be encoded."""
        try:
            return self.write(value, end), AT
        except EncodeError as wrong:
            if wrong.above is None:
                raise
            return b"", AFTER if wrong.above != self.falling else BEFORE

    def begins(self, data: bytes, end: End) -> bool:
        """Whether an encoding begins with these bytes, and with more of its own."""
        return any(self.reads(Row(data + tail), end) for tail in self.tails(data, end))

    def reads(self, row: Row, end: End) -> bool:
        try:
            self.read(row, end)
        except DecodeError:
            return False
        return True

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        """What may follow these bytes in an encoding: one that does, if any does."""
        # An address of variable width has at most 17 bytes.
        missing = max((self.width or 17) - len(data), 0)
        yield from (bytes(missing), b"0" * missing, *(self.write(value, end)[len(data) :] for value in self.ends))


Part = tuple[bytes, Form, End, bytes]
"""The literal of a value, its form, what follows it, and the delimiter."""


def may_begin(data: bytes, parts: Iterable[Part]) -> bool:
    """Whether values, one after another, may begin with these bytes."""
    row = Row(data)
    for literal, form, end, delimiter in parts:
        if literal.startswith(data[row.at :]):
            return True
        if not data.startswith(literal, row.at):
            return False
        row.at += len(literal)
        start = row.at
        try:
            form.read(row, end)
        except DecodeError:
            return form.begins(data[start:], end)
        if delimiter.startswith(data[row.at :]):
            return True
        if not data.startswith(delimiter, row.at):
            return False
        row.at += len(delimiter)
    return not row.left


class Number(Form):
    """A whole number. A form gives its spelling, and in `parse` the numbers that it can spell."""

    within: Domain

    def limit(self, least: int, most: int) -> None:
        self.within = self.domain or Domain(least, most)
        self.can = Domain(max(least, self.within.least), min(most, self.within.most), self.within.non_zero)
        self.ends = self.can[:2]

    def spell(self, number: int) -> bytes:
        raise NotImplementedError

    def number(self, row: Row, end: End) -> int:
        raise NotImplementedError

    def read(self, row: Row, end: End) -> int:
        at = row.at
        return self.within.read(self.number(row, end), at)

    def write(self, value: Any, end: End) -> bytes:
        return self.spell(self.can.write(whole(value)))


class Around(Form):
    """A form around another one."""

    inner: Form

    def parse(self, says: Any, members: Members, inner: Callable[[Any], Form]) -> None:
        self.inner = inner(says)

    def mix_rest(self, words: Words, end: End, complemented: bool) -> None:
        self.inner.mix(words, end, complemented, False)
        words.words(ord(")"))

    def mix_paths(self, words: Words, path: list[str]) -> None:
        self.inner.mix_paths(words, path)


def parameters(says: Any, *names: str) -> list[Any]:
    """The parameters of a kind."""
    return Members(says, "kind").only(*names)


def octets(value: Any, width: int) -> bytes:
    if not isinstance(value, (bytes, bytearray)) or len(value) != width:
        raise EncodeError(f"expected {width} bytes, found {value!r}")
    return bytes(value)


def whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise EncodeError(f"expected a whole number, found {type(value).__name__}")
    return value
