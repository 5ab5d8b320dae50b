#pragma once

#include "gpu/recipe/recipe.h"

#include <string>
#include <vector>

namespace tilescope
{

/// The time of all launches of a recipe on a square picture.
struct Measured {
    const char* gpu;
    Recipe recipe;
    int size;
    std::string setting;
    double us;
};

/// The times of tests/bench/RESULTS.md on the H200 (hot), and the published times of the blur on a P100.
std::vector<Measured> measured();

} // namespace tilescope
