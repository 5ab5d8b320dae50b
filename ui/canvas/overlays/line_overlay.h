#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// The line whose values are looked at, with handles at its ends: A is where its chart begins.
class LineOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
