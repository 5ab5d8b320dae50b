"""What can go wrong, as exceptions whose text says what would work."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .run import Run


class TilescopeError(RuntimeError):
    """The program is missing, does not fit this module, or could not do what was asked."""


class LaunchError(TilescopeError, ValueError):
    """A launch that cannot be made as it is written: a wrong argument, name, type or size."""


class KernelError(TilescopeError):
    """The kernel ran, and the run found errors in it, such as a race or an access out of bounds.

    ``run`` is the :class:`~tilescope.Run` with all findings, counters and, if the kernel came to its end, arrays.
    """

    def __init__(self, run: "Run") -> None:
        super().__init__(_text(run))
        self.run = run


def _text(run: "Run") -> str:
    errors = run.errors
    lines = [f"{run.kernel}: the run found {len(errors)} error{'' if len(errors) == 1 else 's'}."]
    for finding in errors:
        lines.append(f"{place(finding)}: {finding['kind']}: {finding['message']}")
        if finding.get("cure"):
            lines.append(f"    fix: {finding['cure']}")
    mismatches = (run.report.get("check") or {}).get("mismatches")
    if mismatches:
        lines.append(f"{mismatches} values differ from those of the CPU's reference.")
    if not errors:
        lines[0] = f"{run.kernel}: the result is wrong."
    return "\n".join(lines)


def place(finding: dict) -> str:
    """Where a finding is, as compilers write it: ``"race.cu:6"``, or ``"race.cu:6 and 7"`` if it has two lines."""
    source, line, other = finding.get("source"), finding.get("line"), finding.get("other_line")
    text = str(source or "kernel")
    if line:
        text += f":{line}"
        if other and other != line:
            text += f" and {other}"
    return text
