"""What every form of a value has: how it is parsed, mixed into the fingerprint, read, written, and bounded."""

from __future__ import annotations

from typing import Any, ClassVar, Iterable, Iterator, NamedTuple, Optional

from ..errors import DecodeError, EncodeError, LayoutError, check, shown
from ..fingerprint import M64, Words
from ..json_members import BYTE, UNSIGNED, WIDTH, Members
from ..row import End, Row

UNITS = ("days", "seconds", "milliseconds", "microseconds", "nanoseconds")
COUNTING = "decimal", "time_text", "reverse_time", "reverse_time_decimal", "reverse_time_hex"
MARK = [ord("#")]
AT, BEFORE, AFTER, EXACT = 0, -1, 1, 2
Place = tuple[bytes, int]
"""A bound: bytes, and whether it is at them, before all that begins with them, after it, or after exactly them."""


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
        if not self.least <= number <= self.most or self.non_zero and number == 0:
            above = None if self.least <= number <= self.most else number > self.most
            raise EncodeError(f"{shown(number)} is outside {self.least}..={self.most}{' without 0' * self.non_zero}", above)
        return number


class Node(Members):
    """The JSON of a value: its kind, the parameters of the kind, and the members beside it."""

    def __init__(self, said: Any) -> None:
        super().__init__(said, "node")
        self.kind = self.take("kind")
        self.says: Any = None
        if isinstance(self.kind, dict) and len(self.kind) == 1:
            [(self.kind, self.says)] = self.kind.items()

    def said(self) -> Any:
        """What the kind says, whatever it is."""
        says, self.says = self.says, None
        return says

    def parameters(self, **expected: Any) -> list[Any]:
        return Members(self.said(), str(self.kind)).only(**expected)

    def end(self) -> None:
        super().end()
        check(self.says is None, f"the kind `{self.kind}` has no parameters")


FORMS: dict[str, type[Form]] = {}
"""By their kinds."""


class Form:
    """The form of a value. A subclass is one `kind` of the layout's JSON, or several that are alike."""

    tags: ClassVar[dict[str, tuple[int, ...]]] = {}
    """The kinds, with the tag of each in fingerprints, and the least and the greatest width if the form does not check it."""
    mixed: tuple[int, ...] = ()
    """What its parameters are in fingerprints."""
    falling: bool = False
    """Whether larger values have smaller encodings."""
    ends: tuple[Any, ...] = ()
    """The first and the last of its values, if there are others between which not all bytes are one."""
    has_none: bool = False
    """Whether `None` is one of its values."""
    none_first: bool = False
    """Whether `None` sorts first although larger values have smaller encodings."""
    unterminated: bool = False
    """Whether at the end of a row one encoding may be a prefix of another."""

    def __init_subclass__(cls) -> None:
        FORMS.update(dict.fromkeys(cls.tags, cls))

    def __init__(self, node: Node) -> None:
        self.kind = node.kind
        # A number, or `None` for variable width.
        width = node.typed("width", WIDTH, None)
        domain, self.domain = node.take("domain", None), None
        if domain is not None:
            of = Members(domain, "domain")
            self.domain = Domain(of.integer("min"), of.integer("max", UNSIGNED), of.flag("non_zero"))
            of.end()
        self.unit: Optional[str] = node.take("unit", None)
        check(self.unit in (None, *UNITS), f"the unit `{self.unit}` is not one of {', '.join(UNITS)}")
        kind = self.kind
        if self.unit is not None:
            days = self.unit == "days"
            counts = width == (4 if days else 8) if kind == "signed" else kind in COUNTING and not days
            check(counts or kind == "descending", f"a `{kind}` does not count {self.unit}")
        self.tag, *widths = self.tags[kind]
        if widths and (width is None or not widths[0] <= width <= widths[-1]):
            raise LayoutError(f"the width of a `{kind}` is from {widths[0]} to {widths[-1]}, not {width}")
        self.width: Any = width if widths else None
        self.parse(node)
        check(self.width == width, f"the width of this `{kind}` is {self.width}, not {width}")
        node.end()

    def of_domain(self, least: int, most: int, exact: bool = False) -> None:
        """Refuses a domain with numbers that the bytes cannot hold, or other ones than those."""
        found = self.domain or Domain(least, most)
        right = found == Domain(least, most) if exact else least <= found.least and found.most <= most
        own = f"the `domain` of this `{self.kind}`, {found.least} to {found.most}"
        check(right, f"{own}, is not {'' if exact else 'within '}{least} to {most}")

    def parse(self, node: Node) -> None:
        """Reads the parameters of the kind, and the width if it depends on them: none, unless a form overrides it."""

    def mix(self, words: Words, end: End, complemented: bool, mark: list[int]) -> None:
        """`mark` is what the fields of a salt have: `MARK`, or nothing."""
        words.words(self.tag, complemented)
        self.mix_rest(words, end, complemented)
        words.words(*mark)

    def mix_rest(self, words: Words, end: End, complemented: bool) -> None:
        words.words(*self.mixed)
        if self.width is not None:
            words.words(self.width)
        for number in self.domain[:2] if self.domain else ():
            words.number(number)
        if self.unit:
            words.words(UNITS.index(self.unit) + 1)
        words.words(bool(self.domain and self.domain.non_zero))

    def mix_paths(self, words: Words, path: list[str]) -> None:
        words.path(path)

    def read(self, row: Row, end: End) -> Any:
        """The value at the cursor, which it moves behind it."""

    def write(self, value: Any, end: End) -> bytes:
        raise NotImplementedError

    def bound(self, value: Any, end: End) -> Place:
        """The bound of a value, which may be one that cannot be encoded."""
        try:
            return self.write(value, end), AT
        except EncodeError as wrong:
            if wrong.above is None:
                raise
            return b"", AFTER if wrong.above != self.falling else BEFORE

    def unsorted(self, end: End) -> bool:
        """Whether its rows do not sort by value, if this follows it: then it has no bounds."""
        return False

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
        written = (self.write(value, end)[len(data) :] + end.delimiter for value in self.ends)
        yield from (bytes(missing), b"0" * missing, *written)


