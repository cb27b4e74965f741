"""`uuid_text`: a UUID as its 36 characters."""

from __future__ import annotations

import uuid
from typing import Any

from ..errors import DecodeError, wrong_type
from ..row import End, Row
from .base import Form


class UuidText(Form):
    tags = {"uuid_text": 30}
    widths = (36, 36)

    def ordinals(self) -> tuple[int, int]:
        return 0, 2**128 - 1

    def ordinal(self, value: Any) -> int:
        return int(value)

    def read(self, row: Row, end: End) -> uuid.UUID:
        at, text = row.at, row.take(36)
        for i, byte in enumerate(text):
            if byte not in (b"-" if i in (8, 13, 18, 23) else b"0123456789abcdef"):
                raise DecodeError(at + i, "the text of a UUID, hyphenated and in lower case", f"0x{byte:02X}")
        return uuid.UUID(text.decode())

    def write(self, value: Any, end: End) -> bytes:
        return str(value).encode() if isinstance(value, uuid.UUID) else wrong_type("uuid.UUID", value)
