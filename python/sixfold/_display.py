"""Pictures and tables for notebooks."""

from collections.abc import Iterable, Sequence
from html import escape

from ._sixfold import Position


def picture(position: str, play: str | None = None) -> str:
    """A table, with a play laid on it if there is one."""
    return Position(position).svg(play, inline=True)


def table(titles: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table in HTML."""

    def row(cells: Iterable[object], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(str(cell))}</{tag}>" for cell in cells) + "</tr>"

    head = row(titles, "th")
    body = "".join(row(cells, "td") for cells in rows)
    return f"<table><thead>{head}</thead><tbody>{body}</tbody></table>"
