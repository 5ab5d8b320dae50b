#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// The block that is looked at step by step: its outline, with marks at its corners.
class ChosenBlockOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
