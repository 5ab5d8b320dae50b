#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/image/image.h"

#include <optional>
#include <string>

namespace tilescope
{

/// The sides of the picture that a text's kernels get, where the text decides them.
struct OwnSides {
    int width = 0, height = 0; ///< 0: those of the picture
    std::string kernel = {};   ///< that says it; empty: one takes a single number for both, and gets a square
};

/// Of the kernels that are launched: by constants, "#define WIDTH 512", by whole blocks, where rows are as far apart as
/// the grid is wide, or by one number for both.
OwnSides ownSidesOf(const KernelSource& source, const DeclaredHost& host, const Recipe& recipe, const Image& picture);

/// The upper left part of the picture with these sides, continued by its mirror image where it is smaller. Nothing if
/// the picture has them.
std::optional<Image> resized(const Image& picture, const OwnSides& sides);

} // namespace tilescope
