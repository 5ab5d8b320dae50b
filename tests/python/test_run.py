"""Launches by the real program."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tilescope

SAXPY = """
__global__ void saxpy(float a, const float* x, float* y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}
"""
REVERSED = """
__global__ void reversed(const int* in, int* out)
{
    __shared__ int tile[64];
    tile[threadIdx.x] = in[threadIdx.x];
    out[threadIdx.x] = tile[63 - threadIdx.x];
}
"""

pytestmark = pytest.mark.usefixtures("program")


def test_a_launch_computes_and_counts() -> None:
    x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
    run = tilescope.Kernel.from_source(SAXPY)[4, 256](2.5, x, y, x.size)
    np.testing.assert_array_equal(y, 2.5 * np.arange(1000, dtype=np.float32) + 1)
    assert run.ok and run.report["backend"] in ("emulator", "cuda")
    # Two arrays of 4000 bytes in sectors of 32 bytes.
    assert run.counters["global_load"]["sectors"] == 250 and run.counters["global_store"]["sectors"] == 125


def test_a_race_is_raised_and_its_result_kept() -> None:
    given, out = np.arange(64, dtype=np.int32), np.full(64, -1, np.int32)
    with pytest.raises(tilescope.KernelError, match="race") as caught:
        tilescope.Kernel.from_source(REVERSED)[1, 64](given, out)
    run = caught.value.run
    assert not run.ok and (run.errors[0]["line"], run.errors[0]["other_line"]) == (5, 6)
    assert "kernel.cu:5 and 6" in str(caught.value) and "tile" in str(caught.value)
    assert not (out == -1).all()
    with pytest.raises(tilescope.KernelError):
        run.raise_for_findings()
    fixed = REVERSED.replace("    out[", "    __syncthreads();\n    out[")
    assert tilescope.Kernel.from_source(fixed)[1, 64](given, out).raise_for_findings().counters["barriers"] == 2
    np.testing.assert_array_equal(out, given[::-1])


def test_an_access_out_of_bounds_ends_the_run() -> None:
    x, y = np.zeros(1000, np.float32), np.ones(990, np.float32)
    run = tilescope.Kernel.from_source(SAXPY)[4, 256](2.0, x, y, 1000, check=False)
    assert [one["kind"] for one in run.errors] == ["out_of_bounds"] and "y" in run.errors[0]["message"]
    assert run.arrays == {} and (y == 1).all()


def test_elements_of_an_output_that_are_not_stored_are_found() -> None:
    text = "__global__ void k(int* p, int n) { if (threadIdx.x < n) p[threadIdx.x] = 7; }"
    p = np.ones(32, np.int32)
    kernel = tilescope.Kernel.from_source(text)
    assert "never_written" not in repr(kernel[1, 32](p, 20)) and p[19:21].tolist() == [7, 1]
    assert "never_written" not in repr(kernel[1, 32](tilescope.Out(p), 32)) and (p == 7).all()
    assert "never_written" in repr(kernel[1, 32](tilescope.Out(p), 20)) and p[19] == 7 and p[20] not in (1, 7)


def test_aliases_structs_vectors_and_macros() -> None:
    text = """
    struct Scale { float factor; int shift; };
    __constant__ float bias[2];
    __global__ void k(float* to, const float* from, Scale scale, float2 more, bool twice)
    {
        int i = threadIdx.x;
        to[i] = (from[i] * scale.factor + scale.shift + more.x * more.y + bias[1]) * (twice ? 2 : 1) + ADDED;
    }
    """
    values = np.arange(32, dtype=np.float32)
    scale = np.array([(2.0, 3)], np.dtype([("factor", np.float32), ("shift", np.int32)]))[0]
    tilescope.Kernel.from_source(text).launch(
        1,
        32,
        values,
        values,
        scale,
        (2, 5),
        True,
        define={"ADDED": 7},
        constants={"bias": np.array([0, 100], np.float32)},
    )
    np.testing.assert_array_equal(values, (np.arange(32) * 2 + 3 + 10 + 100) * 2 + 7)


def test_a_file_its_entries_and_templates(tmp_path: Path) -> None:
    file = tmp_path / "two.cu"
    file.write_text(
        "template <int N> __global__ void add(int* p) { p[threadIdx.x] += N; }\n"
        "__global__ void put(int* p) { p[threadIdx.x] = 5; }\n"
    )
    p = np.zeros(32, np.int32)
    tilescope.Kernel(file, "put")[1, 32](p)
    tilescope.Kernel(file, "add<3>")[1, 32](p)
    assert (p == 8).all()
    with pytest.raises(tilescope.LaunchError, match="subtract"):
        tilescope.Kernel(file, "subtract")[1, 32](p)


def test_printed_lines_and_page(tmp_path: Path) -> None:
    text = '__global__ void k(int n) { if (threadIdx.x < 2) printf("thread %d of %d\\n", threadIdx.x, n); }'
    page = tmp_path / "page.html"
    run = tilescope.Kernel.from_source(text).launch(1, 32, 32, html=page)
    assert len(run.printed) == 2 and "thread 1 of 32" in run.printed[1]
    assert run.page is not None and run.page == page.read_text(encoding="utf-8") and "</html>" in run.page
    assert "srcdoc" in run._repr_html_()
    plain = tilescope.Kernel.from_source(text).launch(1, 32, 32)
    assert plain.page is None and "srcdoc" not in plain._repr_html_()


@pytest.mark.parametrize(
    "call, says",
    [
        (lambda kernel, x: kernel[1, 32](2.0, x, x), "n"),
        (lambda kernel, x: kernel[1, 32](2.0, x, x, 1.5), "1.5"),
        (lambda kernel, x: kernel[1, 32](2.0, 3, x, 1), "pointer"),
        (lambda kernel, x: kernel[1, 32](2.0, x.astype(np.float64), x, 1), "float64"),
        (lambda kernel, x: kernel[1, 2000](2.0, x, x, 1), "1024"),
        (lambda kernel, x: kernel.launch(1, 32, 2.0, x, x, 1, gpu="Voodoo 2"), "Voodoo 2"),
        (lambda kernel, x: kernel.launch(1, 32, 2.0, x, x, 1, backend="abacus"), "abacus"),
    ],
)
def test_wrong_launches(call, says: str) -> None:
    with pytest.raises(tilescope.LaunchError, match=says):
        call(tilescope.Kernel.from_source(SAXPY), np.zeros(32, np.float32))


def test_a_text_that_does_not_compile() -> None:
    with pytest.raises(tilescope.TilescopeError, match="bad.cu:1"):
        tilescope.Kernel.from_source("__global__ void k(int* p) { p[0] = ; }", name="bad.cu")[1, 1](
            np.zeros(1, np.int32)
        )


def test_ptx() -> None:
    text = """
