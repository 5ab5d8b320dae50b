#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// The line of a wipe with its handles, and what is at which side of it.
class WipeOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
