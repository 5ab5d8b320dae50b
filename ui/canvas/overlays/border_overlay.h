#pragma once

#include "ui/canvas/overlays/overlay.h"

namespace tilescope
{

/// What kernels find beyond the picture: each place as far out as a halo reaches in the colour of the pixel that is
/// read there, and for the hovered block lines from these places to their pixels.
class BorderOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

} // namespace tilescope
