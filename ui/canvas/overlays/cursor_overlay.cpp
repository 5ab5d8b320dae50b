#include "ui/canvas/overlays/cursor_overlay.h"

#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"

namespace tilescope
{

bool CursorOverlay::isVisible(const Scene& scene) const { return scene.isBesideAnother; }

void CursorOverlay::paint(QPainter& painter, const Scene& scene) const
{
    if (scene.hoveredPixel && !scene.hasCursor) // where it is, the pointer itself shows it
        drawPixelMark(painter, scene.view.toView(QRectF(*scene.hoveredPixel, QSizeF(1, 1))), overlay_style::cursorLine);
    else if (scene.hoveredPixel && scene.sharesPlaces())
        drawOutline(painter, scene.view.toView(QRectF(*scene.hoveredPixel, QSizeF(1, 1))).adjusted(-4, -4, 4, 4),
                    overlay_style::cursorLine, 1.6);
    const QString name = scene.mode == ViewMode::Source ? QStringLiteral("Source") : QStringLiteral("Result");
    const QSizeF size = plateSize(QFontMetricsF(painter.font()), name);
    drawPlateText(painter, QRectF(QPointF((scene.canvasSize.width() - size.width()) / 2, 6), size), name);
}

} // namespace tilescope
