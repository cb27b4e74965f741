"""Rows of a table as a data frame. Needs pandas: `pip install pandas`."""

import pathlib
import sys

import pandas
import rowkey

EVENT = pathlib.Path(__file__).parents[3] / "examples" / "data" / "event.json"


def frame_of(layout_json: str, rows: "list[bytes]") -> pandas.DataFrame:
    # from here ...
    layout = rowkey.Layout.parse(layout_json)
    frame = pandas.DataFrame(layout.decode_all(rows))
    frame["at"] = pandas.to_datetime(frame["at"], unit="ms")
    # ... to here
    return frame


def main() -> None:
    layout = rowkey.Layout.parse(EVENT.read_text(encoding="utf-8"))
    rows = [layout.encode({"host": 7, "at": 1_700_000_000_000 + n, "seq": n}) for n in range(1000)]
    frame = frame_of(EVENT.read_text(encoding="utf-8"), rows)
    assert list(frame.columns) == ["host", "at", "seq"] and len(frame) == 1000, frame
    assert frame["at"].iloc[0] == pandas.Timestamp("2023-11-14 22:13:20"), frame["at"].iloc[0]
    print(f"{len(frame)} rows in a data frame, pandas {pandas.__version__}", file=sys.stderr)


if __name__ == "__main__":
    main()
