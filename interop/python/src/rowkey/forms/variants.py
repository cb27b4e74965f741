"""`variants`: one of the variants of an enum."""

from typing import Any

from ..errors import DecodeError, EncodeError, check, shown
from ..json_members import WIDTH, Members
from ..row import End, Row
from .base import Form, Node
from .text import read_free, write_free


class Variants(Form):
    tags = {"variants": (28,)}

    def parse(self, node: Node) -> None:
        of = Members(node.said(), "variants")
        represented = of.take("repr")
        self.number = isinstance(represented, dict) and "number" in represented
        if self.number:
            [number] = Members(represented, "repr").only(number=dict)
            self.width, self.signed = Members(number, "number").only(width=WIDTH, signed=bool)
            check(self.width in (1, 2, 4, 8), "the number of a variant has 1, 2, 4 or 8 bytes")
            self.tag = 27
        elif represented != "text":
            [self.width] = Members(represented, "repr").only(fixed_text=WIDTH)
        [listed] = of.only(list=list)
        bias = 1 << (8 * self.width - 1) if self.number and self.signed else 0
        self.numbers: list[int] = []
        self.by_name: dict[str, bytes] = {}
        for i, one in enumerate(listed):
            variant = Members(one, "list")
            name, number = variant.name(), variant.integer("number")
            data = variant.text("text")
            variant.end()
            if self.number:
                fits = not data and 0 <= number + bias < 256**self.width
                check(fits, f"the variant `{name}` has a text, or a number that does not fit in {self.width} bytes")
                data = (number + bias).to_bytes(self.width, "big")
            else:
                right = data and not {0, 1} & {*data} and self.width in (None, len(data)) and number == i
                check(bool(right), f"the text of the variant `{name}` is empty, has 00 or 01 or another width, or its number is not {i}")
            check(name not in self.by_name, f"two variants are named `{name}`")
            self.numbers.append(number)
            self.by_name[name] = data
        self.by_bytes = {data: name for name, data in self.by_name.items()}
        check(bool(self.by_name), "an enum has at least one variant")
        check([*self.by_bytes] == sorted(self.by_name.values()), "the variants are not in the order of their bytes")
        self.unterminated, self.ends = self.width is None, tuple(self.by_name)

    def unsorted(self, end: End) -> bool:
        ended = [text + end.delimiter for text in self.by_name.values()]
        return self.width is None and ended != sorted(ended)

    def mix_rest(self, words: Any, end: End, complemented: bool) -> None:
        words.words(end.position if self.width is None else self.width, *([self.signed] if self.number else []), len(self.numbers))
        for number, text in zip(self.numbers, self.by_name.values()):
            words.number(number) if self.number else words.bytes(text)

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
