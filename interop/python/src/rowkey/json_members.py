"""Members of a JSON object, none of which may be left over."""

import re
from typing import Any, Mapping, Union

from .errors import LayoutError, check

BYTE, WIDTH = range(256), range((1 << 31) + 1)
SIGNED, UNSIGNED = range(-(1 << 127), 1 << 127), range(1 << 128)


class Members:
    """The members of one object, each of which is taken once."""

    def __init__(self, said: Any, where: str) -> None:
        check(isinstance(said, Mapping), f"`{where}` is no object")
        self.left, self.where = dict(said), where

    def take(self, name: str, default: Any = ...) -> Any:
        found = self.left.pop(name, default)
        if found is ...:
            raise LayoutError(f"`{self.where}` has no member `{name}`")
        return found

    def typed(self, name: str, expected: Union[type, range], default: Any = ...) -> Any:
        """A member of a type, or a number of a range."""
        found = self.take(name, default)
        right = type(found) is int and found in expected if isinstance(expected, range) else type(found) is expected
        said = f"from {expected[0]} to {expected[-1]}" if isinstance(expected, range) else f"of type {expected.__name__}"
        check(right or found is default, f"`{self.where}`: its `{name}` is not {said}")
        return found

    def flag(self, name: str) -> bool:
        return bool(self.typed(name, bool, False))

    def octets(self, name: str) -> bytes:
        found = self.take(name, [])
        right = isinstance(found, list) and all(type(one) is int and one in BYTE for one in found)
        check(right, f"`{self.where}`: its `{name}` is a list of bytes")
        return bytes(found)

    def text(self, name: str) -> bytes:
        """A text in UTF-8, which has no surrogates."""
        found = str(self.typed(name, str))
        check(not re.search("[\ud800-\udfff]", found), f"`{self.where}`: its `{name}` holds a surrogate")
        return found.encode()

    def integer(self, name: str, within: range = SIGNED) -> int:
        """A number that is written as decimal text."""
        found = self.typed(name, str)
        right = re.fullmatch("0|-?[1-9][0-9]{0,38}", found) and int(found) in within
        check(bool(right), f"`{self.where}`: its `{name}` is not the text of a number of 128 bits")
        return int(found)

    def name(self) -> str:
        """The member `name`: one line, which is not empty and has no dot."""
        found = str(self.typed("name", str))
        check(re.fullmatch("[^.\x00-\x1f\x7f-\x9f\ud800-\udfff]+", found) is not None, f"`{self.where}`: {found!r} is no name")
        return found

    def only(self, **expected: Any) -> list[Any]:
        """These members, and no others."""
        found = [self.typed(name, type_of) for name, type_of in expected.items()]
        self.end()
        return found

    def end(self) -> None:
        if self.left:
            raise LayoutError(f"`{self.where}` has a member `{next(iter(self.left))}` that is not known here")
