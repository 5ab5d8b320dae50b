#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// The block under the cursor: its tile, its halo, the part of it that lies outside the picture, where the kernel
/// clamps coordinates, and its warps.
class BlockOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
