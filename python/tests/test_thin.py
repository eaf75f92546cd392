import pyarrow as pa
import sixfold


def test_best_play_of_a_column() -> None:
    lines = ["flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds", None, "flex"]
    table = pa.table(sixfold.best(pa.array(lines)))
    assert table["status"].to_pylist() == ["ok", "null", "error"]
    assert table["score"].to_pylist() == [11, None, None]
