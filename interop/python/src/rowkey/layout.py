"""The layout of a table's rows: reads and writes them, and gives the ranges of scans."""

from __future__ import annotations

import json
import struct
from typing import Any, Callable, Iterable, Iterator, Mapping, Optional, TypeVar, Union

from . import forms
from .errors import DecodeError, EncodeError, LayoutError, named
from .fingerprint import Words
from .forms.around import Optional as OptionalForm
from .forms.base import AFTER, AT, BEFORE
from .forms.key import Fields
from .forms.keys import alone, check_prefixes, kind_head, mix_kinds
from .json_members import Members
from .ranges import OPEN, Bound, Range, successor
from .row import ROW, End, Row
from .salt import Salt

Values = Mapping[str, Any]
T = TypeVar("T")
Place = tuple[bytes, int]
EXACT = 2
"""After exactly these bytes, and before all longer ones that begin with them."""


class Layout:
    """A layout, from its JSON. `Layout.parse` gives it."""

    fingerprint: int
    bytes_fingerprint: int
    """The fingerprint without names, and without fields that were added later."""

    @staticmethod
    def parse(said: Union[str, bytes, Mapping[str, Any]]) -> Layout:
        """Reads the JSON, as text or parsed. Raises `LayoutError` for anything that is not known here."""
        try:
            members = Members(dict(json.loads(said) if isinstance(said, (str, bytes)) else said), "layout")
            layout: Layout = KindsLayout(members) if "kinds" in members.left else KeyLayout(members)
            members.end()
        except LayoutError:
            raise
        except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as wrong:
            raise LayoutError(f"the layout is malformed: {type(wrong).__name__}: {wrong}") from None
        return layout

    def __init__(self, members: Members) -> None:
        version = members.take("version")
        if version != 1 or type(version) is not int:
            raise LayoutError(f"the layout is of version {version}, and this package reads version 1")
        self.said: str = members.take("fingerprint")

    def check_fingerprint(self) -> None:
        computed = f"0x{self.fingerprint:016x}"
        if computed != self.said:
            raise LayoutError(f"the fingerprint is {computed}, and the layout says {self.said}: it was changed by hand")

    def decode(self, row: bytes) -> dict[str, Any]:
        """The values of a row by name. Raises `DecodeError` if the bytes are no row of this layout."""
        raise NotImplementedError

    def decode_all(self, rows: Iterable[bytes]) -> Iterator[dict[str, Any]]:
        """Decodes one row after another, for a data frame or a loop."""
        return map(self.decode, rows)

    def encode(self, values: Values) -> bytes:
        """The row of these values. Raises `EncodeError` if a field cannot hold its value."""
        raise NotImplementedError

    def bucket(self, values: Values) -> Optional[int]:
        """The salt bucket of the fields; `None` if the layout has no salt. Only the salted fields are needed."""
        raise NotImplementedError

    def range(self, values: Values = {}, bound: Optional[Bound] = None) -> Range:
        """The one range of the rows with these values of the leading fields, and a bound on the next one.

        Raises `EncodeError` if the values do not fix the salt bucket: then `ranges` gives one range a bucket.
        """
        raise NotImplementedError

    def ranges(self, values: Values = {}, bound: Optional[Bound] = None) -> list[Range]:
        """The ranges of the same rows: one, or one for each salt bucket. None if no row can match."""
        raise NotImplementedError

    def split_points(self) -> list[bytes]:
        """The first row of each salt bucket, or row kind, but the first: where to split the table."""
        raise NotImplementedError


