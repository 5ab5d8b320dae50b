"""How values become a command line, and what the program's answers become; with a stand-in for the program."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import tilescope
from tilescope.launching import sides_text
from tilescope.signature import parameter_names

TEXT = "__global__ void k(float a, const float* x, float* y) {}"
# Adds 1 to each array that is given and saved, like a kernel that does so.
ADDS_ONE = """
import numpy as np
given = dict(one.split("=", 1) for one in options.get("--arg", []))
for one in options.get("--save", []):
    name, path = one.split("=", 1)
    if given[name].endswith(".npy"):
        np.save(path, np.load(given[name]) + 1)
    else:
        kind, dtype, shape = given[name].split(":")
        np.save(path, np.full([int(side) for side in shape.split("x")], 5, dtype))
"""


def options(call: Path) -> dict[str, list[str]]:
    words = json.loads(call.read_text())
    assert words[0] == "run"
    found: dict[str, list[str]] = {}
    for name, value in zip(words[1::2], words[2::2]):
        found.setdefault(name, []).append(value)
    return found


def test_command_line(fake) -> None:
    call = fake()
    x, y = np.zeros(4, np.float32), np.zeros(4, np.float32)
    run = tilescope.Kernel.from_source(TEXT).launch(
        (4, 3),
        np.int64(64),
        2.5,
        x,
        y,
        shared=128,
        gpu="RTX 4090",
        define={"TILE": 16, "FAST": True},
        backend="emulator",
        constants={"weights": [1.0, 2.0]},
    )
    found = options(call)
    assert found["--grid"] == ["4x3"] and found["--block"] == ["64"] and found["--shared"] == ["128"]
    assert found["--gpu"] == ["RTX 4090"] and found["--backend"] == ["emulator"]
    assert found["--define"] == ["TILE=16", "FAST=1"]
    assert found["--constant"][0].startswith("weights=") and found["--kernel"] == ["kernel.cu"]
    assert found["--arg"][0] == "a=2.5" and found["--arg"][1].startswith("x=") and found["--arg"][2].startswith("y=")
    assert "--html" not in found
    assert run.ok and run.counters == {"instructions": 7} and repr(run) == "<Run: fake, ok, 7 warp instructions>"


def test_arrays_are_written_back(fake) -> None:
    fake(ADDS_ONE)
    kernel = tilescope.Kernel.from_source("__global__ void k(int* p) {}")
    plain, kept, fixed, undefined = (np.arange(6, dtype=np.int32).reshape(2, 3) for _ in range(4))
    fixed.flags.writeable = False
    kernel[1, 1](plain)
    assert plain.tolist() == [[1, 2, 3], [4, 5, 6]]
    run = kernel[1, 1](tilescope.In(kept))
    assert kept[0, 0] == 0 and run.arrays["p"].tolist() == plain.tolist()
    assert kernel[1, 1](fixed).arrays["p"][1, 2] == 6 and fixed[1, 2] == 5
    kernel[1, 1](tilescope.Out(undefined))
    assert (undefined == 5).all()


@pytest.mark.parametrize(
    "make",
    [
        lambda base: base[::2],
        lambda base: base.reshape(8, 8).T,
        lambda base: base.reshape(8, 8)[1:5, 2:7],
        lambda base: base.astype(">f4"),
        lambda base: base.reshape(4, 4, 4)[:, 1],
        lambda base: base[:1].reshape(()),
    ],
)
def test_arrays_of_any_layout_are_copied_in_and_back(fake, make) -> None:
    fake(ADDS_ONE)
    base = np.arange(64, dtype=np.float32)
    array = make(base)
    before = array.copy()
    tilescope.Kernel.from_source("__global__ void k(float* p) {}")[1, 1](array)
    np.testing.assert_array_equal(array, before + 1)


# Doubles the first values of memory that a kernel's strides, 2 elements, reach.
STEPS = """
import numpy as np
given = dict(one.split("=", 1) for one in options.get("--arg", []))
for one in options.get("--save", []):
    name, path = one.split("=", 1)
    memory = np.load(given[name])
    memory[: 2 * 5 : 2] *= 2
    np.save(path, memory)
