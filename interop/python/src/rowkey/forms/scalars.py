"""Numbers as bytes, `bool`, `char`, `float`, `decimal_number`, and bytes with a meaning: `bytes`, `digest`, UUIDs, addresses."""

import struct
import uuid
from decimal import Decimal
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Iterator

from ..errors import DecodeError, EncodeError, check, shown, wrong_type
from ..row import COMPLEMENT, End, Row
from ..values import Nan
from .base import AT, Form, Node, Number, Place, octets, whole
from .digits import read_shape


class Integer(Number):
    tags = {"unsigned": (1, 1, 16), "signed": (2, 1, 16), "raw": (3, 1, 16), "reverse_time": (13, 8)}

    def parse(self, node: Node) -> None:
        if self.kind == "reverse_time":
            self.count_back(node)
        elif self.kind == "signed":
            self.origin = -(1 << (8 * self.width - 1))
        furthest = (1 << 8 * self.width - (self.kind == "raw")) - 1
        self.reach(furthest)
        if not self.falling:
            check(self.domain is not None or self.kind != "raw", "a `raw` has a `domain`")
            self.of_domain(self.origin, self.origin + furthest)

    def distance(self, row: Row, end: End) -> int:
        return row.number(self.width)

    def spell(self, distance: int) -> bytes:
        return distance.to_bytes(self.width, "big")

    def bound(self, value: Any, end: End) -> Place:
        if self.within.non_zero and whole(value) == 0:
            return self.spelled(0), AT
        return super().bound(value, end)


class LittleEndian(Number):
    tags = {"little_endian": (35, 1, 16)}

    def parse(self, node: Node) -> None:
        self.mixed = (self.signed,) = tuple(node.parameters(signed=bool))
        least, most = self.domain[:2] if self.domain else (0, 0)
        half, sizes = 1 << (8 * self.width - 1), [256**size for size in range(1, self.width + 1)]
        complete = (least, most) == (-half, half - 1) if self.signed else least in (0, 1) and most + 1 in sizes
        check(complete, "the domain of a `little_endian` is that of all its bytes, or of fewer")
        self.limit(least, most)

    def distance(self, row: Row, end: End) -> int:
        return int.from_bytes(row.take(self.width), "little", signed=self.signed)

    def spell(self, distance: int) -> bytes:
        return distance.to_bytes(self.width, "little", signed=self.signed)

    def unsorted(self, end: End) -> bool:
        return True


class Bool(Form):
    tags = {"bool": (4, 1)}

    def read(self, row: Row, end: End) -> bool:
        return row.flag()

    def write(self, value: Any, end: End) -> bytes:
        return bytes([value]) if isinstance(value, bool) else wrong_type("True or False", value)


class Char(Form):
    tags = {"char": (5, 4)}

    def read(self, row: Row, end: End) -> str:
        at, found = row.at, row.number(4)
        if found > 0x10FFFF or 0xD800 <= found < 0xE000:
            raise DecodeError(at, "a Unicode scalar value", f"{found:#x}")
        return chr(found)

    def write(self, value: Any, end: End) -> bytes:
        if not isinstance(value, str) or len(value) != 1 or 0xD800 <= ord(value) < 0xE000:
            wrong_type("one Unicode scalar value", value)
        return ord(value).to_bytes(4, "big")


class Float(Form):
    tags = {"float": (6, 4, 8)}

    def parse(self, node: Node) -> None:
        check(self.width in (4, 8), f"the width of a `float` is 4 or 8, not {self.width}")
        self.code = {4: ">f", 8: ">d"}[self.width]
        self.sign = 1 << (8 * self.width - 1)

    def read(self, row: Row, end: End) -> float:
        found = row.number(self.width)
        bits = found ^ self.sign if found & self.sign else found ^ (2 * self.sign - 1)
        number: float = struct.unpack(self.code, bits.to_bytes(self.width, "big"))[0]
        return Nan(bits) if number != number else number

    def write(self, value: Any, end: End) -> bytes:
        if not isinstance(value, (int, float)) or isinstance(value, bool):
            wrong_type("a float", value)
        try:
            data = value.bits.to_bytes(self.width, "big") if isinstance(value, Nan) else struct.pack(self.code, value)
            number = struct.unpack(self.code, data)[0]
            # A NaN is not equal to itself.
            if number != value and (number == number or value == value):
                raise OverflowError
        except (AttributeError, OverflowError, struct.error):
            raise EncodeError(f"{shown(value)} is no float of {self.width} bytes") from None
        bits = int.from_bytes(data, "big")
        return int(bits ^ (2 * self.sign - 1) if bits & self.sign else bits ^ self.sign).to_bytes(self.width, "big")


