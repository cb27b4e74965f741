"""Rows of layouts, a line of JSON each, as another program asks for them.

{"layout": {..}}  answers {"fingerprint": "0x.."}, and is the layout of the lines that follow
{"row": "hex"}    answers {"row": "hex"}, the row that is written from its values; `"values": true` adds {"fields": {..}}
{"fields": {..}}  answers {"row": "hex"}
{"scan": {..}}    answers {"ranges": [["hex", "hex"], ..]}: the leading `count` values of the row `values`, and a bound of the next
                  `field`. Its sides are those of the rows `low` and `high`, or `low_value` and `high_value`: text or {"number": "7"}
what is refused   answers {"error": "..", "field": "..", "offset": 7}
"""

from __future__ import annotations

import json
import pathlib
import sys
from typing import Any, Optional

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "src"))

from rowkey import Bound, DecodeError, Layout, Range, RowKeyError  # noqa: E402
from rowkey.layout import KindsLayout  # noqa: E402
from rowkey.ranges import OPEN  # noqa: E402
from spelling import of_layout, spelled_fields, typed_fields  # noqa: E402


def answer(layout: Optional[Layout], said: dict[str, Any]) -> tuple[Optional[Layout], dict[str, Any]]:
    try:
        if "layout" in said:
            layout = None
            layout = Layout.parse(said["layout"])
            return layout, {"fingerprint": f"0x{layout.fingerprint:016x}"}
        if layout is None:
            return layout, {"error": "no layout"}
        if "fields" in said:
            return layout, {"row": layout.encode(of_layout(layout, said["fields"], typed_fields)).hex()}
        if "scan" in said:
            return layout, {"ranges": [[one.start.hex(), one.stop.hex()] for one in scanned(layout, said["scan"])]}
        values = layout.decode(bytes.fromhex(said["row"]))
        found: dict[str, Any] = {"row": layout.encode(values).hex()}
        if said.get("values"):
            found["fields"] = of_layout(layout, values, spelled_fields)
        return layout, found
    except DecodeError as wrong:
        return layout, {"error": str(wrong), "field": wrong.field, "offset": wrong.offset}
    except RowKeyError as wrong:
        return layout, {"error": str(wrong)}


def scanned(layout: Layout, said: dict[str, Any]) -> list[Range]:
    def row(name: str) -> tuple[Optional[str], dict[str, Any]]:
        values = layout.decode(bytes.fromhex(said[name]))
        return next(iter(values.items())) if isinstance(layout, KindsLayout) else (None, values)

    def side(name: str) -> Any:
        value = said.get(name + "_value", OPEN)
        return row(name)[1][field] if name in said else int(value["number"]) if isinstance(value, dict) else value

    kind, given = row("values")
    values: dict[str, Any] = dict(list(given.items())[: said["count"]])
    bound, field = None, said.get("field")
    if field is not None:
        inclusive = said.get("low_inclusive", True), said.get("high_inclusive", False)
        bound = Bound(field, side("low"), side("high"), *inclusive, said.get("kind"))
    return layout.ranges(values if kind is None else {kind: values}, bound)


def main() -> None:
    # UTF-8 whatever the locale: Windows has another one, and there a line would end in CR LF.
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    layout: Optional[Layout] = None
    for line in sys.stdin:
        layout, said = answer(layout, json.loads(line))
        print(json.dumps(said))


if __name__ == "__main__":
    main()
