#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"

#include <cstdint>

namespace tilescope::operations
{

/// The note's kernel by texture reads, that from a shared tile, and the same from global memory.
Experiment thresholdExperiment()
{
    constexpr BlockSize block{32, 4}; // 000.txt:34
    Experiment experiment{
        .id = "000",
        .title =
            "Adaptive threshold from a texture, from global memory and from a shared tile, in windows of 3, 15 and 31",
        .claim = "Neighbouring threads read the same pixels again, and a shared tile saves these reads and time "
                 "(000.txt:20-23).",
        .image = "sample:page@512x512",
        .imageNote = "The note names neither image nor size; it draws a window of 3×3.",
        .gpu = "",
        .gpuNote = "The note names no GPU.",
        .figures = {"median_us", "texture_requests", "global_load_requests", "shared_wavefronts", "warp_instructions",
                    "shared_bytes", "occupancy"},
        .remarks = {"The note compares with NPP too, which needs a GPU: --strategy npp of \"run\".",
                    "Its grid is ceil(int / int), which leaves strips unwritten (000.txt:37): the mistake "
                    "grid_rounded_down.",
                    "Its kernel stores without a bounds test (000.txt:110-113), which that grid hides: with the grid "
                    "rounded up it would store beyond the image. Tilescope's kernels test.",
                    "Its two nested loops fill the tile row by row (000.txt:77-86), Tilescope's is one over all of its "
                    "pixels: of a window of 3 a block makes 7 requests in place of the note's 12."}};
    for (const std::int64_t window : {3, 15, 31}) {
        const std::size_t first = experiment.runs.size();
        for (const char* strategy : {"texture", "global", "shared"})
            experiment.runs.push_back({.strategy = strategy, .block = block, .parameters = {{"window", window}}});
        const std::size_t texture = first, global = first + 1, shared = first + 2;
        experiment.claims.push_back({.says = Claim::Says::Less,
                                     .run = shared,
                                     .base = texture,
                                     .figure = "median_us",
                                     .quantity = "time",
                                     .place = "000.txt:23"});
        experiment.claims.push_back({.says = Claim::Says::Less,
                                     .run = shared,
                                     .base = texture,
                                     .figure = "texture_requests",
                                     .place = "000.txt:20"});
        experiment.claims.push_back({.run = shared,
                                     .base = texture,
                                     .figure = "warp_instructions",
                                     .caveat = "The tile saves fetches, not arithmetic: each window is summed pixel "
                                               "by pixel as before."});
        experiment.claims.push_back({.run = global, .base = texture, .figure = "median_us", .quantity = "time"});
    }
    return experiment;
}

} // namespace tilescope::operations
