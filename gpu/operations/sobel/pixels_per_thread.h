#pragma once

#include "gpu/recipe/recipe.h"

#include <string>

namespace tilescope::operations
{

/// Pixels that a thread of one of Sobel's strategies makes: side by side, and one below the other.
struct PixelsPerThread {
    int columns = 1, rows = 1;
};

/// As the strategy's text has it.
PixelsPerThread sobelPixelsPerThread(const std::string& strategy);

/// Pixels that a block makes; as gridOver() and the geometry want them.
BlockSize sobelBlockPixels(const std::string& strategy, BlockSize block);

/// Whether the strategy loads and stores whole words, so that its rows have to begin at multiples of 256 bytes.
bool sobelWantsPitch(const std::string& strategy);

} // namespace tilescope::operations
