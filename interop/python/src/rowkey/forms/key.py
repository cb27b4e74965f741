"""`key`: the fields of a key, nested or of a whole row, with a delimiter between each two; `keys`: a key of one of several kinds."""

from functools import cache
from typing import Any, Mapping, Optional

from ..errors import DecodeError, EncodeError, LayoutError, check, named, shown, wrong_type
from ..fingerprint import Words
from ..json_members import BYTE, Members
from ..row import COMPLEMENT, ROW, TERMINATOR, End, Row
from .around import Descending
from .base import AT, MARK, Form, Node, Part, Place, form_of, may_begin


class Field:
    """A field of a key.

    `literal` is constant bytes before the value, which are no part of it. The end of a `rest` field is counted from that of the
    row.
    """

    def __init__(self, members: Members) -> None:
        self.name, self.salted, self.tail = members.name(), members.flag("salted"), members.flag("tail")
        try:
            self.literal, self.rest = members.octets("literal"), members.flag("rest")
            self.form = form_of(members.take("node"))
            members.end()
            right = not self.tail or self.form.kind == "optional" and not self.literal and not self.salted
            check(right, "a `tail` field is an `optional`, has no literal and is not salted")
        except LayoutError as wrong:
            raise LayoutError(f"field `{self.name}`: {wrong}") from None


def checked(values: Any) -> Any:
    return values if isinstance(values, Mapping) else wrong_type("a mapping of fields", values)


