"""The built-in operations."""

from __future__ import annotations

import pathlib

import numpy as np
import pytest

import tilescope

pytestmark = pytest.mark.usefixtures("program")


def picture(*shape: int) -> np.ndarray:
    return np.random.default_rng(7).integers(0, 256, shape, dtype=np.uint8)


def test_blur_is_the_mean_of_the_window() -> None:
    grey = picture(40, 60)
    run = tilescope.operation("blur", "shared", grey, block=(16, 16), width=3, filter="box")
    around = np.pad(grey.astype(int), 1, mode="edge")
    mean = sum(around[y : y + 40, x : x + 60] for y in range(3) for x in range(3)) / 9
    assert run.ok and run.picture is not None and np.abs(run.picture - mean).max() <= 1
    assert run.report["recipe"]["block"] == "16x16" and "shared" in run.kernel


@pytest.mark.parametrize(
    "value",
    [
        picture(20, 30, 3),
        picture(20, 30, 4),
        picture(20, 30, 1),
        picture(20, 30) > 99,
        picture(20, 30).astype(np.uint16) * 257,
        picture(20, 30).astype(np.float32) / 255,
        picture(30, 20).T,
    ],
)
def test_pictures_of_other_types_keep_their_values(value: np.ndarray) -> None:
    run = tilescope.operation("blur", "global", value, width=3, filter="box", border="replicate", counters="none")
    full = value * 255.0 if value.dtype.kind in "fb" else value / 257.0 if value.dtype == np.uint16 else value
    assert run.picture is not None
    result = run.picture if value.shape[-1:] != (4,) else run.picture[..., :3]
    full = full[..., 0] if value.ndim == 3 and value.shape[2] == 1 else full
    if value.ndim == 3 and value.shape[2] == 4:
        assert result.shape == (20, 30, 3)
        return  # blended with a background
    around = np.pad(full.astype(float), [(1, 1), (1, 1), (0, 0)][: full.ndim], mode="edge")
    height, width = full.shape[:2]
    mean = sum(around[y : y + height, x : x + width] for y in range(3) for x in range(3)) / 9
    assert result.shape == full.shape and np.abs(result - mean).max() <= 1


def test_a_mistake_is_found() -> None:
    with pytest.raises(tilescope.KernelError, match="race"):
        tilescope.operation("sobel", "shared", picture(64, 64), mistakes=["no_barrier"])


@pytest.mark.parametrize(
    "arguments, says",
    [
        (
            (
                "sobel",
                "shared",
                picture(8, 8),
            ),
            "radius",
        ),
        (("soble", "shared", picture(8, 8)), "soble"),
        (("sobel", "magic", picture(8, 8)), "magic"),
        (("sobel", "shared", np.zeros(9, np.uint8)), "is not an image"),
        (("sobel", "shared", np.uint8(9)), "is not an image"),
        (("sobel", "shared", "x.png"), "'x.png' is a name, and an image is an array"),
        (("sobel", "shared", pathlib.Path("x.png")), "'x.png' is a name"),
        (("sobel", "shared", np.zeros((9, 9), complex)), "An image of complex128"),
        (("sobel", "shared", np.zeros((9, 9), "M8[s]")), r"An image of datetime64\[s\]"),
        (("sobel", "shared", np.zeros((9, 9), np.int64)), "uint8"),
    ],
)
def test_wrong_calls(arguments: tuple, says: str) -> None:
    more = {"radius": 3} if says == "radius" else {}
    with pytest.raises(tilescope.LaunchError, match=says):
        tilescope.operation(*arguments, **more)
