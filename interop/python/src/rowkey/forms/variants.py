"""`variants`: one of the variants of an enum."""

from typing import Any

from ..errors import DecodeError, EncodeError, shown
from ..json_members import Members
from ..row import End, Row
from .base import Form, Node
from .text import read_free, write_free


class Variants(Form):
    tags = {"variants": (28,)}

    def parse(self, node: Node) -> None:
        represented, listed = node.parameters("repr", "list")
        self.number = isinstance(represented, dict) and "number" in represented
        if self.number:
            [number] = Members(represented, "repr").only("number")
            _, self.signed = Members(number, "number").only("width", "signed")
            self.tag = 27
        elif represented != "text":
            Members(represented, "repr").only("fixed_text")
        self.listed = [Members(one, "list").only("name", "number", "text") for one in listed]
        bias = 1 << (8 * self.width - 1) if self.number and self.signed else 0
        self.by_name: dict[str, bytes] = {}
        for name, number, text in self.listed:
            self.by_name[name] = (int(number) + bias).to_bytes(self.width, "big") if self.number else text.encode()
        self.by_bytes = {data: name for name, data in self.by_name.items()}
        self.unterminated, self.ends = self.width is None, tuple(self.by_name)

    def unsorted(self, end: End) -> bool:
        ended = [text + end.delimiter for text in self.by_name.values()]
        return self.width is None and ended != sorted(ended)

    def mix_rest(self, words: Any, end: End, complemented: bool) -> None:
        words.words(end.position if self.width is None else self.width, *([self.signed] if self.number else []), len(self.listed))
        for _, number, text in self.listed:
            words.number(int(number)) if self.number else words.bytes(text.encode())

    def read(self, row: Row, end: End) -> str:
        at = row.at
        data = read_free(row, end) if self.width is None else row.take(self.width)
        name = self.by_bytes.get(data)
        if name is None:
            raise DecodeError(at, f"one of {', '.join(self.by_name)}", "0x" + data[:16].hex().upper())
        return name

    def write(self, value: Any, end: End) -> bytes:
        data = self.by_name.get(value) if isinstance(value, str) else None
        if data is None:
            raise EncodeError(f"{shown(value)} is not one of {', '.join(self.by_name)}")
        return write_free(data, end) if self.width is None else data