class Fields:
    """The fields of a key, nested or of a whole row."""

    def __init__(self, members: Members, trailing: bool = False, may_be_empty: bool = False) -> None:
        said, self.trailing = members.typed("fields", list, None if may_be_empty else ...), trailing
        check(said != [], f"`{members.where}`: a key has at least one field; a kind without any has no `fields`")
        delimiter, self.delimiter = members.take("delimiter", None), b""
        self.ordered = isinstance(delimiter, int)
        if delimiter is not None:
            wrong = f"`{members.where}`: its `delimiter` is not a byte, or `unordered` with 1 to 6 bytes of ASCII"
            if self.ordered:
                check(type(delimiter) is int and delimiter in BYTE, wrong)
                self.delimiter = bytes([delimiter])
            else:
                of = Members(delimiter, f"{members.where}.delimiter")
                self.delimiter = of.octets("unordered")
                of.end()
                check(0 < len(self.delimiter) < 7 and self.delimiter.isascii(), wrong)
        unordered = bool(self.delimiter) and not self.ordered
        check(unordered or not trailing, f"`{members.where}`: `trailing` is of an unordered delimiter")
        self.list = [Field(Members(field, f"{members.where}.fields")) for field in said or []]
        self.after = End(self.delimiter[0] if self.ordered else 259, self.delimiter) if self.delimiter else TERMINATOR
        self.newtype = len(self.list) == 1 and self.list[0].name == "0"
        self.has_tail = bool(self.list) and self.list[-1].tail
        names, tails = {field.name for field in self.list}, [field.tail for field in self.list]
        check(len(names) == len(self.list), f"`{members.where}`: two of its `fields` have the same name")
        right = not any(tails) or tails == sorted(tails) and not tails[0] and not self.delimiter
        check(right, f"`{members.where}`: `tail` fields follow one that is not, end their key, and it has no delimiter")
        self.rest = next((i for i, field in enumerate(self.list) if field.rest), len(self.list))
        self.after_rest = self._after_rest()
        self.unterminated = self.has_tail or bool(self.list) and self.list[-1].form.unterminated
        self.width = self.width_of(tail=True)
        self.parts = cache(self._parts)

    def _after_rest(self) -> End:
        for field in self.list[self.rest : self.rest + 1]:
            after = self.list[self.rest + 1 :]
            fixed = all(field.form.width is not None for field in after)
            if not after or not fixed or any(one.rest for one in after) or self.delimiter or self.has_tail or field.form.kind != "text":
                raise LayoutError(f"field `{field.name}`: `rest` is of text, and fields of fixed width alone follow it")
            return End(260, b"", sum(len(field.literal) + int(field.form.width or 0) for field in after))
        return ROW

    def nested(self) -> "Fields":
        for field in self.list[self.rest : self.rest + 1]:
            raise LayoutError(f"field `{field.name}`: `rest` is counted from the end of a row, and its key is nested")
        return self

    def mix(self, words: Words, end: End, complemented: bool, mark: Optional[list[int]]) -> None:
        """`mark` is `None` for a whole row, whose fields are marked one by one."""
        for field, (literal, form, after, delimiter) in zip(self.list, self.parts(end)):
            if field.tail and end is ROW:
                if not words.tail:
                    break
                words.words(ord("t"))
            if literal:
                words.words(ord("l"), complemented, *mark or [])
                words.bytes(literal)
            try:
                form.mix(words, after, complemented, MARK * field.salted if mark is None else mark)
            except LayoutError as wrong:
                raise LayoutError(f"field `{field.name}`: {wrong}") from None
            if delimiter:
                delimiter = delimiter.translate(COMPLEMENT) if complemented else delimiter
                words.words(*([ord(",")] if self.ordered else [ord(":"), len(delimiter)]), *delimiter, *mark or [])

    def width_of(self, tail: bool) -> Optional[int]:
        """The width, if it is constant: with or without `tail` fields, which it is not."""
        fields = [field for field in self.list if tail or not field.tail]
        widths = [field.form.width for field in fields]
        last = fields[-1].form if fields and len(fields) == len(self.list) else None
        if not tail and isinstance(last, Key):
            widths[-1] = last.width_of(tail)
        between = sum(len(field.literal) for field in fields) + len(self.delimiter) * max(len(fields) - 1 + self.trailing, 0)
        return None if None in widths else int(sum(widths) + between)

    def mix_paths(self, words: Words, path: list[str]) -> None:
        for field in self.list:
            field.form.mix_paths(words, path if self.newtype else [*path, field.name])

    def _parts(self, end: End) -> list[Part]:
        """What is read of each field, if this follows the last one."""
        parts = [(one.literal, one.form, self.after_rest if one.rest else self.after, self.delimiter) for one in self.list]
        if parts and not self.trailing:
            parts[-1] = (*parts[-1][:2], TERMINATOR if self.has_tail and end is ROW else end, b"")
        return parts

    def read_fields(self, row: Row, end: End, spans: list[bytes]) -> dict[str, Any]:
        """The values by name. `spans` receives the bytes of each field."""
        values: dict[str, Any] = {}
        try:
            for field, (literal, form, after, delimiter) in zip(self.list, self.parts(end)):
                if literal:
                    row.expect(literal, "the constant")
                start, tail = row.at, field.tail and end is ROW
                values[field.name] = None if tail and not row.left else form.read(row, after)
                if tail and row.data[start:] == b"\x00":
                    raise DecodeError(start, "the end of the row", "1 byte more")
                spans.append(row.data[start : row.at])
                if delimiter:
                    row.expect(delimiter, "the delimiter")
        except DecodeError as wrong:
            raise wrong.of(field.name)
        return values

    def write_fields(self, values: Mapping[str, Any], end: End) -> list[bytes]:
        """The bytes of each field, without literals and delimiters."""
        checked(values)
        parts = [self.one(i, values, end) for i in range(len(self.list))]
        if len(values) != len(parts) or self.has_tail:
            for name in values.keys() - {field.name for field in self.list}:
                raise EncodeError(f"there is no field `{name}`")
        return self.kept(parts, end)

    def kept(self, parts: list[bytes], end: End) -> list[bytes]:
        """Without the tags of the last `tail` fields that are none."""
        while self.has_tail and end is ROW and parts and self.list[len(parts) - 1].tail and parts[-1] == b"\x00":
            parts.pop()
        return parts

    def one(self, i: int, values: Mapping[str, Any], end: End) -> bytes:
        field = self.list[i]
        try:
            if field.name not in values and not field.tail:
                raise EncodeError("has no value")
            return field.form.write(values.get(field.name), self.parts(end)[i][2])
        except EncodeError as wrong:
            raise wrong.of(field.name)

    def join(self, parts: list[bytes]) -> bytes:
        return b"".join([literal + part + delimiter for (literal, _, _, delimiter), part in zip(self.parts(ROW), parts)])

    def read(self, row: Row, end: End) -> Any:
        values = self.read_fields(row, end, [])
        return values["0"] if self.newtype else values

    def write(self, value: Any, end: End) -> bytes:
        return self.join(self.write_fields({"0": value} if self.newtype else value, end))

    def unsorted(self, end: End) -> bool:
        return any(form.unsorted(after) for _, form, after, _ in self.parts(end))

    def begins(self, data: bytes, end: End) -> bool:
        return may_begin(data, self.parts(end))


