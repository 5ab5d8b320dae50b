#pragma once

#include "ui/enum_text.h"

#include <algorithm>
#include <utility>

namespace tilescope
{

/// What is drawn of the blocks over the picture; exactly one mode at a time.
enum class OverlayMode {
    Halo,   ///< of one block: its tile, its halo, its warps
    Grid,   ///< nothing but the blocks' edges
    Warps,  ///< the warps of all blocks
    Lanes,  ///< the lane of each pixel's thread in its warp
    Border, ///< what lies beyond the picture, and which pixels are read for it
    Banks,  ///< the memory bank of each element of a block's shared tile
    Order   ///< which thread stores each element of the tile, and in which round of its loop
};

template <>
struct EnumTexts<OverlayMode> {
    static constexpr std::pair<OverlayMode, const char*> values[] = {
        {OverlayMode::Grid, "grid"},   {OverlayMode::Halo, "halo"},     {OverlayMode::Warps, "warps"},
        {OverlayMode::Lanes, "lanes"}, {OverlayMode::Border, "border"}, {OverlayMode::Banks, "banks"},
        {OverlayMode::Order, "order"}};
};

inline constexpr auto overlayModes = allValues<OverlayMode>();

/// Wraps around from the last to the first.
inline OverlayMode nextOverlay(OverlayMode mode)
{
    const auto* const at = std::find(overlayModes.begin(), overlayModes.end(), mode) + 1;
    return at == overlayModes.end() ? overlayModes.front() : *at;
}

/// Which overlays are drawn.
struct OverlayChoice {
    bool grid = true;                     ///< the edges of the blocks; parts that the operation hatches
    bool block = true;                    ///< the block under the cursor: halo, clamped part, warps
    bool boxes = true;                    ///< what the operation found, with its values
    bool profiles = true;                 ///< numbers for columns and rows along the picture's edges
    bool scale = true;                    ///< the colours of a float result and their values
    bool values = true;                   ///< each pixel's value, if pixels are large enough to write in
    bool tiles = true;                    ///< switches grid and block off together
    OverlayMode mode = OverlayMode::Halo; ///< how the block is drawn
    bool followsZoom = false;             ///< the canvas sets the mode that fits the zoom
    bool operator==(const OverlayChoice&) const = default;
};

} // namespace tilescope
