"""Members of a JSON object, none of which may be left over."""

from __future__ import annotations

from typing import Any

from .errors import LayoutError


class Members:
    """The members of one object, each of which is taken once."""

    def __init__(self, said: Any, where: str) -> None:
        if not isinstance(said, dict):
            raise LayoutError(f"`{where}`: expected an object, found {type(said).__name__}")
        self.left, self.where = dict(said), where

    def take(self, name: str, default: Any = ...) -> Any:
        found = self.left.pop(name, default)
        if found is ...:
            raise LayoutError(f"`{self.where}` has no member `{name}`")
        return found

    def wrong(self, name: str, expected: str) -> LayoutError:
        return LayoutError(f"`{name}` of `{self.where}` is not {expected}")

    def number(self, name: str, least: int, most: int, default: Any = ...) -> Any:
        found = self.take(name, default)
        if found is not default and (type(found) is not int or not least <= found <= most):
            raise self.wrong(name, f"a number from {least} to {most}")
        return found

    def flag(self, name: str) -> bool:
        found = self.take(name, False)
        if type(found) is not bool:
            raise self.wrong(name, "true or false")
        return found

    def text(self, name: str, default: Any = ...) -> Any:
        found = self.take(name, default)
        if found is not default and not isinstance(found, str):
            raise self.wrong(name, "text")
        return found

    def integer(self, name: str) -> int:
        """A number that is written as decimal text."""
        return integer(self.text(name), f"{self.where}.{name}")

    def bytes(self, name: str) -> bytes:
        found = self.take(name, [])
        try:
            return bytes(found)
        except (TypeError, ValueError):
            raise self.wrong(name, "a list of bytes") from None

    def end(self) -> None:
        if self.left:
            raise LayoutError(f"`{self.where}` has a member `{next(iter(self.left))}` that is not known here")


def integer(text: str, where: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = None
    if number is None or str(number) != text:
        raise LayoutError(f"`{where}`: {text!r} is not a number in decimal text")
    return number
