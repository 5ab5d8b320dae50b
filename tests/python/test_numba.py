"""Kernels of Numba, compiled here and run by the real program."""

from __future__ import annotations

import inspect
import math
import os

import numpy as np
import pytest

import tilescope

pytest.importorskip("numba", reason="Numba is not installed here")
if os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0"):
    pytest.skip("Numba's simulator is chosen, which compiles nothing", allow_module_level=True)

from numba import cuda, float32  # noqa: E402

import tilescope.numba  # noqa: E402

pytestmark = pytest.mark.usefixtures("program")


@pytest.fixture(scope="module", autouse=True)
def nvvm() -> None:
    def nothing(x):
        x[0] = 1

    try:
        cuda.compile_ptx(nothing, (float32[::1],), cc=(8, 0))
    except Exception as error:
        pytest.skip(f"Numba cannot compile here: {error}")


def line_of(kernel, part: str) -> int:
    """The line of this file that has ``part`` in the kernel's text."""
    lines, first = inspect.getsourcelines(kernel)
    return first + next(i for i, line in enumerate(lines) if part in line)


@cuda.jit
def saxpy(a, x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * x[i] + y[i]


@cuda.jit
def transpose(source, target):
    tile = cuda.shared.array((16, 17), float32)
    x, y = cuda.grid(2)
    if y < source.shape[0] and x < source.shape[1]:
        tile[cuda.threadIdx.y, cuda.threadIdx.x] = source[y, x]
    cuda.syncthreads()
    x = cuda.blockIdx.y * 16 + cuda.threadIdx.x
    y = cuda.blockIdx.x * 16 + cuda.threadIdx.y
    if y < target.shape[0] and x < target.shape[1]:
        target[y, x] = tile[cuda.threadIdx.x, cuda.threadIdx.y]


@cuda.jit
def block_sum(values, sums):
    part = cuda.shared.array(0, float32)
    t = cuda.threadIdx.x
    part[t] = values[cuda.grid(1)]
    cuda.syncthreads()
    half = cuda.blockDim.x // 2
    while half > 0:
        if t < half:
            part[t] += part[t + half]
        cuda.syncthreads()
        half //= 2
    if t == 0:
        sums[cuda.blockIdx.x] = part[0]


@cuda.jit
def racing(values, out):
    tile = cuda.shared.array(64, float32)
    tile[cuda.threadIdx.x] = values[cuda.threadIdx.x]  # stored
    out[cuda.threadIdx.x] = tile[63 - cuda.threadIdx.x]  # loaded


@cuda.jit(device=True)
def steps(x, y, most):
    z, c = 0j, complex(x, y)
    for i in range(most):
        z = z * z + c
        if abs(z) > 2:
            return i
    return most


@cuda.jit
def fractal(image, most):
    x, y = cuda.grid(2)
    if y < image.shape[0] and x < image.shape[1]:
        image[y, x] = steps(x / 16 - 2, y / 8 - 1, most)


def test_saxpy() -> None:
    x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
    run = tilescope.numba.launch(saxpy, 4, 256, np.float32(2), x, y)
    np.testing.assert_array_equal(y, 2 * x + 1)
    assert run.kernel == "saxpy" and run.counters["global_load"]["sectors"] == 250
    assert sorted(run.arrays) == ["x", "y"]


@pytest.mark.parametrize(
    "make", [np.ascontiguousarray, np.asfortranarray, lambda array: np.repeat(array, 2, axis=1)[:, ::2]]
)
def test_a_tile_and_arrays_of_any_order(make) -> None:
    source = make(np.random.default_rng(1).random((33, 50), np.float32))
    target = make(np.zeros((50, 33), np.float32))
    run = tilescope.numba.launch(transpose, (4, 3), (16, 16), source, target)
    np.testing.assert_array_equal(target, source.T)
    assert run.counters["barriers"] > 0


def test_dynamic_shared_memory() -> None:
    values, sums = np.arange(512, dtype=np.float32), np.zeros(2, np.float32)
    tilescope.numba.launch(block_sum, 2, 256, values, sums, shared=4 * 256)
    np.testing.assert_array_equal(sums, values.reshape(2, 256).sum(axis=1))


def test_a_race_has_the_lines_of_this_file() -> None:
    run = tilescope.numba.launch(racing, 1, 64, np.zeros(64, np.float32), np.zeros(64, np.float32), check=False)
    error = run.errors[0]
    assert error["kind"] == "race" and os.path.basename(error["source"]) == "test_numba.py"
    assert {error["line"], error["other_line"]} == {
        line_of(racing.py_func, "# stored"),
        line_of(racing.py_func, "# loaded"),
    }
    assert "tile" in error["message"]


def test_an_access_out_of_bounds_names_the_array() -> None:
    with pytest.raises(tilescope.KernelError) as caught:
        tilescope.numba.launch(saxpy, 4, 256, 2.0, np.zeros(1000, np.float32), np.zeros(900, np.float32))
    error = caught.value.run.errors[0]
    assert (
        error["kind"] == "out_of_bounds"
        and " y" in error["message"]
        and error["line"] == line_of(saxpy.py_func, "a * x")
    )


def test_device_functions_are_compiled_without_a_gpu() -> None:
    image = np.zeros((16, 32), np.int32)
    tilescope.numba.launch(fractal, (2, 1), (16, 16), image, 30)
    expected = [[steps.py_func(x / 16 - 2, y / 8 - 1, 30) for x in range(32)] for y in range(16)]
    np.testing.assert_array_equal(image, expected)


def test_scalars_tuples_records_and_functions() -> None:
    def every(out, pair, flag, number, small, record, items):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = pair[0] + pair[1] * 10 + number.imag * 100 + small + record.x
            if flag:
                out[i] += math.sqrt(items[i].x)
            items[i].n = i

    kind = np.dtype([("x", np.float32), ("n", np.int32)], align=True)
    items = np.array([(i * i, 0) for i in range(40)], kind)
    record = np.array([(7000.0, 0)], kind)[0]
    out = np.zeros(40)
    tilescope.numba.launch(every, 1, 64, out, (1, np.float32(2)), True, 1 + 3j, np.int8(-4), record, items)
    np.testing.assert_allclose(out, 7000 + 1 + 20 + 300 - 4 + np.arange(40))
    np.testing.assert_array_equal(items["n"], np.arange(40))


def test_a_shuffle_an_atomic_and_printed_lines() -> None:
    def reduce(values, total):
        value = values[cuda.grid(1)]
        offset = 16
        while offset > 0:
            value += cuda.shfl_down_sync(0xFFFFFFFF, value, offset)
            offset //= 2
        if cuda.laneid == 0:
            cuda.atomic.add(total, 0, value)
            print("lane", cuda.laneid)

    values, total = np.arange(128, dtype=np.float32), np.zeros(1, np.float32)
    run = tilescope.numba.launch(reduce, 2, 64, values, total)
    assert total[0] == values.sum() and len(run.printed) == 4 and "lane 0" in run.printed[0]
    assert run.counters["global_atomic"]["requests"] == 4


def test_what_cannot_be_launched() -> None:
    x = np.zeros(4, np.float32)
    with pytest.raises(tilescope.LaunchError, match="takes 3 arguments"):
        tilescope.numba.launch(saxpy, 1, 1, x)
    with pytest.raises(tilescope.LaunchError, match="device function"):
        tilescope.numba.launch(steps, 1, 1, 1, 2, 3)
    with pytest.raises(tilescope.LaunchError, match="no kernel"):
        tilescope.numba.launch("saxpy", 1, 1)
    with pytest.raises(tilescope.LaunchError, match='"x"'):
        tilescope.numba.launch(saxpy, 1, 1, 1.0, object(), x)
    with pytest.raises(tilescope.TilescopeError, match="does not compile"):
        tilescope.numba.launch(saxpy, 1, 1, 1.0, 5, x)
    with pytest.raises(tilescope.TilescopeError, match="float16"):
        tilescope.numba.launch(saxpy, 1, 1, np.float16(1), x.astype(np.float16), x.astype(np.float16))


def test_strides_are_those_of_what_is_passed() -> None:
    def strides(x, out):
        out[0], out[1] = x.strides

    out = np.zeros(2, np.int64)
    square = np.zeros((6, 8), np.float32)
    for array, expected in ((square, (32, 4)), (square.T, (4, 32)), (square[::2, ::2], (16, 4))):
        tilescope.numba.launch(strides, 1, 1, array, out)
        assert tuple(out) == expected