.version 7.0
.target sm_70
.address_size 64
.visible .entry put(.param .u64 p, .param .b32 v)
{
    .reg .b64 %rd<5>;
    .reg .b32 %r<3>;
    ld.param.u64 %rd1, [p];
    ld.param.b32 %r1, [v];
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %rd2, %r2, 4;
    cvta.to.global.u64 %rd3, %rd1;
    add.s64 %rd4, %rd3, %rd2;
    st.global.b32 [%rd4], %r1;
    ret;
}
"""
    values = np.zeros(32, np.float32)
    kernel = tilescope.Kernel.from_ptx(text)
    kernel[1, 32](values, np.float32(1.25))
    assert (values == 1.25).all()
    run = kernel.launch(1, 64, values, np.float32(2), check=False)
    assert run.errors[0]["kind"] == "out_of_bounds" and run.errors[0]["line"] == 15


def test_comparison() -> None:
    kernel = tilescope.Kernel.from_source("__global__ void k(float* p, int s) { p[threadIdx.x * s] += 1; }")
    p = np.zeros(1024, np.float32)
    table = tilescope.compare(packed=kernel[1, 32](p, 1), spread=kernel[1, 32](p, 32))
    assert table.names == ["packed", "spread"] and table.rows["global_load.sectors"] == [4, 32]
    assert "global_load.sectors" in repr(table) and "<td>32</td>" in table._repr_html_()
    assert "constant_load.requests" not in table.rows


def test_ptx_with_the_text_that_it_was_made_of(tmp_path: Path) -> None:
    listing = tmp_path / "made.py"
    listing.write_text("# a kernel\nstore = 1\n")
    text = """
.version 7.0
.target sm_70
.address_size 64
.visible .entry put(.param .u64 p)
{
    .reg .b64 %rd<2>;
    .loc 1 2 1
    ld.param.u64 %rd1, [p];
    st.global.b32 [%rd1+64], 7;
    ret;
}
.file 1 "/elsewhere/made.py"
"""
    kernel = tilescope.Kernel.from_ptx(text, "put", listing=listing)
    error = kernel.launch(1, 1, np.zeros(16, np.int32), check=False).errors[0]
    assert (Path(error["source"]).name, error["line"]) == ("made.py", 2)
