#pragma once

#include "gpu/declared/reading/host_reader.h"

#include <string>

namespace tilescope
{

/// What the host's code in a text says of an array that it allocates for kernels.
struct HostArray {
    std::string bytes = {}; ///< its size as an expression of the image; empty: unknown
    bool isZeroed = false;  ///< cudaMemset fills it with zeros
};

/// That of a variable that a launch is given.
HostArray hostArray(const HostPlace& place, const std::string& variable);

/// Whether a name is that of an array with a value for each grey level, such as "d_hist", "cdf" and "lut".
bool isNameOfLevels(const std::string& name);

} // namespace tilescope
