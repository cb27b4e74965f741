"""Reads and writes the rows of a table by its layout, as the Rust crate `rowkey` does.

layout = rowkey.Layout.parse(open("event.json").read())
layout.decode(row)                      # {'host': 7, 'at': 1700000000000, 'seq': 1}
layout.encode({"host": 7, "at": 1700000000000, "seq": 1})
layout.range({"host": 7}, rowkey.Bound("at", 1700000000000, 1700003600000))
"""

from .errors import DecodeError, EncodeError, LayoutError, RowKeyError
from .layout import Layout
from .ranges import Bound, Range
from .values import Nan, Some, Time

__all__ = ["Bound", "DecodeError", "EncodeError", "Layout", "LayoutError", "Nan", "Range", "RowKeyError", "Some", "Time"]
