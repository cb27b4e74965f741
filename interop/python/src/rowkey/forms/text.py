"""`text`, `nul_text`, `terminated_text`, `varbinary_encoded`, `length_text`, `groups`, `padded_text`."""

from __future__ import annotations

import re
from typing import Any, Callable, Iterator

from ..errors import DecodeError, EncodeError, check, wrong_type
from ..json_members import BYTE
from ..row import ROW, TERMINATOR, End, Row
from .base import AFTER, AT, BEFORE, Form, Node, Place

ESCAPED = re.compile(rb"(?:[^\x00\x01]|\x01[\x01\x02])*")
NULS = re.compile(rb"(?:[^\x00]|\x00\xff)*")
MORE = b"", b"\x01", b"\xff", *(a + b for b in (b"", b"\x80", b"\x80\x80") for a in (b"\x80", b"\x90", b"\xa0"))
"""What ends an escape, or the bytes of one character, if they have begun."""


def first_up_to(text: bytes, limit: int, at: int = 0) -> int:
    """Where the first byte up to a limit is; -1 if there is none."""
    return next((i for i in range(at, len(text)) if text[i] <= limit), -1)


def read_free(row: Row, end: End) -> bytes:
    """Text of variable width, up to its end; a delimiter is left in the row."""
    data, at = row.data, row.at
    if end is ROW or end.position == 260:
        return row.take(end.width if row.left < end.width else row.left - end.width)
    if end.delimiter:
        stop = data.find(end.delimiter, at)
        if stop < 0:
            raise DecodeError(len(data), f"the delimiter {end.delimiter!r}", "the end of the row")
        low = first_up_to(data[:stop], end.position, at) if end.position < 256 else -1
        if low >= 0:
            raise DecodeError(low, f"bytes from 0x{end.position + 1:02X} on", f"0x{data[low]:02X}")
        return row.take(stop - at)
    text = read_ended(row, ESCAPED, b"\x00", "0x01 or 0x02 after 0x01 in the text")
    return text.replace(b"\x01\x01", b"\x00").replace(b"\x01\x02", b"\x01")


def read_ended(row: Row, pattern: re.Pattern[bytes], after: bytes, pair: str = "") -> bytes:
    """Text of a pattern, up to what ends it: nothing if the row does. `pair`: which bytes may be the second of a pair."""
    data, at = row.data, row.at
    stop = pattern.match(data, at).end()  # type: ignore[union-attr]
    if not data.startswith(after, stop) or not after and stop < len(data):
        wrong = stop + bool(pair)
        if wrong < len(data):
            raise DecodeError(wrong, pair or "bytes from 0x01 on", f"0x{data[wrong]:02X}")
        raise DecodeError(len(data), "the terminator of the text", "the end of the row")
    row.at = stop + len(after)
    return data[at:stop]


def write_free(text: bytes, end: End) -> bytes:
    if end is TERMINATOR:
        return text.replace(b"\x01", b"\x01\x02").replace(b"\x00", b"\x01\x01") + b"\x00"
    low = first_up_to(text, end.position) if end.position < 256 else -1
    if low >= 0:
        raise EncodeError(f"the text holds 0x{text[low]:02X}; at or below the delimiter it would sort wrongly or not decode")
    if end.delimiter and (text + end.delimiter).find(end.delimiter) < len(text):
        raise EncodeError(f"the delimiter {end.delimiter!r} would begin inside the text")
    return text


class AnyText(Form):
    def parse(self, node: Node) -> None:
        self.mixed = (self.utf8,) = tuple(node.parameters(utf8=bool))

    def mix_rest(self, words: Any, end: End, complemented: bool) -> None:
        if self.unterminated:
            words.words(self.utf8, end.position)
        else:
            super().mix_rest(words, end, complemented)

    def after(self, end: End) -> bytes:
        """What ends the text; nothing if the row does."""
        return b"\x00" if end is TERMINATOR else end.delimiter

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        yield from (more + self.after(end) for more in MORE)

    def value(self, at: int, text: bytes, extra: Callable[[bytes], int] = lambda before: 0) -> Any:
        """The value of text from this offset. `extra`: how many bytes more than the text before a fault has the row."""
        try:
            return text.decode() if self.utf8 else text
        except UnicodeDecodeError as wrong:
            before = text[: wrong.start]
            raise DecodeError(at + len(before) + extra(before), "UTF-8 text", "other bytes") from None

    def octets(self, value: Any) -> bytes:
        if not isinstance(value, str if self.utf8 else bytes):
            wrong_type("str" if self.utf8 else "bytes", value)
        try:
            return value if isinstance(value, bytes) else value.encode()
        except UnicodeEncodeError:
            raise EncodeError("the text holds a surrogate, which UTF-8 does not have") from None


class Text(AnyText):
    tags = {"text": (8,)}
    unterminated = True

    def read(self, row: Row, end: End) -> Any:
        return self.value(row.at, read_free(row, end), lambda before: before.count(0) + before.count(1) if end is TERMINATOR else 0)

    def write(self, value: Any, end: End) -> bytes:
        return write_free(self.octets(value), end)

    def unsorted(self, end: End) -> bool:
        return end.position in (259, 260)

    def bound(self, value: Any, end: End) -> Place:
        text = self.octets(value)
        low = first_up_to(text, end.position) if end.delimiter else -1
        return (text[:low] + end.delimiter, AFTER) if low >= 0 else (write_free(text, end), AT)


