"""Finds the command line program and starts it."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Iterator, Optional, Sequence, Union

from .errors import LaunchError, TilescopeError

VERSION = "0.1.0"  # of this module, and of the program that it starts; that of pyproject.toml

_PathLike = Union[str, "os.PathLike[str]"]
_chosen: Optional[str] = None
_BROUGHT = Path(__file__).parent / "_program"  # in a wheel that app/packaging/make-wheel made
_known: dict[tuple[str, int], str] = {}  # the version line of a program with this path and time of change


def use_program(path: Optional[_PathLike]) -> None:
    """Chooses the program ``tilescope`` that all later runs start; ``None`` looks for it again.

    Without a choice it is the one that the environment's ``TILESCOPE_PROGRAM`` names, the one that the wheel brought,
    that of the tree which this module lies in (``build/release``, then ``build/ci``), or the first of the ``PATH``.
    """
    global _chosen
    _chosen = None if path is None else os.fspath(path)


def _tree() -> Optional[Path]:
    """The tree of Tilescope that this file lies in, if any."""
    folders = Path(__file__).resolve().parents
    return next((folder for folder in folders if (folder / "app" / "python" / "pyproject.toml").is_file()), None)


def _named() -> Iterator[tuple[str, str]]:
    """Each program that somebody named, with who did."""
    if _chosen is not None:
        yield _chosen, "tilescope.use_program"
    elif os.environ.get("TILESCOPE_PROGRAM"):
        yield os.environ["TILESCOPE_PROGRAM"], "TILESCOPE_PROGRAM"


def find_program() -> str:
    """The path of the program; raises :class:`TilescopeError` if there is none."""
    for name, who in _named():
        found = shutil.which(os.path.abspath(name) if os.sep in name else name)
        if found is None:
            raise TilescopeError(
                f"{who} names {name!r}, which is no program that can be started. Name the file "
                '"tilescope" that app/start builds in build/release.'
            )
        return found
    if os.access(_BROUGHT / "bin" / "tilescope", os.X_OK):
        return str(_BROUGHT / "bin" / "tilescope")
    tree = _tree()
    for program in [tree / "build" / preset / "tilescope" for preset in ("release", "ci")] if tree else []:
        if os.access(program, os.X_OK):
            return str(program)
    found = shutil.which("tilescope")
    found = found and os.path.abspath(found)
    if found is None:
        raise TilescopeError(
            'The program "tilescope" is not in the PATH. Build it with app/start, install a package '
            "of it, or name it in the environment's TILESCOPE_PROGRAM."
        )
    return found


def _without_window(program: str) -> str:
    """``tilescope-run`` beside the program ``tilescope``: the same commands, where Qt's libraries are missing too."""
    folder, name = os.path.split(program)
    beside = os.path.join(folder, "tilescope-run")
    return beside if name == "tilescope" and os.access(beside, os.X_OK) else program


def program_version() -> str:
    """The program's line about itself, such as ``"tilescope 0.1.0 (2bee298e2), Qt 6.4.2, …"``."""
    return _version_of(find_program())


def _version_of(program: str) -> str:
    try:
        key = (program, os.stat(program).st_mtime_ns)
        if key not in _known:
            done = subprocess.run(
                [program, "--version"],
                capture_output=True,
                text=True,
                encoding="utf-8",
                errors="replace",
                timeout=60,
                check=False,
                env=environment(),
            )
            _known[key] = done.stdout.strip()
    except (OSError, subprocess.TimeoutExpired) as error:
        raise TilescopeError(f"{program} cannot be started: {error}") from error
    return _known[key]


def _check_version(program: str) -> None:
    line = _version_of(program)
    match = re.match(r"tilescope (\d+)\.(\d+)", line)
    if match is None:
        raise TilescopeError(
            f"{program} is not Tilescope: asked for its version it says {line[:80]!r}. Name the right "
            "program in the environment's TILESCOPE_PROGRAM."
        )
    if list(match.groups()) != VERSION.split(".")[:2]:
        raise TilescopeError(
            f"{program} is version {match.group(1)}.{match.group(2)}, and this Python module is version "
            f"{VERSION}. Install both from the same tree: pip install ./app/python"
        )


def _sentence(stderr: str) -> str:
    """What the program says that it could not do, without the name before it."""
    lines = stderr.splitlines()
    for i, line in enumerate(lines):
        if line.startswith("tilescope: "):
            rest = [more for more in lines[i + 1 :] if not more.startswith("QStandardPaths")]
            return "\n".join([line[len("tilescope: ") :], *rest]).strip()
    return "\n".join(line for line in lines if not line.startswith("QStandardPaths")).strip()


def _nvidia_folders() -> list[str]:
    """The folders of NVIDIA's packages that Python finds, such as nvidia-cuda-nvrtc."""
    try:
        import nvidia

        return [str(folder) for root in nvidia.__path__ for folder in sorted(Path(root).iterdir())]
    except (ImportError, OSError):
        return []


def _desktop_is_missing() -> bool:
    """Whether a library is missing that every desktop has, and a container often has not."""
    try:
        for name in (_BROUGHT / "lib" / "desktop" / "names").read_text(encoding="utf-8").split():
            ctypes.CDLL(name)
    except OSError:
        return True
    return False


def environment() -> dict[str, str]:
    """The environment in which the program is started: with NVIDIA's packages, and the wheel's own libraries if the
    system's are missing."""
    names = dict(os.environ)

    def extend(name: str, folders: list[str]) -> None:
        given = [names[name]] if names.get(name) else []
        if folders:
            names[name] = os.pathsep.join(given + folders)

    extend("CUDA_PATH", _nvidia_folders())
    brought = _BROUGHT / "lib" / "desktop"
    if brought.is_dir() and _desktop_is_missing():
        extend("LD_LIBRARY_PATH", [str(brought)])
    return names


def main() -> None:
    """The command ``tilescope`` of the wheel."""
    program = find_program()
    os.execve(program, [program, *sys.argv[1:]], environment())


def start(
    arguments: Sequence[str], report: Path, timeout: Optional[float] = None, folder: Optional[Path] = None
) -> None:
    """Runs the program with these arguments, in ``folder`` (else where Python works); it writes ``report``.

    Returns if the report was written, whatever it says. Raises :class:`LaunchError` for a call that the program
    refuses and :class:`TilescopeError` for what it could not do. ``timeout`` is in seconds.
    """
    program = find_program()
    if "--html" not in arguments:  # whose page needs Qt
        program = _without_window(program)
    _check_version(program)
    try:
        done = subprocess.run(
            [program, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=timeout,
            check=False,
            cwd=folder,
            env=environment(),
        )
    except subprocess.TimeoutExpired as error:
        raise TilescopeError(
            f"The run did not end within {timeout:g} seconds and was stopped. A smaller grid, or a "
            "greater timeout, may help."
        ) from error
    except OSError as error:
        raise TilescopeError(f"{program} cannot be started: {error}") from error
    if done.returncode in (0, 1) and report.exists():
        return
    said = _sentence(done.stderr) or "it says no reason."
    if done.returncode == 2:
        raise LaunchError(said)
    if done.returncode < 0:
        said = f"{program} was ended by signal {-done.returncode}. {said}"
    raise TilescopeError(said)
