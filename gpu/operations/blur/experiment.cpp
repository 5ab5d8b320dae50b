#include "gpu/operations/blur/blur.h"

namespace tilescope::operations
{

/// Section 4: three kernels in three blocks, and kernel 3 as it is printed.
Experiment blurExperiment()
{
    Experiment experiment{
        .id = "002",
        .title = "Blur from global memory, from a shared tile, and with the filter in constant memory, with three "
                 "block sizes",
        .claim = "A shared tile is faster than global memory, and a filter in constant memory is faster still "
                 "(002.txt:279, 289).",
        .image = "sample:board@512x512",
        .imageNote = "The exercise's image is not in the text; its size is.",
        .gpu = "Tesla P100 PCIe",
        .gpuNote = "It is the exercise's board.",
        .figures = {"median_us", "mean_difference", "global_load_sectors", "shared_wavefronts", "constant_requests",
                    "shared_bytes", "occupancy"},
        .remarks = {"The exercise does not print how often it ran a kernel: each time seems to be one run."}};
    for (const BlockSize block : {BlockSize{32, 32}, BlockSize{32, 16}, BlockSize{8, 8}})
        for (const char* strategy : {"global", "shared", "shared_constant"})
            experiment.runs.push_back({.strategy = strategy, .block = block});
    const std::size_t asPrinted = experiment.runs.size();
    experiment.runs.push_back({.strategy = "shared_constant",
                               .block = {32, 32},
                               .parameters = {},
                               .mistakes = {"green_reads_blue", "truncated"}});
    experiment.runs.push_back({.strategy = "global", .block = {32, 32}, .parameters = {}, .mistakes = {"truncated"}});
    experiment.claims = {{.says = Claim::Says::Ratio,
                          .run = asPrinted,
                          .base = asPrinted + 1,
                          .figure = "mean_difference",
                          .ratio = 1,
                          .quantity = "error",
                          .setting = {},
                          .place = "002.txt:220",
                          .caveat = "So kernel 3 as printed, whose green reads blue (002.txt:184), did not print the "
                                    "error that kernel 1 printed as well: the one that ran read green."}};
    return experiment;
}

} // namespace tilescope::operations
