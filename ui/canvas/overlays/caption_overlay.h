#pragma once

#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/overlay.h"

#include <QString>

namespace tilescope
{

/// What the hovered block is, in figures, in a box beside it.
class CaptionOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

/// "block (12, 7) · 16×16 threads · 8 warps · tile 18×18 = 324 B shared · halo redundancy 1.27". Redundancy is the
/// pixels read over the pixels written, (bw + 2 hx)(bh + 2 hy) / (bw · bh).
QString blockCaption(const BlockPlacement& block, const TileGeometry& geometry);

/// Where a box of this size goes: below, above, right or left of `avoid`, inside `view`; at the view's foot when none
/// of these has room.
QRectF captionPlace(QSizeF box, const QRectF& avoid, const QRectF& view);

} // namespace tilescope
