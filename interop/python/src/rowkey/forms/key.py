"""`key`: the fields of a key, nested or of a whole row, with a delimiter between each two."""

from __future__ import annotations

from typing import Any, Mapping, NamedTuple, Optional

from ..errors import DecodeError, EncodeError, LayoutError, named, wrong_type
from ..fingerprint import Words
from ..json_members import Members
from ..row import COMPLEMENT, ROW, TERMINATOR, End, Row, before
from .base import Form


class Field(NamedTuple):
    name: str
    form: Form
    salted: bool
    tail: bool
    literal: bytes = b""
    """Constant bytes before the value, which are no part of it."""


class Fields:
    """The fields of a key. A whole row has them too, and is no value."""

    def __init__(self, members: Members, inner: Any, trailing: bool = False, may_be_empty: bool = False) -> None:
        said, self.trailing = members.take("fields", None if may_be_empty else ...), trailing
        if said == []:
            raise LayoutError(f"`{members.where}`: a key has at least one field; a kind without any has no `fields`")
        delimiter = members.take("delimiter", [])
        self.ordered = isinstance(delimiter, int)
        if isinstance(delimiter, dict):
            of = Members(delimiter, f"{members.where}.delimiter")
            delimiter = of.take("unordered")
            of.end()
        self.delimiter = bytes([delimiter] if self.ordered else delimiter)
        if trailing and (self.ordered or not self.delimiter):
            raise LayoutError(f"`{members.where}`: `trailing` is of an unordered delimiter")
        self.list = [self._field(Members(field, f"{members.where}.fields"), inner) for field in said or []]
        widths = [field.form.width for field in self.list]
        constant = sum(len(field.literal) for field in self.list)
        between = len(self.delimiter) * max(len(widths) - 1 + trailing, 0) + constant
        variable = None in widths or any(field.tail for field in self.list)
        self.width = None if variable else sum(widths) + between
        self.after = before(self.delimiter, self.ordered) if self.delimiter else TERMINATOR
        self.newtype = len(self.list) == 1 and self.list[0].name == "0"
        self.has_tail = bool(self.list) and self.list[-1].tail
        self.unterminated = self.has_tail or bool(self.list) and self.list[-1].form.unterminated

    @staticmethod
    def _field(members: Members, inner: Any) -> Field:
        name, salted, tail = members.take("name"), members.flag("salted"), members.flag("tail")
        literal = members.take("literal", [])
        if not isinstance(literal, list):
            raise LayoutError(f"field `{name}`: its `literal` is a list of bytes")
        literal = bytes(literal)
        form = inner(members.take("node"))
        members.end()
        if tail and literal:
            raise LayoutError(f"field `{name}`: a `tail` field has no literal")
        if tail and form.kind != "optional":
            raise LayoutError(f"field `{name}`: a `tail` field is an `optional`")
        return Field(name, form, salted, tail, literal)

    def end(self, i: int, end: End) -> End:
        if i + 1 < len(self.list) or self.trailing:
            return self.after
        return TERMINATOR if self.list[i].tail and end is ROW else end

    def delimited(self, i: int) -> bytes:
        return self.delimiter if i + 1 < len(self.list) or self.trailing else b""

    def mix(self, words: Words, end: End, complemented: bool, marked: Optional[bool]) -> None:
        """`marked` is `None` for a whole row, whose fields are marked one by one."""
        for i, field in enumerate(self.list):
            at_end = field.tail and end is ROW
            if at_end and not words.tail:
                break
            if at_end:
                words.words(ord("t"))
            if field.literal:
                words.words(ord("l"), complemented, *([ord("#")] if marked else []))
                words.bytes(field.literal)
            field.form.mix(words, self.end(i, end), complemented, field.salted if marked is None else marked)
            delimiter = self.delimited(i).translate(COMPLEMENT) if complemented else self.delimited(i)
            if delimiter and self.ordered:
                words.words(ord(","), delimiter[0])
            elif delimiter:
                words.words(ord(":"))
                words.bytes(delimiter)
            if delimiter and marked:
                words.words(ord("#"))

    def width_without_tail(self) -> Optional[int]:
        """The width of a row without its `tail` fields."""
        fields = [field for field in self.list if not field.tail]
        forms = [field.form for field in fields]
        widths = [form.width for form in forms]
        if forms and isinstance(forms[-1], Key) and len(forms) == len(self.list):
            widths[-1] = forms[-1].fields.width_without_tail()
        between = len(self.delimiter) * max(len(widths) - 1 + self.trailing, 0) + sum(len(field.literal) for field in fields)
        return None if None in widths else int(sum(widths) + between)

    def mix_paths(self, words: Words, path: list[str]) -> None:
        for field in self.list:
            field.form.mix_paths(words, path if self.newtype else [*path, field.name])

    def read(self, row: Row, end: End, spans: Optional[list[tuple[int, int]]] = None) -> dict[str, Any]:
        """The values by name. `spans` receives where each field lies, as they are read."""
        values: dict[str, Any] = {}
        for i, (name, form, _, tail, literal) in enumerate(self.list):
            with named(name):
                if not row.data.startswith(literal, row.at):
                    raise DecodeError(row.at, f"the constant {literal!r}", repr(row.data[row.at : row.at + len(literal)]))
                row.at += len(literal)
                start = row.at
                values[name] = self._tail(form, row) if tail and end is ROW else form.read(row, self.end(i, end))
                if spans is not None:
                    spans.append((start, row.at))
                delimiter = self.delimited(i)
                if not row.data.startswith(delimiter, row.at):
                    raise DecodeError(row.at, f"the delimiter {delimiter!r}", repr(row.data[row.at : row.at + 1]))
                row.at += len(delimiter)
        return values

    @staticmethod
    def _tail(form: Form, row: Row) -> Any:
        start, value = row.at, form.read(row, TERMINATOR) if row.left else None
        if row.data[start:] == b"\x00":
            raise DecodeError(start, "the end of the row", "1 byte more")
        return value

    def write(self, values: Mapping[str, Any], end: End) -> list[bytes]:
        """The bytes of each field, without literals and delimiters."""
        if not isinstance(values, Mapping):
            wrong_type("a mapping of fields", values)
        parts = [self.one(i, values, end) for i in range(len(self.list))]
        for name in values.keys() - {field.name for field in self.list}:
            raise EncodeError(f"there is no field `{name}`")
        return self.kept(parts, end)

    def kept(self, parts: list[bytes], end: End) -> list[bytes]:
        """Without the tags of the last `tail` fields that are none."""
        if self.has_tail and end is ROW:
            for i in reversed(range(len(parts))):
                if not self.list[i].tail or parts[i] != b"\x00":
                    break
                parts[i] = b""
        return parts

    def one(self, i: int, values: Mapping[str, Any], end: End) -> bytes:
        name, form, _, tail, _ = self.list[i]
        with named(name):
            if name not in values and not tail:
                raise EncodeError("has no value")
            return form.write(values.get(name), self.end(i, end))

    def join(self, parts: list[bytes]) -> bytes:
        parts = [field.literal + part for field, part in zip(self.list, parts)]
        return self.delimiter.join([*parts, b""] if self.trailing else parts)


class Key(Form):
    tags = {"key": 0}

    def parse(self, says: Any, members: Members, inner: Any) -> None:
        of = Members(says, f"{members.where}.kind")
        self.fields = Fields(of, inner)
        of.end()
        self.unterminated = self.fields.unterminated
        self.counted = self.fields.list[0].form.counted if self.fields.newtype else None
        self.width = self.fields.width

    def mix(self, words: Words, end: End, complemented: bool, marked: bool) -> None:
        self.fields.mix(words, end, complemented, marked)

    def mix_paths(self, words: Words, path: list[str]) -> None:
        self.fields.mix_paths(words, path)

    def ordinal(self, value: Any) -> Any:
        return self.fields.list[0].form.ordinal(value) if self.fields.newtype else None

    def read(self, row: Row, end: End) -> Any:
        values = self.fields.read(row, end)
        return values["0"] if self.fields.newtype else values

    def write(self, value: Any, end: End) -> bytes:
        values = {"0": value} if self.fields.newtype else value
        return self.fields.join(self.fields.write(values, end))

    def bound(self, value: Any, end: End) -> Any:
        only = self.fields.list[0].form.bound if self.fields.newtype else super().bound
        return only(value, self.fields.end(0, end) if self.fields.newtype else end)
