#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// The warps of all blocks in view, tinted in turn; nothing where they are too small to be told apart.
class WarpsOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

/// Whether the warps of the report's blocks can be told apart at this zoom.
bool showsWarps(const Scene& scene);

} // namespace tilescope
