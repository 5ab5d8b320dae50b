#pragma once

#include "gpu/operations/covariance/covariance.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope::operations
{

/// What a strategy multiplies.
enum class Numbers {
    Floats,    ///< D as it is
    Rounded,   ///< D rounded to TF32 when it is centred
    Turned,    ///< the same, transposed, 32 images of a pixel contiguous: tiles as tensor cores read them from shared
               ///< memory
    Halves,    ///< D rounded to halves, two images per word
    HalfPairs, ///< the same, and the rounding errors as halves in words of their own
    Levels     ///< the images' levels before centring, four images per word
};

/// How a strategy divides C among blocks and lays out D for them.
struct Layout {
    const char* text;      ///< the strategy's first source: "covariance/shared.cu"
    BlockSize block = {};  ///< threads that share a tile of C
    int side = 16;         ///< pixels: a block computes side × side elements of C
    int chunk = 0;         ///< words per pixel that the shared tiles hold at a time; 0: no tiles
    int stages = 1;        ///< chunks in shared memory at a time
    int tilePitch = 0;     ///< words per image in a tile, including padding against bank conflicts
    int capability = 0;    ///< required compute capability: 80 for 8.0
    int imagesOfPart = 0;  ///< approximate images per part of the sum; 0: the sum is not split
    bool isPadded = false; ///< zeros follow the last pixel and the last image, so that all tiles are whole
    Numbers numbers = Numbers::Floats;

    // For a set of images (fitted):
    int parts = 0; ///< parts into which the sum over the images is split, which another launch adds; 0: not split
    int rows = 1;  ///< words per pixel, padding included: one word for imagesOfWord() images
    int pitch = 1; ///< words from one row to the next

    int rowsOfPart() const { return rows / parts; }
    int imagesOfWord() const;
    int tiles() const; ///< tiles per stage: of C's rows and of its columns, and of their low halves if there are any
    std::size_t sharedBytes() const;
};

inline constexpr int usualTileSide = 128;

/// Rounded up.
constexpr int quotientUp(int number, int divisor) { return (number - 1) / divisor + 1; }

/// Enough parts that each has about this many images: enough blocks to keep a GPU busy to the end, few enough that
/// their partial results cost little. A sum of products of levels always fits 32 bits for up to 33,025 images.
inline constexpr int usualImagesOfPart = 8192;

/// Levels are multiplied and summed as whole numbers, by warps that hold fragments. An image in a tile is padded by 8
/// words against bank conflicts.
inline constexpr Layout wholeNumbers{.text = "covariance/integer.cu",
                                     .block = {32, 4},
                                     .side = usualTileSide,
                                     .chunk = 16,
                                     .stages = 3,
                                     .tilePitch = usualTileSide + 8,
                                     .capability = 80,
                                     .imagesOfPart = usualImagesOfPart,
                                     .isPadded = true,
                                     .numbers = Numbers::Levels};

/// The layout for a set of images: its parts, rows and pitch.
Layout fitted(Layout layout, const ImageSet& set);

/// The geometry that the overlays draw.
TileGeometry geometryOf(const Layout& layout);

/// A buffer of the images that are stored, one after the other, as bytes.
Buffer stackBuffer(const ImageSet& set, const Inputs& inputs);

/// The beginning of every plan whose images are floats, for a fitted layout: launches that compute D from the images,
/// and the factors from D. Throws SettingError for a D of more than 4 GB.
struct PlanBeginning {
    Plan plan;
    std::vector<Argument> numbers; ///< buffers of the factors
    BufferArgument output;
};
PlanBeginning planBeginning(const ImageSet& set, const Layout& layout, const Inputs& inputs);

/// The plan of the strategy that several GPUs share: Inputs::gpus. A piece has at most as many images as fit a GPU's
/// memory, or `mostImages`, for tests, which also has the images of a file read for each piece.
Plan planPieces(const Recipe& recipe, const Inputs& inputs, int mostImages = 0);

/// The plan of a strategy with our own kernel `covariance`.
Plan planProducts(const Recipe& recipe, const Inputs& inputs, const Layout& layout);

/// See Strategy::blockRefusal; for a text written for one block only.
Message refusalOf(BlockSize block, const Layout& layout);

/// Strategy::plan and Strategy::blockRefusal of a text with the numbers of its layout written out.
template <const Layout& layout>
Plan planIn(const Recipe& recipe, const Inputs& inputs)
{
    return planProducts(recipe, inputs, layout);
}
template <const Layout& layout>
Message refusalIn(const Recipe& recipe)
{
    return refusalOf(recipe.block, layout);
}

} // namespace tilescope::operations
