#include "gpu/operations/covariance/covariance.h"

#include <array>
#include <cstdint>

namespace tilescope::operations
{

std::vector<std::string> covariancePublishedRemarks()
{
    return {
        "The note calculates its CGMA for whole chunks and counts a multiply-add as one operation, as Tilescope does.",
        "The two tiles of c×c floats take 8·c² bytes, which is 8 KB at c = 32. With 64 KB of shared memory there is "
        "room for 8 blocks, more than the 2 blocks whose threads fit on a multiprocessor. The situation that the text "
        "warns of, a single block per multiprocessor because of shared memory, requires larger tiles than a block of "
        "c×c threads can have.",
        "The kernel in the text is a template over index_t and value_t (003.txt:86); Tilescope's kernel computes in "
        "float."};
}

/// "Performance Considerations": chunk sizes from 2 to 32.
Experiment covarianceExperiment()
{
    const ParameterValues set{{"data", std::string("generated")}, // 003.txt:21: 200,000 × 2,475
                              {"patch", std::string("55x45")},
                              {"rows", std::int64_t{200'000}}};
    Experiment experiment{
        .id = "003",
        .title = "Covariance of images from global memory and from shared tiles, by chunk size from 2 to 32",
        .claim = "A larger chunk does more work per byte (CGMA 0.25 at chunk size 2, 1.0 at 8), until too few blocks "
                 "fit on a multiprocessor (003.txt:370-408).",
        .image = "sample:board@64x64",
        .imageNote = "Only its name is used: the set of 2,475 pixels an image is generated, as large as the note's.",
        .gpu = "Tesla P100",
        .gpuNote = "The note names none; this one has its 64 KB of shared memory a multiprocessor.",
        .figures = {"cgma", "blocks_per_sm", "occupancy", "median_us", "global_load_sectors", "shared_wavefronts",
                    "shared_bytes"},
        .emulated = {{"rows", std::int64_t{256}}},
        .emulatedNote = "Images: 256 instead of the note's 200,000, which the emulator would compute for hours. Counts "
                        "and times grow with their number, CGMA and occupancy do not."};
    constexpr std::array chunks{2, 4, 8, 16, 32};
    for (const char* strategy : {"shared", "global"})
        for (const int c : chunks)
            experiment.runs.push_back({.strategy = strategy, .block = {c, c}, .parameters = set});
    constexpr std::size_t two = 0, four = 1, eight = 2, sixteen = 3, thirtyTwo = 4; // shared; global follows
    experiment.claims = {{.says = Claim::Says::Ratio,
                          .run = eight,
                          .base = two,
                          .figure = "cgma",
                          .quantity = "CGMA",
                          .place = "003.txt:402"}};
    for (const auto& [run, base] : {std::pair(four, two), {eight, four}, {sixteen, eight}, {thirtyTwo, sixteen}}) {
        experiment.claims.push_back({.says = Claim::Says::More,
                                     .run = run,
                                     .base = base,
                                     .figure = "cgma",
                                     .quantity = "CGMA",
                                     .place = "003.txt:404"});
        experiment.claims.push_back({.says = Claim::Says::Less,
                                     .run = run,
                                     .base = base,
                                     .figure = "global_load_sectors",
                                     .place = "003.txt:374"});
        const bool isLarge = run == thirtyTwo;
        experiment.claims.push_back(
            {.says = Claim::Says::Less,
             .run = run,
             .base = base,
             .figure = "median_us",
             .quantity = "time",
             .place = "003.txt:370",
             .caveat = isLarge ? "The text expects it to turn at some size (003.txt:406)." : ""});
        for (const char* figure : {"blocks_per_sm", "occupancy"})
            if (run >= sixteen)
                experiment.claims.push_back(
                    {.says = Claim::Says::Less,
                     .run = run,
                     .base = base,
                     .figure = figure,
                     .place = "003.txt:406",
                     .caveat = "Shared memory is not what limits blocks of up to 32×32 threads."});
    }
    for (std::size_t c = 0; c < chunks.size(); ++c) { // in blocks of one size
        const std::size_t global = chunks.size() + c;
        experiment.claims.push_back({.says = Claim::Says::Less,
                                     .run = c,
                                     .base = global,
                                     .figure = "global_load_sectors",
                                     .place = "003.txt:42",
                                     .caveat = c > 0 ? ""
                                                     : "Lanes of a warp that ask for one address share its sector, "
                                                       "which the note's counts by thread leave out."});
        experiment.claims.push_back({.says = Claim::Says::Less,
                                     .run = c,
                                     .base = global,
                                     .figure = "median_us",
                                     .quantity = "time",
                                     .place = "003.txt:17"});
    }
    return experiment;
}

} // namespace tilescope::operations
