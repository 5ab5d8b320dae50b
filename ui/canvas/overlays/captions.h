#pragma once

#include "ui/canvas/overlays/block_placement.h"

#include <QString>
#include <QStringList>

namespace tilescope
{

// What the overlays say, in words.

/// "block (12, 7) · 16×16 threads · 8 warps · tile 18×18 = 324 B shared · halo redundancy 1.27". Redundancy is the
/// pixels read over the pixels written, (bw + 2 hx)(bh + 2 hy) / (bw · bh).
QString blockCaption(const BlockPlacement& block, const TileGeometry& geometry);

/// Describes the overlay mode in a line, with the figures of the block that is drawn. Empty without a report.
QString modeCaption(const Scene& scene);

/// Why the requested view is not shown, or that the picture is of earlier settings, in one or two sentences. Empty if
/// the requested view is shown with the current settings, or there is no result yet.
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
