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
    Rounded,   ///< D rounded to TF32 where it is centred
    Turned,    ///< the same, 32 images of a pixel side by side: tiles as tensor cores read them from shared memory
    Halves,    ///< D rounded to halves, two images' to a word
    HalfPairs, ///< the same, and the halves of what is left in words of their own
    Levels     ///< the images' levels before centring, four images' to a word
};

/// How a strategy divides C among blocks and lays out D for them.
struct Layout {
    const char* text;      ///< the strategy's first source: "covariance/shared.cu"
    BlockSize block = {};  ///< of the threads that share a tile of C
    int side = 16;         ///< pixels: a block computes side × side elements of C
    int chunk = 0;         ///< words of a pixel that its shared tiles hold at a time; 0: it has none
    int stages = 1;        ///< chunks that it has in shared memory at a time
    int tilePitch = 0;     ///< words of an image in a tile, those included that keep banks apart
    int capability = 0;    ///< that it asks for: 80 for 8.0
    int imagesOfPart = 0;  ///< about how many images a part of the sum has; 0: the sum is not split
    bool isPadded = false; ///< there are zeros after the last pixel and the last image, so that whole tiles are there
    bool isSizedAtLaunch = false; ///< the text leaves the size of its tiles to the launch
    Numbers numbers = Numbers::Floats;

    // For a set of images (fitted):
    int parts = 0; ///< into which the sum over the images is split, added by a launch of their own; 0: not
    int rows = 1;  ///< words of a pixel, padding included: one for imagesOfWord()
    int pitch = 1; ///< words from one row to the next

    int rowsOfPart() const { return rows / parts; }
    int imagesOfWord() const;
    int tiles() const; ///< of a stage: of C's rows and of its columns, of low halves too where there are any
    std::size_t sharedBytes() const;
};

inline constexpr int usualTileSide = 128;

/// As many parts as give each about so many images: enough blocks for a GPU to be busy to the end, few enough that
/// their partial results do not matter. The products of 33,025 levels and no more always fit 32 bits.
inline constexpr int usualImagesOfPart = 8192;

/// The layout for a set of images: its parts, rows and pitch.
Layout fitted(Layout layout, const ImageSet& set);

/// The beginning of every plan, for a layout that is fitted: launches that make D of the images, and of D what is
/// multiplied.
struct Preparation {
    Plan plan;
    std::vector<Argument> numbers; ///< buffers of what is multiplied
    BufferArgument output;
};
Preparation preparation(const ImageSet& set, const Layout& layout, const Inputs& inputs);

/// The plan of a strategy with a kernel `covariance` of ours.
Plan planProducts(const Recipe& recipe, const Inputs& inputs, const Layout& layout);

/// See Strategy::blockRefusal, for a text that is written for one block.
std::string refusalOf(BlockSize block, const Layout& layout);

/// Strategy::plan and Strategy::blockRefusal of a text that has the numbers of its layout written out.
template <const Layout& layout>
Plan planIn(const Recipe& recipe, const Inputs& inputs)
{
    return planProducts(recipe, inputs, layout);
}
template <const Layout& layout>
std::string refusalIn(const Recipe& recipe)
{
    return refusalOf(recipe.block, layout);
}

} // namespace tilescope::operations
