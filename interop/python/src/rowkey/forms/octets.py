"""`bytes`, `digest`, `uuid`, `uuid_text`, `ipv4`, `ipv6`, `ip_address`: bytes as they are, or as text of fixed width."""

import uuid
from ipaddress import IPv4Address, IPv6Address
from typing import Any

from ..errors import DecodeError, wrong_type
from ..row import End, Row
from .base import Form, octets
from .digits import read_shape


class Octets(Form):
    tags = {"bytes": (7, 0, 1 << 31), "digest": (7, 0, 1 << 31)}

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
        text = read_shape(row, self.width, SHAPE, "the text of a UUID, hyphenated and in lower case")
        return uuid.UUID(text.decode())

    def write(self, value: Any, end: End) -> bytes:
        if not isinstance(value, uuid.UUID):
            wrong_type("uuid.UUID", value)
        return value.bytes if self.kind == "uuid" else str(value).encode()


class Address(Form):
    tags = {"ipv4": (7, 4), "ipv6": (7, 16), "ip_address": (21,)}

    def read(self, row: Row, end: End) -> Any:
        width = self.width
        if width is None:
            at, family = row.at, row.number(1)
            if family not in (4, 6):
                raise DecodeError(at, "0x04 or 0x06 before an IP address", f"0x{family:02X}")
            width = 4 if family == 4 else 16
        return (IPv4Address if width == 4 else IPv6Address)(row.take(width))

    def write(self, value: Any, end: End) -> bytes:
        if not isinstance(value, (IPv4Address, IPv6Address)) or self.width not in (None, len(value.packed)):
            wrong_type(f"an address of `ipaddress` for `{self.kind}`", value)
        return value.packed if self.width else bytes([value.version]) + value.packed
