#pragma once

namespace tilescope
{

/// Which overlays are drawn.
struct OverlayChoice {
    bool grid = true;  ///< the edges of the blocks
    bool block = true; ///< the block under the cursor: halo, clamped part, warps, caption
    bool operator==(const OverlayChoice&) const = default;
};

} // namespace tilescope
