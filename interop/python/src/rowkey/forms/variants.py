"""`variants`: one of the variants of an enum."""

from __future__ import annotations

from typing import Any

from ..errors import DecodeError, EncodeError, wrong_type
from ..json_members import Members
from ..row import TERMINATOR, End, Row
from .base import Form
from .text import read_free, write_free


class Variants(Form):
    tags = {"variants": 28}

    def parse(self, says: Any, members: Members, inner: Any) -> None:
        where = f"{members.where}.kind"
        of = Members(says, where)
        represented, listed = of.take("repr"), of.take("list")
        of.end()
        self.number, self.signed = False, False
        if represented != "text":
            of = Members(represented, f"{where}.repr")
            if "number" in of.left:
                number = Members(of.take("number"), f"{where}.number")
                width = number.number("width", 1, 8)
                self.number, self.signed = True, number.flag("signed")
                number.end()
            else:
                width = of.number("fixed_text", 1, 1 << 16)
            of.end()
            if width != self.width:
                raise members.wrong("width", "that of its variants")
        elif self.width is not None:
            raise members.wrong("width", "absent for text of any width")
        if not isinstance(listed, list) or not listed:
            raise members.wrong("list", "at least one variant")
        self.by_name: dict[str, bytes] = {}
        self.numbers: list[int] = []
        self.texts: list[bytes] = []
        for one in listed:
            variant = Members(one, f"{where}.list")
            name, number, text = variant.text("name"), variant.integer("number"), variant.text("text").encode()
            variant.end()
            bias = 1 << (8 * (self.width or 1) - 1) if self.signed else 0
            if self.number and not 0 <= number + bias < 1 << 8 * (self.width or 0):
                raise members.wrong("number", "within its width")
            if not self.number and (not text or 0 in text or 1 in text or self.width not in (None, len(text))):
                raise members.wrong("text", "one without 00 and 01, as wide as the others")
            self.numbers.append(number)
            self.texts.append(text)
            self.by_name[name] = (number + bias).to_bytes(self.width or 0, "big") if self.number else text
        self.by_bytes = {data: name for name, data in self.by_name.items()}
        self.unterminated = self.width is None

    def mix(self, words: Any, end: End, complemented: bool, marked: bool) -> None:
        words.words(27 if self.number else 28, complemented, self.width if self.width is not None else end.position)
        if self.number:
            words.words(self.signed)
        words.words(len(self.numbers))
        for number, text in zip(self.numbers, self.texts):
            words.number(number) if self.number else words.bytes(text)
        if marked:
            words.words(ord("#"))

    def ordinals(self) -> tuple[int, int]:
        return 0, len(self.by_name) - 1

    def ordinal(self, value: Any) -> Optional[int]:
        return list(self.by_name).index(value) if value in self.by_name else None

    def read(self, row: Row, end: End) -> str:
        at = row.at
        data = read_free(row, end) if self.width is None else row.take(self.width)
        name = self.by_bytes.get(data)
        if name is None:
            raise DecodeError(at, f"one of {', '.join(self.by_name)}", "0x" + data[:16].hex().upper())
        return name

    def write(self, value: Any, end: End) -> bytes:
        if not isinstance(value, str):
            wrong_type("the name of a variant", value)
        data = self.by_name.get(value)
        if data is None:
            raise EncodeError(f"{value!r} is not one of {', '.join(self.by_name)}")
        return write_free(data, end) if self.width is None else data


__all__ = ["TERMINATOR", "Variants"]