class KeyLayout(Layout):
    """The layout of a struct, or of one row kind."""

    def __init__(self, members: Members) -> None:
        super().__init__(members)
        salt = members.take("salt", None)
        self.salt = None if salt is None else Salt(salt)
        self.prefix = bytes(members.take("prefix", []))
        self.max_len = members.take("max_len", None)
        self.fields = Fields(members, forms.parse, members.flag("trailing"), may_be_empty=bool(self.prefix))
        self.salted = [i for i, field in enumerate(self.fields.list) if field.salted]
        if bool(self.salted) != bool(self.salt and not self.salt.whole):
            raise LayoutError("the salt is computed from no field, or no salt is computed from a salted field")
        self.start = (self.salt.width if self.salt else 0) + len(self.prefix)
        self.fingerprint, self.bytes_fingerprint = self._fingerprint(names=True), self._fingerprint(names=False)
        self.check_fingerprint()
        self._fixed = self._packed()

    def _fingerprint(self, names: bool) -> int:
        words = Words(tail=names)
        kinds = alone(self.fields) if not self.salt and not self.prefix and self.max_len is None else None
        if kinds:
            mix_kinds(words, ((name, kind.fingerprint(names), bool(kind.fields.list)) for name, kind in kinds.kinds.items()), names)
            return words.state
        if self.salt:
            self.salt.mix(words)
        words.bytes(self.prefix)
        if self.max_len is not None and (names or self.fields.width_without_tail() is None):
            words.words(ord("m"), self.max_len)
        self.fields.mix(words, ROW, False, None)
        if names:
            self.fields.mix_paths(words, [])
        return words.state

    def _packed(self) -> Optional[Callable[[bytes], dict[str, Any]]]:
        """A function that decodes rows of fixed width at once, and sets the one that encodes. They raise any error where `read`
        and `write` have to explain."""
        packed = [field.form.packed() for field in self.fields.list]
        salt, prefix, start = self.salt, self.prefix, self.start
        literal = any(field.literal for field in self.fields.list)
        if self.fields.delimiter or literal or None in packed or salt and salt.whole:
            return None
        # The rest of the checker does not know that none of them is `None`.
        forms_ = [(field.name, one) for field, one in zip(self.fields.list, packed) if one]
        names, lowers = [name for name, _ in forms_], [(name, one.lower) for name, one in forms_]
        lifts = [(name, one.lift) for name, one in forms_ if one.lift]
        shape = struct.Struct(">" + "".join(one.code for _, one in forms_))
        size, unpack, pack = start + shape.size, shape.unpack_from, shape.pack
        offsets = [start + struct.calcsize(">" + "".join(one.code for _, one in forms_[:i])) for i in range(len(names) + 1)]
        spans = [slice(offsets[i], offsets[i + 1]) for i in self.salted]
        head = [bucket + prefix for bucket in salt.rows] if salt else [prefix]
        hashed, buckets, only = salt.hash if salt else None, len(head), spans[0] if len(spans) == 1 else None

        def begins(row: bytes) -> bytes:
            if not hashed:
                return prefix
            return head[hashed(row[only] if only else b"".join([row[span] for span in spans])) % buckets]

        def decode(row: bytes) -> dict[str, Any]:
            if len(row) != size or row[:start] != begins(row):
                raise ValueError
            values = dict(zip(names, unpack(row, start)))
            for name, lift in lifts:
                values[name] = lift(values[name])
            return values

        def encode(values: Values) -> bytes:
            if len(values) != len(names):
                raise ValueError
            fields = pack(*[values[name] if lower is None else lower(values[name]) for name, lower in lowers])
            return begins(head[0] + fields) + fields

        self._fixed_encode = encode
        return decode

    def decode(self, row: bytes) -> dict[str, Any]:
        if self._fixed:
            try:
                return self._fixed(row)
            except Exception:  # noqa: BLE001  the row is read again, to say what is wrong with it
                pass
        return self.read(bytes(row))

    def read(self, data: bytes) -> dict[str, Any]:
        row, salt = Row(data), self.salt
        with named("salt"):
            written = row.take(salt.width) if salt else b""
        spans: list[tuple[int, int]] = []
        with named("prefix"):
            at, found = row.at, row.take(len(self.prefix))
            for i, (byte, expected) in enumerate(zip(found, self.prefix)):
                if byte != expected:
                    raise DecodeError(at + i, f"0x{expected:02X} of the constant prefix", f"0x{byte:02X}")
        values = self.fields.read(row, ROW, spans)
        if row.left:
            wrong = DecodeError(row.at, "the end of the row", f"{row.left} bytes more")
            raise wrong.of(self.fields.list[-1].name) if self.fields.list else wrong
        # A fault of the fields comes before one of the salt.
        if salt:
            hashed = data[salt.width :] if salt.whole else b"".join(data[slice(*spans[i])] for i in self.salted)
            bucket = salt.bucket(hashed)
            if written != salt.rows[bucket]:
                raise DecodeError(0, f"bucket {bucket}, which the fields hash to", "0x" + written.hex().upper()).of("salt")
        if self.max_len is not None and len(data) > self.max_len:
            raise DecodeError(self.max_len, f"at most {self.max_len} bytes in the row", str(len(data)))
        return values

    def encode(self, values: Values) -> bytes:
        if self._fixed:
            try:
                return self._fixed_encode(values)
            except Exception:  # noqa: BLE001  written again, to say what is wrong
                pass
        parts = self.fields.write(values, ROW)
        row = self.prefix + self.fields.join(parts)
        if self.salt:
            hashed = row if self.salt.whole else b"".join(parts[i] for i in self.salted)
            row = self.salt.rows[self.salt.bucket(hashed)] + row
        if self.max_len is not None and len(row) > self.max_len:
            raise EncodeError(f"the row has {len(row)} bytes, `max_len` is {self.max_len}")
        return row

    def bucket(self, values: Values) -> Optional[int]:
        if not self.salt:
            return None
        if self.salt.whole:
            return self.salt.bucket(self.prefix + self.fields.join(self.fields.write(values, ROW)))
        return self.salt.bucket(b"".join(self.fields.one(i, values, ROW) for i in self.salted))

    def _missing(self, values: Values) -> Optional[str]:
        """A field without a value that the salt is computed from."""
        whole = self.salt and self.salt.whole
        names = [field.name for field in self.fields.list if field.salted or whole]
        return next((name for name in names if name not in values), None)

    def range(self, values: Values = {}, bound: Optional[Bound] = None) -> Range:
        values, bound = self._kind_as_value(values, bound)
        missing = self._missing(values)
        if missing is not None:
            raise EncodeError(f"the salt is computed from `{missing}`, which has no value: `ranges` gives one range a bucket")
        return finished(self.salt.rows[self.bucket(values) or 0] if self.salt else b"", *self._unsalted(values, bound))

    def ranges(self, values: Values = {}, bound: Optional[Bound] = None) -> list[Range]:
        values, bound = self._kind_as_value(values, bound)
        if not self.salt or self._missing(values) is None:
            found = [self.range(values, bound)]
        else:
            both = self._unsalted(values, bound)
            found = [finished(bucket, *both) for bucket in self.salt.rows]
        return [one for one in found if not one.is_empty]

    def _kind_as_value(self, values: Values, bound: Optional[Bound]) -> tuple[Values, Optional[Bound]]:
        """A kind without fields is a value."""
        if bound is None or bound.kind is None:
            return values, bound
        with named(bound.field):
            form = next((field.form for field in self.fields.list if field.name == bound.field), None)
            if form is None or kind_head(form, bound.kind) is not None:
                return values, bound
        return {**values, bound.field: bound.kind}, None

    def _unsalted(self, values: Values, bound: Optional[Bound]) -> tuple[Place, Place]:
        """Both bounds, without the salt."""
        fields, count = self.fields, len(values)
        names = [field.name for field in fields.list]
        unknown = next((name for name in values if name not in names[:count]), None)
        if unknown is not None:
            raise EncodeError(f"`{unknown}` is not one of the leading {count} fields: a scan has values from the left")
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
        if fields.has_tail:
            kept = fields.kept(list(given), ROW)
            # A row leaves out the tags of its last nones. After them, a later field may be there.
            if position != AFTER or kept != given and len(given) == len(fields.list):
                given, position = kept, EXACT if position == AFTER else position
        joined = [fields.list[i].literal + part + fields.delimited(i) for i, part in enumerate(given[: len(parts)])]
        # The literal of the next field is in every row.
        following = fields.list[len(parts)].literal if len(parts) < len(fields.list) else b""
        return self.prefix + b"".join([*joined, following, *given[len(parts) :]]), position

    def _bounds(self, i: int, bound: Bound) -> tuple[Place, Place]:
        """The bounds of field `i`, each as its bytes and a position."""
        form, end = self.fields.list[i].form, self.fields.end(i, ROW)
        if bound.kind is not None:
            head = kind_head(form, bound.kind) or b""
            return (head, BEFORE), (head, AFTER)
        low, high = bound.low, bound.high
        tagged = isinstance(form, OptionalForm) and form.inner.falling
        if form.is_between(bound, end):
            return NOTHING
        if isinstance(form, OptionalForm) and tagged and (low is None or high is None):
            return none_first(form, bound, end)

        def at(value: Any, inclusive: bool, is_low: bool) -> Place:
            if value is OPEN:
                tag = b"\x01" if tagged and low is not high else b""
                return tag, BEFORE if is_low else AFTER
            data, position = form.bound(value, end)
            if position != AT:
                return data, position
            data += end.delimiter
            if is_low == inclusive:
                return data, BEFORE
            return data, EXACT if form.unterminated and end is ROW else AFTER

        one, other = (low, bound.low_inclusive), (high, bound.high_inclusive)
        if form.falling or tagged:
            one, other = other, one
        return at(*one, is_low=True), at(*other, is_low=False)

    def split_points(self) -> list[bytes]:
        return self.salt.rows[1:] if self.salt else []


