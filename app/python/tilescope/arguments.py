"""Python and NumPy values as arguments of a launch: ``--arg``, ``--save`` and the files that these name."""

from __future__ import annotations

import numbers
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterator, Optional, Sequence

import numpy as np
from numpy.lib.stride_tricks import as_strided

from .errors import LaunchError

# The types that the program knows; arrays of other types are passed as their bytes.
_KNOWN = frozenset("bool int8 uint8 int16 uint16 int32 uint32 int64 uint64 float16 float32 float64 complex64 complex128".split())

# What NumPy calls long double, and pairs of it.
_LONG = frozenset("longdouble float128 float96 clongdouble complex256 complex192".split())


@dataclass(frozen=True)
class In:
    """An array that the kernel only reads: ``array`` keeps its content whatever the kernel stores."""

    array: Any


@dataclass(frozen=True)
class Out:
    """An array that the kernel only writes: its content before the launch is undefined, as that of new memory is.

    Elements that no thread stores are then found, in the last such array of the launch (``never_written``).
    """

    array: Any


@dataclass(frozen=True)
class Typed:
    """A number with the type that its parameter has in PTX: ``Typed("float32", 2.5)``."""

    type: str
    value: Any


@dataclass
class Memory:
    """One array of a launch in the memory of the device."""

    position: int  # of the first argument that it is given to
    array: np.ndarray  # the caller's
    memory: np.ndarray  # what of it is passed: from its first element to its last, or the array, to be packed
    content: np.ndarray  # what is passed: in C order, little-endian, of a type that the program knows
    writable: bool  # whether the caller's array receives what the kernel stores
    defined: bool = True
    name: str = ""  # of the first parameter
    after: Optional[np.ndarray] = None  # the content after the run, in the caller's shape and type

    def take(self, saved: np.ndarray) -> None:
        """Takes the content after the run, and gives it to the caller's array if that is writable."""
        after: np.ndarray = saved.reshape(self.content.shape)
        if after.dtype != self.content.dtype:
            after = np.ascontiguousarray(after).view(self.content.dtype)
        if self.content.dtype != self.memory.dtype.newbyteorder("<"):  # bytes of another type
            after = after.reshape(-1).view(self.memory.dtype)
        after = after.reshape(self.memory.shape)
        if self.writable:
            np.copyto(self.memory, after)
            self.after = self.array
        else:
            after = np.ascontiguousarray(after.astype(self.memory.dtype, copy=False))
            self.after = after if self.memory is self.array else _laid_out_as(self.array, after)


def as_array(value: Any, who: str) -> np.ndarray:
    """The array that shares the value's memory: an ndarray, or what NumPy can view, such as a tensor in host memory."""
    if isinstance(value, np.ndarray):
        return value
    if hasattr(value, "__cuda_array_interface__"):
        raise LaunchError(
            f"{who} is in a GPU's memory. Pass a copy in host memory, such as array.get(), "
            "array.copy_to_host() or tensor.cpu()."
        )
    try:
        array = value.detach().numpy() if hasattr(value, "detach") else np.asarray(value)
    except Exception as error:
        raise LaunchError(f"{who}, a {type(value).__name__}, cannot be viewed as a NumPy array: {error}") from error
    return array


def _laid_out_as(array: np.ndarray, flat: np.ndarray) -> np.ndarray:
    """The array's elements in ``flat``, which is its memory from the first element on."""
    first = flat.view(np.uint8)[: array.itemsize].view(array.dtype)
    return as_strided(first, array.shape, array.strides)


