#include "ui/canvas/pictures/reuse_view.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tilescope
{

std::vector<PictureLayer> reuseView(const Scene& scene)
{
    const QRectF all(QPointF(0, 0), scene.canvasSize);
    PictureLayer below{PictureSlot::Source, all, scene.view, {}};
    below.isGrey = true;
    PictureLayer heat{PictureSlot::Reuse, all, scene.view, {}};
    heat.opacity = reuseOpacity;
    return {below, heat};
}

/// What all but one in four hundred pixels do not exceed, from pixels that are scattered over the map: the few
/// are at the picture's corners, where replicated borders are read from.
static float usualMost(const ReuseCounts& counts)
{
    const Image& reads = *counts.reads;
    const auto pixels = static_cast<std::uint64_t>(reads.width()) * static_cast<std::uint64_t>(reads.height());
    constexpr std::uint64_t samples = 1 << 15,
                            stride = 1'000'003; // a prime, so that no block size falls in step with it
    std::vector<float> values;
    for (std::uint64_t i = 0; i < std::min(samples, pixels); ++i)
        values.push_back(reads.row<float>(0)[i * stride % pixels]);
    const auto end = values.end() - 1 - static_cast<std::ptrdiff_t>(values.size() / 400);
    std::nth_element(values.begin(), end, values.end());
    return *end;
}

Picture reusePicture(const ReuseCounts& counts)
{
    Picture picture;
    picture.host = counts.reads;
    picture.range.map = ColourMap::Sequential;
    picture.range.values.low = 0;
    picture.range.values.high = std::max(usualMost(counts), 1.0F);
    return picture;
}

} // namespace tilescope
