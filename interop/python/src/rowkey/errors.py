"""The three errors of the package, all of them a `ValueError`."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import NoReturn


class RowKeyError(ValueError):
    """Any error of this package."""


class LayoutError(RowKeyError):
    """The layout is not one that this package reads."""


def check(right: bool, wrong: str) -> None:
    """Refuses a layout of which something is not right."""
    if not right:
        raise LayoutError(wrong)


class _Placed(RowKeyError):
    """An error in a field. The names are those of the fields around it, the innermost first."""

    names: list[str]

    @property
    def path(self) -> str:
        return ".".join(reversed(self.names)) or "row"

    @property
    def field(self) -> str:
        return self.names[-1] if self.names else "row"

    def of(self, name: str) -> _Placed:
        self.names.append(name)
        return self


class named(AbstractContextManager[None]):  # noqa: N801  it reads as a word: `with named("host"):`
    """Adds the name of a field to the errors inside."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __exit__(self, kind: object, wrong: object, trace: object) -> None:
        if isinstance(wrong, _Placed):
            wrong.of(self.name)


class DecodeError(_Placed):
    """Bytes that are no row of the layout.

    `field` is the field of the row, `salt` or `prefix` for the bytes before the fields, `row` for a row that is too long; in an
    enum of keys, the name of the row kind. `path` also names the fields inside it: `mail.day`.
    """

    def __init__(self, offset: int, expected: str, found: str) -> None:
        super().__init__(offset, expected, found)
        self.offset, self.expected, self.found, self.names = offset, expected, found, []

    def __str__(self) -> str:
        return f"field `{self.path}` at byte {self.offset}: expected {self.expected}, found {self.found}"


class EncodeError(_Placed):
    """A value that its field cannot hold. `field` and `path` are those of `DecodeError`."""

    def __init__(self, reason: str, above: bool | None = None) -> None:
        super().__init__(reason)
        self.reason, self.names = reason, []
        self.above = above
        """Whether the value is above every value of the field; `None` if it is no value of its kind."""

    def __str__(self) -> str:
        return f"field `{self.path}`: {self.reason}"


def shown(value: object) -> str:
    try:
        return repr(value)
    except ValueError:  # Python does not print an `int` of more than 4300 digits.
        return f"one {type(value).__name__} of too many digits"


def wrong_type(expected: str, value: object) -> NoReturn:
    raise EncodeError(f"expected {expected}, found {type(value).__name__}")
