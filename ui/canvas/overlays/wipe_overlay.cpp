#include "ui/canvas/overlays/wipe_overlay.h"

#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"

#include <algorithm>

namespace tilescope
{

namespace
{

/// Beside the line near its upper end, inside the view.
void drawName(QPainter& painter, const QString& name, const HalfPlane& side, QPointF at, QSizeF view)
{
    constexpr double gap = 14, margin = 6;
    const QSizeF size = plateSize(QFontMetricsF(painter.font()), name);
    // From the line to the middle of the plate: half the plate as it is seen from there, and the gap.
    const double half =
        std::abs(side.normal.x()) * size.width() / 2 + std::abs(side.normal.y()) * size.height() / 2 + gap;
    const QPointF centre = at + side.normal * half;
    const double x =
        std::clamp(centre.x() - size.width() / 2, margin, std::max(margin, view.width() - margin - size.width()));
    const double y =
        std::clamp(centre.y() - size.height() / 2, margin, std::max(margin, view.height() - margin - size.height()));
    const QRectF plate(QPointF(x, y), size);
    if (side.depth(plate.center()) > 0) // else the view has no room at this side
        drawPlateText(painter, plate, name);
}

} // namespace

bool WipeOverlay::isVisible(const Scene& scene) const { return scene.shownMode() == ViewMode::Wipe; }

void WipeOverlay::paint(QPainter& painter, const Scene& scene) const
{
    const QSizeF view = scene.canvasSize;
    const WipeLine& wipe = scene.wipe;
    const QLineF line = wipe.across(view);
    painter.setPen(QPen(withAlpha(overlay_style::casing, 200), 5));
    painter.drawLine(line);
    painter.setPen(QPen(overlay_style::wipeLine, 2.5));
    painter.drawLine(line);
    painter.setPen(QPen(overlay_style::casing, 1.5));
    painter.setBrush(overlay_style::wipeLine);
    painter.drawEllipse(wipe.pivot(view), 6, 6);
    for (const auto end : {WipeLine::Part::Start, WipeLine::Part::End})
        painter.drawEllipse(wipe.handle(end, view), 9, 9);
    const QPointF start = wipe.handle(WipeLine::Part::Start, view), at = start + (wipe.pivot(view) - start) * 0.12;
    drawName(painter, QStringLiteral("Source"), wipe.sourceSide(view), at, view);
    drawName(painter, QStringLiteral("Result"), wipe.resultSide(view), at, view);
}

} // namespace tilescope
