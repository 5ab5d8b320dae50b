"""Kernels of Triton: ``tilescope.triton.launch(kernel, grid, *args, BLOCK=256)``.

Triton compiles the kernel to PTX, which needs no GPU. Findings have the lines of the Python file.
"""

from __future__ import annotations

import inspect
import math
import numbers
from typing import Any, Callable, Optional, Sequence, Union

import numpy as np

from .arguments import In, Out, Typed, as_array
from .errors import LaunchError, TilescopeError
from .launching import Options, Sides, Source, sides_text
from .launching import launch as launch_source
from .numba import python_listing
from .ptx import block_threads, entry_of, named_entry, with_lines_of_inline_assembly
from .run import Run

_POINTERS = {
    "bool": "*i1",
    "int8": "*i8",
    "uint8": "*u8",
    "int16": "*i16",
    "uint16": "*u16",
    "int32": "*i32",
    "uint32": "*u32",
    "int64": "*i64",
    "uint64": "*u64",
    "float16": "*fp16",
    "float32": "*fp32",
    "float64": "*fp64",
    "bfloat16": "*bf16",
}
_NUMBERS = {"i32": "int32", "i64": "int64", "u64": "uint64", "fp32": "float32", "u1": "uint8"}
_OPTIONS = frozenset(name for name in Options.__dataclass_fields__ if name not in ("define", "constants", "compiler"))
_DIVISIBLE = [["tt.divisibility", 16]]


def launch(
    kernel: Any,
    grid: Union[Sides, Callable[[dict[str, Any]], Sides]],
    *args: Any,
    num_warps: int = 4,
    num_stages: int = 3,
    capability: int = 80,
    **named: Any,
) -> Run:
    """Launches a function with ``@triton.jit`` on NumPy arrays.

    ``grid`` are the numbers of programs, or a function of the ``tl.constexpr`` arguments that returns them.
    ``args`` and ``named`` are the arguments of the kernel, as ``kernel[grid](*args, **named)`` takes them: an
    array (or a PyTorch tensor in host memory) is a pointer to its first element, also a view, whose strides the caller
    passes as the kernel asks for them. What ``named`` has besides are options of
    :meth:`tilescope.Kernel.launch`, except ``define``, ``constants`` and ``compiler``. ``num_warps`` and
    ``num_stages`` are Triton's, ``capability`` is the compute capability to compile for, such as 75 or 80.
    """
    triton = _triton()
    function = _function(kernel, triton)
    names = list(function.arg_names)
    options = Options(**{name: named.pop(name) for name in list(named) if name in _OPTIONS and name not in names})
    arguments = _bound(function, args, named)
    given = [_Given(parameter, arguments[parameter.name]) for parameter in function.params]
    constants = {one.name: one.value for one in given if one.type == "constexpr"}
    sides = grid(dict(constants)) if callable(grid) else grid
    programs = math.prod(int(side) for side in sides_text(sides, "grid").split("x"))

    compiled = _compile(
        triton, function, given, constants, capability, {"num_warps": num_warps, "num_stages": num_stages}
    )
    text = with_lines_of_inline_assembly(compiled.asm["ptx"])
    passed = [one for one in given if one.type != "constexpr"]
    values = [one.passed for one in passed]
    labels = [one.name for one in passed]
    # Then Triton's launcher passes scratch memory, which most kernels need none of, and that of its profiler.
    scratch = _scratch(compiled.metadata, programs)
    for number in range(len(entry_of(text)[1]) - len(values)):
        values.append(scratch[number] if number < len(scratch) else Typed("uint64", 0))
        labels.append(f"scratch_{number}")
    if len(entry_of(text)[1]) != len(values):
        raise TilescopeError(
            f"{function.__name__} has {len(entry_of(text)[1])} parameters in PTX where at least "
            f"{len(values)} are expected: this version of Triton passes arguments in an unknown way."
        )
    text, entry, labels = named_entry(text, compiled.metadata.name, labels)
    text, listing_name, listing = python_listing(text, function.fn)
    source = Source(text=text, name=f"{entry}.ptx", entry=entry, listing_name=listing_name, listing=listing)
    return launch_source(
        source,
        sides,
        block_threads(text) or 32 * num_warps,
        values,
        names=labels,
        shared=compiled.metadata.shared,
        options=options,
    )


def _triton() -> Any:
    try:
        import triton
    except ImportError as error:
        raise TilescopeError("Triton is not installed here: pip install triton") from error
    return triton


