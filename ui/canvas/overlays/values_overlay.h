#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// Each pixel's value written on it, from the zoom on at which the values of its picture can be read. Of a wipe each
/// side has its own picture's. A picture that lies only on the GPU has none to write.
class ValuesOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
