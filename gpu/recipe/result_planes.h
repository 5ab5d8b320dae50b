#pragma once

#include "gpu/recipe/plan.h"

#include <cstddef>
#include <span>
#include <string>

namespace tilescope
{

// A colour result of which each channel is a buffer of its own, with one value a pixel: Plan::pictureBuffer holds red,
// the first two of Plan::sideBuffers green and blue, and Plan::resultType is "planes of float".

/// Makes these buffers the plan's result.
void setResultPlanes(Plan& plan, const std::string& type, std::size_t red, std::size_t green, std::size_t blue);

/// The type of their values; empty: the result is one buffer.
std::string planeTypeOf(const Plan& plan);

/// The buffers of green and blue; none: the result is one buffer.
std::span<const std::size_t> otherPlanes(const Plan& plan);

/// The values that the result's buffer holds: their type, and how many of them a pixel has there.
struct ResultValues {
    std::string type;
    std::size_t channels = 1;
};
ResultValues resultValues(const Plan& plan);

/// The vector type of so many values: "uint3" of three of "unsigned int"; empty: there is none.
std::string vectorOf(const std::string& type, int values);

} // namespace tilescope