class Key(Fields, Form):
    """A value is a mapping of the fields; of a newtype, what it holds."""

    tags = {"key": (0,)}

    def __init__(self, node: Node) -> None:
        Form.__init__(self, node)

    def parse(self, node: Node) -> None:
        of = Members(node.said(), "node.kind")
        Fields.__init__(self, of)
        self.nested()
        of.end()
        if self.newtype:
            inner = self.list[0].form
            self.falling, self.has_none, self.none_first = inner.falling, inner.has_none, inner.none_first

    def bound(self, value: Any, end: End) -> Place:
        if not self.newtype:
            return super().bound(value, end)
        [(literal, form, after, delimiter)] = self.parts(end)
        found, position = form.bound(value, after)
        return literal + found + delimiter * (position == AT), position


class Keys(Form):
    """A value is the name of a kind without fields, or a mapping of a name and the value of its key."""

    tags = {"keys": (32,)}

    def parse(self, node: Node) -> None:
        from ..layout import parse_kinds  # A kind is a layout, whose fields are forms.

        self.kinds = parse_kinds(node.said())
        check(self.width is None, "a `keys` has no width")
        for kind in self.kinds.values():
            self.unterminated |= kind.fields.nested().unterminated
            plain = kind.salt is None and kind.max_len is None and not kind.fields.trailing
            check(plain, "a kind in `keys` has no salt, no `trailing` and no `max_len`")

    def mix(self, words: Words, end: End, complemented: bool, mark: list[int]) -> None:
        words.words(self.tag, complemented, len(self.kinds))
        for kind in self.kinds.values():
            words.bytes(kind.prefix)
            words.words(*mark)
            kind.fields.mix(words, end, complemented, mark)
            words.words(ord(")"))

    def mix_paths(self, words: Words, path: list[str]) -> None:
        for name, kind in self.kinds.items():
            if kind.fields.list:
                kind.fields.mix_paths(words, [*path, name])
            else:
                words.path([*path, name])

    def read(self, row: Row, end: End) -> Any:
        name, kind = kind_at(self.kinds, row)
        row.at += len(kind.prefix)
        value = kind.fields.read(row, end)
        return {name: value} if kind.fields.list else name

    def write(self, value: Any, end: End) -> bytes:
        name: Any = value
        inside: Any = {}
        if isinstance(value, Mapping) and len(value) == 1:
            [(name, inside)] = value.items()
        kind = self.named(name)
        with named(name):
            return bytes(kind.prefix + kind.fields.write({} if inside is None and not kind.fields.newtype else inside, end))

    def unsorted(self, end: End) -> bool:
        return any(kind.fields.unsorted(end) for kind in self.kinds.values())

    def begins(self, data: bytes, end: End) -> bool:
        for kind in self.kinds.values():
            if data.startswith(kind.prefix):
                return may_begin(data[len(kind.prefix) :], kind.fields.parts(end))
        return any(kind.prefix.startswith(data) for kind in self.kinds.values())

    def named(self, name: Any) -> Any:
        found = self.kinds.get(name) if isinstance(name, str) else None
        if found is None:
            raise EncodeError(f"{shown(name)} is not one of the kinds {', '.join(self.kinds)}")
        return found


def kind_at(kinds: Mapping[str, Any], row: Row) -> tuple[str, Any]:
    """The name and the layout of the kind whose prefix is at the cursor."""
    for name, kind in kinds.items():
        if row.data.startswith(kind.prefix, row.at):
            return name, kind
    raise DecodeError(row.at, f"the prefix of one of {', '.join(kinds)}", repr(row.data[row.at : row.at + 16]))


def kind_head(form: Form, name: Any) -> Optional[bytes]:
    """The bytes with which all values of a kind begin; `None` if it has no fields, so that it is a value."""
    if isinstance(form, Descending):
        head = kind_head(form.inner, name)
        return head and head.translate(COMPLEMENT)
    if not isinstance(form, Keys):
        raise EncodeError("is no enum of keys, so it has no kinds")
    kind = form.named(name)
    return kind.prefix + kind.fields.list[0].literal if kind.fields.list else None


def alone(fields: Fields) -> Optional[Keys]:
    """The enum of keys in a newtype, whose rows are those of the enum."""
    if not fields.newtype or fields.trailing or fields.list[0].literal:
        return None
    form = fields.list[0].form
    if isinstance(form, Key):
        return alone(form)
    return form if isinstance(form, Keys) else None
