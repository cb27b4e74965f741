"""The layout of a table's rows: reads and writes them, and gives the ranges of scans."""

from __future__ import annotations

import json
import struct
from typing import Any, Callable, Iterable, Iterator, Mapping, Optional, Union

from . import forms
from .errors import DecodeError, EncodeError, LayoutError
from .fingerprint import Words
from .forms.base import AFTER, AT, BEFORE
from .forms.key import Fields
from .forms.optional import Optional as OptionalForm
from .json_members import Members
from .ranges import OPEN, Bound, Range, successor
from .row import ROW, End, Row
from .salt import Salt

Values = Mapping[str, Any]
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
        if isinstance(said, (str, bytes)):
            try:
                said = json.loads(said)
            except (ValueError, RecursionError) as wrong:
                raise LayoutError(f"the layout is not JSON: {wrong}") from None
        try:
            members = Members(said, "layout")
            layout: Layout = KindsLayout(members) if "kinds" in members.left else KeyLayout(members)
            members.end()
        except RecursionError:
            raise LayoutError("the layout is nested too deeply") from None
        return layout

    def __init__(self, members: Members) -> None:
        version = members.take("version")
        if version != 1 or type(version) is not int:
            raise LayoutError(f"the layout is of version {version}, and this package reads version 1")
        self.said: str = members.text("fingerprint")

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
        self.prefix = members.bytes("prefix")
        self.max_len = members.number("max_len", 0, 1 << 62, None)
        self.fields = Fields(members, forms.parse, members.flag("trailing"))
        list_ = self.fields.list
        self.salted = [i for i, field in enumerate(list_) if field.salted]
        if bool(self.salted) != bool(self.salt and not self.salt.whole):
            raise LayoutError("the salt is computed from no field, or no salt is computed from a salted field")
        self.start = (self.salt.width if self.salt else 0) + len(self.prefix)
        self.fingerprint = self._fingerprint(names=True)
        self.bytes_fingerprint = self._fingerprint(names=False)
        self.check_fingerprint()
        self._fixed = self._packed()

    def _fingerprint(self, names: bool) -> int:
        words = Words(tail=names)
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
        """A function that decodes rows of fixed width at once. It raises any error for a row that `read` has to explain."""
        packed = [field.form.packed() for field in self.fields.list]
        salt = self.salt
        if self.fields.delimiter or None in packed or salt and (salt.whole or salt.rows is None):
            return None
        # The rest of the checker does not know that none of them is `None`.
        codes = [one.code for one in packed if one]
        names = [field.name for field in self.fields.list]
        lifts = [(field.name, one.lift) for field, one in zip(self.fields.list, packed) if one and one.lift]
        lowers = [(field.name, one.lower if one else None) for field, one in zip(self.fields.list, packed)]
        shape = struct.Struct(">" + "".join(codes))
        prefix, start, size, unpack, pack = self.prefix, self.start, self.start + shape.size, shape.unpack_from, shape.pack
        offsets = [self.start]
        for code in codes:
            offsets.append(offsets[-1] + struct.calcsize(">" + code))
        spans = [slice(offsets[i], offsets[i + 1]) for i in self.salted]
        whole = slice(spans[0].start, spans[-1].stop) if spans and self.salted[-1] - self.salted[0] + 1 == len(spans) else None
        hashed, buckets, rows = (salt.hash, salt.buckets, salt.rows) if salt else (None, 1, [b""])
        width = salt.width if salt else 0
        head = [row + prefix for row in rows or ()]

        def joined(row: bytes) -> bytes:
            return row[whole] if whole else b"".join([row[span] for span in spans])

        def decode(row: bytes) -> dict[str, Any]:
            if len(row) != size or row[:start] != head[hashed(joined(row)) % buckets if hashed else 0]:
                raise ValueError
            values = dict(zip(names, unpack(row, start)))
            for name, lift in lifts:
                values[name] = lift(values[name])  # type: ignore[misc]
            return values

        def encode(values: Values) -> bytes:
            if len(values) != len(lowers):
                raise ValueError
            fields = pack(*[values[name] if lower is None else lower(values[name]) for name, lower in lowers])
            if not hashed:
                return prefix + fields
            row = bytes(start) + fields
            return head[hashed(joined(row)) % buckets] + fields

        self._fixed_encode = encode
        self._width = width
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
        try:
            written = row.take(salt.width) if salt else b""
        except DecodeError as wrong:
            wrong.names.append("salt")
            raise
        spans: list[tuple[int, int]] = []
        # A fault of the fields comes before that of the salt.
        values = self._read_fields(row, spans)
        if salt:
            hashed = data[salt.width :] if salt.whole else b"".join(data[slice(*spans[i])] for i in self.salted)
            bucket = salt.bucket(hashed)
            if written != salt.write(bucket):
                wrong = DecodeError(0, f"bucket {bucket}, which the fields hash to", "0x" + written.hex().upper())
                wrong.names.append("salt")
                raise wrong
        if self.max_len is not None and len(data) > self.max_len:
            raise DecodeError(self.max_len, f"at most {self.max_len} bytes in the row", str(len(data)))
        return values

    def _read_fields(self, row: Row, spans: list[tuple[int, int]]) -> dict[str, Any]:
        at = row.at
        try:
            found = row.take(len(self.prefix))
            for i, (byte, expected) in enumerate(zip(found, self.prefix)):
                if byte != expected:
                    raise DecodeError(at + i, f"0x{expected:02X} of the constant prefix", f"0x{byte:02X}")
        except DecodeError as wrong:
            wrong.names.append("prefix")
            raise
        values = self.fields.read(row, ROW, spans)
        if row.left:
            wrong = DecodeError(row.at, "the end of the row", f"{row.left} bytes more")
            wrong.names.append(self.fields.list[-1].name)
            raise wrong
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
            row = self.salt.write(self.salt.bucket(hashed)) + row
        if self.max_len is not None and len(row) > self.max_len:
            raise EncodeError(f"the row has {len(row)} bytes, `max_len` is {self.max_len}")
        return row

    def bucket(self, values: Values) -> Optional[int]:
        if not self.salt:
            return None
        if self.salt.whole:
            return self.salt.bucket(self.prefix + self.fields.join(self.fields.write(values, ROW)))
        return self.salt.bucket(b"".join(self.fields.one(i, values, ROW) for i in self.salted))

    def range(self, values: Values = {}, bound: Optional[Bound] = None) -> Range:
        start, stop = self._unsalted(values, bound)
        if not self.salt:
            return finished(b"", start, stop)
        names = [field.name for field in self.fields.list]
        missing = next((names[i] for i in (range(len(names)) if self.salt.whole else self.salted) if names[i] not in values), None)
        if missing is not None:
            raise EncodeError(f"the salt is computed from `{missing}`, which has no value: `ranges` gives one range a bucket")
        return finished(self.salt.write(self.bucket(values) or 0), start, stop)

    def ranges(self, values: Values = {}, bound: Optional[Bound] = None) -> list[Range]:
        names = [field.name for field in self.fields.list]
        fixed = not self.salt or all(names[i] in values for i in (range(len(names)) if self.salt.whole else self.salted))
        if fixed:
            found = [self.range(values, bound)]
        else:
            start, stop = self._unsalted(values, bound)
            assert self.salt
            found = [finished(self.salt.write(bucket), start, stop) for bucket in range(self.salt.buckets)]
        return [one for one in found if not one.is_empty]

    def _unsalted(self, values: Values, bound: Optional[Bound]) -> tuple[Place, Place]:
        """Both bounds, without the salt."""
        fields, count = self.fields, len(values)
        names = [field.name for field in fields.list]
        unknown = next((name for name in values if name not in names[:count]), None)
        if unknown is not None:
            raise EncodeError(f"`{unknown}` is not one of the leading {count} fields: a scan has values from the left")
        parts = [fields.one(i, values, ROW) for i in range(count)]
        if bound is None:
            exact = count == len(names) and not fields.trailing and fields.list[-1].form.unterminated and not fields.has_tail
            return self._place(parts, b"", BEFORE), self._place(parts, b"", EXACT if exact else AFTER)
        if count == len(names) or names[count] != bound.field:
            raise EncodeError(f"the bound is on `{bound.field}`, and values are given of the {count} leading fields")
        try:
            low, high = self._bounds(count, bound)
        except EncodeError as wrong:
            wrong.names.append(bound.field)
            raise
        return self._place(parts, *low), self._place(parts, *high)

    def _place(self, parts: list[bytes], last: bytes, position: int) -> Place:
        """A bound after the leading fields: bytes of the next one, with what follows it."""
        fields, given = self.fields, [*parts, last] if last else parts
        if fields.has_tail:
            kept = fields.kept(list(given), ROW)
            dropped = kept != given
            # A row leaves out the tags of its last nones. After them, a later field may be there.
            if position != AFTER:
                given = kept
            elif dropped and len(given) == len(fields.list):
                given, position = kept, EXACT
        joined = [part + fields.delimited(i) for i, part in enumerate(given[: len(parts)])]
        return self.prefix + b"".join(joined + given[len(parts) :]), position

    def _bounds(self, i: int, bound: Bound) -> tuple[Place, Place]:
        """The bounds of field `i`, each as its bytes and a position."""
        form, end = self.fields.list[i].form, self.fields.end(i, ROW)
        low, high = bound.low, bound.high
        if bound.starts_with is not None:
            found = form.starts_with(bound.starts_with, end)
            return ((found[0], BEFORE), (found[1], AFTER)) if found else NOTHING
        tagged = isinstance(form, OptionalForm) and form.inner.falling
        if form.is_between(bound, end):
            return NOTHING
        if tagged and (low is None or high is None):
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
        return [self.salt.write(bucket) for bucket in range(1, self.salt.buckets)] if self.salt else []


