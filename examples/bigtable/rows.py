"""The tables of the example, read by Google's own client with the Python package: it knows no key, only the layouts in `layouts`."""

from collections import Counter

import rowkey
from google.cloud import bigtable
from google.cloud.bigtable.row_set import RowSet


def read(table, ranges):
    """The row keys of all ranges, by one request."""
    rows = RowSet()
    for one in ranges:
        rows.add_row_range_from_keys(start_key=one.start, end_key=one.stop or None)
    return [row.row_key for row in table.read_rows(row_set=rows)] if ranges else []


def main():
    instance = bigtable.Client(project="rowkey", admin=False).instance("example")
    stored = instance.table("layouts").read_rows()
    layouts = {row.row_key.decode(): rowkey.Layout.parse(row.cells["d"][b"details"][0].value) for row in stored}
    for name, layout in layouts.items():
        keys = read(instance.table(name), layout.ranges())
        wrong = [key for key in keys if layout.encode(layout.decode(key)) != key]
        assert keys and not wrong, f"{name}: {len(keys)} rows, {len(wrong)} of them wrong"
        print(f"{name}: {len(keys)} rows read in Python, from {len(layout.ranges())} ranges")

    # The airport fixes the bucket. Half of the time, by a bound.
    departures, table = layouts["departures"], instance.table("departures")
    every = [departures.decode(key) for key in read(table, departures.ranges())]
    times = sorted(one["at"] for one in every)
    middle = times[len(times) // 2]
    for origin, count in sorted(Counter(one["origin"] for one in every if one["at"] < middle).items()):
        scan = departures.range({"origin": origin}, rowkey.Bound("at", high=middle))
        found = read(table, [scan])
        assert len(found) == count, f"{origin}: {len(found)} rows in the range, {count} expected"
        print(f"{origin}: {count} departures before the middle, by one range")


if __name__ == "__main__":
    main()
