"""`keys`: a key of one of several kinds, which its prefix names."""

from typing import Any, Mapping, NamedTuple, Optional

from ..errors import DecodeError, EncodeError, LayoutError, named
from ..fingerprint import Words
from ..json_members import Members
from ..row import COMPLEMENT, End, Row
from .around import Descending
from .base import Form, may_begin
from .key import Fields, Key


class Kind(NamedTuple):
    name: str
    prefix: bytes
    fields: Fields


class Keys(Form):
    """A value is the name of a kind without fields, or a mapping of a name and the value of its key."""

    tags = {"keys": 32}

    def parse(self, says: Any, members: Members, inner: Any) -> None:
        self.kinds = {kind.name: kind for kind in (self._kind(Members(one, "keys"), inner) for one in says)}
        check_prefixes([kind.prefix for kind in self.kinds.values()], len(says))
        self.unterminated = any(kind.fields.unterminated for kind in self.kinds.values())
        if self.width is not None:
            raise LayoutError("a `keys` has no width")

    @staticmethod
    def _kind(members: Members, inner: Any) -> Kind:
        name, said = members.only("name", "layout")
        of = Members(said, "layout")
        if of.take("version") != 1:
            raise LayoutError(f"the layout of the kind `{name}` is not of version 1")
        said = of.take("fingerprint")
        kind = Kind(name, of.octets("prefix"), Fields(of, inner, may_be_empty=True).nested())
        of.end()
        computed = f"0x{kind.fields.fingerprint(kind.prefix, names=True):016x}"
        if computed != said:
            raise LayoutError(f"the fingerprint of the kind `{name}` is {computed}, and its layout says {said}")
        return kind

    def mix(self, words: Words, end: End, complemented: bool, marked: bool) -> None:
        words.words(32, complemented, len(self.kinds))
        for kind in self.kinds.values():
            words.bytes(kind.prefix)
            if marked:
                words.words(ord("#"))
            kind.fields.mix(words, end, complemented, marked)
            words.words(ord(")"))

    def mix_paths(self, words: Words, path: list[str]) -> None:
        for kind in self.kinds.values():
            if kind.fields.list:
                kind.fields.mix_paths(words, path)
            else:
                words.path([*path, kind.name])

    def read(self, row: Row, end: End) -> Any:
        at = row.at
        for name, prefix, fields in self.kinds.values():
            if row.data.startswith(prefix, at):
                row.at += len(prefix)
                values = fields.read(row, end, [])
                if not fields.list:
                    return name
                return {name: values["0"] if fields.newtype else values}
        raise DecodeError(at, f"the prefix of one of {', '.join(self.kinds)}", repr(row.data[at : at + 16]))

    def write(self, value: Any, end: End) -> bytes:
        name, inside = value, None
        if isinstance(value, Mapping) and len(value) == 1:
            [(name, inside)] = value.items()
        kind = self.named(name)
        with named(kind.name):
            values: Any = {"0": inside} if kind.fields.newtype else {} if inside is None else inside
            parts = kind.fields.write(values, end)
            return kind.prefix + kind.fields.join(parts)

    def begins(self, data: bytes, end: End) -> bool:
        for _, prefix, fields in self.kinds.values():
            if data.startswith(prefix):
                return may_begin(data[len(prefix) :], fields.parts(end))
        return any(kind.prefix.startswith(data) for kind in self.kinds.values())

    def named(self, name: Any) -> Kind:
        found = self.kinds.get(name) if isinstance(name, str) else None
        if found is None:
            raise EncodeError(f"{name!r} is not one of the kinds {', '.join(self.kinds)}")
        return found


def kind_head(form: Form, name: Any) -> Optional[bytes]:
    """The bytes with which all values of a kind begin; `None` if it has no fields, so that it is a value."""
    if isinstance(form, Descending):
        head = kind_head(form.inner, name)
        return head and head.translate(COMPLEMENT)
    if not isinstance(form, Keys):
        raise EncodeError("is no enum of keys, so it has no kinds")
    kind = form.named(name)
    return kind.prefix + kind.fields.list[0].literal if kind.fields.list else None


def check_prefixes(prefixes: list[bytes], count: int) -> None:
    prefixes = sorted(prefixes)
    begins = any(b.startswith(a) for a, b in zip([b"", *prefixes], prefixes) if a)
    if len(prefixes) != count or begins or b"" in prefixes or not prefixes:
        raise LayoutError("the prefix of one kind begins with another")


def mix_kinds(kinds: list[tuple[str, int, Fields]], names: bool) -> int:
    """The fingerprint of an enum of keys, from the name, the fingerprint and the fields of each kind."""
    words = Words()
    words.words(ord("k"), len(kinds))
    for name, fingerprint, fields in kinds:
        words.words(fingerprint)
        if names and not fields.list:
            words.path([name])
    return words.state


def alone(fields: Fields) -> Optional[Keys]:
    """The enum of keys in a newtype, whose rows are those of the enum."""
    if not fields.newtype or fields.trailing or fields.list[0].literal:
        return None
    form = fields.list[0].form
    if isinstance(form, Key):
        return alone(form.fields)
    return form if isinstance(form, Keys) else None
