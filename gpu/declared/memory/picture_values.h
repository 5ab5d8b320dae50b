#pragma once

#include "gpu/declared/value_bytes.h"
#include "gpu/image/image.h"
#include "gpu/recipe/plan.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope
{

/// The picture's values, each as one of the type, so many a pixel; an opacity, the last of two or four, is 255.
std::vector<std::byte> convertedPicture(const Image& picture, const ElementType& type, int wanted);

/// One of its channels, from 0 for red, as values of a type of numbers.
std::vector<std::byte> planeOf(const Image& picture, const std::string& type, int channel);

/// Sets the format of a plan's result of so many such values a pixel. False: it could not be shown.
bool takeResultFormat(Plan& plan, const ElementType& written, int channels);

} // namespace tilescope
