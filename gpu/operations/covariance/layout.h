#pragma once

#include "gpu/operations/covariance/image_set.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <string>

namespace tilescope::operations
{

/// What a strategy multiplies.
enum class Numbers {
    Floats,    ///< D as it is
    Rounded,   ///< D rounded to TF32 where it is centred
    Turned,    ///< the same, 32 images of a pixel side by side: tiles as tensor cores read them from shared memory
    Halves,    ///< D rounded to halves, two images' to a word
    HalfPairs, ///< the same, and the halves of what is left in words of their own
    Levels     ///< the images' levels before centring, four images' to a word
};

/// How a strategy divides C among blocks and lays out D for them.
struct Layout {
    int side = 16;         ///< pixels: a block computes side × side elements of C
    int warps = 1;         ///< of a block
    int chunk = 0;         ///< words of a pixel that its shared tiles hold at a time; 0: it has none
    int stages = 1;        ///< chunks that it has in shared memory at a time
    int tilePitch = 0;     ///< words of an image in a tile, those included that keep banks apart
    int capability = 0;    ///< that it asks for: 80 for 8.0
    int imagesOfPart = 0;  ///< about how many images a part of the sum has
    bool isPadded = false; ///< there are zeros after the last pixel and the last image, so that whole tiles are there
    Numbers numbers = Numbers::Floats;
    int parts = 0; ///< into which the sum over the images is split, added by a launch of their own; 0: not
    int rows = 1;  ///< words of a pixel, padding included: one for imagesOfWord()
    int pitch = 1; ///< words from one row to the next
    int rowsOfPart() const { return rows / parts; }
    int imagesOfWord() const;
    int tiles() const; ///< of a stage: of C's rows and of its columns, of low halves too where there are any
    std::size_t sharedBytes() const;
};

/// Why the strategy cannot use a block; empty: it can.
std::string blockRefusal(const std::string& strategy, BlockSize block);

/// For a block that the strategy can use.
Layout layoutOf(const std::string& strategy, BlockSize block, const ImageSet& set);

/// What the overlays draw of it.
TileGeometry geometryOf(const Layout& layout);

} // namespace tilescope::operations
