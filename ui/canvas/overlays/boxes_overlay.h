#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// The rectangles that the operation found, each with its label where there is room for it; the first ones get
/// theirs first.
class BoxesOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