class KindsLayout(Layout):
    """The layout of an enum of keys. Values are a mapping with one member, the row kind and its fields."""

    def __init__(self, members: Members) -> None:
        super().__init__(members)
        listed = members.take("kinds")
        if not isinstance(listed, list) or not listed:
            raise LayoutError("an enum of keys has at least one row kind")
        self.kinds: dict[str, KeyLayout] = {}
        for one in listed:
            kind = Members(one, "kinds")
            name = kind.text("name")
            try:
                inside = Members(kind.take("layout"), "layout")
                self.kinds[name] = KeyLayout(inside)
                inside.end()
            except LayoutError as wrong:
                raise LayoutError(f"row kind `{name}`: {wrong}") from None
            kind.end()
        prefixes = sorted(layout.prefix for layout in self.kinds.values())
        if len(prefixes) != len(listed) or any(b.startswith(a) for a, b in zip(prefixes, prefixes[1:])) or b"" in prefixes:
            raise LayoutError("the prefix of a row kind is empty, or one begins with another")
        self.first = next(iter(self.kinds.values()))
        salts = {(kind.salt.width, kind.salt.buckets, kind.salt.spelling) if kind.salt else None for kind in self.kinds.values()}
        if len(salts) != 1:
            raise LayoutError("the salts of the row kinds differ in width or buckets")
        self.fingerprint = self._fingerprint(lambda kind: kind.fingerprint)
        self.bytes_fingerprint = self._fingerprint(lambda kind: kind.bytes_fingerprint)
        self.check_fingerprint()

    def _fingerprint(self, of: Callable[[KeyLayout], int]) -> int:
        words = Words()
        words.words(ord("k"), len(self.kinds), *map(of, self.kinds.values()))
        return words.state

    def decode(self, row: bytes) -> dict[str, Any]:
        row = bytes(row)
        start = self.first.salt.width if self.first.salt else 0
        for name, kind in self.kinds.items():
            if row.startswith(kind.prefix, start):
                try:
                    return {name: kind.decode(row)}
                except DecodeError as wrong:
                    if wrong.names and wrong.field not in ("salt", "prefix"):
                        wrong.names.append(name)
                    raise
        if len(row) < start:
            wrong = DecodeError(0, f"{start} bytes", str(len(row)))
            wrong.names.append("salt")
            raise wrong
        known = ", ".join(f"{kind.prefix!r} ({name})" for name, kind in self.kinds.items())
        wrong = DecodeError(start, f"one of the prefixes {known}", repr(row[start : start + 16]))
        wrong.names.append("prefix")
        raise wrong

    def _kind(self, values: Values) -> tuple[str, KeyLayout, Values]:
        if not isinstance(values, Mapping) or len(values) != 1 or next(iter(values)) not in self.kinds:
            raise EncodeError(f"expected one of the row kinds {', '.join(self.kinds)}, and its fields")
        name = next(iter(values))
        return name, self.kinds[name], values[name]

    def _of_kind(self, values: Values, what: Callable[[KeyLayout, Values], Any]) -> Any:
        name, kind, fields = self._kind(values)
        try:
            return what(kind, fields)
        except EncodeError as wrong:
            if wrong.names:
                wrong.names.append(name)
            raise

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
        if self.first.salt:
            return self.first.split_points()
        return [kind.prefix for kind in self.kinds.values()][1:]


NOTHING: tuple[Place, Place] = ((b"\x01", BEFORE), (b"\x01", BEFORE))


def none_first(form: OptionalForm, bound: Bound, end: End) -> tuple[Place, Place]:
    """Bounds of an `optional` whose values fall, of which one is none: none is the least value, and its rows come first."""
    least = bound.low is OPEN or bound.low_inclusive
    if bound.low is not None:
        # Every value is above none.
        return ((b"\x00", BEFORE), (b"\x00", AFTER)) if bound.low is OPEN and bound.high_inclusive else NOTHING
    if bound.high is OPEN:
        return (b"\x00" if least else b"\x01", BEFORE), (b"\x01", AFTER)
    if bound.high is None:
        return ((b"\x00", BEFORE), (b"\x00", AFTER)) if least and bound.high_inclusive else NOTHING
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
