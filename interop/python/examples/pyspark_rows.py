"""Rows of a table in Spark, decoded where they are read. Needs Java and PySpark: `pip install pyspark`, then run this file."""

import pathlib
from typing import Iterable, Iterator

import rowkey
from pyspark.sql import DataFrame, SparkSession

EVENT = pathlib.Path(__file__).parents[3] / "examples" / "data" / "event.json"


def frame_of(spark: SparkSession, layout_json: str, rows: "list[bytes]") -> DataFrame:
    # from here ...
    def decode(part: Iterable[bytes]) -> Iterator[dict]:
        return rowkey.Layout.parse(layout_json).decode_all(part)

    frame = spark.sparkContext.parallelize(rows).map(bytes).mapPartitions(decode).toDF("host long, at long, seq long")
    # ... to here
    return frame


def main() -> None:
    text = EVENT.read_text(encoding="utf-8")
    layout = rowkey.Layout.parse(text)
    spark = SparkSession.builder.master("local[2]").appName("rowkey").getOrCreate()
    rows = [layout.encode({"host": n % 4, "at": 1_700_000_000_000 + n, "seq": n}) for n in range(1000)]
    counts = {line["host"]: line["count"] for line in frame_of(spark, text, rows).groupBy("host").count().collect()}
    assert counts == {host: 250 for host in range(4)}, counts
    print("1000 rows in Spark")
    spark.stop()


if __name__ == "__main__":
    main()
