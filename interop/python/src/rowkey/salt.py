"""The salt of a row and its hashes."""

import hashlib
import struct
from typing import Any, Callable

from .errors import check
from .fingerprint import M64, Words
from .json_members import Members

P1, P2, P3 = 0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9
P4, P5 = 0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5


def _round(lane: int, word: int) -> int:
    lane = (lane + word * P2) & M64
    return (lane << 31 | lane >> 33) * P1 & M64


def xxh64(data: bytes) -> int:
    """XXH64 with seed 0."""
    size = len(data)
    at = size - size % 32
    state = P5
    if at:
        lanes = [P1 + P2 & M64, P2, 0, -P1 & M64]
        for words in struct.iter_unpack("<4Q", data[:at]):
            lanes = [_round(lane, word) for lane, word in zip(lanes, words)]
        state = sum(lane << by | lane >> 64 - by for lane, by in zip(lanes, (1, 7, 12, 18))) & M64
        for lane in lanes:
            state = ((state ^ _round(0, lane)) * P1 + P4) & M64
    state = state + size & M64
    for at in range(at, size - 7, 8):
        state ^= _round(0, int.from_bytes(data[at : at + 8], "little"))
        state = ((state << 27 | state >> 37) * P1 + P4) & M64
    if size % 8 >= 4:
        state ^= int.from_bytes(data[size - size % 8 :][:4], "little") * P1 & M64
        state = ((state << 23 | state >> 41) * P2 + P3) & M64
    for byte in data[size - size % 4 :]:
        state ^= byte * P5 & M64
        state = (state << 11 | state >> 53) * P1 & M64
    state = (state ^ state >> 33) * P2 & M64
    state = (state ^ state >> 29) * P3 & M64
    return state ^ state >> 32


def java31(data: bytes) -> int:
    state = 1
    for byte in data:
        state = 31 * state + (byte ^ 0x80) - 0x80 & 0xFFFFFFFF
    return abs((state ^ 0x80000000) - 0x80000000)


HASHES: dict[str, Callable[[bytes], int]] = {
    "xxh64": xxh64,
    "java31": java31,
    "sha256": lambda data: int.from_bytes(hashlib.sha256(data).digest()[:8], "big"),
}


class Salt:
    """The bucket at the start of a row."""

    def __init__(self, said: Any) -> None:
        members = Members(said, "salt")
        self.buckets = members.typed("buckets", range(2, 65537))
        spelling = Members(members.take("bytes"), "salt.bytes")
        self.width, self.spelling = spelling.typed("width", range(1, 9)), spelling.flag("text") + 2 * spelling.flag("hex")
        spelling.end()
        check(self.spelling < 3, "a salt is in decimal digits (`text`) or hexadecimal ones (`hex`), not in both")
        check(self.buckets <= (256, 10, 16)[self.spelling] ** self.width, f"{self.width} bytes of a salt do not count its `buckets`")
        self.whole = members.flag("whole")
        [self.name] = members.only(hash=str)
        check(self.name in HASHES, f"the salt's hash `{self.name}` is not one of {', '.join(HASHES)}")
        form = ("", f"0{self.width}d", f"0{self.width}x")[self.spelling]
        self.rows = [f"{n:{form}}".encode() if form else n.to_bytes(self.width, "big") for n in range(self.buckets)]
        """The bytes of each bucket."""

    def mix(self, words: Words) -> None:
        words.words(ord("s"), self.buckets, self.width, self.spelling, self.whole)
        words.bytes(self.name.encode())

    def bucket(self, data: bytes) -> int:
        return HASHES[self.name](data) % int(self.buckets)