Part = tuple[bytes, Form, End, bytes]
"""The literal of a value, its form, what follows it, and the delimiter."""


def may_begin(data: bytes, parts: Iterable[Part]) -> bool:
    """Whether values, one after another, may begin with these bytes."""
    row = Row(data)
    for literal, form, end, delimiter in parts:
        for constant in (literal, None, delimiter):
            left = data[row.at :]
            if constant is None:
                if not form.reads(row, end):
                    return form.begins(left, end)
            elif constant.startswith(left):
                return True
            elif not left.startswith(constant):
                return False
            else:
                row.at += len(constant)
    return not row.left


class Number(Form):
    """A whole number. A form gives the spelling of its distance from an origin, and in `parse` the numbers that it can spell.

    The origin is 0, unless the form says otherwise; `reverse_time` and its like count back from it.
    """

    origin = 0

    def count_back(self, node: Node, **expected: type) -> list[Any]:
        """Reads the origin of a reverse time; gives its other parameters."""
        of = Members(node.said(), self.kind)
        self.origin, self.falling = of.integer("from"), True
        others = of.only(**expected)
        self.mixed = self.origin & M64, self.origin >> 64 & M64, *map(int, others)
        return others

    def reach(self, furthest: int) -> None:
        """Sets the numbers that the form can spell, by the greatest distance."""
        self.limit(*sorted((self.origin, self.origin - furthest if self.falling else self.origin + furthest)))

    def of_digits(self) -> None:
        """Refuses numbers below zero, which have no digits."""
        if self.domain and not self.falling:
            self.of_domain(0, self.domain.most)

    def limit(self, least: int, most: int) -> None:
        self.within = self.domain or Domain(least, most)
        self.can = Domain(max(least, self.within.least), min(most, self.within.most), self.within.non_zero)
        self.ends = self.can[:2]

    def spell(self, distance: int) -> bytes:
        raise NotImplementedError

    def distance(self, row: Row, end: End) -> int:
        raise NotImplementedError

    def spelled(self, number: int) -> bytes:
        return self.spell(self.origin - number if self.falling else number - self.origin)

    def read(self, row: Row, end: End) -> int:
        at, distance = row.at, self.distance(row, end)
        return self.within.read(self.origin - distance if self.falling else self.origin + distance, at)

    def write(self, value: Any, end: End) -> bytes:
        return self.spelled(self.can.write(whole(value)))


class Around(Form):
    """A form around another one."""

    def parse(self, node: Node) -> None:
        self.inner = form_of(node.said())

    def mix_rest(self, words: Words, end: End, complemented: bool) -> None:
        self.inner.mix(words, end, complemented, [])
        words.words(ord(")"))

    def mix_paths(self, words: Words, path: list[str]) -> None:
        self.inner.mix_paths(words, path)


def form_of(said: Any) -> Form:
    """The form of the JSON of a value."""
    node = Node(said)
    # Facts on which no byte depends.
    if "custom" in node.left:
        direction, _, _ = Members(node.take("custom"), "custom").only(direction=str, first=BYTE, last=BYTE)
        check(direction in ("ascending", "descending", "unordered"), f"a field has no direction `{direction}`")
    check(node.kind != "custom", f"the codec `{node.says}` is known only to the program that wrote the rows")
    known = isinstance(node.kind, str) and node.kind in FORMS
    check(known, f"the kind `{node.kind}` is not known here: it may be of a later version")
    return FORMS[node.kind](node)


def octets(value: Any, width: int) -> bytes:
    if not isinstance(value, (bytes, bytearray)) or len(value) != width:
        raise EncodeError(f"expected {width} bytes, found {shown(value)}")
    return bytes(value)


def whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise EncodeError(f"expected a whole number, found {type(value).__name__}")
    return value
