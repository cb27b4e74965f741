"""`bytes`, `digest`, `uuid`, `ipv4`, `ipv6`: bytes of fixed width as they are."""

from __future__ import annotations

import ipaddress
import uuid
from typing import Any, Optional

from ..errors import EncodeError, wrong_type
from ..json_members import Members
from ..row import ROW, End, Row
from .base import Form, Packed


class Octets(Form):
    tags = {"bytes": 7, "digest": 7}
    widths = (0, 1 << 31)

    def ordinals(self) -> tuple[int, int]:
        return 0, 256**self.width - 1

    def ordinal(self, value: Any) -> int:
        return int.from_bytes(self.write(value, ROW), "big")

    def read(self, row: Row, end: End) -> bytes:
        return row.take(self.width)

    def write(self, value: Any, end: End) -> bytes:
        if not isinstance(value, (bytes, bytearray)):
            wrong_type("bytes", value)
        if len(value) != self.width:
            raise EncodeError(f"{len(value)} bytes, the field has {self.width}")
        return bytes(value)

    def packed(self) -> Optional[Packed]:
        return Packed(f"{self.width}s", None, lambda value: self.write(value, None)) if self.width else None


class Uuid(Form):
    tags = {"uuid": 7}
    widths = (16, 16)

    def ordinals(self) -> tuple[int, int]:
        return 0, 2**128 - 1

    def ordinal(self, value: Any) -> int:
        return int(value)

    def read(self, row: Row, end: End) -> uuid.UUID:
        return uuid.UUID(bytes=row.take(16))

    def write(self, value: Any, end: End) -> bytes:
        return value.bytes if isinstance(value, uuid.UUID) else wrong_type("uuid.UUID", value)


class Address(Form):
    tags = {"ipv4": 7, "ipv6": 7}
    widths = (4, 16)

    def parse(self, says: Any, members: Members, inner: Any) -> None:
        super().parse(says, members, inner)
        self.type = ipaddress.IPv4Address if self.kind == "ipv4" else ipaddress.IPv6Address
        if self.width != (4 if self.kind == "ipv4" else 16):
            raise members.wrong("width", f"that of an `{self.kind}`")

    def ordinals(self) -> tuple[int, int]:
        return 0, 256**self.width - 1

    def ordinal(self, value: Any) -> int:
        return int(value)

    def read(self, row: Row, end: End) -> Any:
        return self.type(row.take(self.width))

    def write(self, value: Any, end: End) -> bytes:
        return value.packed if isinstance(value, self.type) else wrong_type(f"ipaddress.{self.type.__name__}", value)