"""


def test_views_keep_their_strides(fake) -> None:
    call = fake(STEPS)
    base = np.arange(10, 20, dtype=np.int32)
    kernel = tilescope.Kernel.from_source("__global__ void twice(int* x, int stride) {}")
    run = kernel[1, 5](base[0::2], 2)
    assert base.tolist() == [20, 11, 24, 13, 28, 15, 32, 17, 36, 19]
    assert "view" in run.notes[0] and "(8,)" in run.notes[0] and "np.ascontiguousarray" in run.notes[0]
    assert kernel[1, 5](tilescope.In(base[0::2]), 2).arrays["x"].tolist() == [40, 48, 56, 64, 72] and base[0] == 20
    field = np.zeros(5, np.dtype([("a", np.uint8), ("x", np.int32)]))["x"]  # 5 bytes apart
    kernel[1, 5](field, 2)
    assert options(call)["--arg"][0].endswith(".npy") and field.tolist() == [0] * 5
    table = np.arange(100, 132, dtype=np.float32).reshape(4, 8)
    assert kernel[1, 5](tilescope.In(table.T), 2).arrays["x"].tolist()[:3] == [
        [200, 216, 116, 124],
        [101, 109, 117, 125],
        [204, 110, 118, 126],
    ]
    fake(ADDS_ONE)
    kernel[1, 5](tilescope.Out(base[1::2]), 2)
    assert base[1:4].tolist() == [12, 25, 14]  # what lies between is not new memory
    packed = kernel[1, 5](np.ascontiguousarray(base[0::2]), 2)
    assert packed.notes == []


@pytest.mark.parametrize(
    "views, says",
    [
        (lambda base: (base[::-1], base[::-1].copy()), "strides of"),
        (lambda base: (base[0::2], base[1::2]), "share a part"),
        (lambda base: (base.reshape(8, 8)[:, :4], base.reshape(8, 8)[:, 4:]), "share a part"),
    ],
)
def test_views_that_cannot_be_given(fake, views, says: str) -> None:
    fake(ADDS_ONE)
    with pytest.raises(tilescope.LaunchError, match=says):
        tilescope.Kernel.from_source("__global__ void k(int* p, int* q) {}")[1, 1](*views(np.arange(64)))


def test_textures_of_views_are_packed(fake) -> None:
    call = fake()
    picture = np.arange(64, dtype=np.uint8).reshape(8, 8)[2:6, 1:8:2]
    texts = ("cudaTextureObject_t p, int n", "const uchar* p, int n")
    for text, words in zip(texts, ((4, 4), None)):
        run = tilescope.Kernel.from_source(f"__global__ void k({text}) {{}}")[1, 1](picture, 3)
        assert bool(run.notes) == (words is None) and options(call)["--arg"][0].startswith("p=")


@pytest.mark.parametrize("kind", [np.complex64, np.complex128])
def test_complex_arrays_keep_their_type(fake, kind) -> None:
    call = fake(ADDS_ONE)
    tilescope.Kernel.from_source("__global__ void k(double2* p) {}")[1, 1](tilescope.Out(np.zeros(3, kind)))
    assert options(call)["--arg"] == [f"p=empty:{np.dtype(kind).name}:3"]


def test_records_are_passed_as_bytes(fake) -> None:
    call = fake(ADDS_ONE)
    items = np.zeros(3, np.dtype([("x", np.float32), ("n", np.uint8), ("m", np.uint8), ("k", np.uint16)]))
    tilescope.Kernel.from_source("__global__ void k(Item* items, Item one) {}")[1, 1](items, items[1])
    assert items["n"].tolist() == [1, 1, 1] and items["k"].tolist() == [257] * 3
    assert options(call)["--arg"][1] == "one=bytes:" + "00" * 8


def test_values(fake) -> None:
    call = fake()
    values = [True, np.float32(0.1), np.int8(-3), 1e-5, (1, 2.5), 1 + 2j, b"\x01\xff", float("inf"), 1 << 63]
    tilescope.Kernel.from_ptx(".entry k").launch(1, 1, *values)
    given = [one.split("=", 1)[1] for one in options(call)["--arg"]]
    assert given == [
        "1",
        "float32:0.10000000149011612",
        "int8:-3",
        "1e-05",
        "1,2.5",
        "1.0,2.0",
        "bytes:01ff",
        "inf",
        str(1 << 63),
    ]
    tilescope.Kernel.from_source("__global__ void k(float x) {}").launch(1, 1, np.float32(0.5))
    assert options(call)["--arg"] == ["x=0.5"]  # the compiler knows the type


def test_the_same_memory(fake) -> None:
    call = fake(ADDS_ONE)
    text = "__global__ void k(float* p, float* q) {}"
    both = np.zeros(4, np.float32)
    tilescope.Kernel.from_source(text)[1, 1](both, both)
    assert options(call)["--arg"][1] == "q=@p" and len(options(call)["--save"]) == 1 and (both == 1).all()
    tilescope.Kernel.from_source(text)[1, 1](both, both.view(np.int32))
    assert options(call)["--arg"][1] == "q=@p"
    with pytest.raises(tilescope.LaunchError, match="share a part"):
        tilescope.Kernel.from_source(text)[1, 1](both[1:], both[:3])
    tilescope.Kernel.from_source(text)[1, 1](tilescope.In(both[1:]), tilescope.In(both[:3]))
    assert "@" not in options(call)["--arg"][1]


@pytest.mark.parametrize(
    "value, says",
    [
        (None, "None"),
        ("text", "a str"),
        (np.zeros(0), "without elements"),
        (np.array(["a"]), "no type for"),
        (np.array([None]), "no type for"),
        (np.zeros(2, np.longdouble), "no type for"),
        (np.zeros(2, np.clongdouble), "no type for"),
        (np.zeros(2, "M8[s]"), r"datetime64\[s\], .* array.view\(numpy.int64\)"),
        (np.zeros(2, "m8[s]"), r"timedelta64\[s\], .* array.view\(numpy.int64\)"),
        ((), "empty tuple"),
    ],
)
def test_values_that_cannot_be_passed(fake, value, says: str) -> None:
    fake()
    with pytest.raises(tilescope.LaunchError, match=says):
        tilescope.Kernel.from_source("__global__ void k(float* p) {}")[1, 1](value)


@pytest.mark.parametrize("sides", [0, (), (1, 2, 3, 4), "8", (2.5,), (1, -1), None])
def test_sides_that_are_none(sides) -> None:
    with pytest.raises(tilescope.LaunchError, match="is no grid"):
        sides_text(sides, "grid")


@pytest.mark.parametrize(
    "body, kind, says",
    [
        ("sys.stderr.write('tilescope: No such entry.\\n'); sys.exit(2)", tilescope.LaunchError, "^No such entry.$"),
        (
            "sys.stderr.write('tilescope: It does not compile:\\nk.cu:1: no\\n'); sys.exit(1)",
            tilescope.TilescopeError,
            "compile:\nk.cu:1: no$",
        ),
        ("os.kill(os.getpid(), 9)", tilescope.TilescopeError, "signal 9"),
        ("sys.exit(1)", tilescope.TilescopeError, "no reason"),
        ("time.sleep(30)", tilescope.TilescopeError, "0.5 seconds"),
    ],
)
def test_what_the_program_refuses(fake, body: str, kind: type, says: str) -> None:
    fake(body)
    with pytest.raises(kind, match=says):
        tilescope.Kernel.from_source("__global__ void k() {}").launch(1, 1, timeout=0.5 if "sleep" in body else None)


@pytest.mark.parametrize("version, says", [("tilescope 9.4.0", "is version 9.4"), ("ls 1.0", "is not Tilescope")])
def test_another_program(fake, version: str, says: str) -> None:
    fake(version=version)
    with pytest.raises(tilescope.TilescopeError, match=says):
        tilescope.Kernel.from_source("__global__ void k() {}")[1, 1]()


def test_no_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILESCOPE_PROGRAM", "/nowhere/tilescope")
    with pytest.raises(tilescope.TilescopeError, match="TILESCOPE_PROGRAM names"):
        tilescope.find_program()
    monkeypatch.setattr("tilescope.program._tree", lambda: None)
    monkeypatch.delenv("TILESCOPE_PROGRAM")
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(tilescope.TilescopeError, match="app/start"):
        tilescope.find_program()


def test_wrong_files(tmp_path: Path) -> None:
    for name, says in (("none.cu", "no file"), ("text.c", "neither")):
        with pytest.raises(tilescope.LaunchError, match=says):
            tilescope.Kernel(tmp_path / name)
    with pytest.raises(tilescope.LaunchError, match="kernel.cu"):
        tilescope.Kernel.from_source("", name="a/b.cu")
    with pytest.raises(tilescope.LaunchError, match=r"kernel\[grid, block\]"):
        tilescope.Kernel.from_source("")[1]


@pytest.mark.parametrize(
    "text, entry, count, names",
    [
        ("__global__ void k(float* a, int b[3], float2 c = {1, 2}) {}", None, 3, ["a", "b", "c"]),
        (
            "template <class T> __global__ void __launch_bounds__(256, 2) k(const T* __restrict__ a /*, x*/, int n);",
            "k<int>",
            2,
            ["a", "n"],
        ),
        ("__global__ void k(std::pair<int, int> p); __global__ void other(int x) {}", "k", 1, ["p"]),
        ("__global__ void k() {}", None, 0, []),
        ("__global__ void k(int x) {} __global__ void l(int y) {}", None, 1, None),
        ("__global__ void k(int x, int) {}", None, 2, None),
        ("__global__ void k(int x, Foo) {}", None, 2, None),
        ("__global__ void k(int*x, Foo&y, float z[]) {}", None, 3, ["x", "y", "z"]),
        ("__global__ void k(PARAMETERS) {}", None, 2, None),
    ],
)
def test_names_of_parameters(text: str, entry, count: int, names) -> None:
    assert parameter_names(text, entry, count) == names


REPORT = """
report = {"kernel": "fake", "findings": [], "notes": [], "counters": {"instructions": 7}}
report.update(json.loads('%s'))
with open(options["--json"][0], "w") as file:
    json.dump(report, file)
sys.exit()
"""


def test_what_was_not_looked_for_is_said(fake) -> None:
    fake(REPORT % '{"emulation": {"races_looked_for": false}}')
    run = tilescope.Kernel.from_source("__global__ void k() {}")[1, 1]()
    assert run.ok and repr(run) == "<Run: fake, ok, data races not checked, 7 warp instructions>"


def test_a_picture_that_was_not_computed(fake) -> None:
    fake(REPORT % '{"uncomputed": {"emulation_seconds": 900}}')
    picture = np.zeros((4, 4), np.uint8)
    with pytest.raises(tilescope.TilescopeError, match="900 seconds"):
        tilescope.operation("blur", "global", picture)
    assert tilescope.operation("blur", "global", picture, check=False).picture is None


def test_a_result_that_is_not_the_reference_fails(fake) -> None:
    fake(REPORT % '{"check": {"mismatches": 3}}')
    with pytest.raises(tilescope.KernelError, match="3 values differ"):
        tilescope.operation("blur", "global", np.zeros((4, 4), np.uint8))
