"""Values as JSON in which nothing is rounded, and back, by the form of the field.

Numbers, addresses and UUIDs are text, a duration is its nanoseconds, bytes are hexadecimal text, a time is the text
"seconds nanoseconds", an optional value is null or a list of one; a NaN is "nan" and its bits.
"""

from __future__ import annotations

import ipaddress
import uuid
from decimal import Decimal
from typing import Any, Mapping

from rowkey import Layout, Nan, Some, Time

SECOND = 1_000_000_000


def spelled(form: Any, value: Any) -> Any:
    kind = form.kind
    if kind == "descending":
        return spelled(form.inner, value)
    if kind == "optional":
        return None if value is None else [spelled(form.inner, value.value if isinstance(value, Some) else value)]
    if kind in ("array", "list"):
        return [spelled(form.inner, one) for one in value]
    if kind == "key":
        return spelled_fields(form, {"0": value})["0"] if form.newtype else spelled_fields(form, value)
    if kind == "keys":
        return spelled_kind(form, value)
    if kind == "duration":
        return str(value.seconds * SECOND + value.nanoseconds)
    if isinstance(value, Time):
        return f"{value.seconds} {value.nanoseconds}"
    if isinstance(value, Nan):
        return f"nan {value.bits:x}"
    if isinstance(value, bytes):
        return value.hex()
    return value if isinstance(value, (bool, str)) else format(value, "f") if isinstance(value, Decimal) else str(value)


def spelled_kind(form: Any, value: Any) -> Any:
    if isinstance(value, str):
        return value
    [(name, inside)] = value.items()
    fields = form.kinds[name].fields
    return {name: spelled_fields(fields, {"0": inside})["0"] if fields.newtype else spelled_fields(fields, inside)}


def typed_kind(form: Any, said: Any) -> Any:
    if isinstance(said, str):
        return said
    [(name, inside)] = said.items()
    fields = form.kinds[name].fields
    return {name: typed(fields.list[0].form, inside) if fields.newtype else typed_fields(fields, inside)}


def spelled_fields(fields: Any, values: Mapping[str, Any]) -> dict[str, Any]:
    return {field.name: spelled(field.form, values[field.name]) for field in fields.list}


def typed(form: Any, said: Any) -> Any:
    kind = form.kind
    if kind == "descending":
        return typed(form.inner, said)
    if kind == "optional":
        if said is None:
            return None
        value = typed(form.inner, said[0])
        return Some(value) if form.inner.has_none else value
    if kind in ("array", "list"):
        return [typed(form.inner, one) for one in said]
    if kind == "key":
        return typed(form.list[0].form, said) if form.newtype else typed_fields(form, said)
    if kind == "keys":
        return typed_kind(form, said)
    if kind in ("bytes", "digest") or kind in ("hex", "hex_upper") and not form.domain or getattr(form, "utf8", None) is False:
        return bytes.fromhex(said)
    if kind in ("uuid", "uuid_text"):
        return uuid.UUID(said)
    if kind.startswith("ip"):
        return ipaddress.ip_address(said)
    if kind == "duration":
        return Time(*divmod(int(said), SECOND))
    if kind == "time":
        return Time(*map(int, said.split()))
    if kind == "float":
        return Nan(int(said[4:], 16)) if said.startswith("nan ") else float(said)
    if kind == "decimal_number":
        return Decimal(said)
    texts = "text", "nul_text", "terminated_text", "length_text", "padded_text", "groups", "varbinary_encoded"
    whole = kind not in ("bool", "char", "variants", "date_decimal", "date_text", *texts)
    return int(said) if whole else said


def typed_fields(fields: Any, said: Mapping[str, Any]) -> dict[str, Any]:
    return {field.name: typed(field.form, said[field.name]) for field in fields.list}


def of_layout(layout: Layout, values: Mapping[str, Any], by: Any) -> dict[str, Any]:
    """The fields of a row, or of the row kind that it is, each `spelled_fields` or `typed_fields`."""
    kinds = getattr(layout, "kinds", None)
    if kinds is None:
        return by(layout.fields, values)
    [(name, inside)] = values.items()
    return {name: by(kinds[name].fields, inside)}
