"""Run and check CUDA kernels on NumPy arrays, without a GPU.

    >>> kernel = tilescope.Kernel("saxpy.cu")
    >>> run = kernel[4, 256](2.0, x, y, y.size)
    >>> run.counters["global_load"]["sectors"]

Tilescope's emulator executes the kernel, counts what the hardware would count, and finds races, accesses out of bounds
and other errors. ``tilescope.numba`` launches kernels of Numba, ``tilescope.triton`` those of Triton.
"""

from .arguments import In, Out, Typed
from .comparison import Comparison, compare
from .errors import KernelError, LaunchError, TilescopeError
from .kernel import Kernel
from .operations import operation
from .program import VERSION as __version__
from .program import find_program, program_version, use_program
from .run import Run

__all__ = [
    "Comparison",
    "In",
    "Kernel",
    "KernelError",
    "LaunchError",
    "Out",
    "Run",
    "TilescopeError",
    "Typed",
    "compare",
    "find_program",
    "operation",
    "program_version",
    "use_program",
    "__version__",
]