def _function(kernel: Any, triton: Any) -> Any:
    if isinstance(kernel, triton.JITFunction):
        return kernel
    if hasattr(kernel, "fn"):
        raise LaunchError(
            f"{type(kernel).__name__} chooses among configurations by their times on a GPU. Launch the kernel that "
            "it wraps, kernel.fn, with the values of one configuration."
        )
    raise LaunchError(f"{kernel!r} is no kernel of Triton: pass a function with @triton.jit.")


def _bound(function: Any, args: Sequence[Any], named: dict[str, Any]) -> dict[str, Any]:
    unknown = [name for name in named if name not in function.arg_names]
    if unknown:
        raise LaunchError(
            f"{function.__name__} has no parameter {unknown[0]!r}, and there is no such option; its "
            f"parameters are {', '.join(function.arg_names)}."
        )
    try:
        bound = inspect.signature(function.fn).bind(*args, **named)
    except TypeError as error:
        raise LaunchError(
            f"{function.__name__} cannot be launched: {error}; its parameters are {', '.join(function.arg_names)}."
        ) from error
    bound.apply_defaults()
    return dict(bound.arguments)


class _Given:
    """An argument: its type for Triton, what it is known to be a multiple of, and what is passed."""

    def __init__(self, parameter: Any, value: Any) -> None:
        self.name: str = parameter.name
        self.value = value
        self.divisible = False
        self.passed: Any = None
        self._specialized = not parameter.do_not_specialize
        who = f'The argument "{self.name}"'
        if parameter.is_constexpr or value is None:
            self.type = "constexpr"
        elif isinstance(value, (In, Out)) or (
            hasattr(value, "shape") and hasattr(value, "dtype") and not isinstance(value, np.generic)
        ):
            self._take_array(value, who)
        elif isinstance(value, (bool, np.bool_)):
            self._take_number("u1", value)
        elif isinstance(value, numbers.Integral):
            self._take_integer(int(value), who)
        elif isinstance(value, numbers.Real):
            self._take_number("fp32", float(value))  # as Triton does, also for double precision
        else:
            raise LaunchError(f"{who} is a {type(value).__name__}; arrays and numbers can be passed.")

    def _take_array(self, value: Any, who: str) -> None:
        wrap = type(value) if isinstance(value, (In, Out)) else None
        array, element = _elements(value.array if isinstance(value, (In, Out)) else value, who)
        if element not in _POINTERS:
            raise LaunchError(f"{who} is an array of {element}, which Triton has no type for.")
        self.type = _POINTERS[element]
        self.divisible = True  # memory of the device begins at multiples of 256
        self.passed = array if wrap is None else wrap(array)

    def _take_number(self, kind: str, value: Any) -> None:
        self.type = kind
        self.passed = Typed(_NUMBERS[kind], value)

    def _take_integer(self, value: int, who: str) -> None:
        """As triton/runtime/jit.py specializes it: 1 is a constant, and multiples of 16 are known to be such."""
        if value == 1 and self._specialized:
            self.type, self.value = "constexpr", 1
            return
        if not -(1 << 63) <= value < 1 << 64:
            raise LaunchError(f"{who} is {value}, which 64 bits cannot hold.")
        self._take_number("i32" if -(1 << 31) <= value < 1 << 31 else "i64" if value < 1 << 63 else "u64", value)
        self.divisible = value % 16 == 0 and self._specialized


def _elements(value: Any, who: str) -> tuple[np.ndarray, str]:
    """The array, and the name of its elements' type; NumPy has no bfloat16, whose bits are passed."""
    element = str(value.dtype).replace("torch.", "")
    if element == "bfloat16":
        if hasattr(value, "detach"):
            import torch

            return as_array(value.detach().view(torch.int16), who), element
        return value.view(np.uint16), element
    return as_array(value, who), element


def _scratch(metadata: Any, programs: int) -> list[Any]:
    size: Optional[int] = getattr(metadata, "global_scratch_size", 0)
    return [np.zeros(size * programs, np.uint8)] if size else []


def _compile(
    triton: Any,
    function: Any,
    given: Sequence[_Given],
    constants: dict[str, Any],
    capability: int,
    options: dict[str, Any],
) -> Any:
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    place = {name: (number,) for number, name in enumerate(function.arg_names)}
    source = ASTSource(
        function,
        {one.name: one.type for one in given},
        {place[name]: value for name, value in constants.items()},
        {place[one.name]: _DIVISIBLE for one in given if one.divisible},
    )
    try:
        return triton.compile(source, target=GPUTarget("cuda", int(capability), 32), options=options)
    except Exception as error:
        raise TilescopeError(f"Triton does not compile {function.__name__}: {error}") from error
