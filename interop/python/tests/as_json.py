"""Values as JSON, and back by the form of the field: how the tests name values.

A value as decode gives it is compared in the spelling of an explained row: see the guide, "Layout JSON and byte format".
"""

from __future__ import annotations

import ipaddress
import math
import struct
import uuid
from decimal import Decimal
from typing import Any

from rowkey import Nan, Some, Time


def explained(value: Any) -> Any:
    """A decoded value as the JSON of an explained row has it."""
    if isinstance(value, Some):
        return {"some": explained(value.value)}
    if isinstance(value, Time):
        return {"seconds": value.seconds, "nanoseconds": value.nanoseconds}
    if isinstance(value, dict):
        return {name: explained(one) for name, one in value.items()}
    if isinstance(value, list):
        return [explained(one) for one in value]
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, Nan):
        usual = value.bits in (0x7FC00000, 0x7FF8000000000000)
        return "NaN" if usual else f"NaN(0x{value.bits:0{8 if value.bits < 1 << 32 else 16}x})"
    if isinstance(value, float) and not math.isfinite(value):
        return "inf" if value > 0 else "-inf"
    if isinstance(value, Decimal):
        return format(value, "f")
    if isinstance(value, (uuid.UUID, ipaddress.IPv4Address, ipaddress.IPv6Address)):
        return str(value)
    return value


def same(expected: Any, found: Any) -> bool:
    """Whether both are one value: floats of 4 bytes and IPv6 addresses have more than one spelling."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return expected.keys() == found.keys() and all(same(expected[name], found[name]) for name in expected)
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(same, expected, found))
    if isinstance(found, float) and isinstance(expected, (int, float)) and not isinstance(expected, bool):
        return found == expected or abs(found) < 3.5e38 and struct.pack(">f", found) == struct.pack(">f", expected)
    if isinstance(found, str) and isinstance(expected, str) and ":" in found and found != expected:
        return ipaddress.ip_address(found) == ipaddress.ip_address(expected)
    return type(expected) is type(found) and expected == found


def flat(values: dict[str, Any], expected: dict[str, Any], outer: str = "") -> dict[str, Any]:
    """Fields of nested keys under their paths, where the expected ones are."""
    found: dict[str, Any] = {}
    for name, value in values.items():
        path = outer + name
        if isinstance(value, dict) and path not in expected:
            found.update(flat(value, expected, path + "."))
        else:
            found[path] = value
    return found


__all__ = ["Nan", "explained", "flat", "same"]
