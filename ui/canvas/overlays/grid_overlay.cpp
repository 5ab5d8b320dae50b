#include "ui/canvas/overlays/grid_overlay.h"

#include "ui/canvas/overlays/overlay_style.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr double vanishAt = 6, fullAt = 20; ///< view units between two lines

/// Of the lines on one axis: each fades by itself, as flat blocks grow too dense in one direction first.
double strength(int block, const ViewTransform& view)
{
    return std::clamp((block * view.scale() - vanishAt) / (fullAt - vanishAt), 0.0, 1.0);
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

bool GridOverlay::isVisible(const Scene& scene) const
{
    // Over the heat of reads it would hide the very pixels that are read again.
    const bool hidesHeat = scene.shownMode() == ViewMode::Reuse && scene.view.scale() < 8;
    return scene.overlays.grid && scene.overlays.tiles && !hidesHeat && scene.report && !scene.resultSize().isEmpty() &&
           scene.showsResultPlaces();
}

void GridOverlay::paint(QPainter& painter, const Scene& scene) const
{
    const TileGeometry& geometry = scene.report->geometry;
    const ViewTransform& view = scene.view;
    const QRectF area = view.toView(QRectF(QPointF(0, 0), QSizeF(scene.resultSize())))
                            .intersected(QRectF(QPointF(0, 0), view.viewSize()));
    const double pixel = 1 / view.devicePixelRatio();
    const double width = std::max(1.0, std::round(view.devicePixelRatio())) * pixel;
    const auto snapped = [pixel](double position) { return std::round(position / pixel) * pixel; };
    // A light line with a dark one beside it: one of the two shows on any picture. Whole device pixels, no smoothing.
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto drawPair = [&painter, width](const QRectF& light, QPointF towardsDark, double opacity) {
        painter.fillRect(light.translated(towardsDark * width), withOpacity(overlay_style::casing, 0.42 * opacity));
        painter.fillRect(light, withOpacity(overlay_style::gridLine, 0.42 * opacity));
    };
    const QPointF origin = view.origin();
    const QSize result = scene.resultSize();
    if (const double opacity = strength(geometry.blockWidth, view); opacity > 0) {
        for (double x : lines(origin.x(), view.scale(), geometry.blockWidth, result.width(), area.right()))
            drawPair(QRectF(snapped(x), area.top(), width, area.height()), {-1, 0}, opacity);
    }
    if (const double opacity = strength(geometry.blockHeight, view); opacity > 0) {
        for (double y : lines(origin.y(), view.scale(), geometry.blockHeight, result.height(), area.bottom()))
            drawPair(QRectF(area.left(), snapped(y), area.width(), width), {0, -1}, opacity);
    }
}

} // namespace tilescope