LIMIT = 2**96
ZERO, PLACES = 0x80, 57
"""The first byte of zero, and the decimal places of numbers whose first byte it would be."""


class DecimalNumber(Form):
    tags = {"decimal_number": (24, 13)}

    def read(self, row: Row, end: End) -> Decimal:
        at, data = row.at, row.take(13)
        negative = data[0] < ZERO
        data = data.translate(COMPLEMENT) if negative else data
        scale, number = ZERO + PLACES - data[0], int.from_bytes(data[1:], "big")
        valid = number * 10 >= LIMIT if number else data[0] == ZERO and not negative
        number, scale = shortened(number, scale)
        if not valid or not 0 <= scale <= 28:
            raise DecodeError(at, "a decimal number of 96 bits", "other bytes")
        return Decimal((int(negative), tuple(map(int, str(number))), -scale))

    def write(self, value: Any, end: End) -> bytes:
        if isinstance(value, int) and not isinstance(value, bool):
            value = Decimal(value)
        if not isinstance(value, Decimal) or not value.is_finite():
            wrong_type("a finite decimal.Decimal", value)
        negative, digits, exponent = value.as_tuple()
        if value and value.adjusted() > 28:
            raise EncodeError(f"{value} needs more than 96 bits", not negative)
        number, scale = shortened(int(Decimal((0, digits, 0))), -int(exponent))
        if number == 0:
            return bytes([ZERO]) + bytes(12)
        if scale < 0:
            number, scale = number * 10**-scale, 0
        if number >= LIMIT:
            raise EncodeError(f"{value} needs more than 96 bits", None if scale else not negative)
        if scale > 28:
            raise EncodeError(f"{value} has {scale} decimal places, the field has at most 28")
        while number * 10 < LIMIT:
            number, scale = number * 10, scale + 1
        data = bytes([ZERO + PLACES - scale]) + number.to_bytes(12, "big")
        return data.translate(COMPLEMENT) if negative else data

    def tails(self, data: bytes, end: End) -> Iterator[bytes]:
        yield from super().tails(data, end)
        flip = data and data[0] < ZERO
        data = data.translate(COMPLEMENT) if flip else data
        # With more than 28 places, the last digits are zeros.
        step = 10 ** max(ZERO + PLACES - 28 - (data or b"\x80")[0], 0)
        low = max(int.from_bytes(data[1:13].ljust(12, b"\x00"), "big"), -(-LIMIT // 10))
        tail = (-(-low // step) * step).to_bytes(24, "big")[11 + len(data) :]
        yield tail.translate(COMPLEMENT) if flip else tail


def shortened(number: int, scale: int) -> tuple[int, int]:
    """The same number without zeros at the end of its decimal places."""
    while scale > 0 and number % 10 == 0 and number:
        number, scale = number // 10, scale - 1
    return number, 0 if number == 0 else scale


class Octets(Form):
    tags = {"bytes": (7, 0, 32767), "digest": (7, 1, 32)}

    def read(self, row: Row, end: End) -> bytes:
        return row.take(self.width)

    def write(self, value: Any, end: End) -> bytes:
        return octets(value, self.width)


SHAPE = b"xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx"


class Uuid(Form):
    tags = {"uuid": (7, 16), "uuid_text": (30, 36)}
    ends = (uuid.UUID(int=0),)

    def read(self, row: Row, end: End) -> uuid.UUID:
        if self.kind == "uuid":
            return uuid.UUID(bytes=row.take(self.width))
        return uuid.UUID(read_shape(row, self.width, SHAPE, "the text of a UUID, hyphenated and in lower case").decode())

    def write(self, value: Any, end: End) -> bytes:
        if not isinstance(value, uuid.UUID):
            wrong_type("uuid.UUID", value)
        return value.bytes if self.kind == "uuid" else str(value).encode()


class Address(Form):
    tags = {"ipv4": (7, 4), "ipv6": (7, 16), "ip_address": (21,)}

    def read(self, row: Row, end: End) -> Any:
        at, family = row.at, self.width or row.number(1)
        if family not in (4, 6, self.width):
            raise DecodeError(at, "0x04 or 0x06 before an IP address", f"0x{family:02X}")
        return IPv4Address(row.take(4)) if family == 4 else IPv6Address(row.take(16))

    def write(self, value: Any, end: End) -> bytes:
        if not isinstance(value, (IPv4Address, IPv6Address)) or self.width not in (None, len(value.packed)):
            wrong_type(f"an address of `ipaddress` for `{self.kind}`", value)
        if value != ip_address(value.packed):
            raise EncodeError(f"{value} is more than an address")
        return value.packed if self.width else bytes([value.version]) + value.packed
