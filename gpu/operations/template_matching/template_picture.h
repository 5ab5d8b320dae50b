#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/inputs.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/recipe.h"

#include <optional>
#include <vector>

namespace tilescope::operations
{

/// The template that a recipe's parameter "template" stands for: a rectangle "x,y,width,height" of the picture, a
/// picture file, or, where it is empty, a 16×16 rectangle a quarter of the way into the picture, smaller where the
/// picture is. Sides are 2 to 64 pixels; 1 where the picture itself is one pixel wide or high.
struct TemplatePicture {
    Image pixels;             ///< Grey8
    std::optional<Box> place; ///< the rectangle of the picture, labelled; none for a file
};

/// Throws SettingError (field "template") with what would work.
TemplatePicture templatePicture(const Recipe& recipe, const Inputs& inputs);

/// The file to load when the parameter names one. Four fields between commas without a slash, or nothing but figures
/// and signs, are taken for a rectangle; a file of such a name is reached as "./NAME".
std::vector<FileRequest> templateFiles(const Recipe& recipe);

} // namespace tilescope::operations
