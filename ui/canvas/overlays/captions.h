#pragma once

#include "ui/canvas/overlays/block_placement.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tilescope
{

// What the overlays say, in words.

/// The line under the picture: what the colours mean, and the figures of the block under the cursor, of the chosen one,
/// or of every block alike.
struct Caption {
    enum class Sign { Tile, Halo, Clamped, Warps, Beyond };
    struct Item {
        Sign sign;
        QString text;
        bool operator==(const Item&) const = default;
    };
    std::vector<Item> legend;
    QStringList parts;    ///< the most important first
    QString grid;         ///< "grid: every 4th block"; empty if every block's edges are drawn, or none
    QString text() const; ///< all of it
    bool operator==(const Caption&) const = default;
};

/// Empty if no blocks are drawn.
Caption captionOf(const Scene& scene);

/// Describes the overlay mode in parts, with the figures of the block that is drawn. Empty for the modes that only draw
/// that block.
QStringList modeParts(const Scene& scene);

/// Why the requested view is not shown, or that the picture is of earlier settings or of a sample, in a sentence or
/// two. Empty if the requested view is shown with the current settings, or there is no result yet.
QString viewNotice(const Scene& scene);

/// "largest 3 at (412, 33)", "mean 0.012", "PSNR 48.1 dB", "1,234 of 786,432 values differ".
QStringList differenceFigures(const Difference& difference);

/// "gain × 16", "gain × 85 (auto)".
QString gainText(const Difference& difference, int gain);

/// "Each pixel is read 1.27 times on average, at most 4 times (global memory)."
QString reuseCaption(const ReuseCounts& counts, bool isShared);

/// Why there is no heat map, or what it leaves out; empty if neither applies.
QString reuseNotice(const Scene& scene);

} // namespace tilescope