def _memory_of(array: np.ndarray, who: str) -> np.ndarray:
    """The memory from an array's first element to its last, with what lies between them: its strides stay true."""
    if array.flags.c_contiguous:
        return array
    long = [(side, stride) for side, stride in zip(array.shape, array.strides) if side > 1]
    if any(stride < 0 for _, stride in long):
        raise LaunchError(
            f"{who} is a view with strides of {array.strides} bytes: its first element is not where its memory begins. "
            "Pass the whole array, or np.ascontiguousarray of the view, whose values lie side by side."
        )
    last = sum((side - 1) * stride for side, stride in long)  # where the last element begins, in bytes
    first = array[(slice(0, 1),) * array.ndim].reshape(1)
    if all(stride % array.itemsize == 0 for _, stride in long):
        return as_strided(first, (last // array.itemsize + 1,), (array.itemsize,))
    return as_strided(first.view(np.uint8), (last + array.itemsize,), (1,))


def _content(array: np.ndarray, who: str) -> np.ndarray:
    if array.size == 0:
        raise LaunchError(
            f"{who} is an array without elements, of shape {array.shape}. Pass one with at least one element."
        )
    if array.dtype.kind in "mM":
        raise LaunchError(
            f"{who} is an array of {array.dtype}, which CUDA has no type for. Pass its numbers: array.view(numpy.int64)."
        )
    if array.dtype.hasobject or array.dtype.kind in "OUS" or array.dtype.name in _LONG:
        raise LaunchError(f"{who} is an array of {array.dtype}, which CUDA has no type for. Pass an array of numbers.")
    content = np.ascontiguousarray(array).reshape(array.shape)
    if array.dtype.name in _KNOWN:
        return content.astype(array.dtype.newbyteorder("<"), copy=False)
    return content.reshape(-1).view(np.uint8)


def _number(value: Any, who: str) -> str:
    """The number as the command line takes it."""
    if isinstance(value, (bool, np.bool_)):
        return "1" if value else "0"
    if isinstance(value, numbers.Integral):
        return str(int(value))
    if isinstance(value, numbers.Real):
        return repr(float(value))
    raise LaunchError(f"{who} is a {type(value).__name__}, where a number is wanted.")


def _is_array(value: Any) -> bool:
    return isinstance(value, np.ndarray) or (
        not isinstance(value, np.generic) and hasattr(value, "shape") and hasattr(value, "dtype")
    )


@dataclass
class Arguments:
    """The arguments of one launch, in the order of the kernel's parameters."""

    folder: Path  # for the files
    names: Optional[Sequence[str]] = None  # of the parameters, if they are known
    typed: bool = False  # NumPy's scalars are passed with their type, as PTX needs it
    packs: bool = False  # views are packed, since the caller passes the strides of packed arrays
    textures: frozenset[str] = frozenset()  # parameters whose arrays are packed, since textures have no strides
    texts: list[str] = field(default_factory=list)
    memories: list[Memory] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)  # on what is passed

    def _name(self, position: int) -> str:
        return self.names[position] if self.names is not None else str(position)

    def _who(self) -> str:
        position = len(self.texts)
        if self.names is not None and position < len(self.names):
            return f'The argument "{self.names[position]}"'
        return f"Argument {position}"

    def add(self, value: Any) -> None:
        """Adds the argument of the next parameter."""
        self.texts.append(self._text(value))

    def _text(self, value: Any) -> str:
        who = self._who()
        if isinstance(value, (In, Out)):
            return self._array(as_array(value.array, who), who, isinstance(value, Out), isinstance(value, In))
        if _is_array(value):
            return self._array(as_array(value, who), who, False, False)
        if isinstance(value, Typed):
            return f"{value.type}:{_number(value.value, who)}"
        if isinstance(value, np.void):
            return "bytes:" + value.tobytes().hex()
        if isinstance(value, (bytes, bytearray)):
            return "bytes:" + bytes(value).hex()
        if isinstance(value, (tuple, list)):
            if not value:
                raise LaunchError(f"{who} is an empty {type(value).__name__}.")
            return ",".join(_number(one, who) for one in value)
        if isinstance(value, numbers.Complex) and not isinstance(value, numbers.Real):
            return f"{float(value.real)!r},{float(value.imag)!r}"
        if value is None:
            raise LaunchError(f"{who} is None. Pass a number, or an array of at least one element for a pointer.")
        if self.typed and isinstance(value, np.generic) and value.dtype.name in _KNOWN:
            return f"{value.dtype.name}:{_number(value, who)}"
        return _number(value, who)

    def _array(self, array: np.ndarray, who: str, is_out: bool, is_in: bool) -> str:
        writable = bool(array.flags.writeable) and not is_in
        if is_out and not array.flags.writeable:
            raise LaunchError(f"{who} is an Out, and its array cannot be written (flags.writeable is False).")
        position = len(self.texts)
        own = array if self.packs or self._name(position) in self.textures else _memory_of(array, who)
        content = _content(own, who)
        if own is not array:
            is_out = False  # what lies between its elements is kept
        for memory in self.memories:
            if _same(memory.memory, own):
                memory.writable = memory.writable or writable
                memory.defined = memory.defined or not is_out
                return "@" + self._name(memory.position)
            if (writable or memory.writable) and _overlap(memory.memory, own):
                raise LaunchError(
                    f"{who} and argument {memory.position} are arrays that share a part of their memory, and "
                    "each is passed in memory of its own. Pass the whole array once, with offsets, or copies."
                )
        if own is not array:
            self.notes.append(
                f"{who} is a view that is not contiguous: the kernel is given the address of its first element, and "
                f"its elements lie {array.strides} bytes apart. np.ascontiguousarray packs them."
            )
        self.memories.append(Memory(position, array, own, content, writable, not is_out, self._name(position)))
        return ""  # its file or its shape: see write()

    def write(self) -> Iterator[str]:
        """Writes the arrays' files, and gives the options of the command line."""
        for memory in self.memories:
            content = memory.content
            if memory.defined:
                path = self.folder / f"argument{memory.position}.npy"
                np.save(path, content, allow_pickle=False)
                self.texts[memory.position] = str(path)
            else:
                shape = "x".join(map(str, content.shape)) or "1"
                self.texts[memory.position] = f"empty:{content.dtype.name}:{shape}"
        for position, text in enumerate(self.texts):
            yield "--arg"
            yield f"{self._name(position)}={text}"
        for memory in self.memories:
            yield "--save"
            yield f"{self._name(memory.position)}={self._saved(memory)}"

    def _saved(self, memory: Memory) -> Path:
        return self.folder / f"saved{memory.position}.npy"

    def read(self) -> None:
        """Takes the arrays after the run; those that the program did not save, as after an error, stay as they are."""
        for memory in self.memories:
            if self._saved(memory).exists():
                memory.take(np.load(self._saved(memory), allow_pickle=False))


def _same(left: np.ndarray, right: np.ndarray) -> bool:
    """Whether both are the same memory from first to last element, laid out alike."""
    if left.__array_interface__["data"][0] != right.__array_interface__["data"][0]:
        return False
    if left.flags.c_contiguous and right.flags.c_contiguous:
        return left.nbytes == right.nbytes and left.dtype.byteorder == right.dtype.byteorder
    return left.shape == right.shape and left.strides == right.strides and left.dtype == right.dtype


def _overlap(left: np.ndarray, right: np.ndarray) -> bool:
    try:
        return bool(np.shares_memory(left, right, max_work=100_000))  # type: ignore[arg-type]
    except Exception:  # numpy.exceptions.TooHardError, whose place differs between versions
        return bool(np.may_share_memory(left, right))
