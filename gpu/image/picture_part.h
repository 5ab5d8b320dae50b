#pragma once

#include "gpu/image/image.h"

#include <cstddef>
#include <span>

namespace tilescope
{

/// A rectangle of a picture, in pixels.
struct PixelRect {
    int x = 0, y = 0, width = 0, height = 0;
    int right() const { return x + width; }   ///< the first column beyond it
    int bottom() const { return y + height; } ///< the first row beyond it
    bool isEmpty() const { return width < 1 || height < 1; }
    bool operator==(const PixelRect&) const = default;
};

PixelRect wholeOf(const Image& picture);

/// What both contain; empty if there is nothing.
PixelRect intersected(const PixelRect& a, const PixelRect& b);

/// The smallest rectangle that contains `rect` and has its sides on multiples of width and height.
PixelRect alignedTo(const PixelRect& rect, int width, int height);

/// A part of a picture at 1/factor of its size: each pixel is the mean of factor × factor pixels, at the right and
/// lower edges of those that are left. The part lies inside the picture.
Image shrunkPart(const Image& picture, const PixelRect& part, int factor);

/// Computes the rows of such a part anew that depend on rows `first` to `end` of the picture alone. `pixels` are the
/// rows of the whole picture, of `pitchBytes` each, in the format of `shrunk`.
void shrinkRows(std::span<const std::byte> pixels, std::size_t pitchBytes, const PixelRect& part, int factor, int first,
                int end, Image& shrunk);

} // namespace tilescope