class TerminatedText(AnyText):
    """The end of a row is enough for `nul_text`."""

    tags = {"nul_text": (10,), "terminated_text": (33,)}
    by = b"\x00"

    def parse(self, node: Node) -> None:
        self.unterminated = self.kind != "terminated_text"
        self.mixed = self.utf8, *by = tuple(node.parameters(utf8=bool, **{} if self.unterminated else {"by": BYTE}))
        self.by = bytes(by) or self.by
        self.pattern = re.compile(b"[^%b]*" % re.escape(self.by))

    def after(self, end: End) -> bytes:
        return b"" if self.unterminated and end is ROW else self.by

    def read(self, row: Row, end: End) -> Any:
        return self.value(row.at, read_ended(row, self.pattern, self.after(end)))

    def write(self, value: Any, end: End) -> bytes:
        text = self.octets(value)
        if self.by in text:
            raise EncodeError(f"the text holds 0x{self.by[0]:02X}, which ends it")
        return text + self.after(end)

    def unsorted(self, end: End) -> bool:
        return self.by[:1] != b"\x00"

    def bound(self, value: Any, end: End) -> Place:
        text, nul, _ = self.octets(value).partition(self.by)
        if nul:
            return text + nul, AFTER if self.after(end) else BEFORE
        return self.write(value, end), AT


class LengthText(AnyText):
    tags = {"length_text": (34,)}

    def parse(self, node: Node) -> None:
        self.mixed = self.utf8, self.bytes = tuple(node.parameters(utf8=bool, bytes=BYTE))
        check(self.bytes in (1, 2, 4), f"a length has 1, 2 or 4 bytes, not {self.bytes}")

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        length = int.from_bytes(data[: self.bytes].ljust(self.bytes, b"\x00"), "big")
        yield from (more.ljust(self.bytes + length - len(data), b"\x00") for more in MORE)

    def read(self, row: Row, end: End) -> Any:
        length = row.number(self.bytes)
        return self.value(row.at, row.take(length))

    def write(self, value: Any, end: End) -> bytes:
        text = self.octets(value)
        if len(text) >> 8 * self.bytes:
            raise EncodeError(f"{len(text)} bytes of text, and its length has {self.bytes}")
        return len(text).to_bytes(self.bytes, "big") + text

    def unsorted(self, end: End) -> bool:
        return True


class VarbinaryEncoded(TerminatedText):
    tags = {"varbinary_encoded": (45,)}
    by = b"\x00\x01"

    def read(self, row: Row, end: End) -> Any:
        at, after = row.at, self.after(end)
        text = read_ended(row, NULS, after, f"0xFF{' or 0x01' * bool(after)} after 0x00 in the text")
        return self.value(at, text.replace(b"\x00\xff", b"\x00"), lambda before: before.count(0))

    def write(self, value: Any, end: End) -> bytes:
        return self.octets(value).replace(b"\x00", b"\x00\xff") + self.after(end)

    def bound(self, value: Any, end: End) -> Place:
        return self.write(value, end), AT


class Groups(AnyText):
    tags = {"groups": (44,)}

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        text = bytes(byte for at, byte in enumerate(data) if at % 9 < 8)
        yield from (self.grouped(text + more)[len(data) :] for more in MORE)

    def read(self, row: Row, end: End) -> Any:
        at, text, marker = row.at, b"", 255
        while marker == 255:
            *_, marker = group = row.take(9)
            if marker < 247:
                raise DecodeError(row.at - 1, "bytes from 0xF7 on", f"0x{marker:02X}")
            wrong = group[marker - 247 : 8].lstrip(b"\x00")
            if wrong:
                raise DecodeError(row.at - 1 - len(wrong), "0x00 up to the marker of the group", f"0x{wrong[0]:02X}")
            text += group[: marker - 247]
        return self.value(at, text, lambda before: len(before) // 8)

    def grouped(self, text: bytes) -> bytes:
        groups = (text[at : at + 8].ljust(8, b"\x00") for at in range(0, len(text) + 1, 8))
        return b"\xff".join(groups) + bytes([247 + len(text) % 8])

    def write(self, value: Any, end: End) -> bytes:
        return self.grouped(self.octets(value))


class PaddedText(AnyText):
    tags = {"padded_text": (9, 0, 32767)}

    def parse(self, node: Node) -> None:
        self.mixed = self.utf8, self.fill = tuple(node.parameters(utf8=bool, fill=BYTE))

    def read(self, row: Row, end: End) -> Any:
        at, text = row.at, row.take(self.width).rstrip(bytes([self.fill]))
        low = first_up_to(text, self.fill - 1)
        if low >= 0:
            raise DecodeError(at + low, f"bytes from 0x{self.fill:02X} on", f"0x{text[low]:02X}")
        return self.value(at, text)

    def write(self, value: Any, end: End) -> bytes:
        text = self.octets(value)
        if len(text) > self.width:
            raise EncodeError(f"{len(text)} bytes of text, the field has {self.width}")
        if text[-1:] == bytes([self.fill]):
            raise EncodeError(f"the text ends in the fill byte 0x{self.fill:02X}, which decode would drop")
        if text and min(text) < self.fill:
            raise EncodeError(f"the text holds a byte below 0x{self.fill:02X}, with which the field is filled")
        return text.ljust(self.width, bytes([self.fill]))

    def bound(self, value: Any, end: End) -> Place:
        text, fill = self.octets(value), bytes([self.fill])
        low = first_up_to(text, self.fill - 1)
        cut = text[: self.width if low < 0 else min(low, self.width)]
        return cut.ljust(self.width, fill), AT if cut.rstrip(fill) == text else AFTER

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        yield from (more.ljust(self.width - len(data), bytes([self.fill])) for more in MORE)
