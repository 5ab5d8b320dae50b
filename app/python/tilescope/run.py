"""What a run found and counted."""

from __future__ import annotations

import html
from typing import Any, Mapping, Optional

import numpy as np

from .errors import KernelError, place


class Run:
    """The result of one launch.

    ``report`` is everything that the program reports, as ``tilescope run --json`` writes it.
    """

    def __init__(self, report: dict[str, Any], arrays: Mapping[str, np.ndarray], page: Optional[str] = None) -> None:
        self.report = report
        #: The content of each array after the run, by the name (else the number) of its parameter; empty if the kernel
        #: failed. An array that was written back is the caller's own.
        self.arrays: dict[str, np.ndarray] = dict(arrays)
        #: The report page, a whole HTML document; ``None`` if none was asked for.
        self.page = page
        #: Of a built-in operation: its result.
        self.picture: Optional[np.ndarray] = None

    @property
    def kernel(self) -> str:
        """The kernel's name; of an operation, that of its strategy."""
        recipe = self.report.get("recipe") or {}
        return self.report.get("kernel") or f"{recipe.get('operation', 'run')}, {recipe.get('strategy', '')}"

    @property
    def counters(self) -> dict[str, Any]:
        """What the hardware would count, of the whole grid, such as ``counters["global_load"]["sectors"]``.

        Empty if the kernel did not come to its end, or if the counters were not asked for.
        """
        return self.report.get("counters") or {}

    @property
    def findings(self) -> list[dict[str, Any]]:
        """What was found in the kernel, each with ``kind``, ``severity`` (error, warning or note), ``line``,
        ``message`` and ``cure``. What the kernel printed is in :attr:`printed`."""
        return [one for one in self.report.get("findings") or [] if one["kind"] != "printf"]

    @property
    def errors(self) -> list[dict[str, Any]]:
        """The findings that make the result wrong or a matter of chance."""
        return [one for one in self.findings if one["severity"] == "error"]

    @property
    def ok(self) -> bool:
        """Whether the kernel came to its end and no error was found in it.

        Races are not looked for in very long runs; :attr:`notes` and ``repr`` then say so.
        """
        check = self.report.get("check") or {}
        return not self.errors and not check.get("mismatches")

    @property
    def printed(self) -> list[str]:
        """What the kernel's threads printed with ``printf``, each with the block and thread that did."""
        return [one["message"] for one in self.report.get("findings") or [] if one["kind"] == "printf"]

    @property
    def notes(self) -> list[str]:
        """Remarks on the run, such as what could not be counted."""
        return list(self.report.get("notes") or [])

    def raise_for_findings(self) -> "Run":
        """Raises :class:`~tilescope.KernelError` if the run is not :attr:`ok`; else returns the run."""
        if not self.ok:
            raise KernelError(self)
        return self

    def __repr__(self) -> str:
        parts = [self.kernel, "ok" if self.ok else "failed"]
        kinds: dict[str, int] = {}
        for finding in (one for one in self.findings if one["severity"] != "note"):
            kinds[finding["kind"]] = kinds.get(finding["kind"], 0) + 1
        parts += [kind if number == 1 else f"{number} {kind}" for kind, number in kinds.items()]
        if (self.report.get("emulation") or {}).get("races_looked_for") is False and self.ok:
            parts.append("data races not checked")
        if self.counters:
            parts.append(f"{self.counters['instructions']:,} warp instructions")
        return f"<Run: {', '.join(parts)}>"

    def _repr_html_(self) -> str:
        if self.page is not None:
            return (
                f'<iframe srcdoc="{html.escape(self.page)}" style="width: 100%; height: 40em; border: 1px solid #8884" '
                'sandbox="allow-scripts allow-popups"></iframe>'
            )
        rows = "".join(
            f"<tr><td>{html.escape(place(one))}</td><td>{html.escape(one['kind'])}</td>"
            f"<td style='text-align: left'>{html.escape(one['message'])}</td></tr>"
            for one in self.findings
        )
        return f"<p><code>{html.escape(repr(self))}</code></p>" + (f"<table>{rows}</table>" if rows else "")
