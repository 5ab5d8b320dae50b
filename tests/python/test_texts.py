"""The package's own texts: versions, README, notebook."""

from __future__ import annotations

import importlib.util
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


def test_the_notebook_runs(program: str) -> None:
    nbformat = pytest.importorskip("nbformat", reason="nbformat is not installed here")
    nbclient = pytest.importorskip("nbclient", reason="nbclient is not installed here")
    pytest.importorskip("ipykernel", reason="ipykernel is not installed here")
    file = PACKAGE / "examples" / "first_kernel.ipynb"
    assert all(not cell.get("outputs") for cell in json.loads(file.read_text())["cells"])
    notebook = nbformat.read(file, as_version=4)
    path = f"import sys; sys.path.insert(0, {str(PACKAGE)!r})"
    notebook.cells.insert(0, nbformat.v4.new_code_cell(path))
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    client = nbclient.NotebookClient(
        notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(file.parent)}}
    )
    client.execute()  # raises for a cell that fails
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    texts = "".join(output.get("text", "") for output in outputs)
    pages = [output["data"]["text/html"] for output in outputs if "text/html" in output.get("data", {})]
    assert "race" in texts and "out_of_bounds" in texts
    assert any("srcdoc" in page for page in pages) and any("divergent_branches" in page for page in pages)
