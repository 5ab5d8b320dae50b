#pragma once

#include "ui/canvas/overlays/overlay.h"

#include <QStringList>

namespace tilescope
{

/// The legend of the difference: its figures, the gain and what the grey levels stand for; and a ring around the
/// largest.
class DifferenceOverlay : public Overlay
{
public:
    bool isVisible(const Scene& scene) const override;
    void paint(QPainter& painter, const Scene& scene) const override;
};

/// "largest 3 at (412, 33)", "mean 0.012", "PSNR 48.1 dB", "1,234 of 786,432 values differ".
QStringList differenceFigures(const Difference& difference);

/// "gain × 16", "gain × 85 (auto)".
QString gainText(const Difference& difference, int gain);

} // namespace tilescope
