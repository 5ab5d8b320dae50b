#include "ui/canvas/cursor_overlay.h"

#include "ui/canvas/overlay_painting.h"
#include "ui/canvas/overlay_style.h"

#include <algorithm>

namespace tilescope
{

namespace
{

/// A frame around the pixel, with four strokes that lead the eye to it.
void drawMark(QPainter& painter, const QRectF& pixel)
{
    constexpr double smallest = 9, stroke = 12;
    const double side = std::max(smallest, pixel.width() + 2);
    const QRectF frame(pixel.center() - QPointF(side, side) / 2, QSizeF(side, side));
    const QPointF centre = frame.center();
    drawOutline(painter, frame, overlay_style::cursorLine, 1.6);
    for (const auto& [width, colour] :
         {std::pair{3.6, withAlpha(overlay_style::casing, 190)}, std::pair{1.6, overlay_style::cursorLine}}) {
        painter.setPen(QPen(colour, width));
        for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(centre + way * (side / 2 + 2), centre + way * (side / 2 + 2 + stroke));
    }
}

} // namespace

bool CursorOverlay::isVisible(const Scene& scene) const { return scene.isBesideAnother; }

void CursorOverlay::paint(QPainter& painter, const Scene& scene) const
{
    if (scene.hoveredPixel && !scene.hasCursor) // where it is, the pointer itself shows it
        drawMark(painter, scene.view.toView(QRectF(*scene.hoveredPixel, QSizeF(1, 1))));
    else if (scene.hoveredPixel && scene.sharesPlaces())
        drawOutline(painter, scene.view.toView(QRectF(*scene.hoveredPixel, QSizeF(1, 1))).adjusted(-4, -4, 4, 4),
                    overlay_style::cursorLine, 1.6);
    const QString name = scene.mode == ViewMode::Source ? QStringLiteral("Source") : QStringLiteral("Result");
    const QSizeF size = plateSize(QFontMetricsF(painter.font()), name);
    drawPlateText(painter, QRectF(QPointF((scene.canvasSize.width() - size.width()) / 2, 6), size), name);
}

} // namespace tilescope
