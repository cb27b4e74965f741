"""Scans as the vectors ask for them: the leading `count` values of the row `values`, and a bound of the next field.

A bound is a `kind`, or has the sides `low` and `high`, which are rows; `low_text` and `high_text`; `low_number` and `high_number`, in digits.
"""

from __future__ import annotations

from typing import Any, Optional

from rowkey import Bound, Layout
from rowkey.layout import KindsLayout
from rowkey.ranges import OPEN


def ranges(layout: Layout, said: dict[str, Any]) -> list[list[str]]:
    """Start and stop of each range, in hexadecimal."""
    kind, row = read(layout, said["values"])
    names = list(row)
    values = {name: row[name] for name in names[: said["count"]]}
    found = layout.ranges(values if kind is None else {kind: values}, bound(layout, names, said))
    return [[one.start.hex(), one.stop.hex()] for one in found]


def read(layout: Layout, row: str) -> tuple[Optional[str], dict[str, Any]]:
    values = layout.decode(bytes.fromhex(row))
    return next(iter(values.items())) if isinstance(layout, KindsLayout) else (None, values)


def bound(layout: Layout, names: list[str], said: dict[str, Any]) -> Optional[Bound]:
    if not {"low_inclusive", "high_inclusive", "kind"} & said.keys():
        return None
    field = names[said["count"]]

    def side(name: str) -> Any:
        if name in said:
            return read(layout, said[name])[1][field]
        return int(said[name + "_number"]) if name + "_number" in said else said.get(name + "_text", OPEN)

    inclusive = said.get("low_inclusive", True), said.get("high_inclusive", False)
    return Bound(field, side("low"), side("high"), *inclusive, said.get("kind"))
