#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace tilescope
{

/// What is drawn of the blocks over the picture, one at a time.
enum class OverlayMode {
    Halo,   ///< of one block: its tile, its halo, its warps
    Grid,   ///< nothing but the blocks' edges
    Warps,  ///< the warps of all blocks
    Border, ///< what lies beyond the picture, and where it is read from
    Banks,  ///< the memory bank of each element of a block's shared tile
    Order   ///< which thread stores each element of the tile, and in which round of its loop
};
inline constexpr std::array<OverlayMode, 6> overlayModes{OverlayMode::Grid,   OverlayMode::Halo,  OverlayMode::Warps,
                                                         OverlayMode::Border, OverlayMode::Banks, OverlayMode::Order};

/// "grid", "halo", "warps", "border", "banks", "order": on the command line.
QString toText(OverlayMode mode);
std::optional<OverlayMode> parseOverlayMode(const QString& text);
QStringList overlayModeTexts();

OverlayMode nextOverlay(OverlayMode mode); ///< the first after the last

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
