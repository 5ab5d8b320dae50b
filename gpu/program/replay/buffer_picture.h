#pragma once

#include "gpu/recipe/plan.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// An array of a launch as an image: rows of pixels, packed, each pixel of so many values of a type.
struct BufferPicture {
    int width = 0, height = 0;
    int channels = 1;   ///< 1, 3 or 4
    std::string scalar; ///< "unsigned char", "float", "int"
    bool operator==(const BufferPicture&) const = default;
};

/// What is known of an array.
struct BufferFacts {
    std::size_t bytes = 0;
    std::string type; ///< that the kernel's pointer has: "uchar3", "float"
    /// The whole numbers that the kernel is given, with their parameters' names.
    std::vector<std::pair<std::string, std::int64_t>> numbers = {};
    Dim3 grid = {}, block = {};
};

/// What the user chooses; 0: what follows from the launch.
struct BufferChoice {
    int width = 0, channels = 0;
};

/// The image that an array is, if its size is that of one: with the sides that numbers of the launch name, or two of
/// them, or the threads of the grid, or a square. Of another array the rows are as the user chooses, else none.
std::optional<BufferPicture> pictureOf(const BufferFacts& facts, const BufferChoice& choice = {});

} // namespace tilescope
