#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <string>

namespace tilescope::operations
{

/// The strategies whose blocks walk down strips of the picture with running sums.

/// See Operation::blockRefusal: of every strategy of the threshold, of which only these and `integral` refuse any.
std::string thresholdBlockRefusal(const Recipe& recipe);

/// How a strip lies on the picture.
struct Strip {
    int columns = 0; ///< pixels that a block writes of each row
    int rows = 0;    ///< rows that it walks down
    int margin = 0;  ///< columns on each side that it reads and does not write
    bool isPitched = false;
    std::size_t sharedBytes = 0;
    int blocksAcross = 0, blocksDown = 0;
    int products = 0; ///< `running_band`: of 32 pixels each, that make the windows of 32
};

/// For a completed recipe of such a strategy, with a block that it can use.
Strip stripOf(const Recipe& recipe, int width, int height);

/// Adds the launch, and exchanges buffers where the strategy wants rows at multiples of 256 bytes.
void addStrips(Plan& plan, const Recipe& recipe, const Image& input);

} // namespace tilescope::operations
