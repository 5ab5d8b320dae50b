#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/border.h"
#include "gpu/operations/mistake.h"
#include "gpu/operations/template_matching/template_matching.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope::operations
{

/// Parts of the plans of most strategies: launches that pad the picture and sum its windows, and a kernel `match`,
/// whose parameters have the same order and whose ending is the same in every text.

inline constexpr std::size_t inputPicture = 0, coefficientPicture = 1; ///< indices of buffers

/// A plan with the picture, packed, and the coefficients, in rows that begin at multiples of 256 bytes; without
/// launches yet. Its kernels are compiled for the border.
Plan coefficientPlan(const Image& picture, Border border);

/// ΣT, ΣT².
int sumOf(const Image& pattern);
int sumOfSquares(const Image& pattern);

/// A buffer that holds these bytes.
Buffer givenBuffer(const std::string& name, std::vector<std::byte> content);

/// What prepare.cu computes for the launch after it.
struct PreparedPicture {
    std::size_t padded = 0, sums = 0; ///< buffers: the picture with its border, the windows' sums
    int paddedPitch = 0;              ///< bytes per row, a multiple of 256
    int sumsPitch = 0;                ///< pairs of sums per row, a multiple of 192
};

/// Adds to a plan, whose first buffer is the packed picture, two buffers and the two launches that fill them. Their
/// text must be the plan's second source.
PreparedPicture addPreparation(const Image& picture, const Image& pattern, Plan& plan);

/// How a strategy reads the picture and the template.
struct Reading {
    const char* text; ///< its source: "template_matching/shared.cu"
    enum class From { Texture, Tile, Padded } from = From::Texture;
    const char* constant = "";                               ///< the template's symbol; empty: the template is a buffer
    std::vector<std::byte> (*content)(const Image& pattern); ///< the content of that symbol or buffer
    bool hasSums = false;                                    ///< whether an earlier launch computes the windows' sums
    bool takesRegion = false;                                ///< whether it can compute a part of the picture alone
    int columns = 1, rows = 1;                               ///< results per thread
};

/// The template's pixels unchanged, for Reading::content.
std::vector<std::byte> pixelsOf(const Image& pattern);

/// The plan of a strategy with this Reading, in blocks of `block`. `tile` is the block's tile in shared memory, if
/// there is one.
Plan planMatch(const Reading& reading, const Recipe& recipe, const Image& picture, const Image& pattern,
               BlockSize block, const TileGeometry* tile = nullptr);

/// Strategy::plan of a text without a tile.
template <const Reading& reading>
Plan planIn(const Recipe& recipe, const Inputs& inputs)
{
    return planMatch(reading, recipe, inputs.picture, templatePicture(recipe, inputs).pixels, recipe.block);
}

/// The results of a block, and the halo of their windows.
TileGeometry windowGeometry(BlockSize results, const Image& pattern);

// Mistakes that fit the texts of several families.

inline constexpr char threadY[] = "int y = blockIdx.y * blockDim.y + threadIdx.y;"; ///< the line that computes a
                                                                                    ///< thread's row

Mistake flatWindows();
Mistake floatSums(const std::string& product = "products"); ///< `product`: the text's name for a sum of products
Mistake neighboursSums();

} // namespace tilescope::operations
