"""`variants`: one of the variants of an enum."""

from typing import Any

from ..errors import DecodeError, EncodeError, wrong_type
from ..json_members import Members
from ..row import End, Row
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
        if represented != "text" and "number" in represented:
            self.number, self.signed = True, represented["number"]["signed"]
        self.by_name: dict[str, bytes] = {}
        self.numbers: list[int] = []
        self.texts: list[bytes] = []
        for one in listed:
            variant = Members(one, f"{where}.list")
            name, number, text = variant.take("name"), int(variant.take("number")), variant.take("text").encode()
            variant.end()
            bias = 1 << (8 * (self.width or 1) - 1) if self.signed else 0
            self.numbers.append(number)
            self.texts.append(text)
            self.by_name[name] = (number + bias).to_bytes(self.width or 0, "big") if self.number else text
        self.by_bytes = {data: name for name, data in self.by_name.items()}
        self.unterminated = self.width is None
        self.counted = 0, len(listed) - 1

    def mix(self, words: Any, end: End, complemented: bool, marked: bool) -> None:
        words.words(27 if self.number else 28, complemented, self.width if self.width is not None else end.position)
        if self.number:
            words.words(self.signed)
        words.words(len(self.numbers))
        for number, text in zip(self.numbers, self.texts):
            words.number(number) if self.number else words.bytes(text)
        if marked:
            words.words(ord("#"))

    def ordinal(self, value: Any) -> Any:
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
