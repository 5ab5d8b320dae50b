#pragma once

#include "gpu/operations/covariance/image_set.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <string>

namespace tilescope::operations
{

/// How a strategy divides C among blocks and lays out D for them.
struct Layout {
    int side = 16;         ///< pixels: a block computes side × side elements of C
    int chunk = 0;         ///< images that its shared tiles hold at a time; 0: it has none
    int stages = 1;        ///< chunks that it has in shared memory at a time
    bool isPadded = false; ///< D has zeros after the last pixel and the last image, so that whole tiles are there
    int parts = 0;         ///< into which the sum over the images is split, added by a launch of their own; 0: not
    int rows = 1;          ///< images of D, padding included
    int pitch = 1;         ///< numbers from one row of D to the next
    int rowsOfPart() const { return rows / parts; }
};

/// Throws SettingError (field "block") for a block that the strategy cannot use, with the nearest that works.
void checkBlock(const std::string& strategy, BlockSize block);

/// For a block that checkBlock() accepts, or the nearest.
Layout layoutOf(const std::string& strategy, BlockSize block, const ImageSet& set);

/// What the overlays draw of it.
TileGeometry geometryOf(const Layout& layout);

} // namespace tilescope::operations
