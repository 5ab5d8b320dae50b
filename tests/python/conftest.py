"""What the tests of the Python module share."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "app" / "python"))

pytest.importorskip("numpy", reason="NumPy is not installed here")


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> str:
    """The path of the real program; the test is skipped where it is not built."""
    import tilescope

    try:
        path = tilescope.find_program()
        version = tilescope.program_version()
    except tilescope.TilescopeError as error:
        pytest.skip(f"no program: {error}")
    if not version.startswith("tilescope "):
        pytest.skip(f"{path} is no Tilescope")
    monkeypatch.setenv("TILESCOPE_PROGRAM", path)
    return path


FAKE = """#!{python}
import json, os, sys, time
words = sys.argv[1:]
if words == ["--version"]:
    print("{version}, for tests")
    sys.exit()
options = {{}}
for name, value in zip(words, words[1:]):
    if name.startswith("--"):
        options.setdefault(name, []).append(value)
with open("{folder}/call.json", "w") as file:
    json.dump(words, file)
{body}
report = {{"kernel": "fake", "findings": [], "notes": [], "counters": {{"instructions": 7}}}}
with open(options["--json"][0], "w") as file:
    json.dump(report, file)
"""


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Makes a program that records how it is called, does what ``body`` says, and reports a run without findings."""
    folder = tmp_path / "fake"
    folder.mkdir()

    def make(body: str = "", version: str = "tilescope 0.1.0") -> Path:
        path = folder / "tilescope"
        path.write_text(FAKE.format(python=sys.executable, version=version, folder=folder, body=body))
        path.chmod(0o755)
        monkeypatch.setenv("TILESCOPE_PROGRAM", str(path))
        return folder / "call.json"

    return make
