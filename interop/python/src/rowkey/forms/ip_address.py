"""`ip_address`: the family, then the address."""

from __future__ import annotations

import ipaddress
from typing import Any

from ..errors import DecodeError, wrong_type
from ..row import End, Row
from .base import Form


class IpAddress(Form):
    tags = {"ip_address": 21}

    def read(self, row: Row, end: End) -> Any:
        at, family = row.at, row.number(1)
        if family not in (4, 6):
            raise DecodeError(at, "0x04 or 0x06 before an IP address", f"0x{family:02X}")
        return ipaddress.IPv4Address(row.take(4)) if family == 4 else ipaddress.IPv6Address(row.take(16))

    def write(self, value: Any, end: End) -> bytes:
        if not isinstance(value, (ipaddress.IPv4Address, ipaddress.IPv6Address)):
            wrong_type("an address of `ipaddress`", value)
        return bytes([value.version]) + value.packed
