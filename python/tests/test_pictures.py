"""Positions, plays and reviews as pictures."""

import struct
import subprocess
from xml.etree import ElementTree

import nbformat
import pytest
import sixfold
from conftest import COMMAND, ROOT
from nbclient import NotebookClient

LINE = "flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds"
SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}href"


def tiles(svg: str) -> int:
    """How many tiles a picture shows: it is well formed, and has a definition of each."""
    drawing = ElementTree.fromstring(svg)
    assert drawing.tag == f"{SVG}svg"
    known = {element.get("id") for element in drawing.iter()}
    uses = [use.get("href") or use.get(XLINK) or "" for use in drawing.iter(f"{SVG}use")]
    assert all(use[1:] in known for use in uses)
    # Each is a background and a shape.
    assert len(uses) % 2 == 0
    return len(uses) // 2


def test_svg() -> None:
    position = sixfold.Position(LINE)
    assert tiles(position.svg()) == tiles(position._repr_svg_()) == 11
    best = sixfold.best(position)
    assert best is not None
    # Three tiles move from the rack to the table.
    assert tiles(position.svg(best.play)) == 11
    assert position.svg(best.play) != position.svg()
    assert len(position.svg(letters=False)) < len(position.svg())
    assert "Tisch mit 5 Steinen" in position.svg(lang="de")


def test_pictures_of_one_page_share_no_names() -> None:
    first, second = sixfold.Position(LINE), sixfold.Position("classic RcRd RfGf")
    names = [
        {element.get("id") for element in ElementTree.fromstring(position._repr_svg_()).iter()} - {None}
        for position in (first, second)
    ]
    assert not names[0] & names[1]


def test_png() -> None:
    position = sixfold.Position(LINE)
    sizes = []
    for percent in (50, 100):
        png = position.png("Gsb@i9", percent=percent)
        assert png.startswith(b"\x89PNG\r\n\x1a\n")
        sizes.append(struct.unpack(">II", png[16:24]))
    assert [2 * side for side in sizes[0]] == pytest.approx(sizes[1], abs=2)


def test_text() -> None:
    position = sixfold.Position(LINE)
    assert "7   .   Rcb  Rtw  Rsb   .\n" in position.text()
    assert "[Gsb]" in position.text("Gsb@i9")


def test_answers_show_themselves(game: str) -> None:
    analysis = sixfold.analyse(LINE, top=3)
    html = analysis._repr_html_()
    svg, table = html.split("<table>")
    assert tiles(svg) == 11
    assert table.count("<tr>") == 4 and analysis.plays[2].play in table
    shown = analysis.plays[1]._repr_svg_()
    assert shown is not None and tiles(shown) == 11
    assert tiles(sixfold.deep(LINE, samples=400)._repr_html_().split("<table>")[0]) == 11
    turn = sixfold.check(game).turns[5]._repr_svg_()
    assert turn is not None and tiles(turn) > 10


def test_reviews_show_themselves(game: str) -> None:
    review = sixfold.review(game, samples=200)
    html = review._repr_html_()
    assert html is not None
    chart, table = html.split("<table>")
    ElementTree.fromstring(chart)
    assert table.count("<tr>") == 38
    assert review.page.startswith("<!doctype html>")
    french = sixfold.review(game, samples=200, lang="fr")
    assert french == review and french._repr_html_() != html
    turn = review.turns[5]._repr_svg_()
    assert turn is not None and tiles(turn) > 10
    again = sixfold.Review.from_json(review.to_json())
    assert again == review and again._repr_html_() is None


def test_the_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every cell runs; each kind of value shows the picture that it should."""
    path = ROOT / "python" / "notebooks" / "tour.ipynb"
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(path.parent)}}).execute()
    pictures = []
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            assert output.output_type == "execute_result", output
            html = output.data.get("text/html", "")
            svg = output.data.get("image/svg+xml", html.split("<table>")[0])
            if svg.startswith("<svg"):
                pictures.append((tiles(svg), html.count("<tr>")))
    tables = [rows for _, rows in pictures]
    # A position, plays with and without a table, the puzzle, the review, a turn of it.
    assert tables == [0, 0, 6, 0, 0, 38, 0]
    drawn = [tiles for tiles, _ in pictures]
    assert drawn[:4] == [11, 11, 11, 11]
    assert drawn[4] > 8 and drawn[5] == 0 and drawn[6] > 8


def test_the_notebook_has_no_outputs() -> None:
    notebook = nbformat.read(ROOT / "python" / "notebooks" / "tour.ipynb", as_version=4)
    assert all(not cell.get("outputs") and not cell.get("execution_count") for cell in notebook.cells)


def test_the_picture_is_that_of_the_command() -> None:
    draw = [COMMAND, "draw", LINE, "--play", "Gsb@i9", "--format", "svg"]
    drawn = subprocess.run(draw, capture_output=True, text=True)
    assert drawn.stdout == sixfold.Position(LINE).svg("Gsb@i9")
