"""The built-in operations on pictures."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any, Optional, Sequence, Union

import numpy as np

from .arguments import as_array
from .errors import LaunchError, TilescopeError
from .launching import Options, Sides, sides_text
from .pictures import write_picture
from .program import start
from .run import Run


def operation(
    name: str,
    strategy: str,
    picture: Any,
    *,
    block: Optional[Sides] = None,
    backend: str = "auto",
    gpu: Optional[str] = None,
    compiler: str = "auto",
    counters: str = "auto",
    runs: Optional[int] = None,
    mistakes: Sequence[str] = (),
    check: bool = True,
    html: Union[None, bool, str, "os.PathLike[str]"] = None,
    timeout: Optional[float] = None,
    **parameters: Any,
) -> Run:
    """Runs a built-in operation by one of its strategies: ``operation("blur", "shared", picture, width=9)``.

    ``picture`` is ``(height, width)`` or ``(height, width, 3)`` of uint8, uint16 or floats from 0 to 1, which
    the program scales to its 8 bits. ``parameters`` are those of the operation; ``tilescope list`` prints all
    names. ``block`` is ``(width, height)`` in threads. ``mistakes`` are made on purpose in the kernel, such as
    ``["no_barrier"]``. The result is ``.picture`` of the run: uint8 of ``(height, width)`` or ``(height, width,
    3)``, or what values the operation has; ``None`` if the run has none. With ``check``, errors that are found
    and a result other than that of the CPU's reference raise :class:`~tilescope.KernelError`. For the other
    options see :meth:`tilescope.Kernel.launch`.
    """
    if isinstance(picture, (str, bytes, os.PathLike)):
        raise LaunchError(
            f"{os.fspath(picture)!r} is a name, and an image is an array. Read the file, such as "
            "numpy.asarray(PIL.Image.open(name))."
        )
    options = Options(backend, gpu, compiler, counters, runs, check, html, timeout)
    with tempfile.TemporaryDirectory(prefix="tilescope-") as made:
        folder = Path(made)
        result = folder / "result.npy"
        words = [
            "run",
            str(write_picture(as_array(picture, "The image"), folder)),
            "--op",
            name,
            "--strategy",
            strategy,
            "--out",
            str(result),
            *options.command(folder),
        ]
        if block is not None:
            words += ["--block", sides_text(block, "block")]
        if mistakes:
            words += ["--mistake", ",".join([mistakes] if isinstance(mistakes, str) else mistakes)]
        for parameter, value in parameters.items():
            text = ("on" if value else "off") if isinstance(value, (bool, np.bool_)) else str(value)
            words += ["--param", f"{parameter}={text}"]
        start(words, folder / "report.json", timeout)
        run = options.finish(folder, {})
        if result.exists():
            run.picture = np.load(result, allow_pickle=False)
        elif check and run.ok and run.report.get("uncomputed"):
            seconds = run.report["uncomputed"]["emulation_seconds"]
            raise TilescopeError(
                f"Only a sample of the image was computed: the emulator would take about {seconds:.0f} seconds for "
                "the whole. A smaller image is computed as a whole; check=False returns the run, without an image."
            )
    return run.raise_for_findings() if check else run
