#pragma once

#include "gpu/image/image.h"
#include "ui/canvas/pictures/display_range.h"

#include <QImage>

#include <vector>

namespace tilescope
{

/// The picture as Qt draws it, without a copy for 8-bit pictures; floats get the colours of their range's map.
QImage toDisplayImage(const ImagePtr& image, const DisplayRange& range);

/// A picture and its copies at a half, a quarter … of its size, each made when first requested.
class ImagePyramid
{
public:
    ImagePyramid() = default;
    ImagePyramid(const ImagePtr& image, const DisplayRange& range);

    bool isEmpty() const { return m_levels.empty(); }

    /// Level 0 is the picture; each next level has half its sides, rounded down, at least 1. Beyond the last possible
    /// level the last one is returned.
    const QImage& level(int index);

private:
    std::vector<QImage> m_levels;
};

} // namespace tilescope
