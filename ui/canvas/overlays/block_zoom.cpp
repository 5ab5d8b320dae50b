#include "ui/canvas/overlays/block_zoom.h"

#include "ui/canvas/overlays/block_placement.h"

#include <algorithm>

namespace tilescope
{

OverlayMode modeAtScale(double scale, QSize reach, double blockScale)
{
    constexpr double smallestReach = 40;               // view units: from here on a tile and its halo can be told apart
    constexpr double warpsFrom = 1.4, lanesFrom = 2.2; // times the scale at which the block fills the view
    if (scale >= std::max(smallestLanePixel, lanesFrom * blockScale))
        return OverlayMode::Lanes;
    if (scale >= std::max(smallestWarpPixel, warpsFrom * blockScale))
        return OverlayMode::Warps;
    return std::max(reach.width(), reach.height()) * scale >= smallestReach ? OverlayMode::Halo : OverlayMode::Grid;
}

int gridStride(QSize block, double scale)
{
    constexpr int coarsest = 1 << 16;
    const double closest = std::min(block.width(), block.height()) * scale;
    int stride = 1;
    while (stride * closest < closestLines && stride < coarsest)
        stride *= 2;
    return stride;
}

} // namespace tilescope
