#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// Of two pictures beside each other: the name of each, and in both the pixel that the cursor is at in one.
class CursorOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
