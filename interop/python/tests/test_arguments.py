"""Arguments of a wrong type: each has one clear error, and none is taken for another row or range."""

from __future__ import annotations

import copy
import ipaddress
import json
import pickle
import unittest
from decimal import Decimal
from typing import Any

from rowkey import Bound, DecodeError, EncodeError, Layout, LayoutError, Nan
from test_bounds import NUMBER, layout, layout_json


class Arguments(unittest.TestCase):
    def test_a_row_is_bytes(self) -> None:
        key = layout(NUMBER, NUMBER)
        # `bytes` of a number is as many zeros, and so is each byte of a row that is given in place of a list of rows.
        wrong: list[Any] = [2, True, None, "ab", [1, 2], memoryview(b"abcdefgh").cast("I")]
        for row in wrong:
            with self.assertRaisesRegex(DecodeError, f"field `row` at byte 0: expected bytes, found {type(row).__name__}"):
                list(key.decode_all([row]))
        right: list[Any] = [b"ab", bytearray(b"ab"), memoryview(b"a-b-")[::2]]
        for row in right:
            self.assertEqual(key.decode(row), {"a": 97, "b": 98})

    def refused(self, message: str, what: Any, *arguments: Any) -> None:
        with self.assertRaisesRegex(EncodeError, message):
            what(*arguments)

    def test_values_and_a_bound(self) -> None:
        key = layout(NUMBER, NUMBER)
        values: list[Any] = [None, 7, "a", ["a"], Bound("a")]
        for wrong in values:
            for what in (key.encode, key.range, key.ranges):
                self.refused(f"expected a mapping of fields, found {type(wrong).__name__}", what, wrong)
        bounds: list[Any] = ["a", {}, {"field": "a", "low": 1}, 0]
        for wrong in bounds:
            self.refused(f"expected rowkey.Bound, found {type(wrong).__name__}", key.ranges, {}, wrong)

    def test_flags_of_a_bound(self) -> None:
        key = layout(NUMBER, NUMBER)
        flags: list[tuple[Any, Any]] = [(False, True), (0, 1), (None, "yes"), (0, 2)]
        for no, yes in flags:
            found = Bound("a", 1, 3, yes, no), Bound("a", 1, 3, no, yes)
            self.assertEqual([[one.start + one.stop for one in key.ranges({}, bound)] for bound in found], [[b"\1\3"], [b"\2\4"]])
        option = layout({"kind": {"optional": {"kind": {"descending": NUMBER}, "width": 1}}})
        found = Bound("a", None, None, *flags[1][1:] * 2), Bound("a", None, None, True, True)
        self.assertEqual(*[option.ranges({}, bound) for bound in found])

    def test_kinds(self) -> None:
        number, meta = layout_json(NUMBER, prefix=[78]), layout_json(fields=None, prefix=[77])
        optional = layout_json(fields=[{"name": "0", "node": {"kind": {"optional": NUMBER}}}], prefix=[79])
        listed = [{"name": name, "layout": said} for name, said in (("M", meta), ("N", number), ("O", optional))]
        table, field = layout(kinds=listed, fields=None), layout({"kind": {"keys": listed}})
        # A bound needs a row kind: without one, the ranges were those of all rows.
        self.refused("expected one of the row kinds M, N, O", table.ranges, {}, Bound("a", 1))
        self.refused("expected one of the row kinds M, N, O", table.ranges, None)
        self.assertEqual(len(table.ranges()), 3)
        # A kind does not replace a value.
        self.refused("the bound is on `a`", field.ranges, {"a": {"N": {"a": 1}}}, Bound("a", kind="M"))
        self.assertEqual(field.ranges({}, Bound("a", kind="M")), field.ranges({"a": "M"}))
        # Nor does it drop a side: its range would hold rows outside.
        for sides in ({"low": 1}, {"high": {"N": {"a": 1}}}):
            self.refused("no `low` and no `high`", field.ranges, {}, Bound("a", kind="N", **sides))
        # The name of a kind with a field is no `None`.
        self.assertEqual(field.encode({"a": {"O": None}}), b"O\0")
        self.refused("field `a.O.0`: ", field.encode, {"a": "O"})

    def test_numbers(self) -> None:
        """Python does not print an `int` of more than 4300 digits."""
        huge, variants = 10**5000, [{"name": "A", "number": "0", "text": "a"}]
        floats = [{"kind": "float", "width": width} for width in (4, 8)]
        octets, decimal = {"kind": "bytes", "width": 2}, {"kind": "decimal_number", "width": 13}
        for node in (NUMBER, *floats, octets, decimal, {"kind": {"variants": {"repr": "text", "list": variants}}}):
            self.refused("field `a`: ", layout(node).encode, {"a": huge})
        self.assertEqual(layout(NUMBER).ranges({}, Bound("a", 1, huge)), layout(NUMBER).ranges({}, Bound("a", 1)))
        self.refused("more than 96 bits", layout(decimal).encode, {"a": Decimal("1e999999999")})
        for digits in ("1" * 5000, "8" * 29):
            # It is not above all values.
            for what in (Bound("a", Decimal("0." + digits)), Bound("a", high=Decimal("-0." + digits))):
                self.refused("more than 96 bits", layout(decimal).ranges, {}, what)
        self.assertEqual(layout(decimal).ranges({}, Bound("a", Decimal(2**96))), [])
        non_zero = {**NUMBER, "domain": {"min": "0", "max": "255", "non_zero": True}}
        self.refused("expected a whole number, found float", layout(non_zero).ranges, {}, Bound("a", 0.0))
        # The bits of a NaN of another width, and of numbers, are those of other values.
        for node, wrong in zip(floats, ((-1, 0, 0x3F800000, 0x7FF8000000000000, "1", 10**40), (-1, 0, 0x7FC00000, True, 10**40))):
            for bits in wrong:
                self.refused("field `a`: ", layout(node).encode, {"a": Nan(bits)})  # type: ignore[arg-type]
        self.assertEqual(layout(floats[0]).encode({"a": Nan(0xFFC00001)}), b"\0\x3f\xff\xfe")

    def test_addresses(self) -> None:
        """Neither a zone nor the width of a network is a part of an address."""
        for kind, width, text in (("ipv4", 4, "1.2.3.4/24"), ("ipv6", 16, "fe80::1%eth0"), ("ip_address", None, "::1/64")):
            key = layout({"kind": kind, **({"width": width} if width else {})})
            self.refused("field `a`: ", key.encode, {"a": ipaddress.ip_interface(text)})

    def test_a_bound_is_copied(self) -> None:
        bound, key = Bound("a", 1), layout(NUMBER)
        for one in (copy.deepcopy(bound), pickle.loads(pickle.dumps(bound))):
            self.assertEqual(key.ranges({}, one), key.ranges({}, bound))

    def test_a_layout_is_an_object(self) -> None:
        said = layout_json(NUMBER)
        layouts: list[Any] = [None, 7, [], list(said.items()), ipaddress, "[]", b"null"]
        for wrong in layouts:
            with self.assertRaisesRegex(LayoutError, "^`layout` is no object$"):
                Layout.parse(wrong)
        with self.assertRaisesRegex(LayoutError, "^`layout.fields` is no object$"):
            Layout.parse({**said, "fields": [list(said["fields"][0].items())]})
        for text, message in (("[" * 100_000, "too deep"), ("{", "is not JSON: "), ('{"a": 1, "a": 1}', "the same name")):
            with self.assertRaisesRegex(LayoutError, message):
                Layout.parse(text)
        with self.assertRaisesRegex(LayoutError, "its `unordered` is a list of bytes"):
            Layout.parse({**said, "delimiter": {"unordered": 3}})
        with self.assertRaisesRegex(LayoutError, "`domain` has no member `min`"):
            Layout.parse({**said, "fields": [{"name": "a", "node": {**NUMBER, "domain": {}}}]})
        self.assertEqual(Layout.parse(bytearray(json.dumps(said), "utf-8")).fingerprint, Layout.parse(said).fingerprint)


if __name__ == "__main__":
    unittest.main()
