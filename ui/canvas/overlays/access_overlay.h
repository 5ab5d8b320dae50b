#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// What the warps of the chosen block have just loaded and stored, fading.
class AccessOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
