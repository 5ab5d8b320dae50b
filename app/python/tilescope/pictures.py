"""Pictures as files: PNG for integers, PFM for floats, with the standard library alone."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np

from .errors import LaunchError

_COLOURS = {1: 0, 3: 2, 4: 6}  # PNG's colour type for so many channels


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def _png(picture: np.ndarray) -> bytes:
    height, width = picture.shape[:2]
    channels = 1 if picture.ndim == 2 else picture.shape[2]
    bits = 8 * picture.dtype.itemsize
    values = np.ascontiguousarray(picture).astype(picture.dtype.newbyteorder(">"))  # PNG is big-endian
    rows = values.reshape(height, -1).view(np.uint8)
    filtered = np.concatenate([np.zeros((height, 1), np.uint8), rows], axis=1)  # filter 0 of each row: none
    header = struct.pack(">IIBBBBB", width, height, bits, _COLOURS[channels], 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(filtered.tobytes(), 1))
        + _chunk(b"IEND", b"")
    )


def _pfm(picture: np.ndarray) -> bytes:
    height, width = picture.shape[:2]
    kind = "Pf" if picture.ndim == 2 else "PF"
    rows = np.ascontiguousarray(picture[::-1], "<f4")  # from the bottom up
    return f"{kind}\n{width} {height}\n-1.0\n".encode() + rows.tobytes()


def write_picture(picture: np.ndarray, folder: Path) -> Path:
    """Writes the picture to a file of the folder and returns its path.

    ``picture`` is ``(height, width)`` or ``(height, width, 3)`` of uint8, uint16, bool or floats from 0 to 1;
    ``(height, width, 4)`` of integers. Raises :class:`LaunchError` for any other.
    """
    is_float = picture.dtype.kind == "f"
    channels = picture.shape[2] if picture.ndim == 3 else 1
    if picture.ndim not in (2, 3) or channels not in ((1, 3) if is_float else (1, 3, 4)) or picture.size == 0:
        raise LaunchError(
            f"An array of shape {picture.shape} is not an image. Use (height, width) or (height, width, 3)."
        )
    if picture.ndim == 3 and channels == 1:
        picture = picture[:, :, 0]
    if picture.dtype == np.bool_:
        picture = picture.astype(np.uint8) * np.uint8(255)
    if is_float:
        path, content = folder / "picture.pfm", _pfm(picture)
    elif picture.dtype.kind == "u" and picture.dtype.itemsize in (1, 2):
        path, content = folder / "picture.png", _png(picture)
    else:
        raise LaunchError(
            f"An image of {picture.dtype} cannot be passed: pass uint8, uint16, or floats from 0 to 1, such as "
            "picture.astype(numpy.uint8)."
        )
    path.write_bytes(content)
    return path
