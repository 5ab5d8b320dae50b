#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// The pixel that stays inspected, and what its thread reads around it.
class PinOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
