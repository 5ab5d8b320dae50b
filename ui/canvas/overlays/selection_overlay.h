#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// The rectangle that the person selects on the source, with handles at its corners.
class SelectionOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
