#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// The parts of the result that the operation hatches, such as tiles whose blocks exit at once.
class HatchesOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