class KindsLayout(Layout):
    """The layout of an enum of keys. Values are a mapping with one member, the row kind and its fields."""

    def __init__(self, members: Members) -> None:
        super().__init__(members)
        listed = members.take("kinds")
        self.kinds: dict[str, KeyLayout] = {}
        for one in listed:
            kind = Members(one, "kinds")
            inside = Members(kind.take("layout"), "layout")
            self.kinds[kind.take("name")] = KeyLayout(inside)
            inside.end()
            kind.end()
        self.first = next(iter(self.kinds.values()))
        salts = {(kind.salt.width, kind.salt.buckets, kind.salt.spelling) if kind.salt else None for kind in self.kinds.values()}
        check_prefixes([kind.prefix for kind in self.kinds.values()], len(listed))
        if len(salts) != 1:
            raise LayoutError("the salts of the row kinds differ")
        self.fingerprint, self.bytes_fingerprint = self._fingerprint(names=True), self._fingerprint(names=False)
        self.check_fingerprint()

    def _fingerprint(self, names: bool) -> int:
        words = Words()
        prints = {name: kind.fingerprint if names else kind.bytes_fingerprint for name, kind in self.kinds.items()}
        mix_kinds(words, ((name, prints[name], bool(kind.fields.list)) for name, kind in self.kinds.items()), names)
        return words.state

    def decode(self, row: bytes) -> dict[str, Any]:
        row = bytes(row)
        start = self.first.salt.width if self.first.salt else 0
        for name, kind in self.kinds.items():
            if row.startswith(kind.prefix, start):
                try:
                    return {name: kind.decode(row)}
                except DecodeError as wrong:
                    # A kind without fields is no field itself.
                    of_row = wrong.field in ("salt", "prefix") or not wrong.names and kind.fields.list
                    raise wrong if of_row else wrong.of(name)
        if len(row) < start:
            raise DecodeError(0, f"{start} bytes", str(len(row))).of("salt")
        raise DecodeError(start, f"the prefix of one of {', '.join(self.kinds)}", repr(row[start : start + 16])).of("prefix")

    def _of_kind(self, values: Values, what: Callable[[KeyLayout, Values], T]) -> T:
        if not isinstance(values, Mapping) or len(values) != 1 or next(iter(values)) not in self.kinds:
            raise EncodeError(f"expected one of the row kinds {', '.join(self.kinds)}, and its fields")
        [(name, fields)] = values.items()
        with named(name):
            return what(self.kinds[name], fields)

    def encode(self, values: Values) -> bytes:
        return self._of_kind(values, KeyLayout.encode)

    def bucket(self, values: Values) -> Optional[int]:
        return self._of_kind(values, KeyLayout.bucket)

    def range(self, values: Values = {}, bound: Optional[Bound] = None) -> Range:
        return self._of_kind(values, lambda kind, fields: kind.range(fields, bound))

    def ranges(self, values: Values = {}, bound: Optional[Bound] = None) -> list[Range]:
        if not values:
            return sorted(one for kind in self.kinds.values() for one in kind.ranges())
        return self._of_kind(values, lambda kind, fields: kind.ranges(fields, bound))

    def split_points(self) -> list[bytes]:
        return self.first.split_points() or [kind.prefix for kind in self.kinds.values()][1:]


