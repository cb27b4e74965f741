"""Arguments of a wrong type: each has one clear error, and none is taken for another row or range."""

from __future__ import annotations

import unittest
from typing import Any

from rowkey import Bound, DecodeError, EncodeError
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
        for wrong in (None, 7, "a", ["a"], Bound("a")):
            for what in (key.encode, key.range, key.ranges):
                self.refused(f"expected a mapping of fields, found {type(wrong).__name__}", what, wrong)
        for wrong in ("a", {}, {"field": "a", "low": 1}, 0):
            self.refused(f"expected rowkey.Bound, found {type(wrong).__name__}", key.ranges, {}, wrong)

    def test_flags_of_a_bound(self) -> None:
        key = layout(NUMBER, NUMBER)
        for no, yes in ((False, True), (0, 1), (None, "yes"), (0, 2)):
            found: Any = Bound("a", 1, 3, yes, no), Bound("a", 1, 3, no, yes)
            self.assertEqual([[one.start + one.stop for one in key.ranges({}, bound)] for bound in found], [[b"\1\3"], [b"\2\4"]])
        option = layout({"kind": {"optional": {"kind": {"descending": NUMBER}, "width": 1}}})
        yes = 1
        self.assertEqual(option.ranges({}, Bound("a", None, None, yes, yes)), option.ranges({}, Bound("a", None, None, True, True)))

    def test_kinds(self) -> None:
        number, optional = layout_json(NUMBER, prefix=[78]), layout_json(fields=[{"name": "0", "node": {"kind": {"optional": NUMBER}}}], prefix=[79])
        meta = layout_json(fields=None, prefix=[77])
        listed = [{"name": name, "layout": said} for name, said in (("N", number), ("O", optional), ("M", meta))]
        table, field = layout(kinds=listed, fields=None), layout({"kind": {"keys": listed}})
        # A bound needs a row kind: without one, the ranges were those of all rows.
        self.refused("expected one of the row kinds N, O, M", table.ranges, {}, Bound("a", 1))
        self.refused("expected one of the row kinds N, O, M", table.ranges, None)
        self.assertEqual(len(table.ranges()), 3)
        # A kind does not replace a value.
        self.refused("the bound is on `a`", field.ranges, {"a": {"N": {"a": 1}}}, Bound("a", kind="M"))
        self.assertEqual(field.ranges({}, Bound("a", kind="M")), field.ranges({"a": "M"}))
        # The name of a kind with a field is no `None`.
        self.assertEqual(field.encode({"a": {"O": None}}), b"O\0")
        self.refused("field `a.O.0`: ", field.encode, {"a": "O"})


if __name__ == "__main__":
    unittest.main()
