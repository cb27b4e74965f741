"""The fingerprint of a layout."""

import struct

M64 = 2**64 - 1


class Words:
    """A state into which words are mixed."""

    def __init__(self, tail: bool = True) -> None:
        self.tail = tail
        """Whether `tail` fields count."""
        self.state = 0xCBF29CE484222325

    def words(self, *words: int) -> None:
        state = self.state
        for word in words:
            product = ((state ^ word) * 0x9E3779B97F4A7C15) & M64
            state = product ^ product >> 32
        self.state = state

    def number(self, number: int) -> None:
        self.words(number & M64, number >> 64 & M64)

    def bytes(self, data: bytes) -> None:
        self.words(len(data), *data)

    def path(self, names: list[str]) -> None:
        for i, name in enumerate(names or [""]):
            data = name.encode() + (b"\xfe" if i + 1 < len(names) else b"\xff")
            data += bytes(-len(data) % 8)
            self.words(*struct.unpack(f"<{len(data) // 8}Q", data))
