"""The layout of a table's rows: reads and writes them, and gives the ranges of scans."""

from __future__ import annotations

import json
from typing import Any, Callable, Iterable, Iterator, Mapping, Optional, TypeVar, Union

from .errors import DecodeError, EncodeError, LayoutError, check, named, wrong_type
from .fingerprint import Words
from .forms.base import AFTER, AT, BEFORE, EXACT, Place
from .forms.key import Fields, alone, checked, kind_at, kind_head
from .json_members import Members
from .ranges import OPEN, Bound, Range, between, holds_nothing
from .row import ROW, Row, row_bytes
from .salt import Salt

Values = Mapping[str, Any]
T = TypeVar("T")
NOTHING: tuple[Place, Place] = ((b"\x01", BEFORE), (b"\x01", BEFORE))


def distinct(members: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(members)
    check(len(found) == len(members), f"two members of {[name for name, _ in members]} have the same name")
    return found


class Layout:
    """A layout, from its JSON. `Layout.parse` gives it."""

    @staticmethod
    def parse(said: Union[str, bytes, bytearray, Mapping[str, Any]]) -> Layout:
        """Reads the JSON, as text or parsed. Raises `LayoutError` for anything that is not known here."""
        try:
            members = Members(json.loads(said, object_pairs_hook=distinct) if isinstance(said, (str, bytes, bytearray)) else said, "layout")
            if members.left.get("kinds"):
                return KindsLayout(members)
            layout = Layout(members)
            check(layout.fields.list != [], "`layout` has no member `fields`")
            return layout
        except LayoutError:
            raise
        except RecursionError:
            raise LayoutError("the layout is nested too deep") from None
        except ValueError as wrong:
            raise LayoutError(f"the layout is not JSON: {wrong}") from None

    def __init__(self, members: Members) -> None:
        version, said = members.take("version"), members.take("fingerprint")
        check(version == 1 and type(version) is int, f"the layout is of version {version}, and this package reads version 1")
        self._parse(members)
        members.end()
        self.fingerprint = self._fingerprint(names=True)
        self.bytes_fingerprint = self._fingerprint(names=False)
        """The fingerprint without names, and without fields that were added later."""
        computed = f"0x{self.fingerprint:016x}"
        check(computed == said, f"the fingerprint is {computed}, and the layout says {said}: it was edited")

    def _parse(self, members: Members) -> None:
        salt = members.take("salt", None)
        self.salt = None if salt is None else Salt(salt)
        self.prefix = members.octets("prefix")
        self.max_len = members.typed("max_len", range(1 << 64), None)
        check(members.typed("kinds", list, []) == [], "a row kind has no kinds of its own")
        self.fields = Fields(members, members.flag("trailing"), may_be_empty=bool(self.prefix))
        self.salted = [i for i, field in enumerate(self.fields.list) if field.salted]
        of_fields = bool(self.salt and not self.salt.whole)
        check(self.max_len is None or self.fields.width is None, "`max_len` has no effect on rows of fixed width")
        check(bool(self.salted) == of_fields, "the salt is computed from no field, or no salt is computed from a salted field")

    def _fingerprint(self, names: bool) -> int:
        kinds = alone(self.fields) if not self.salt and not self.prefix and self.max_len is None else None
        if kinds:
            return mix_kinds(kinds.kinds, names)
        words = Words(tail=names)
        if self.salt:
            self.salt.mix(words)
        words.bytes(self.prefix)
        if self.max_len is not None and (names or self.fields.width_of(tail=False) is None):
            words.words(ord("m"), self.max_len)
        self.fields.mix(words, ROW, False, None)
        if names:
            self.fields.mix_paths(words, [])
        return words.state

    def decode(self, row: bytes) -> dict[str, Any]:
        """The values of a row by name. Raises `DecodeError` if the bytes are no row of this layout."""
        data, salt = row_bytes(row), self.salt
        cursor, start = Row(data), salt.width if salt else 0
        spans: list[bytes] = []
        try:
            written, prefix = cursor.take(start), cursor.take(len(self.prefix))
            for i, (byte, expected) in enumerate(zip(prefix, self.prefix)):
                if byte != expected:
                    raise DecodeError(start + i, f"0x{expected:02X} of the constant prefix", f"0x{byte:02X}")
        except DecodeError as wrong:
            raise wrong.of("salt" if wrong.offset < start else "prefix")
        values = self.fields.read_fields(cursor, ROW, spans)
        if cursor.at < len(data):
            longer = DecodeError(cursor.at, "the end of the row", f"{cursor.left} bytes more")
            raise longer.of(self.fields.list[-1].name) if self.fields.list else longer
        # A fault of the fields comes before one of the salt.
        if salt:
            bucket = salt.bucket(data[start:] if salt.whole else b"".join([spans[i] for i in self.salted]))
            if written != salt.rows[bucket]:
                raise DecodeError(0, f"bucket {bucket}, which the fields hash to", "0x" + written.hex().upper()).of("salt")
        if self.max_len is not None and len(data) > self.max_len:
            raise DecodeError(self.max_len, f"at most {self.max_len} bytes in the row", str(len(data)))
        return values

    def decode_all(self, rows: Iterable[bytes]) -> Iterator[dict[str, Any]]:
        """Decodes one row after another, for a data frame or a loop."""
        return map(self.decode, rows)

    def encode(self, values: Values) -> bytes:
        """The row of these values. Raises `EncodeError` if a field cannot hold its value."""
        parts = self.fields.write_fields(values, ROW)
        row = self.prefix + self.fields.join(parts)
        if self.salt:
            hashed = row if self.salt.whole else b"".join([parts[i] for i in self.salted if i < len(parts)])
            row = self.salt.rows[self.salt.bucket(hashed)] + row
        if self.max_len is not None and len(row) > self.max_len:
            raise EncodeError(f"the row has {len(row)} bytes, `max_len` is {self.max_len}")
        return row

    def bucket(self, values: Values) -> Optional[int]:
        """The salt bucket of the fields; `None` if the layout has no salt. Only the salted fields are needed."""
        if not self.salt:
            return None
        whole = self.salt.whole and self.prefix + self.fields.join(self.fields.write_fields(values, ROW))
        return self.salt.bucket(whole or b"".join([self.fields.one(i, checked(values), ROW) for i in self.salted]))

    def range(self, values: Values = {}, bound: Optional[Bound] = None) -> Range:
        """The one range of the rows with these values of the leading fields, and a bound on the next one.

        Raises `EncodeError` if the values do not fix the salt bucket: then `ranges` gives one range a bucket.
        """
        missing, found = self._all(values, bound)
        if missing is not None:
            raise EncodeError(f"the salt is computed from `{missing}`, which has no value: `ranges` gives one range a bucket")
        return found[0]

    def ranges(self, values: Values = {}, bound: Optional[Bound] = None) -> list[Range]:
        """The ranges of the same rows: one, or one for each salt bucket. None if no row can match."""
        return [one for one in self._all(values, bound)[1] if not one.is_empty]

    def _all(self, values: Values, bound: Optional[Bound]) -> tuple[Optional[str], list[Range]]:
        """The ranges, and the name of a field without a value that the salt is computed from."""
        fields, salt = self.fields.list, self.salt
        checked(values)
        if not isinstance(bound, (Bound, type(None))):
            wrong_type("rowkey.Bound", bound)
        asked = next((field for field in fields if bound and bound.kind is not None and bound.field == field.name), None)
        if asked and bound and asked.name not in values:
            with named(asked.name):
                if bound.low is not OPEN or bound.high is not OPEN:
                    raise EncodeError("a bound of all values of one kind has no `low` and no `high`")
                # A kind without fields is a value.
                if kind_head(asked.form, bound.kind) is None:
                    values, bound = {**values, asked.name: bound.kind}, None
        places = self._unsalted(values, bound)
        missing = next((field.name for field in fields if salt and (field.salted or salt.whole) and field.name not in values), None)
        salts = [b""] if not salt else salt.rows if missing else [salt.rows[self.bucket(values) or 0]]
        return missing, [between(one, *places) for one in salts]

    def _unsalted(self, values: Values, bound: Optional[Bound]) -> tuple[Place, Place]:
        """Both bounds, without the salt."""
        fields, count = self.fields, len(values)
        names = [field.name for field in fields.list]
        for unknown in values.keys() - names[:count]:
            raise EncodeError(f"`{unknown}` is not one of the leading {count} fields: a scan has values from the left")
        if fields.rest < min(count + (bound is not None), len(names)):
            raise EncodeError(f"rows of other values lie between those of one value of `{names[fields.rest]}`, so they are no range")
        parts = [fields.one(i, values, ROW) for i in range(count)]
        if bound is None:
            exact = count == len(names) and not fields.trailing and fields.unterminated and not fields.has_tail
            return self._place(parts, b"", BEFORE), self._place(parts, b"", EXACT if exact else AFTER)
        if count == len(names) or names[count] != bound.field:
            raise EncodeError(f"the bound is on `{bound.field}`, and values are given of the {count} leading fields")
        with named(bound.field):
            low, high = self._bounds(count, bound)
        return self._place(parts, *low), self._place(parts, *high)

    def _place(self, parts: list[bytes], last: bytes, position: int) -> Place:
        """A bound after the leading fields: bytes of the next one, with what follows it."""
        fields, given = self.fields, [*parts, last] if last else parts
        kept = fields.kept(list(given), ROW)
        # A row leaves out the tags of its last nones. After them, a later field may be there.
        if fields.has_tail and (position != AFTER or kept != given and len(given) == len(fields.list)):
            given, position = kept, EXACT if position == AFTER else position
        # The literal of the next field is in every row.
        following = fields.list[len(parts)].literal if len(parts) < len(fields.list) else b""
        return self.prefix + fields.join(given[: len(parts)]) + following + b"".join(given[len(parts) :]), position

    def _bounds(self, i: int, bound: Bound) -> tuple[Place, Place]:
        """The bounds of field `i`, each as its bytes and a position."""
        _, form, end, _ = self.fields.parts(ROW)[i]
        if bound.kind is not None:
            head = kind_head(form, bound.kind) or b""
            return (head, BEFORE), (head, AFTER)
        low, high = (bound.low, bool(bound.low_inclusive)), (bound.high, bool(bound.high_inclusive))
        if form.unsorted(end):
            raise EncodeError("its rows do not sort by value, so it has no bounds")
        falling, first, last = form.falling, b"", b""
        if form.none_first and (bound.low is not OPEN or bound.high is not OPEN):
            # None is the least value all the same, and its rows come first.
            none = bound.low is OPEN or low == (None, True)
            of_none = form.bound(None, end)[0]
            of_some = of_none[:-1] + b"\x01"
            falling, first, last = True, of_none if none else of_some, of_some
            if bound.high is None:
                return ((first, BEFORE), (first, AFTER)) if none and bound.high_inclusive else NOTHING
            low = (OPEN, True) if bound.low is None else low

        def at(value: Any, inclusive: bool, position: int, of_open: bytes) -> Place:
            """The start of a range if `position` is `BEFORE`, or its stop if it is `AFTER`."""
            if value is OPEN:
                return of_open, position
            data, found = form.bound(value, end)
            if found != AT:
                return data, found
            above = EXACT if form.unterminated and end is ROW else AFTER
            return data + end.delimiter, BEFORE if (position == BEFORE) == inclusive else above

        start, stop = at(*(high if falling else low), BEFORE, first), at(*(low if falling else high), AFTER, last)
        return NOTHING if holds_nothing(start, stop, form, end) else (start, stop)

    def split_points(self) -> list[bytes]:
        """The first row of each salt bucket, or row kind, but the first: where to split the table."""
        return self.salt.rows[1:] if self.salt else []


def parse_kinds(listed: Any) -> dict[str, Layout]:
    """The kinds of an enum of keys by their names. No prefix begins with another."""
    kinds: dict[str, Layout] = {}
    check(isinstance(listed, list) and listed != [], "an enum of keys is a list of its kinds, and has at least one")
    for one in listed:
        of = Members(one, "kinds")
        name, said = of.name(), of.take("layout")
        of.end()
        check(name not in kinds, f"two kinds are named `{name}`")
        kinds[name] = Layout(Members(said, "layout"))
    prefixes = [kind.prefix for kind in kinds.values()]
    apart = not any(b.startswith(a) for a, b in zip(prefixes, prefixes[1:]))
    right = apart and all(prefixes) and prefixes == sorted(prefixes)
    check(right, "kinds are in the order of their prefixes, none of which is empty or begins with another")
    return kinds


def mix_kinds(kinds: dict[str, Layout], names: bool) -> int:
    """The fingerprint of an enum of keys."""
    words = Words()
    words.words(ord("k"), len(kinds))
    for name, kind in kinds.items():
        words.words(kind.fingerprint if names else kind.bytes_fingerprint)
        if names and not kind.fields.list:
            words.path([name])
    return words.state


class KindsLayout(Layout):
    """The layout of an enum of keys. Values are a mapping with one member, the row kind and its fields."""

    def _parse(self, members: Members) -> None:
        self.kinds = parse_kinds(members.take("kinds"))
        salts = {(kind.salt.width, kind.salt.buckets, kind.salt.spelling) if kind.salt else None for kind in self.kinds.values()}
        check(len(salts) == 1, "the salts of the row kinds differ")
        self.salt = next(iter(self.kinds.values())).salt

    def _fingerprint(self, names: bool) -> int:
        return mix_kinds(self.kinds, names)

    def decode(self, row: bytes) -> dict[str, Any]:
        cursor = Row(row_bytes(row))
        with named("salt"):
            cursor.take(self.salt.width if self.salt else 0)
        with named("prefix"):
            name, kind = kind_at(self.kinds, cursor)
        try:
            return {name: kind.decode(row)}
        except DecodeError as wrong:
            # A kind without fields is no field itself.
            of_row = wrong.field in ("salt", "prefix") or not wrong.names and kind.fields.list
            raise wrong if of_row else wrong.of(name)

    def _of_kind(self, values: Values, what: Callable[[Layout, Values], T]) -> T:
        if not isinstance(values, Mapping) or len(values) != 1 or next(iter(values)) not in self.kinds:
            raise EncodeError(f"expected one of the row kinds {', '.join(self.kinds)}, and its fields")
        [(name, fields)] = values.items()
        with named(name):
            return what(self.kinds[name], fields)

    def encode(self, values: Values) -> bytes:
        return self._of_kind(values, Layout.encode)

    def bucket(self, values: Values) -> Optional[int]:
        return self._of_kind(values, Layout.bucket)

    def range(self, values: Values = {}, bound: Optional[Bound] = None) -> Range:
        return self._of_kind(values, lambda kind, fields: kind.range(fields, bound))

    def ranges(self, values: Values = {}, bound: Optional[Bound] = None) -> list[Range]:
        if values == {} and bound is None:
            return sorted(one for kind in self.kinds.values() for one in kind.ranges())
        return self._of_kind(values, lambda kind, fields: kind.ranges(fields, bound))

    def split_points(self) -> list[bytes]:
        return super().split_points() or [kind.prefix for kind in self.kinds.values()][1:]
