"""The three errors of the package, all of them a `ValueError`."""

from __future__ import annotations

from typing import NoReturn


class RowKeyError(ValueError):
    """Any error of this package."""


class LayoutError(RowKeyError):
    """The layout is not one that this package reads."""


class DecodeError(RowKeyError):
    """Bytes that are no row of the layout.

    `field` is the field of the row, `salt` or `prefix` for the bytes before the fields, `row` for a row that is too long; in an
    enum of keys, the name of the row kind. `path` also names the fields inside it: `mail.day`.
    """

    def __init__(self, offset: int, expected: str, found: str) -> None:
        super().__init__(offset, expected, found)
        self.offset = offset
        self.expected = expected
        self.found = found
        self.names: list[str] = []

    @property
    def path(self) -> str:
        return ".".join(reversed(self.names))

    @property
    def field(self) -> str:
        return self.names[-1] if self.names else "row"

    def __str__(self) -> str:
        return f"field `{self.path or 'row'}` at byte {self.offset}: expected {self.expected}, found {self.found}"


class EncodeError(RowKeyError):
    """A value that its field cannot hold. `field` and `path` are those of `DecodeError`."""

    def __init__(self, reason: str, above: bool | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.above = above
        """Whether the value is above every value of the field; `None` if it is no value of its kind."""
        self.names: list[str] = []

    path = DecodeError.path
    field = DecodeError.field

    def __str__(self) -> str:
        return f"field `{self.path or 'row'}`: {self.reason}"


def wrong_type(expected: str, value: object) -> NoReturn:
    raise EncodeError(f"expected {expected}, found {type(value).__name__}")
