"""Kernels of Numba: ``tilescope.numba.launch(kernel, grid, block, *args)``.

Numba compiles the kernel to PTX, which needs no GPU, but the library NVVM: that of the CUDA Toolkit, or of
``pip install numba-cuda[cu12]``. Findings have the lines of the Python file.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import math
import os
import re
import textwrap
from enum import Enum
from typing import Any, Callable, Optional, Sequence
from unittest import mock

import numpy as np

from .arguments import In, Out, Typed, as_array
from .errors import LaunchError, TilescopeError
from .launching import Options, Sides, Source
from .launching import launch as launch_source
from .ptx import entry_of, functions_without_body, named_entry
from .run import Run

_BODY_NEEDED = (
    "{} cannot be run: its code calls {}, which Numba links later, on a computer with a GPU. Arithmetic of float16 does "
    "so (convert such values first, as with numba.float32(x[i])), and the synchronisation of a whole grid (launch a "
    "kernel for each step)."
)


def launch(
    kernel: Callable[..., None],
    grid: Sides,
    block: Sides,
    *args: Any,
    shared: int = 0,
    capability: tuple[int, int] = (8, 0),
    **options: Any,
) -> Run:
    """Launches a function with ``@numba.cuda.jit``, or a plain one that could have it, on NumPy arrays.

    ``grid``, ``block`` and ``args`` are as for :meth:`tilescope.Kernel.launch`, with Numba's meaning of arguments: an
    array has its shape and strides, a Python int is 64 bits, tuples are tuples. ``capability`` is the compute
    capability to compile for. ``shared`` is the dynamic shared memory of a block, in bytes: that of
    ``cuda.shared.array(0, dtype)``. ``options`` are the others of :meth:`tilescope.Kernel.launch`, except ``define``,
    ``constants`` and ``compiler``.
    """
    dispatcher = _dispatcher(kernel)
    function = dispatcher.py_func
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    if len(args) != len(names):
        raise LaunchError(
            f"{function.__name__} takes {len(names)} arguments ({', '.join(names)}), and is given {len(args)}."
        )
    given = [_Given(name, value) for name, value in zip(names, args)]
    text = _compile(dispatcher, tuple(one.numba_type(dispatcher) for one in given), capability)
    values: list[Any] = []
    labels: list[str] = []
    for one in given:
        for label, value in one.slots():
            labels.append(label)
            values.append(value)
    if len(values) != len(entry_of(text)[1]):
        raise TilescopeError(
            f"{function.__name__} has {len(entry_of(text)[1])} parameters in PTX where {len(values)} are "
            "expected: this version of Numba passes arguments in a way that is not known here."
        )
    text, entry, labels = named_entry(text, function.__name__, labels, _shared_names(text, function))
    text, listing_name, listing = python_listing(text, function)
    source = Source(text=text, name=f"{entry}.ptx", entry=entry, listing_name=listing_name, listing=listing)
    return launch_source(
        source, grid, block, values, names=labels, shared=shared, options=Options(**options), packs=True
    )


def python_listing(text: str, function: Callable[..., Any]) -> tuple[str, Optional[str], Optional[str]]:
    """The PTX, the name of the Python file that its lines are of, and, for a notebook, the text of the cell."""
    name = function.__code__.co_filename
    if os.path.isfile(name) and not os.path.basename(os.path.dirname(name)).startswith("ipykernel_"):
        return text, name, None
    lines = linecache.getlines(name)
    if not lines:
        return text, None, None
    return text.replace(f'"{name}"', '"notebook_cell.py"'), "notebook_cell.py", "".join(lines)


def _shared_names(text: str, function: Callable[..., Any]) -> dict[str, str]:
    """What the function calls its arrays in shared memory, whose names in PTX are numbers in the same order."""
    declared = sorted(set(re.findall(r"\b_cudapy_smem_\d+\b", text)), key=lambda name: int(name.rsplit("_", 1)[1]))
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    except (OSError, SyntaxError):
        return {}
    called = [
        (node.lineno, node.targets[0].id)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func).endswith("shared.array")
    ]
    return dict(zip(declared, (name for _, name in sorted(called)))) if len(called) == len(declared) else {}


def _dispatcher(kernel: Callable[..., None]) -> Any:
    try:
        from numba import cuda
    except ImportError as error:
        raise TilescopeError("Numba is not installed here: pip install numba-cuda[cu12]") from error
    if hasattr(kernel, "py_func") and hasattr(kernel, "targetoptions"):
        if kernel.targetoptions.get("device"):
            raise LaunchError(
                f"{kernel.py_func.__name__} is a device function; a kernel, decorated with @cuda.jit alone, can "
                "be launched."
            )
        return kernel
    if not callable(kernel) or not hasattr(kernel, "__code__"):
        if os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0"):
            raise LaunchError("NUMBA_ENABLE_CUDASIM is set, with which Numba compiles nothing; unset it.")
        raise LaunchError(f"{kernel!r} is no kernel: pass a function, decorated with @cuda.jit or not.")
    return cuda.jit(kernel)


def _compile(dispatcher: Any, types: tuple, capability: Sequence[int]) -> str:
    from numba import cuda
    from numba.core.errors import NumbaError
    from numba.cuda import dispatcher as module

    cc = tuple(capability)
    # Device functions that the kernel calls are compiled for "the current device".
    device = mock.Mock(compute_capability=cc)
    try:
        with mock.patch.object(module, "get_current_device", lambda: device):
            text, _ = cuda.compile_ptx(
                dispatcher.py_func, types, cc=cc, lineinfo=True, fastmath=bool(dispatcher.targetoptions.get("fastmath"))
            )
    except NumbaError as error:
        raise TilescopeError(f"Numba does not compile {dispatcher.py_func.__name__}: {error}") from error
    except Exception as error:
        raise TilescopeError(
            f"Numba cannot compile {dispatcher.py_func.__name__} here: {error}\nIt needs NVVM: install the "
            "CUDA Toolkit, or numba-cuda with its own, as by pip install numba-cuda[cu12]."
        ) from error
    missing = functions_without_body(text)
    if missing:
        raise TilescopeError(_BODY_NEEDED.format(dispatcher.py_func.__name__, ", ".join(sorted(missing))))
    return text


class _Given:
    """An argument, and how Numba passes it."""

    def __init__(self, name: str, value: Any) -> None:
        self.name = name
        self._wrap: Callable[[Any], Any] = lambda array: array
        if isinstance(value, (In, Out)):
            self._wrap, value = type(value), as_array(value.array, f'The argument "{name}"')
        elif not isinstance(value, (np.generic, np.ndarray)) and hasattr(value, "shape") and hasattr(value, "dtype"):
            value = as_array(value, f'The argument "{name}"')
        self.value = value

    def numba_type(self, dispatcher: Any) -> Any:
        try:
            kind = dispatcher.typeof_pyval(self.value)
        except Exception as error:
            raise LaunchError(
                f'The argument "{self.name}", a {type(self.value).__name__}, is nothing that Numba passes to '
                f"a kernel: {error}"
            ) from error
        return kind.copy(layout="C") if getattr(kind, "layout", "C") == "A" else kind

    def slots(self) -> list[tuple[str, Any]]:
        """A name and a value for each parameter in PTX."""
        return list(self._slots(self.name, self.value))

    def _slots(self, name: str, value: Any) -> Any:
        if isinstance(value, np.ndarray):
            yield from self._array(name, value)
        elif isinstance(value, np.void):
            yield name, In(np.frombuffer(value.tobytes(), np.uint8))
        elif isinstance(value, tuple):
            for i, one in enumerate(value):
                yield from self._slots(f"{name}_{i}", one)
        elif isinstance(value, Enum):
            yield from self._slots(name, value.value)
        elif isinstance(value, (complex, np.complexfloating)):
            part = "float32" if isinstance(value, np.complex64) else "float64"
            yield f"{name}_real", Typed(part, value.real)
            yield f"{name}_imag", Typed(part, value.imag)
        elif isinstance(value, np.float16):
            yield name, value.view(np.uint16)
        elif isinstance(value, (bool, np.bool_)):
            yield name, Typed("uint8", bool(value))
        elif isinstance(value, int):
            yield name, Typed("int64" if value < 1 << 63 else "uint64", value)
        elif isinstance(value, float):
            yield name, Typed("float64", value)
        elif isinstance(value, (np.datetime64, np.timedelta64)):
            yield name, value.view(np.int64)
        else:
            yield name, value

    def _array(self, name: str, array: np.ndarray) -> Any:
        """meminfo, parent, nitems, itemsize, data, shape…, strides…: numba/cuda/dispatcher.py, _prepare_args."""
        if array.flags.c_contiguous or not array.flags.f_contiguous:
            strides, passed = _c_strides(array), array
        else:
            strides, passed = list(array.strides), array.T
        yield f"{name}_meminfo", Typed("uint64", 0)
        yield f"{name}_parent", Typed("uint64", 0)
        yield f"{name}_nitems", Typed("int64", array.size)
        yield f"{name}_itemsize", Typed("int64", array.itemsize)
        yield name, self._wrap(passed)
        for i, side in enumerate(array.shape):
            yield f"{name}_shape_{i}", Typed("int64", side)
        for i, stride in enumerate(strides):
            yield f"{name}_stride_{i}", Typed("int64", stride)


def _c_strides(array: np.ndarray) -> list[int]:
    """In bytes, of a packed array of the same shape in C order."""
    return [array.itemsize * math.prod(array.shape[i + 1 :]) for i in range(array.ndim)]
