"""Members of a JSON object, none of which may be left over."""

from typing import Any, Mapping

from .errors import LayoutError, check


class Members:
    """The members of one object, each of which is taken once. What is of another type raises an error of Python's own."""

    def __init__(self, said: Any, where: str) -> None:
        check(isinstance(said, Mapping), f"`{where}` is no object")
        self.left, self.where = dict(said), where

    def take(self, name: str, default: Any = ...) -> Any:
        found = self.left.pop(name, default)
        if found is ...:
            raise LayoutError(f"`{self.where}` has no member `{name}`")
        return found

    def flag(self, name: str) -> bool:
        return self.take(name, False) is True

    def octets(self, name: str) -> bytes:
        found = self.take(name, [])
        check(isinstance(found, list), f"`{self.where}`: its `{name}` is a list of bytes")
        return bytes(found)

    def only(self, *names: str) -> list[Any]:
        """These members, and no others."""
        found = [self.take(name) for name in names]
        self.end()
        return found

    def end(self) -> None:
        if self.left:
            raise LayoutError(f"`{self.where}` has a member `{next(iter(self.left))}` that is not known here")
