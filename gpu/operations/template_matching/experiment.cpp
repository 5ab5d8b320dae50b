#include "gpu/operations/template_matching/template_matching.h"

#include <cstdint>

namespace tilescope::operations
{

/// Section 15.4: image and template by texture, the template in constant memory, and the image in shared memory, over
/// the template's size.
Experiment matchingExperiment()
{
    Experiment experiment{
        .id = "004",
        .title = "Template matching by textures, with a constant template and from a shared tile, by template size",
        .claim = "For smaller templates, shared memory serves the image with lower latency, which further improves "
                 "performance (004.txt:5).",
        .image = "sample:coins@256x256",
        .imageNote = "The section names neither image nor size; its tile is 32 pixels wide, as here.",
        .gpu = "",
        .gpuNote = "The section names no GPU.",
        .figures = {"median_us", "texture_requests", "shared_wavefronts", "warp_instructions", "shared_bytes",
                    "occupancy"},
        .remarks = {
            "The section prints the tile's pitch as -63 & (n + 63), which is no multiple of 64 for an even n "
            "(004.txt:57): the mistake pitch_misprinted.",
            "Its kernel ends with a second barrier (004.txt:52), which orders nothing: no thread stores to the "
            "tile after it. Tilescope's kernel leaves it out.",
            "Its host code asks for all properties of the device before each launch (004.txt:87-90), to learn "
            "how much shared memory a block may take. Since Fermi that is at least 48 KB; Tilescope compares with "
            "these.",
            "Its xOffset and yOffset (004.txt:16) may lay the window anywhere about its pixel; here the pixel "
            "is its middle."}};
    constexpr std::int64_t small = 16; // of the sizes below, those that "smaller templates" are taken to be
    for (const std::int64_t size : {8, 16, 32, 64}) {
        const std::size_t first = experiment.runs.size();
        for (const char* strategy : {"texture_texture", "texture_constant", "shared"})
            experiment.runs.push_back({.strategy = strategy, .block = {32, 8}, .parameters = {{"size", size}}});
        const std::size_t textures = first, constant = first + 1, shared = first + 2;
        const bool isSmall = size <= small;
        experiment.claims.push_back({.says = isSmall ? Claim::Says::Less : Claim::Says::Nothing,
                                     .run = shared,
                                     .base = constant,
                                     .figure = "median_us",
                                     .quantity = "time",
                                     .place = isSmall ? "004.txt:5" : ""});
        experiment.claims.push_back({.says = Claim::Says::Less,
                                     .run = shared,
                                     .base = constant,
                                     .figure = "texture_requests",
                                     .place = "004.txt:5"});
        experiment.claims.push_back({.run = constant,
                                     .base = textures,
                                     .figure = "texture_requests",
                                     .caveat = "The template is no texture any more."});
    }
    return experiment;
}

} // namespace tilescope::operations
