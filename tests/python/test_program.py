"""Which program is started, and with which environment."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path

import pytest
from tilescope import program


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program of a wheel."""
    folder = tmp_path / "_program"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "tilescope").write_text("#!/bin/sh\n")
    (folder / "bin" / "tilescope").chmod(0o755)
    (folder / "lib" / "desktop").mkdir(parents=True)
    monkeypatch.setattr(program, "_BROUGHT", folder)
    monkeypatch.delenv("TILESCOPE_PROGRAM", raising=False)
    return folder


def test_the_program_of_the_wheel_is_found(brought: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert program.find_program() == str(brought / "bin" / "tilescope")
    monkeypatch.setenv("TILESCOPE_PROGRAM", "/bin/true")
    assert program.find_program() == "/bin/true"


def test_runs_without_a_page_start_the_program_without_a_window(
    brought: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("tilescope", "tilescope-run"):
        script = brought / "bin" / name
        script.write_text(
            f'#!/bin/sh\n[ "$1" != --version ] || exec echo "tilescope {program.VERSION}"\necho {name} >"$1"\n'
        )
        script.chmod(0o755)
    report = tmp_path / "report.json"
    program.start([str(report)], report)
    assert report.read_text() == "tilescope-run\n"
    program.start([str(report), "--html", "page.html"], report)
    assert report.read_text() == "tilescope\n"


def test_the_wheels_libraries_are_used_where_one_is_missing(brought: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LD_LIBRARY_PATH", raising=False)
    names = brought / "lib" / "desktop" / "names"
    names.write_text("libc.so.6\n")
    assert "LD_LIBRARY_PATH" not in program.environment()
    names.write_text("libc.so.6\nlibnosuch.so.1\n")
    assert program.environment()["LD_LIBRARY_PATH"] == str(names.parent)


def test_the_packages_of_nvidia_reach_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "nvidia" / "cu13"
    package.mkdir(parents=True)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "nvidia", raising=False)
    importlib.invalidate_caches()
    monkeypatch.setenv("CUDA_PATH", "/opt/own")
    assert program.environment()["CUDA_PATH"].split(os.pathsep)[:2] == ["/opt/own", str(package)]
