#include "ui/canvas/overlays/overlays.h"

#include "ui/canvas/line_tool.h"
#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/canvas/selection_tool.h"
#include "ui/translation.h"

#include <algorithm>

namespace tilescope
{

namespace
{

bool showsSelection(const Scene& scene)
{
    return scene.isSelectable && scene.selection && !scene.source.isEmpty() && scene.showsSourcePlaces();
}

void paintSelection(QPainter& painter, const Scene& scene)
{
    using Part = SelectionTool::Part;
    const QRect& selection = *scene.selection;
    const QRectF rect = scene.view.toView(QRectF(selection));
    drawOutline(painter, rect, overlay_style::tileLine, 2);
    painter.setPen(QPen(overlay_style::selectionLine, 2, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin));
    QPen dashes = painter.pen();
    dashes.setDashPattern({3, 3});
    painter.setPen(dashes);
    painter.drawRect(rect);
    painter.setPen(QPen(overlay_style::casing, 1.5));
    painter.setBrush(overlay_style::selectionLine);
    for (const Part corner : {Part::TopLeft, Part::TopRight, Part::BottomLeft, Part::BottomRight})
        painter.drawRect(SelectionTool::handle(corner, selection, scene.view).adjusted(1, 1, -1, -1));
    if (!scene.isSelecting)
        return;
    const QString text = QStringLiteral("%1 × %2 at (%3, %4)")
                             .arg(selection.width())
                             .arg(selection.height())
                             .arg(selection.x())
                             .arg(selection.y());
    const QSizeF size = plateSize(QFontMetricsF(painter.font()), text);
    QRectF place(QPointF(rect.left(), rect.bottom() + 14), size);
    if (place.bottom() > scene.view.viewSize().height())
        place.moveBottom(rect.top() - 14);
    drawPlateText(painter, place, text);
}

bool showsLine(const Scene& scene)
{
    return scene.line && !scene.shown().isEmpty() && scene.showsPlacesOf(scene.line->slot);
}

void paintLine(QPainter& painter, const Scene& scene)
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
    // The names are placed beyond the ends, where they hide nothing of the line.
    const QPointF unit = way.length() > 0 ? (way.p2() - way.p1()) / way.length() : QPointF(1, 0);
    const auto name = [&painter](QPointF centre, const QString& text) {
        const QSizeF size = plateSize(QFontMetricsF(painter.font()), text);
        drawPlateText(painter, QRectF(centre - QPointF(size.width(), size.height()) / 2, size), text);
    };
    constexpr double beyond = 20;
    name(way.p1() - unit * beyond, QStringLiteral("A"));
    name(way.p2() + unit * beyond, QStringLiteral("B"));
}

bool showsPin(const Scene& scene)
{
    return scene.pinned && !scene.shown().isEmpty() && scene.showsPlacesOf(scene.pinned->slot);
}

void paintPin(QPainter& painter, const Scene& scene)
{
    constexpr double smallestFootprint = 16; ///< view units, below which the mark alone would cover it
    const QRect pixel(scene.pinned->pixel, QSize(1, 1));
    if (scene.report && scene.sharesPlaces() &&
        scene.view.scale() * (2 * scene.report->geometry.haloX + 1) >= smallestFootprint) {
        const TileGeometry& geometry = scene.report->geometry;
        const QRect footprint = pixel.adjusted(-geometry.haloX, -geometry.haloY, geometry.haloX, geometry.haloY);
        if (footprint != pixel)
            drawOutline(painter, scene.view.toView(QRectF(footprint)), overlay_style::haloLine, 1.5);
    }
    drawPixelMark(painter, scene.view.toView(QRectF(pixel)), overlay_style::pinLine);
}

/// Beside the line near its upper end, inside the view.
void drawName(QPainter& painter, const QString& name, const HalfPlane& side, QPointF at, QSizeF view)
{
    constexpr double gap = 14, margin = 6;
    const QSizeF size = plateSize(QFontMetricsF(painter.font()), name);
    // Distance from the line to the middle of the plate: half the plate's extent in that direction, and the gap.
    const double half =
        std::abs(side.normal.x()) * size.width() / 2 + std::abs(side.normal.y()) * size.height() / 2 + gap;
    const QPointF centre = at + side.normal * half;
    const double x =
        std::clamp(centre.x() - size.width() / 2, margin, std::max(margin, view.width() - margin - size.width()));
    const double y =
        std::clamp(centre.y() - size.height() / 2, margin, std::max(margin, view.height() - margin - size.height()));
    const QRectF plate(QPointF(x, y), size);
    if (side.depth(plate.center()) > 0) // else the label does not fit on this side
        drawPlateText(painter, plate, name);
}

bool showsWipe(const Scene& scene) { return scene.shownMode() == ViewMode::Wipe; }

void paintWipe(QPainter& painter, const Scene& scene)
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
    drawName(painter, tr("Source"), wipe.sourceSide(view), at, view);
    drawName(painter, tr("Result"), wipe.resultSide(view), at, view);
}

bool showsCursor(const Scene& scene) { return scene.isBesideAnother; }

void paintCursor(QPainter& painter, const Scene& scene)
{
    if (scene.hoveredPixel && !scene.hasCursor) // else the mouse pointer itself shows it
        drawPixelMark(painter, scene.view.toView(QRectF(*scene.hoveredPixel, QSizeF(1, 1))), overlay_style::cursorLine);
    else if (scene.hoveredPixel && scene.sharesPlaces())
        drawOutline(painter, scene.view.toView(QRectF(*scene.hoveredPixel, QSizeF(1, 1))).adjusted(-4, -4, 4, 4),
                    overlay_style::cursorLine, 1.6);
    const QString name = scene.mode == ViewMode::Source ? tr("Source") : tr("Result");
    const QSizeF size = plateSize(QFontMetricsF(painter.font()), name);
    drawPlateText(painter, QRectF(QPointF((scene.canvasSize.width() - size.width()) / 2, 6), size), name);
}

} // namespace

const Overlay selectionOverlay{showsSelection, paintSelection};
const Overlay lineOverlay{showsLine, paintLine};
const Overlay pinOverlay{showsPin, paintPin};
const Overlay wipeOverlay{showsWipe, paintWipe};
const Overlay cursorOverlay{showsCursor, paintCursor};

} // namespace tilescope
