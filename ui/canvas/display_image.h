#pragma once

#include "gpu/image/image.h"

#include <QImage>

#include <vector>

namespace tilescope
{

/// The smallest and the largest finite value of a float picture; what the grey ramp runs between. 0 and 1 when the
/// picture has no two different finite values.
struct ValueRange {
    float low = 0;
    float high = 1;
    bool operator==(const ValueRange&) const = default;
};
ValueRange valueRange(const Image& image);

/// The picture as Qt draws it, without a copy for 8-bit pictures; floats become a grey ramp over their range.
QImage toDisplayImage(const ImagePtr& image);

/// A picture and its halved, quartered … copies, each made when it is first asked for.
class ImagePyramid
{
public:
    ImagePyramid() = default;
    explicit ImagePyramid(const ImagePtr& image);

    bool isEmpty() const { return m_levels.empty(); }

    /// Level 0 is the picture; each next one has half its sides, rounded down, at least 1. The last level possible is
    /// returned for one beyond.
    const QImage& level(int index);

private:
    std::vector<QImage> m_levels;
};

} // namespace tilescope
