"""Kernels of Triton, compiled here and run by the real program."""

from __future__ import annotations

import inspect
import os

import numpy as np
import pytest

import tilescope

pytest.importorskip("triton", reason="Triton is not installed here")

import triton  # noqa: E402
import triton.language as tl  # noqa: E402

import tilescope.triton  # noqa: E402

pytestmark = pytest.mark.usefixtures("program")


@triton.jit
def add(x, y, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    tl.store(out + at, tl.load(x + at, mask=inside) + tl.load(y + at, mask=inside), mask=inside)


@triton.jit
def softmax(source, target, columns, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    inside = at < columns
    row = tl.program_id(0) * columns
    values = tl.load(source + row + at, mask=inside, other=-float("inf"))
    values = tl.exp(values - tl.max(values, axis=0))
    tl.store(target + row + at, values / tl.sum(values, axis=0), mask=inside)


@triton.jit
def matmul(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr = 32):
    m = tl.program_id(0) * BM + tl.arange(0, BM)[:, None]
    n = tl.program_id(1) * BN + tl.arange(0, BN)[None, :]
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for start in range(0, K, BK):
        k = start + tl.arange(0, BK)
        left = tl.load(a + m * K + k[None, :], mask=(m < M) & (k[None, :] < K), other=0.0)
        right = tl.load(b + k[:, None] * N + n, mask=(k[:, None] < K) & (n < N), other=0.0)
        total = tl.dot(left, right, total)
    tl.store(c + m * N + n, total, mask=(m < M) & (n < N))


@triton.jit
def histogram(values, bins, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(bins + tl.load(values + at, mask=at < n, other=0), 1, mask=at < n)


@triton.jit
def scale(x, factor, shift, double, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    value = tl.load(x + at, mask=at < n) * factor + shift
    if double:
        value = value * 2
    tl.store(x + at, value, mask=at < n)


@triton.jit
def unmasked(x, out, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at))


@triton.jit
def transpose(x, out, s0, s1, R: tl.constexpr, C: tl.constexpr):
    r, c = tl.arange(0, R)[:, None], tl.arange(0, C)[None, :]
    tl.store(out + r * C + c, tl.load(x + r * s0 + c * s1))


def random(*shape: int) -> np.ndarray:
    return np.random.default_rng(3).random(shape, dtype=np.float32)


@pytest.mark.parametrize("capability", [75, 80])
@pytest.mark.parametrize("kind", [np.float32, np.float16, np.int32])
def test_add(capability: int, kind: type) -> None:
    x, y, out = (random(1000) * 100).astype(kind), np.arange(1000).astype(kind), np.zeros(1000, kind)
    run = tilescope.triton.launch(
        add, lambda meta: (triton.cdiv(1000, meta["BLOCK"]),), x, y, out, 1000, BLOCK=256, capability=capability
    )
    np.testing.assert_array_equal(out, x + y)
    assert run.kernel == "add" and run.report["launches"][0]["block"] == [128, 1, 1]
    assert run.report["launches"][0]["grid"] == [4, 1, 1] and {"x", "y", "out"} <= set(run.arrays)


def test_softmax_with_other_warps() -> None:
    source = random(5, 700)
    target = np.zeros_like(source)
    run = tilescope.triton.launch(softmax, 5, source, target, columns=700, BLOCK=1024, num_warps=8)
    exponents = np.exp(source)
    np.testing.assert_allclose(target, exponents / exponents.sum(axis=1, keepdims=True), rtol=1e-4)
    assert run.report["launches"][0]["block"] == [256, 1, 1]


@pytest.mark.parametrize("capability", [75, 80])
def test_matmul(capability: int) -> None:
    a, b = random(100, 70).astype(np.float16), random(70, 90).astype(np.float16)
    c = np.zeros((100, 90), np.float32)
    tilescope.triton.launch(matmul, (2, 2), a, b, tilescope.Out(c), 100, 90, 70, BM=64, BN=64, capability=capability)
    np.testing.assert_allclose(c, a.astype(np.float32) @ b.astype(np.float32), rtol=1e-3)


def test_views_keep_their_strides() -> None:
    x, out = random(4, 8), np.zeros((8, 4), np.float32)
    tilescope.triton.launch(transpose, 1, x.T, out, x.T.strides[0] // 4, x.T.strides[1] // 4, R=8, C=4)
    np.testing.assert_array_equal(out, x.T)


def test_atomics() -> None:
    values, bins = np.random.default_rng(1).integers(0, 16, 1000).astype(np.int32), np.zeros(16, np.int32)
    tilescope.triton.launch(histogram, 4, values, bins, 1000, BLOCK=256)
    np.testing.assert_array_equal(bins, np.bincount(values, minlength=16))


@pytest.mark.parametrize("shift", [1, 2, 16, -5, 1 << 40, None])
def test_scalars(shift) -> None:
    x = np.arange(100, dtype=np.float32)
    expected = (x * np.float32(1.5) + np.float32(shift or 0)) * 2
    tilescope.triton.launch(scale, 1, x, 1.5, 0 if shift is None else shift, True, 100, BLOCK=128)
    np.testing.assert_allclose(x, expected, rtol=1e-6)


def test_an_access_out_of_bounds_has_the_line_of_this_file() -> None:
    with pytest.raises(tilescope.KernelError) as caught:
        tilescope.triton.launch(unmasked, 4, random(1000), np.zeros(1000, np.float32), BLOCK=256)
    error = caught.value.run.errors[0]
    lines, first = inspect.getsourcelines(unmasked.fn)
    assert error["kind"] == "out_of_bounds" and os.path.basename(error["source"]) == "test_triton.py"
    assert (
        error["line"] == first + next(i for i, line in enumerate(lines) if "tl.load" in line)
        and " x" in error["message"]
    )


def test_tensors_of_pytorch() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed here")
    for kind, capability in ((torch.float32, 80), (torch.bfloat16, 75), (torch.bfloat16, 80)):
        x, out = torch.arange(256, dtype=torch.float32).to(kind), torch.zeros(256, dtype=kind)
        tilescope.triton.launch(add, 1, x, x, out, 256, BLOCK=256, capability=capability)
        assert torch.equal(out, x + x)


def test_what_cannot_be_launched() -> None:
    x = random(64)
    with pytest.raises(tilescope.LaunchError, match="no parameter 'BLOK'"):
        tilescope.triton.launch(unmasked, 1, x, x, BLOK=64)
    with pytest.raises(tilescope.LaunchError, match="missing"):
        tilescope.triton.launch(unmasked, 1, x, BLOCK=64)
    with pytest.raises(tilescope.LaunchError, match="no kernel of Triton"):
        tilescope.triton.launch(print, 1, x)
    with pytest.raises(tilescope.LaunchError, match="complex64"):
        tilescope.triton.launch(unmasked, 1, x.astype(np.complex64), x, BLOCK=64)
    with pytest.raises(tilescope.LaunchError, match="a str"):
        tilescope.triton.launch(unmasked, 1, "x", x, BLOCK=64)
    with pytest.raises(tilescope.TilescopeError, match="does not compile"):
        tilescope.triton.launch(unmasked, 1, x, x, BLOCK=63)
