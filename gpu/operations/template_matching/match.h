#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/mistake.h"
#include "gpu/operations/template_matching/template_matching.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope::operations
{

/// What the plans of most strategies are made of: launches that pad the picture and sum up its windows, and a kernel
/// `match`, whose parameters stand in the same order and which ends in the same way in every text.

inline constexpr std::size_t inputPicture = 0, coefficientPicture = 1; ///< indices of buffers

/// A plan with the picture, packed, and the coefficients, in rows that begin at multiples of 256 bytes; no launches
/// yet.
Plan coefficientPlan(const Image& picture);

/// ΣT, ΣT².
int sumOf(const Image& pattern);
int sumOfSquares(const Image& pattern);

/// A buffer that holds these bytes.
Buffer givenBuffer(const std::string& name, std::vector<std::byte> content);

/// What prepare.cu leaves for the launch after it.
struct Preparation {
    std::size_t padded = 0, sums = 0; ///< buffers: the picture with its border around it, the windows' sums
    int paddedPitch = 0;              ///< bytes from one row to the next, a multiple of 256
    int sumsPitch = 0;                ///< pairs of sums from one row to the next, a multiple of 192
};

/// Adds the two buffers and the two launches that fill them to a plan whose first buffer is the packed picture. Their
/// text must be the plan's second source.
Preparation addPreparation(const Image& picture, const Image& pattern, Plan& plan);

/// How a strategy reads the picture and the template.
struct Reading {
    const char* text; ///< its source: "template_matching/shared.cu"
    enum class From { Texture, Tile, Padded } from = From::Texture;
    const char* constant = "";                               ///< the template's symbol; empty: it is a buffer
    std::vector<std::byte> (*content)(const Image& pattern); ///< what symbol or buffer holds
    bool hasSums = false;                                    ///< of windows, from an earlier launch
    int columns = 1, rows = 1;                               ///< results of a thread
};

/// The template's pixels as they are, for Reading::content.
std::vector<std::byte> pixelsOf(const Image& pattern);

/// The plan of a strategy that reads in this way. `tile` is what a block has in shared memory, where it has a tile.
Plan planMatch(const Reading& reading, const Image& picture, const Image& pattern, BlockSize block,
               const TileGeometry* tile = nullptr);

/// Strategy::plan of a text that reads without a tile.
template <const Reading& reading>
Plan planIn(const Recipe& recipe, const Inputs& inputs)
{
    return planMatch(reading, inputs.picture, templatePicture(recipe, inputs).pixels, recipe.block);
}

/// Results of a block, and how far their windows reach beyond them.
TileGeometry windowGeometry(BlockSize results, const Image& pattern);

// Mistakes that several families' texts have room for.

inline constexpr char threadY[] = "int y = blockIdx.y * blockDim.y + threadIdx.y;"; ///< where a thread finds its row

Mistake flatWindows();
Mistake floatSums(const std::string& product = "products"); ///< `product`: what the text calls a sum of products
Mistake neighboursSums();

} // namespace tilescope::operations
