#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// The edges of all blocks over the result. Fades away where blocks get so small that it would hide the picture.
class GridOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
