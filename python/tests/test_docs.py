"""The examples in the documents run, and give what they say."""

import doctest
import re
from pathlib import Path

import pytest
import sixfold
from conftest import ROOT

DOCUMENTS = [ROOT / "docs" / "python.md", ROOT / "python" / "README.md"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_examples_of_a_document(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    text = document.read_text()
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert blocks
    examples = doctest.DocTestParser().get_doctest("".join(blocks), {}, document.name, None, 0)
    assert len(examples.examples) >= 3
    failed, tried = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples)
    assert tried and not failed


def test_examples_of_the_package() -> None:
    failed, tried = doctest.testmod(sixfold)
    assert tried and not failed
