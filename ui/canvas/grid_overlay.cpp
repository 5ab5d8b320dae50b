#include "ui/canvas/grid_overlay.h"

#include "ui/canvas/overlay_style.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr double vanishAt = 6, fullAt = 20; ///< view units between two lines

double strength(const Scene& scene)
{
    if (!scene.report || scene.resultSize().isEmpty())
        return 0;
    const TileGeometry& geometry = scene.report->geometry;
    const double spacing = std::min(geometry.blockWidth, geometry.blockHeight) * scene.view.scale();
    return std::clamp((spacing - vanishAt) / (fullAt - vanishAt), 0.0, 1.0);
}

/// The positions of the lines on one axis that fall into the view: block edges, and the picture's end.
std::vector<double> lines(double origin, double scale, int block, int pictureSide, double viewSide)
{
    std::vector<double> positions;
    const int first = std::max(0, static_cast<int>(std::floor(-origin / scale / block)));
    for (int edge = first * block; edge < pictureSide && origin + edge * scale <= viewSide; edge += block)
        positions.push_back(origin + edge * scale);
    positions.push_back(origin + pictureSide * scale);
    return positions;
}

QColor withOpacity(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

} // namespace

bool GridOverlay::isVisible(const Scene& scene) const { return scene.overlays.grid && strength(scene) > 0; }

void GridOverlay::paint(QPainter& painter, const Scene& scene) const
{
    const TileGeometry& geometry = scene.report->geometry;
    const QRectF area = scene.view.toView(QRectF(QPointF(0, 0), QSizeF(scene.resultSize())))
                            .intersected(QRectF(QPointF(0, 0), scene.view.viewSize()));
    const double scale = scene.view.scale();
    const double pixel = 1 / scene.view.devicePixelRatio();
    const double width = std::max(1.0, std::round(scene.view.devicePixelRatio())) * pixel;
    const QPointF origin = scene.view.origin();
    const double opacity = strength(scene);
    // A light line with a dark one beside it: one of the two shows on any picture. Whole device pixels, no smoothing.
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QColor light = withOpacity(overlay_style::gridLine, 0.42 * opacity);
    const QColor dark = withOpacity(overlay_style::casing, 0.42 * opacity);
    const auto snapped = [pixel](double position) { return std::round(position / pixel) * pixel; };
    for (double x : lines(origin.x(), scale, geometry.blockWidth, scene.resultSize().width(), area.right())) {
        painter.fillRect(QRectF(snapped(x) - width, area.top(), width, area.height()), dark);
        painter.fillRect(QRectF(snapped(x), area.top(), width, area.height()), light);
    }
    for (double y : lines(origin.y(), scale, geometry.blockHeight, scene.resultSize().height(), area.bottom())) {
        painter.fillRect(QRectF(area.left(), snapped(y) - width, area.width(), width), dark);
        painter.fillRect(QRectF(area.left(), snapped(y), area.width(), width), light);
    }
}

} // namespace tilescope
