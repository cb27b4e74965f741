"""Bounds that no row of a derived key shows: outside the domain, and of fields that do not sort by value."""

from __future__ import annotations

import re
import unittest
from typing import Any

from rowkey import Bound, EncodeError, Layout, LayoutError
from rowkey.ranges import OPEN

NUMBER = {"kind": "unsigned", "width": 1, "domain": {"min": "0", "max": "255"}}
TEXT = {"kind": {"text": {"utf8": True}}}
UNORDERED = {"unordered": [58, 58]}


def layout_json(*nodes: Any, **members: Any) -> Any:
    """A key with fields `a`, `b` and so on. Its fingerprint is not what is tested."""
    fields = [{"name": name, "node": node} for name, node in zip("ab", nodes)]
    said = {"version": 1, "fields": fields, "fingerprint": "0x" + "0" * 16, **members}
    said = {name: member for name, member in said.items() if member is not None}
    try:
        Layout.parse(said)
    except LayoutError as wrong:
        [said["fingerprint"]] = re.findall(r"the fingerprint is (0x[0-9a-f]{16})", str(wrong))
    return said


def layout(*nodes: Any, **members: Any) -> Layout:
    return Layout.parse(layout_json(*nodes, **members))


def newtype(node: Any, **members: Any) -> Any:
    return {"kind": {"key": {"fields": [{"name": "0", "node": node, **members}]}}}


class Bounds(unittest.TestCase):
    def ask(self, key: Layout, values: list[Any], low: Any, high: Any) -> list[Any]:
        """The values of `a` whose rows are in the ranges."""
        ranges = key.ranges({}, Bound("a", low, high, high_inclusive=True))
        return [value for value in values if any(one.holds(key.encode({"a": value, "b": 7})) for one in ranges)]

    def test_outside_the_domain(self) -> None:
        key, all = layout(NUMBER, NUMBER), list(range(256))
        for low in (OPEN, -1, 0, 5, 255, 256):
            for high in (OPEN, -1, 0, 5, 255, 256):
                least, most = 0 if low is OPEN else low, 255 if high is OPEN else high
                self.assertEqual(self.ask(key, all, low, high), [value for value in all if least <= value <= most], (low, high))
        # Nothing is below the least value: not the whole table.
        self.assertEqual(key.ranges({}, Bound("a", high=-1)), [])
        self.assertEqual(layout(TEXT).ranges({}, Bound("a", high="")), [])

    def test_a_newtype_has_the_order_of_its_value(self) -> None:
        falling = {"kind": {"descending": NUMBER}, "width": 1}
        for inside in (NUMBER, falling):
            for literal in ([], [116, 58]):
                node = newtype(inside, **({"literal": literal} if literal else {}))
                node["width"] = 1 + len(literal)
                key = layout(node, NUMBER)
                self.assertEqual(self.ask(key, list(range(12)), 5, 9), [5, 6, 7, 8, 9], (inside, literal))
                self.assertEqual(self.ask(key, list(range(12)), OPEN, 9), list(range(10)), (inside, literal))

    def test_none_in_a_newtype_in_an_option(self) -> None:
        key = layout({"kind": {"optional": newtype({"kind": {"optional": NUMBER}})}})
        for row in (b"\x00", b"\x01\x00", b"\x01\x01\x07"):
            self.assertEqual(key.encode(key.decode(row)), row)

    def test_what_does_not_sort_has_no_bounds(self) -> None:
        variants = [{"name": name, "number": str(i), "text": text} for i, (name, text) in enumerate([("A", "a"), ("B", "a!"), ("C", "c")])]
        inside = {"kind": {"key": {"fields": [{"name": "x", "node": TEXT}, {"name": "y", "node": TEXT}], "delimiter": UNORDERED}}}
        falling = {"kind": {"optional": {"kind": {"descending": NUMBER}, "width": 1}}}
        for key, low, high in (
            (layout({"kind": {"variants": {"repr": "text", "list": variants}}}, TEXT, delimiter=UNORDERED), "A", "C"),
            (layout(inside, TEXT, delimiter=UNORDERED), {"x": "x", "y": "a"}, {"x": "x", "y": "b"}),
            (layout({"kind": {"descending": falling}}, NUMBER), 5, 9),
            (layout({"kind": {"optional": falling}}, NUMBER), None, None),
            (layout(newtype({"kind": "plain_decimal"})), 5, 12),
        ):
            for bound in (Bound("a", low, high), Bound("a")):
                with self.assertRaisesRegex(EncodeError, "do not sort by value"):
                    key.ranges({}, bound)


if __name__ == "__main__":
    unittest.main()
