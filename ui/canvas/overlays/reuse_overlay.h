#pragma once

#include "ui/canvas/overlays/overlay.h"

#include <QString>

namespace tilescope
{

/// What the heat of the reuse view stands for: a caption and a scale with figures.
class ReuseOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

/// "Each pixel is read 1.27 times on average, at most 4 times (global memory)."
QString reuseCaption(const ReuseCounts& counts, bool isShared);

/// Why there is no heat to be seen, or what it leaves out; empty when there is nothing to say.
QString reuseNotice(const Scene& scene);

} // namespace tilescope
