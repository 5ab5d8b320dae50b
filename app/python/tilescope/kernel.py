"""Kernels of CUDA C++ and PTX texts."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Mapping, Optional, Union

from .errors import LaunchError
from .launching import Options, Sides, Source, launch
from .run import Run
from .signature import parameter_names, texture_names


class Kernel:
    """A kernel in a file of CUDA C++ (``.cu``) or PTX (``.ptx``), to be launched on NumPy arrays.

    ``entry`` names the kernel if the file has several; a template is named with its arguments, ``"scale<float, 4>"``.
    The file is read at each launch, so that an edited kernel needs no new object.
    """

    def __init__(
        self,
        file: Union[str, "os.PathLike[str]"],
        entry: Optional[str] = None,
        *,
        listing: Union[None, str, "os.PathLike[str]"] = None,
    ) -> None:
        path = os.path.abspath(os.fspath(file))
        if not path.endswith((".cu", ".ptx")):
            raise LaunchError(
                f"{os.fspath(file)!r} is neither a .cu nor a .ptx file. For a text in a string there are "
                "Kernel.from_source and Kernel.from_ptx."
            )
        if not os.path.isfile(path):
            raise LaunchError(
                f"There is no file {os.fspath(file)!r}. For a text in a string there are "
                "Kernel.from_source and Kernel.from_ptx."
            )
        self._source = Source(path=path, entry=entry, listing_name=None if listing is None else os.fspath(listing))

    @classmethod
    def from_source(cls, text: str, entry: Optional[str] = None, name: str = "kernel.cu") -> "Kernel":
        """A kernel of a CUDA C++ text; findings call the text ``name``."""
        return cls._of(Source(text=text, name=_file_name(name, ".cu"), entry=entry))

    @classmethod
    def from_ptx(
        cls,
        text: str,
        entry: Optional[str] = None,
        *,
        listing: Union[None, str, "os.PathLike[str]"] = None,
        name: str = "kernel.ptx",
    ) -> "Kernel":
        """A kernel of a PTX text. ``listing`` is the file that its ``.loc`` lines are of; without it, findings have
        lines of the PTX. NumPy's scalars are passed with their type, such as ``numpy.int64(5)``; a Python number is
        of the parameter's type."""
        return cls._of(
            Source(
                text=text,
                name=_file_name(name, ".ptx"),
                entry=entry,
                listing_name=None if listing is None else os.fspath(listing),
            )
        )

    @classmethod
    def _of(cls, source: Source) -> "Kernel":
        kernel = cls.__new__(cls)
        kernel._source = source
        return kernel

    def launch(
        self,
        grid: Sides,
        block: Sides,
        *args: Any,
        shared: int = 0,
        backend: str = "auto",
        gpu: Optional[str] = None,
        compiler: str = "auto",
        counters: str = "auto",
        runs: Optional[int] = None,
        define: Optional[Mapping[str, Any]] = None,
        constants: Optional[Mapping[str, Any]] = None,
        check: bool = True,
        html: Union[None, bool, str, "os.PathLike[str]"] = None,
        timeout: Optional[float] = None,
        unchecked: bool = False,
    ) -> Run:
        """Runs the kernel on a grid of blocks; returns when it has ended.

        ``grid`` and ``block`` are numbers of blocks and of threads, one to three each, x first. ``args`` are the
        arguments in the order of the parameters: arrays (as the kernel leaves them afterwards, except those in
        :class:`~tilescope.In` or not writeable), numbers, tuples for vector types such as ``float4``, and NumPy's
        records or ``bytes`` for structs. The same array twice is the same memory. A view is
        the address of its first element, with its strides, and what lies between its elements is memory too; textures
        have no strides, so that theirs is packed. ``shared`` is the dynamic shared memory of a block, in bytes.
        ``define`` are macros, ``constants`` the contents of ``__constant__`` variables by their names.

        Raises :class:`~tilescope.KernelError` if an error is found and ``check`` is true,
        :class:`~tilescope.LaunchError` if the launch is wrong, and :class:`~tilescope.TilescopeError` for a text that
        does not compile. The other options are those of :class:`~tilescope.launching.Options`.
        """
        options = Options(
            backend, gpu, compiler, counters, runs, check, html, timeout, define or {}, constants or {}, unchecked
        )
        text = self._text()
        names = None if self._source.is_ptx else parameter_names(text, self._source.entry, len(args))
        return launch(
            self._source,
            grid,
            block,
            args,
            names=names,
            shared=shared,
            options=options,
            textures=texture_names(text),
        )

    def _text(self) -> str:
        if self._source.text is not None:
            return self._source.text
        return Path(self._source.path or "").read_text(encoding="utf-8", errors="replace")

    def __getitem__(self, configuration: tuple) -> "_Configured":
        """``kernel[grid, block, shared](…)`` is ``kernel<<<grid, block, shared>>>(…)``; ``shared`` may be left out."""
        if not isinstance(configuration, tuple) or len(configuration) not in (2, 3):
            raise LaunchError("A kernel is launched as kernel[grid, block](…) or kernel[grid, block, shared](…).")
        return _Configured(self, *configuration)

    def __repr__(self) -> str:
        name = os.path.basename(self._source.path or self._source.name)
        return f"<Kernel {self._source.entry} in {name}>" if self._source.entry else f"<Kernel in {name}>"


class _Configured:
    """A kernel with the sizes of its launch; called with the arguments, and options of :meth:`Kernel.launch`."""

    def __init__(self, kernel: Kernel, grid: Sides, block: Sides, shared: int = 0) -> None:
        self._kernel, self._grid, self._block, self._shared = kernel, grid, block, shared

    def __call__(self, *args: Any, **options: Any) -> Run:
        return self._kernel.launch(self._grid, self._block, *args, shared=self._shared, **options)


def _file_name(name: str, suffix: str) -> str:
    if os.path.basename(name) != name or not name.endswith(suffix):
        raise LaunchError(f'{name!r} cannot be the text\'s name: one such as "kernel{suffix}", without folders, can.')
    return name
