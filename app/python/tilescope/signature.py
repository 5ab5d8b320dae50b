"""The names of a kernel's parameters, read from its text, so that findings name them as the text does."""

from __future__ import annotations

import re
from typing import Optional

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_PARAMETER = re.compile(r"[\w>*&\]]\s*\b([A-Za-z_]\w*)\s*(?:\[[^\]]*\]\s*)*$")  # after its type
_TYPES = frozenset(
    "bool char short int long signed unsigned float double const restrict __restrict__ half __half".split()
)


def _inside(text: str, at: int) -> Optional[str]:
    """What is between the parenthesis at ``at`` and its other half."""
    depth = 0
    for i in range(at, len(text)):
        depth += (text[i] in "([{<") - (text[i] in ")]}>")
        if depth == 0:
            return text[at + 1 : i]
    return None


def _split(text: str) -> list[str]:
    """The parts between the commas that are in no brackets."""
    parts, depth, begin = [], 0, 0
    for i, letter in enumerate(text):
        depth += (letter in "([{<") - (letter in ")]}>")
        if letter == "," and depth == 0:
            parts.append(text[begin:i])
            begin = i + 1
    return [*parts, text[begin:]]


def parameter_names(text: str, entry: Optional[str], count: int) -> Optional[list[str]]:
    """The names of the ``count`` parameters of the kernel ``entry`` (``None``: of the only one).

    ``None`` if they are not certain, as with a signature made by macros; then the parameters are numbered.
    """
    bare = _COMMENT.sub(" ", text)
    name = re.escape(entry.split("<")[0].split("::")[-1].strip()) if entry else r"\w+"
    lists = []
    for match in re.finditer(rf"__global__\b[^;{{}}()]*(?:\([^()]*\)[^;{{}}()]*)?\b({name})\s*\(", bare):
        inside = _inside(bare, match.end() - 1)
        if inside is None or "#" in inside:
            return None
        lists.append(_split(inside) if inside.strip() else [])
    if not lists or any(one != lists[0] for one in lists):
        return None
    found = [_PARAMETER.search(part.split("=")[0].strip()) for part in lists[0]]
    names = [match.group(1) for match in found if match is not None]
    if len(names) != len(found) or len(names) != count or len(set(names)) != count or not _TYPES.isdisjoint(names):
        return None
    return names


def texture_names(text: str) -> frozenset[str]:
    """The names of all parameters and variables that are texture objects."""
    return frozenset(re.findall(r"\bcudaTextureObject_t\s+(?:const\s+)?(\w+)", _COMMENT.sub(" ", text)))
