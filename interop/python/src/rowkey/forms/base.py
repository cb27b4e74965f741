"""What every form of a value has: how it is parsed, mixed into the fingerprint, read, written, and bounded."""

from __future__ import annotations

from typing import Any, Callable, ClassVar, NamedTuple, Optional

from ..errors import DecodeError, EncodeError, LayoutError
from ..fingerprint import Words
from ..json_members import Members
from ..ranges import OPEN
from ..row import End, Row

UNITS = ("days", "seconds", "milliseconds", "microseconds", "nanoseconds")
AT, BEFORE, AFTER = 0, -1, 1
Bound = tuple[bytes, int]
"""Bytes, and whether the bound is at them, before all that begins with them, or after it."""


class Domain(NamedTuple):
    least: int
    most: int
    non_zero: bool = False

    def fault(self, number: int, at: int) -> DecodeError:
        if number == 0 and (self.non_zero or self.least == 1):
            return DecodeError(at, "a number other than zero", "zero")
        return DecodeError(at, f"a number in {self.least}..={self.most}", str(number))

    def holds(self, number: int) -> bool:
        return self.least <= number <= self.most and not (self.non_zero and number == 0)


class Packed(NamedTuple):
    """How `struct` reads and writes a value of fixed width. `lift` and `lower` raise any error to have the value read alone."""

    code: str
    lift: Optional[Callable[[Any], Any]] = None
    lower: Optional[Callable[[Any], Any]] = None


class Form:
    """The form of a value. A subclass is one `kind` of the layout's JSON, or several that are alike."""

    tags: ClassVar[dict[str, int]] = {}
    """The kinds, and the tag of each in fingerprints."""
    widths: ClassVar[Optional[tuple[int, int]]] = None
    """The least and the greatest width; `None` for variable width."""
    falling: bool = False
    """Whether larger values have smaller encodings."""
    counted: Optional[tuple[int, int]] = None
    """The first and the last of its values, if they are counted one after another and their bytes are not."""
    unterminated: bool = False
    """Whether at the end of a row one encoding may be a prefix of another."""

    def __init__(self, kind: str, says: Any, members: Members, inner: Callable[[Any], Form]) -> None:
        self.kind = kind
        # A number, or `None` for variable width.
        self.width: Any = members.take("width", None)
        domain, self.domain = members.take("domain", None), None
        if domain:
            of = Members(domain, f"{members.where}.domain")
            self.domain = Domain(int(of.take("min")), int(of.take("max")), of.flag("non_zero"))
            of.end()
        self.unit: Optional[str] = members.take("unit", None)
        if self.unit is not None and self.unit not in UNITS:
            raise LayoutError(f"the unit `{self.unit}` is not one of {', '.join(UNITS)}")
        self.parse(says, members, inner)
        if self.widths and (self.width is None or not self.widths[0] <= self.width <= self.widths[1]):
            raise LayoutError(f"the width of a `{kind}` is from {self.widths[0]} to {self.widths[1]}, not {self.width}")

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
        self.mix_end(words)

    def mix_end(self, words: Words) -> None:
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
        raise NotImplementedError

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

    def ordinal(self, value: Any) -> Optional[int]:
        """The number of a value among all, which may be one that cannot be encoded; `None` if it lies between two."""
        return whole(value)

    def is_between(self, scan: Any, end: End) -> bool:
        """Whether bounds lie between two neighbouring values, so that no value is in them."""
        if self.counted is None:
            return False
        first, last = self.counted
        low = first if scan.low is OPEN else self.ordinal(scan.low)
        high = last if scan.high is OPEN else self.ordinal(scan.high)
        if low is None or high is None:
            return False
        return max(first, low + (not scan.low_inclusive)) > min(last, high - (not scan.high_inclusive and scan.high is not OPEN))

    def packed(self) -> Optional[Packed]:
        return None


def parameter(says: Any, members: Members, name: str) -> Any:
    """The only parameter of a kind, by its name."""
    of = Members(says, f"{members.where}.kind")
    found = of.take(name)
    of.end()
    return found


def whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise EncodeError(f"expected a whole number, found {type(value).__name__}")
    return value


def in_domain(number: int, least: int, most: int, non_zero: bool = False) -> int:
    if not least <= number <= most:
        raise EncodeError(f"{number} is outside {least}..={most}", number > most)
    if non_zero and number == 0:
        raise EncodeError("0 is excluded")
    return number
