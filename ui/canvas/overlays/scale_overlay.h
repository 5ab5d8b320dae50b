#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// The colours of a float result, and the values that they stand for, in the view's corner.
class ScaleOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
