#include "ui/canvas/overlays/line_overlay.h"

#include "ui/canvas/line_tool.h"
#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"

namespace tilescope
{

bool LineOverlay::isVisible(const Scene& scene) const
{
    return scene.line && !scene.shown().isEmpty() && scene.showsPlacesOf(scene.line->slot);
}

void LineOverlay::paint(QPainter& painter, const Scene& scene) const
{
    using Part = LineTool::Part;
    const QLine& line = scene.line->line;
    const QLineF way = LineTool::inView(line, scene.view);
    painter.setPen(QPen(withAlpha(overlay_style::casing, 190), 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(way);
    painter.setPen(QPen(overlay_style::valueLine, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(way);
    painter.setPen(QPen(overlay_style::casing, 1.5));
    painter.setBrush(overlay_style::valueLine);
    for (const Part end : {Part::Start, Part::End})
        painter.drawEllipse(LineTool::handle(end, line, scene.view).adjusted(1, 1, -1, -1));
    // The names stand beyond the ends, where they hide nothing of the line.
    const QPointF unit = way.length() > 0 ? (way.p2() - way.p1()) / way.length() : QPointF(1, 0);
    const auto name = [&painter](QPointF centre, const QString& text) {
        const QSizeF size = plateSize(QFontMetricsF(painter.font()), text);
        drawPlateText(painter, QRectF(centre - QPointF(size.width(), size.height()) / 2, size), text);
    };
    constexpr double beyond = 20;
    name(way.p1() - unit * beyond, QStringLiteral("A"));
    name(way.p2() + unit * beyond, QStringLiteral("B"));
}

} // namespace tilescope
