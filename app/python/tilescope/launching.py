"""One launch: from values to a :class:`Run`."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence, Union

import numpy as np

from .arguments import Arguments, as_array
from .errors import LaunchError
from .program import start
from .run import Run

Sides = Union[int, Sequence[int]]


@dataclass(frozen=True)
class Source:
    """The text that holds a kernel."""

    text: Optional[str] = None  # None: that of the file
    path: Optional[str] = None  # None: a file is made of the text
    name: str = "kernel.cu"  # of that file
    entry: Optional[str] = None
    listing_name: Optional[str] = None  # PTX: the file that its .loc lines are of
    listing: Optional[str] = None  # PTX: its text, where that file cannot be read

    @property
    def is_ptx(self) -> bool:
        return (self.path or self.name).endswith(".ptx")


@dataclass(frozen=True)
class Options:
    """How a launch is run; the same for every kind of kernel.

    ``backend``: ``"auto"``, ``"cuda"`` or ``"emulator"``. ``gpu``: the GPU that the emulator stands for, such as
    ``"RTX 4090"``. ``compiler``: ``"auto"``, ``"nvrtc"`` or ``"clang"``. ``counters``: ``"auto"``, ``"full"`` or
    ``"none"``. ``runs``: timed runs on a GPU. ``check``: an error that is found raises :class:`KernelError`. ``html``:
    ``True`` makes the report page (:attr:`Run.page`), a path also writes it there; ``None`` makes it in a notebook.
    ``timeout``: seconds after which the run is stopped. ``unchecked``: a GPU also runs a kernel that the emulator cannot
    check, never one in which it found an error.
    """

    backend: str = "auto"
    gpu: Optional[str] = None
    compiler: str = "auto"
    counters: str = "auto"
    runs: Optional[int] = None
    check: bool = True
    html: Union[None, bool, str, "os.PathLike[str]"] = None
    timeout: Optional[float] = None
    define: Mapping[str, Any] = field(default_factory=dict)
    constants: Mapping[str, Any] = field(default_factory=dict)
    unchecked: bool = False

    def command(self, folder: Path) -> list[str]:
        words = [
            "--backend",
            self.backend,
            "--compiler",
            self.compiler,
            "--counters",
            self.counters,
            "--json",
            str(folder / "report.json"),
        ]
        if self.unchecked:
            words.append("--unchecked")
        if self.gpu is not None:
            words += ["--gpu", self.gpu]
        if self.runs is not None:
            words += ["--runs", str(self.runs)]
        for name, value in self.define.items():
            words += ["--define", f"{name}={int(value) if isinstance(value, bool) else value}"]
        for number, (symbol, value) in enumerate(self.constants.items()):
            content = np.ascontiguousarray(as_array(value, f'The constant "{symbol}"'))
            path = folder / f"constant{number}.npy"
            if content.dtype.names is not None:
                content = content.reshape(-1).view(np.uint8)
            np.save(path, content, allow_pickle=False)
            words += ["--constant", f"{symbol}={path}"]
        if self.makes_page:
            words += ["--html", str(folder / "page.html")]
        return words

    @property
    def makes_page(self) -> bool:
        return _in_notebook() if self.html is None else self.html is not False

    def finish(self, folder: Path, arrays: Mapping[str, np.ndarray]) -> Run:
        """The run whose files are in the folder."""
        report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
        page = folder / "page.html"
        run = Run(report, arrays, page.read_text(encoding="utf-8") if page.exists() else None)
        if page.exists() and not isinstance(self.html, (bool, type(None))):
            shutil.copyfile(page, self.html)
        return run


def _in_notebook() -> bool:
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None and hasattr(ipython, "get_ipython") else None
    return getattr(shell, "kernel", None) is not None


def sides_text(sides: Sides, what: str) -> str:
    """``"16x16"`` of ``(16, 16)``; ``what`` is ``"grid"`` or ``"block"``."""
    numbers = (sides,) if not isinstance(sides, (tuple, list, np.ndarray)) else tuple(sides)
    try:
        whole = [int(side) for side in numbers if int(side) == side]
    except (TypeError, ValueError):
        whole = []
    if not 1 <= len(numbers) <= 3 or len(whole) != len(numbers) or min(whole) < 1:
        raise LaunchError(
            f"{sides!r} is no {what}: a whole number from 1, or one to three of them such as (64, 48), is."
        )
    return "x".join(map(str, whole))


def launch(
    source: Source,
    grid: Sides,
    block: Sides,
    values: Sequence[Any],
    *,
    names: Optional[Sequence[str]] = None,
    shared: int = 0,
    options: Options = Options(),
    packs: bool = False,
    textures: frozenset[str] = frozenset(),
) -> Run:
    """Launches the kernel with one value for each parameter, named by ``names`` where these are known.

    Views are passed as they lie in memory, or packed if ``packs`` says so or a parameter is one of ``textures``.
    """
    with tempfile.TemporaryDirectory(prefix="tilescope-") as made:
        folder = Path(made)
        arguments = Arguments(folder, names, typed=source.is_ptx, packs=packs, textures=textures)
        for value in values:
            arguments.add(value)
        words = [
            "run",
            "--kernel",
            _file(source, folder),
            "--grid",
            sides_text(grid, "grid"),
            "--block",
            sides_text(block, "block"),
            *options.command(folder),
            *arguments.write(),
        ]
        if source.entry is not None:
            words += ["--entry", source.entry]
        if shared:
            words += ["--shared", str(int(shared))]
        if source.listing_name is not None:
            words += ["--listing", _listing(source, folder)]
        # Where the files of a text are made, they are named without their folder: so are they in the findings.
        start(words, folder / "report.json", options.timeout, None if source.path is not None else folder)
        arguments.read()
        after = {memory.name: memory.after for memory in arguments.memories if memory.after is not None}
        run = options.finish(folder, after)
        run.report["notes"] = [*(run.report.get("notes") or []), *arguments.notes]
    return run.raise_for_findings() if options.check else run


def _file(source: Source, folder: Path) -> str:
    if source.path is not None:
        return source.path
    (folder / source.name).write_text(source.text or "", encoding="utf-8")
    return source.name


def _listing(source: Source, folder: Path) -> str:
    if source.listing is None or source.listing_name is None:
        return os.path.abspath(source.listing_name or "")
    (folder / source.listing_name).write_text(source.listing, encoding="utf-8")
    return str(source.listing_name if source.path is None else folder / source.listing_name)
