#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/parameter.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <string>
#include <vector>

namespace tilescope
{

/// What an operation that reads a neighbourhood finds beyond the picture.
enum class Border {
    Replicate, ///< the nearest pixel
    Zero,      ///< black
    Mirror ///< the picture mirrored about its outermost pixels, as in c b | a b c | b a; a side of one pixel repeats it
};

/// "border", with replicate as its default.
Parameter borderParameter();

/// What a completed recipe says.
Border borderOf(const Recipe& completed);

/// How kernels learn of it: "BORDER=0", "BORDER=1" or "BORDER=2" for the compiler, so that no mode costs the others a
/// question in an inner loop.
std::string borderDefinition(Border border);

/// How a texture of whole pixels finds it. CUDA mirrors only coordinates of 0…1: a kernel mirrors by itself and never
/// reads beyond the texture.
Texture::Address borderAddress(Border border);

/// A note where the window is wider or higher than the picture and therefore full of border at every pixel.
std::vector<std::string> windowNotes(int window, const Image& picture);

/// For references: the picture with `margin` pixels more on each side, by definition, pixel by pixel.
Image withBorder(const Image& picture, int margin, Border border);

} // namespace tilescope
