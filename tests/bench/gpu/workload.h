#pragma once

#include "gpu/recipe/recipe.h"

#include <string>
#include <vector>

namespace tilescope::bench
{

/// What every strategy of an operation is timed on.
struct Workload {
    std::string operation, title;
    ParameterValues parameters;
    int width = 0, height = 0; ///< of the picture
    bool colour = false;
};

/// The workloads that the results are kept of: five operations, their filters' sizes, small and large pictures.
std::vector<Workload> allWorkloads();

/// Only those of these operations (none: of all) and sides of the picture (none: all).
std::vector<Workload> chosen(const std::vector<Workload>& workloads, const std::vector<std::string>& operations,
                             const std::vector<int>& sides);

} // namespace tilescope::bench
