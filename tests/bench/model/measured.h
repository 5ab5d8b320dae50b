#pragma once

#include "gpu/recipe/recipe.h"

#include <string>
#include <vector>

namespace tilescope
{

/// A time of all launches of a recipe, on a square picture.
struct Measured {
    const char* gpu;
    Recipe recipe;
    int size;
    std::string setting;
    double us;
};

/// tests/bench/RESULTS.md's times on the H200 (hot), and the blur text's on a P100.
std::vector<Measured> measured();

} // namespace tilescope
