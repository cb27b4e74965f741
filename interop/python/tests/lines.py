"""Rows of layouts, a line of JSON each, as another program asks for them.

{"layout": {..}}  answers {"fingerprint": "0x.."}, and is the layout of the lines that follow
{"row": "hex"}    answers {"row": "hex"}, the row that is written from its values; `"values": true` adds {"fields": {..}}
{"fields": {..}}  answers {"row": "hex"}
{"scan": {..}}    answers {"ranges": [["hex", "hex"], ..]}; the question is that of `questions.py`
what is refused   answers {"error": "..", "field": "..", "offset": 7}
"""

from __future__ import annotations

import json
import pathlib
import sys
from typing import Any, Optional

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "src"))

from rowkey import DecodeError, Layout, RowKeyError  # noqa: E402
from questions import ranges  # noqa: E402
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
            return layout, {"ranges": ranges(layout, said["scan"])}
        values = layout.decode(bytes.fromhex(said["row"]))
        found: dict[str, Any] = {"row": layout.encode(values).hex()}
        if said.get("values"):
            found["fields"] = of_layout(layout, values, spelled_fields)
        return layout, found
    except DecodeError as wrong:
        return layout, {"error": str(wrong), "field": wrong.field, "offset": wrong.offset}
    except RowKeyError as wrong:
        return layout, {"error": str(wrong)}


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