NOTHING: tuple[Place, Place] = ((b"\x01", BEFORE), (b"\x01", BEFORE))


def none_first(form: OptionalForm, bound: Bound, end: End) -> tuple[Place, Place]:
    """Bounds of an `optional` whose values fall, of which one is none: none is the least value, and its rows come first."""
    least = bound.low is OPEN or bound.low is None and bound.low_inclusive
    if bound.high is None:
        return ((b"\x00", BEFORE), (b"\x00", AFTER)) if least and bound.high_inclusive else NOTHING
    if bound.high is OPEN:
        return (b"\x00" if least else b"\x01", BEFORE), (b"\x01", AFTER)
    data, position = form.bound(bound.high, end)
    if position == AT:
        position = BEFORE if bound.high_inclusive else AFTER
    return (data, position), (b"\x01", AFTER)


def finished(salt: bytes, start: tuple[bytes, int], stop: tuple[bytes, int]) -> Range:
    low, high = place(salt, start), place(salt, stop)
    # A start above all rows.
    if not low and start[1] == AFTER or high and low >= high:
        return Range(b"\x00", b"\x00")
    return Range(low, high)


def place(salt: bytes, bound: tuple[bytes, int]) -> bytes:
    data, position = salt + bound[0], bound[1]
    return successor(data) if position == AFTER else data + b"\x00" if position == EXACT else data
