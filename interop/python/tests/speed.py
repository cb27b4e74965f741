"""Event rows decoded and encoded in a second: `python3 tests/speed.py`."""

import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "src"))

from rowkey import Layout  # noqa: E402

ROWS = 200_000


def main() -> None:
    text = (pathlib.Path(__file__).parents[3] / "examples" / "data" / "event.json").read_text(encoding="utf-8")
    layout = Layout.parse(text)
    values = [{"host": n, "at": 1_700_000_000_000 + n, "seq": n % 65536} for n in range(ROWS)]
    start = time.process_time()
    rows = [layout.encode(one) for one in values]
    encoded = time.process_time()
    decoded = sum(1 for _ in layout.decode_all(rows))
    end = time.process_time()
    assert decoded == ROWS and list(layout.decode_all(rows[:5])) == values[:5]
    print(f"{ROWS / (encoded - start):,.0f} rows encoded and {ROWS / (end - encoded):,.0f} decoded in a second")


if __name__ == "__main__":
    main()
