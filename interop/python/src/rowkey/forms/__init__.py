"""The forms of values. A form that is new is one file here, and its class in `FORMS`."""

from __future__ import annotations

from typing import Any

from ..errors import LayoutError
from ..json_members import Members
from .base import Form
from .date_decimal import DateDecimal
from .decimal_number import DecimalNumber
from .descending import Descending
from .digits import Digits, PlainDecimal
from .flags import Bool, Char
from .floats import Float
from .integers import Integer
from .ip_address import IpAddress
from .key import Key
from .octets import Address, Octets, Uuid
from .optional import Optional
from .reverse_time import ReverseTime
from .sequences import Sequence
from .text import NulText, PaddedText, Text
from .times import BaseTime, Duration, Instant
from .uuid_text import UuidText
from .variants import Variants

FORMS = (
    Address, BaseTime, Bool, Char, DateDecimal, DecimalNumber, Descending, Digits, Duration, Float, Instant, Integer, IpAddress,
    Key, NulText, Octets, Optional, PaddedText, PlainDecimal, ReverseTime, Sequence, Text, Uuid, UuidText, Variants,
)
BY_KIND: dict[str, type[Form]] = {kind: form for form in FORMS for kind in form.tags}


def parse(said: Any) -> Form:
    """The form of the JSON of a value."""
    members = Members(said, "node")
    kind, says = members.take("kind"), None
    if isinstance(kind, dict) and len(kind) == 1:
        kind, says = next(iter(kind.items()))
    # Facts on which no byte depends.
    members.left.pop("custom", None)
    if kind == "custom":
        raise LayoutError(f"the codec `{says}` is known only to the program that wrote the rows")
    if not isinstance(kind, str) or kind not in BY_KIND:
        raise LayoutError(f"the kind `{kind}` is not known here: it may be of a later version")
    form = BY_KIND[kind](kind, says, members, parse)
    members.end()
    return form
