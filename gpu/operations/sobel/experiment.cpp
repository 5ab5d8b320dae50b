#include "gpu/operations/sobel/sobel.h"

namespace tilescope::operations
{

/// Tables 2 and 3: three kernels, and a single CPU thread.
Experiment sobelExperiment()
{
    constexpr BlockSize block{16, 16}; // 001.txt:88
    return {.id = "001",
            .title = "Sobel edges from global memory, from a shared tile, and by the proposed block copy",
            .claim = "The block copy, which adds the border once in global memory, takes 30 % less time than the "
                     "shared tile, whose threads test for the border (001.txt:153).",
            .image = "sample:board@512x512",
            .imageNote = "The paper's is Lena at the same size; neither times nor counts depend on the pixels.",
            .gpu = "GTX 560 Ti 448",
            .gpuNote = "It has the 448 cores that the paper gives its card.",
            .repetitions = 100,
            .runs = {{.strategy = "global", .block = block},
                     {.strategy = "shared", .block = block},
                     {.strategy = "block_copy", .block = block}},
            .claims = {},
            .figures = {"median_us", "branches", "divergent_branches", "warp_instructions", "global_load_sectors",
                        "shared_bytes", "occupancy"}};
}

} // namespace tilescope::operations
