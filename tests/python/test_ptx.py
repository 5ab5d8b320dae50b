"""Names in PTX."""

from __future__ import annotations

import pytest

from tilescope.errors import TilescopeError
from tilescope.ptx import (
    block_threads,
    entry_of,
    functions_without_body,
    named_entry,
    with_lines_of_inline_assembly,
)

TEXT = """
.extern .func (.param .b32 r) vprintf (.param .b64 a, .param .b64 b);
.extern .func (.param .b32 func_retval0) half_plus
(
    .param .b64 p
);
.visible .entry _Z1k(
    .param .u64 .ptr .global .align 1 _Z1k_param_0,
    .param .f32 _Z1k_param_1,
    .param .align 4 .b8 _Z1k_param_2[12],
    .param .u32 _Z1k_param_3
)
.reqntid 128, 2
{
    .reg .b32 n;
    ld.param.u64 %rd1, [_Z1k_param_0]; // x add
    mov.u32 %r1, %tid.x;
    add.u32 n, %r1, 1;
    atom.global.max.u32 %r2, [%rd1], n;
    ret;
}
"""


def test_parameters() -> None:
    name, parameters = entry_of(TEXT)
    assert name == "_Z1k"
    assert [(one.type, one.bytes) for one in parameters] == [("u64", 8), ("f32", 4), ("b8", 12), ("u32", 4)]
    assert block_threads(TEXT) == 256 and block_threads("") == 0
    assert functions_without_body(TEXT) == ["half_plus"]


def test_names_that_are_taken_are_changed() -> None:
    text, entry, names = named_entry(TEXT, "kernel", ["x", "add", "n", "größe"])
    # "x" is no name in %tid.x; "add" is an instruction, and "n" a register.
    assert (entry, names) == ("kernel", ["x", "add_", "n_", "gr__e"])
    assert "[x]; // x add" in text and "%tid.x" in text and ".entry kernel(" in text and "_Z1k" not in text
    assert text.count("add.u32 n, %r1, 1;") == 1


def test_several_kernels() -> None:
    with pytest.raises(TilescopeError, match="2 kernels"):
        entry_of(".entry a() {} .entry b() {}")


def test_inline_assembly_is_of_one_line() -> None:
    text = "\n".join(
        [
            ".loc 1 5 1",
            "// begin inline asm",
            ".loc 1 6 1",
            "mov.u32 %r1, 0;",
            "\t.loc 1 7 1 // k.py:7",
            "ld.global.b32 { %r1 }, [ %rd1 + 0 ];",
            "// end inline asm",
            ".loc 1 8 1",
            ".loc 1 9 1",
        ]
    )
    lines = with_lines_of_inline_assembly(text).split("\n")
    assert [line for line in lines if ".loc" in line] == [".loc 1 5 1", ".loc 1 6 1", ".loc 1 8 1", ".loc 1 9 1"]
    assert len(lines) == len(text.split("\n"))
