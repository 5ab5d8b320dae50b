#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/pixel_formula.h"
#include "gpu/recipe/parameter.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <string>
#include <vector>

namespace tilescope
{

/// What an operation that reads a neighbourhood uses beyond the picture.
enum class Border {
    Replicate, ///< the nearest pixel
    Zero,      ///< black
    Mirror ///< the picture mirrored about its outermost pixels, as in c b | a b c | b a; a side of one pixel repeats it
};

/// The parameter "border", with replicate as its default.
Parameter borderParameter();

/// The border that a completed recipe chooses.
Border borderOf(const Recipe& completed);

/// How kernels are compiled for it: the definition "BORDER=0", "BORDER=1" or "BORDER=2", so that inner loops have no
/// run-time test for the mode.
std::string borderDefinition(Border border);

/// The address mode of a texture of whole pixels. CUDA mirrors only coordinates of 0…1, so for Mirror the kernel
/// computes the coordinates itself and never reads beyond the texture.
Texture::Address borderAddress(Border border);

/// A note if the window is wider or higher than the picture, so that every window contains border.
std::vector<Message> windowNotes(int window, const Image& picture);

/// The coordinate of the pixel that is used at `i` of a side of `count` pixels; −1: none, it is black there.
int standIn(int i, int count, Border border);

/// The terms of a window of width × width pixels around (x, y), row by row, without weights.
std::vector<PixelTerm> windowTerms(const Image& picture, int x, int y, int width, Border border);

/// For references: the picture with `margin` more pixels on each side, by definition, pixel by pixel.
Image withBorder(const Image& picture, int margin, Border border);

} // namespace tilescope
