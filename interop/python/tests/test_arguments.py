"""Arguments of a wrong type: each has one clear error, and none is taken for another row or range."""

from __future__ import annotations

import unittest
from typing import Any

from rowkey import DecodeError
from test_bounds import NUMBER, layout


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


if __name__ == "__main__":
    unittest.main()
