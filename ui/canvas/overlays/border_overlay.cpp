#include "ui/canvas/overlays/border_overlay.h"

#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/border_place.h"
#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"

#include <algorithm>
#include <array>

namespace tilescope
{

namespace
{

constexpr double smallestCell = 1.5; ///< view units of a place that has a colour of its own
constexpr double smallestLine = 9;   ///< view units of a pixel from which lines lead to it

QColor colourAt(const Image& image, QPoint pixel)
{
    if (image.format() == PixelFormat::Float32)
        return overlay_style::haloLine;
    const int channels = channelCount(image.format());
    const auto* value = image.row<std::uint8_t>(pixel.y()) + static_cast<std::ptrdiff_t>(pixel.x()) * channels;
    return channels == 3 ? QColor(value[0], value[1], value[2]) : QColor(value[0], value[0], value[0]);
}

/// The four strips around the picture that halos reach.
std::array<QRect, 4> strips(QSize picture, int haloX, int haloY)
{
    const int width = picture.width() + 2 * haloX;
    return {QRect(-haloX, -haloY, width, haloY), QRect(-haloX, picture.height(), width, haloY),
            QRect(-haloX, 0, haloX, picture.height()), QRect(picture.width(), 0, haloX, picture.height())};
}

void paintPlaces(QPainter& painter, const Scene& scene, const QRect& strip, BorderKind kind)
{
    const QSizeF size = scene.view.viewSize();
    const QRect seen = QRectF(scene.view.toImage({0, 0}), scene.view.toImage({size.width(), size.height()}))
                           .toAlignedRect()
                           .intersected(strip);
    if (seen.isEmpty())
        return;
    if (scene.view.scale() < smallestCell || !scene.source.host) {
        painter.fillRect(scene.view.toView(QRectF(seen)), withAlpha(overlay_style::haloLine, 150));
        return;
    }
    for (int y = seen.top(); y <= seen.bottom(); ++y)
        for (int x = seen.left(); x <= seen.right(); ++x) {
            const std::optional<QPoint> from = readFrom({x, y}, scene.source.size(), kind);
            painter.fillRect(scene.view.toView(QRectF(x, y, 1, 1)),
                             from ? colourAt(*scene.source.host, *from) : QColor(Qt::black));
        }
    painter.fillRect(scene.view.toView(QRectF(seen)), withAlpha(overlay_style::haloLine, 70));
}

void paintLines(QPainter& painter, const Scene& scene, const BlockPlacement& block, BorderKind kind)
{
    const QSize picture = scene.resultSize();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int y = block.reach.top(); y <= block.reach.bottom(); ++y)
        for (int x = block.reach.left(); x <= block.reach.right(); ++x) {
            const std::optional<QPoint> from = readFrom({x, y}, picture, kind);
            if (!from || *from == QPoint(x, y))
                continue;
            const QPointF begin = scene.view.toView(QRectF(x, y, 1, 1)).center();
            const QPointF end = scene.view.toView(QRectF(*from, QSizeF(1, 1))).center();
            for (const auto& [width, colour] :
                 {std::pair{3.2, withAlpha(overlay_style::casing, 170)}, std::pair{1.4, overlay_style::haloLine}}) {
                painter.setPen(QPen(colour, width));
                painter.drawLine(begin, end);
            }
            painter.setPen(Qt::NoPen);
            painter.setBrush(overlay_style::haloLine);
            painter.drawEllipse(end, 2.6, 2.6);
        }
}

} // namespace

bool BorderOverlay::isVisible(const Scene& scene) const
{
    return scene.overlays.tiles && scene.overlays.mode == OverlayMode::Border && scene.report && scene.sharesPlaces() &&
           scene.resultSize() == scene.source.size() && borderKind(scene.report->recipe);
}

void BorderOverlay::paint(QPainter& painter, const Scene& scene) const
{
    const BorderKind kind = *borderKind(scene.report->recipe);
    const TileGeometry& geometry = scene.report->geometry;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const QRect& strip : strips(scene.resultSize(), geometry.haloX, geometry.haloY))
        paintPlaces(painter, scene, strip, kind);
    if (const std::optional<BlockPlacement> block = hoveredBlock(scene);
        block && scene.overlays.block && scene.view.scale() >= smallestLine)
        paintLines(painter, scene, *block, kind);
}

} // namespace tilescope
