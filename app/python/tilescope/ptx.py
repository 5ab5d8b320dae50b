"""The parameters of a kernel in a PTX text, and names for them that a reader knows."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Mapping, NamedTuple, Sequence

from .errors import TilescopeError

_ENTRY = re.compile(r"\.entry\s+([A-Za-z_$%][\w$]*)\s*(?:\((.*?)\))?", re.DOTALL)
_TOKEN = re.compile(r"(?<![\w$%])[A-Za-z_$%][\w$]*")
_SAID = re.compile(r'//[^\n]*|"[^"\n]*"')  # comments and strings
_TYPE = re.compile(r"\.(pred|[busf]\d+)\b")
_BYTES = re.compile(r"\[(\d+)\]$")

# Names that assemblers take for instructions.
_RESERVED = frozenset(
    "abs activemask add addc alloca and applypriority atom bar barrier bfe bfi bfind bmsk bra brev brx brkpt call "
    "clz cnot copysign cos cp createpolicy cvt cvta discard div dp2a dp4a elect ex2 exit fence fma fns getctarank "
    "griddepcontrol isspacep istypep ld ldmatrix ldu lg2 lop3 mad mad24 madc mapa match mbarrier membar min max "
    "mma mov movmatrix mul mul24 multimem nanosleep neg not or pmevent popc prefetch prefetchu prmt rcp red redux "
    "rem ret rsqrt sad selp set setmaxnreg setp shf shfl shl shr sin slct sqrt st stackrestore stacksave stmatrix "
    "sub subc suld suq sured sust szext tanh tensormap testp tex tld4 trap txq vadd vmax vmin vote vset vshl vshr "
    "vsub wgmma wmma xor".split()
)


class Parameter(NamedTuple):
    """A parameter as PTX declares it: ``"u64"``, its name, its size in bytes."""

    type: str
    name: str
    bytes: int


def entry_of(text: str) -> tuple[str, list[Parameter]]:
    """The name and the parameters of the text's only kernel."""
    found = list(_ENTRY.finditer(text))
    if len(found) != 1:
        raise TilescopeError(f"The PTX has {len(found)} kernels where one is expected.")
    parameters = []
    for part in (found[0].group(2) or "").split(","):
        words = part.split()
        kind = _TYPE.search(part)
        if not words or kind is None:
            continue
        count = _BYTES.search(words[-1])
        size = 1 if kind.group(1) == "pred" else int(kind.group(1)[1:]) // 8
        parameters.append(
            Parameter(kind.group(1), _BYTES.sub("", words[-1]), size * (int(count.group(1)) if count else 1))
        )
    return found[0].group(1), parameters


def block_threads(text: str) -> int:
    """The threads of a block that the kernel demands by ``.reqntid``; 0 if it demands none."""
    match = re.search(r"\.reqntid\s+(\d+)(?:\s*,\s*(\d+))?(?:\s*,\s*(\d+))?", text)
    if match is None:
        return 0
    threads = 1
    for side in match.groups():
        threads *= int(side or 1)
    return threads


def functions_without_body(text: str) -> list[str]:
    """The functions that the text calls and does not have, besides those of CUDA itself."""
    declared = re.findall(r"\.extern\s+\.func\s+(?:\([^)]*\)\s*)?([A-Za-z_$%][\w$]*)", text)
    return [name for name in declared if name not in ("vprintf", "__assertfail", "malloc", "free")]


def renamed(text: str, names: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """The text with other names, and which name each became.

    A wanted name that the text or the language of PTX already has gets a ``_``.
    """
    bare = _SAID.sub(" ", text)
    # ".x" of %tid.x and ".add" of atom.add are no names.
    taken = {match.group() for match in _TOKEN.finditer(bare) if bare[match.start() - 1 : match.start()] != "."}
    became: dict[str, str] = {}
    for old, wanted in names.items():
        name = re.sub(r"\W", "_", wanted, flags=re.ASCII)
        while name in taken or name in _RESERVED or name in became.values():
            name += "_"
        became[old] = name
    return _TOKEN.sub(lambda match: became.get(match.group(), match.group()), text), became


def with_lines_of_inline_assembly(text: str) -> str:
    """The text in which all instructions of an inline assembly are of the line that has it.

    LLVM counts a line further at each line of the assembly, into lines that have nothing to do with it.
    """
    lines, inside, placed = text.split("\n"), False, False
    for i, line in enumerate(lines):
        bare = line.strip()
        if bare in ("// begin inline asm", "// end inline asm"):
            inside, placed = bare.startswith("// begin"), False
        elif inside and bare.startswith(".loc"):
            if placed:
                lines[i] = ""
            placed = True
    return "\n".join(lines)


def named_entry(
    text: str, entry: str, parameters: Sequence[str], variables: Mapping[str, str] = MappingProxyType({})
) -> tuple[str, str, list[str]]:
    """The text whose kernel is called ``entry`` and has parameters of these names; then both as they became.

    ``variables`` are further names to be changed.
    """
    old, declared = entry_of(text)
    wanted = {parameter.name: name for parameter, name in zip(declared, parameters)}
    text, became = renamed(text, {**wanted, **variables, **({} if old == entry else {old: entry})})
    return text, became.get(old, old), [became.get(parameter.name, parameter.name) for parameter in declared]
