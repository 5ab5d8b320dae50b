#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// A block's shared tile element by element: its banks, or who stores what in which round. On the picture where pixels
/// are large enough to write in, else magnified beside it.
class TileOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

/// Whether the scene's fill is that of the block to draw.
bool hasTileFill(const Scene& scene);

} // namespace tilescope
