"""The counters of several runs side by side."""

from __future__ import annotations

import html
from typing import Any, Iterator, Optional

from .run import Run


def _figures(counters: dict[str, Any], before: str = "") -> Iterator[tuple[str, float]]:
    for name, value in counters.items():
        if isinstance(value, dict):
            yield from _figures(value, f"{before}{name}.")
        elif not isinstance(value, bool) and isinstance(value, (int, float)):
            yield before + name, value


class Comparison:
    """A table: a row for each counter that is not zero in all runs, a column for each run."""

    def __init__(self, runs: dict[str, Run]) -> None:
        self.names = list(runs)
        columns = [dict(_figures(run.counters)) for run in runs.values()]
        rows = dict.fromkeys(name for column in columns for name in column)
        #: For each counter its figures, one for each run; ``None`` for a run that has none.
        self.rows: dict[str, list[Optional[float]]] = {}
        for row in rows:
            figures = [column.get(row) for column in columns]
            if any(figures):
                self.rows[row] = figures

    def _cells(self) -> list[list[str]]:
        cells = [["", *self.names]]
        for name, figures in self.rows.items():
            cells.append([name, *("-" if figure is None else f"{figure:,}" for figure in figures)])
        return cells

    def __repr__(self) -> str:
        cells = self._cells()
        widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]))]
        return "\n".join(
            "  ".join(
                cell.ljust(width) if i == 0 else cell.rjust(width) for i, (cell, width) in enumerate(zip(row, widths))
            ).rstrip()
            for row in cells
        )

    def _repr_html_(self) -> str:
        head, *body = self._cells()
        rows = ["<tr>" + "".join(f"<th>{html.escape(cell)}</th>" for cell in head) + "</tr>"]
        for name, *figures in body:
            rows.append(
                f'<tr><th style="text-align: left">{html.escape(name)}</th>'
                + "".join(f"<td>{html.escape(cell)}</td>" for cell in figures)
                + "</tr>"
            )
        return f"<table>{''.join(rows)}</table>"


def compare(**runs: Run) -> Comparison:
    """The counters of runs side by side: ``compare(naive=first, tiled=second)``."""
    return Comparison(runs)
