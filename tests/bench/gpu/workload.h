#pragma once

#include "gpu/recipe/recipe.h"

#include <string>
#include <vector>

namespace tilescope::bench
{

/// The settings with which every strategy of an operation is timed.
struct Workload {
    std::string operation, title;
    ParameterValues parameters;
    int width = 0, height = 0; ///< of the picture
    bool colour = false;
    bool counted = true; ///< false if the emulator's counts of one strategy would take a quarter of a minute
};

/// Selects workloads; an empty list means all.
struct Selection {
    std::vector<std::string> operations, titles;
    std::vector<int> sides; ///< of the picture, pixels
};

/// The workloads of the recorded results: five operations, their filters' sizes, small and large pictures.
std::vector<Workload> allWorkloads();

std::vector<Workload> chosen(const std::vector<Workload>& workloads, const Selection& selection);

} // namespace tilescope::bench
