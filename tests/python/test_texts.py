"""The package's own texts: versions, README, notebook."""

from __future__ import annotations

import ast
import contextlib
import html.parser
import importlib.util
import io
import json
import linecache
import re
from pathlib import Path

import numpy as np
import pytest

import tilescope

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "app" / "python"


def test_one_version() -> None:
    project = re.search(r'^version = "([^"]+)"', (PACKAGE / "pyproject.toml").read_text(), re.MULTILINE)
    program = re.search(r"project\(Tilescope VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())
    assert project is not None and program is not None
    assert tilescope.__version__ == project.group(1) == program.group(1)


def test_everything_offered_has_a_meaning() -> None:
    for name in tilescope.__all__:
        if not name.startswith("__"):
            assert getattr(tilescope, name).__doc__, name


def test_the_readme_is_true(program: str) -> None:
    names: dict = {}
    blocks = re.findall(r"```python\n(.*?)```", (PACKAGE / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 5
    ran = 0
    for number, block in enumerate(blocks):
        needs = re.match(r"# needs (\w+)", block)
        if needs is not None and importlib.util.find_spec(needs.group(1)) is None:
            continue
        # Numba and Triton read the text of their functions from a file.
        file = Path(program).parent / f"readme{number}.py"
        linecache.cache[str(file)] = (len(block), None, block.splitlines(keepends=True), str(file))
        exec(compile(block, str(file), "exec"), names)
        ran += 1
    assert ran >= 3
    assert names["run"].picture.shape == (480, 640)
    names["test_saxpy"]()
    said = re.search(r"print\(run\)\s+# (.*)", blocks[0])
    x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
    run = names["saxpy"][4, 256](2.0, x, y, 1000)
    assert said is not None and repr(run) == said.group(1)
    assert str(run.counters["global_load"]) in blocks[0]


def shown(value: object) -> dict[str, str]:
    """What a notebook shows of a cell's last expression."""
    data = {"text/plain": repr(value)}
    if hasattr(value, "_repr_html_"):
        data["text/html"] = value._repr_html_()
    return data


def run_cell(text: str, names: dict) -> list[dict]:
    """The outputs of a code cell, in the form of a notebook."""
    tree = ast.parse(text)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, outputs = io.StringIO(), []
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)
        value = eval(compile(ast.Expression(last.value), "cell", "eval"), names) if last else None
    if printed.getvalue():
        outputs.append({"output_type": "stream", "text": printed.getvalue()})
    if value is not None:
        outputs.append({"output_type": "execute_result", "data": shown(value)})
    return outputs


class Skeleton(html.parser.HTMLParser):
    """The headings and the kinds of elements of a page, also of one in a frame of it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.kinds: set[str] = set()
        self.headings: list[str] = []
        self.frames: list[Skeleton] = []
        self.sandboxes: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list) -> None:
        self.kinds.add(tag)
        given = dict(attributes)
        if tag == "iframe":
            self.sandboxes.append(given["sandbox"])
            self.frames.append(Skeleton(given["srcdoc"]))

    def handle_data(self, data: str) -> None:
        if self.get_starttag_text() and re.match(r"<h[1-3]", self.get_starttag_text() or "") and data.strip():
            self.headings.append(data.strip())


def structure(output: dict) -> tuple:
    """What must be the same in each run: kinds of data, lines without numbers, a page's headings and elements."""
    if output["output_type"] == "stream":
        return "stream", re.sub(r"[\d.,]+", "#", "".join(output["text"]))
    data = {kind: "".join(text) for kind, text in output["data"].items()}
    parts = [sorted(data)]
    if "text/html" in data:
        page = Skeleton(data["text/html"])
        parts += [sorted(page.kinds), page.sandboxes]
        parts += [(sorted(frame.kinds), frame.headings) for frame in page.frames]
    else:
        parts.append(re.sub(r"[\d.,]+|\([0-9a-f]{7,}\S*\)", "#", data["text/plain"]))
    return tuple(map(str, parts))


NOTEBOOKS = sorted((PACKAGE / "examples").glob("*.ipynb"))


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_the_notebook_shows_what_it_stores(file: Path, program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilescope.launching._in_notebook", lambda: True)
    monkeypatch.chdir(file.parent)
    assert file.stat().st_size <= 1_500_000
    names: dict = {}
    frames = 0
    for number, cell in enumerate(json.loads(file.read_text(encoding="utf-8"))["cells"]):
        if cell["cell_type"] != "code":
            continue
        text = "".join(cell["source"])
        made = run_cell(text, names)
        if "program_version()" in text:
            continue  # of another day
        assert list(map(structure, made)) == list(map(structure, cell["outputs"])), f"cell {number}"
        frames += sum("srcdoc" in str(output.get("data")) for output in made)
    assert frames > 0
