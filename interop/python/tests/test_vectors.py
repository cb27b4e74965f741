"""Every case of `interop/vectors`."""

from __future__ import annotations

import json
import pathlib
import unittest
from typing import Any, Iterator

from as_json import explained, flat, same
from questions import ranges
from rowkey import DecodeError, Layout, LayoutError

VECTORS = pathlib.Path(__file__).parents[2] / "vectors"


def files(beginning: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    for path in sorted(VECTORS.glob(beginning + "*.json")):
        yield path.stem, json.loads(path.read_text(encoding="utf-8"))


class Vectors(unittest.TestCase):
    counted = 0

    def test_rows(self) -> None:
        for name, vectors in files():
            if "good" not in vectors:
                continue
            layout = Layout.parse(vectors["layout"])
            self.assertEqual(f"0x{layout.bytes_fingerprint:016x}", vectors["bytes_fingerprint"], name)
            for case in vectors["good"]:
                with self.subTest(file=name, row=case["row"]):
                    row = bytes.fromhex(case["row"])
                    values = layout.decode(row)
                    if "kind" in case:
                        self.assertEqual(list(values), [case["kind"]])
                    fields = values[case["kind"]] if "kind" in case else values
                    found = explained(flat(fields, case["fields"]))
                    self.assertTrue(same(case["fields"], found), f"{case['fields']}\n{found}")
                    self.assertEqual(layout.encode(values).hex(), case["row"])
                    if layout.bucket(values) is not None:
                        salt = next(iter(layout.kinds.values())).salt if "kind" in case else layout.salt
                        self.assertEqual(salt.rows[layout.bucket(values)], row[: salt.width])
            for case in vectors["bad"]:
                with self.subTest(file=name, row=case["row"]):
                    with self.assertRaises(DecodeError) as raised:
                        layout.decode(bytes.fromhex(case["row"]))
                    wrong = raised.exception
                    self.assertEqual((wrong.field, wrong.offset), (case["field"], case["offset"]), str(wrong))

    def test_scans(self) -> None:
        for name, vectors in files("scans_"):
            layout = Layout.parse(vectors["layout"])
            self.assertEqual([row.hex() for row in layout.split_points()], vectors["split_points"], name)
            for case in vectors["scans"]:
                with self.subTest(file=name, case=case):
                    self.assertEqual(ranges(layout, case), case["ranges"])

    def test_refused_layouts(self) -> None:
        for case in [case for _, vectors in files("layouts") for case in vectors["refused"]]:
            with self.subTest(names=case["names"]):
                with self.assertRaisesRegex(LayoutError, case["names"]):
                    Layout.parse(json.dumps(case["layout"]))


if __name__ == "__main__":
    unittest.main()
