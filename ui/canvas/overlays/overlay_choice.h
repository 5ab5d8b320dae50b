#pragma once

#include "ui/canvas/overlays/overlay_mode.h"

namespace tilescope
{

/// Which overlays are drawn.
struct OverlayChoice {
    bool grid = true;                     ///< the edges of the blocks; parts that the operation hatches
    bool block = true;                    ///< the block under the cursor: halo, clamped part, warps, caption
    bool boxes = true;                    ///< what the operation found, with its values
    bool profiles = true;                 ///< numbers of columns and rows along the picture's edges
    bool scale = true;                    ///< the colours of a float result and their values
    bool values = true;                   ///< each pixel's value, where pixels are large enough to be written on
    bool tiles = true;                    ///< the first two at all
    OverlayMode mode = OverlayMode::Halo; ///< as what the block is drawn
    bool operator==(const OverlayChoice&) const = default;
};

} // namespace tilescope
