#include "ui/canvas/overlays/overlays.h"

#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/canvas/pictures/display_range.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr double smallestOnPicture = 18; ///< view units of an element
constexpr double largestBeside = 24;
constexpr double margin = 12, padding = 10; ///< view units

struct Cell {
    QColor colour;
    QString text;
};

/// Evenly spread over the map, leaving out its darkest and lightest ends.
QColor shade(int number, int count)
{
    static const ColourTable colours = colourTable(ColourMap::Sequential);
    const double part = count > 1 ? static_cast<double>(number) / (count - 1) : 0.5;
    return QColor(colours[static_cast<std::size_t>(30 + part * 215)]);
}

Cell cellOf(const Scene& scene, int x, int y)
{
    const TileGeometry& geometry = scene.report->geometry;
    const std::size_t index =
        static_cast<std::size_t>(y) * static_cast<std::size_t>(geometry.tileWidth) + static_cast<std::size_t>(x);
    const TileFill::Element* element = hasTileFill(scene) ? &scene.tileFill->elements[index] : nullptr;
    if (scene.overlays.mode == OverlayMode::Banks) {
        const std::size_t address = element
                                        ? element->address
                                        : (static_cast<std::size_t>(y) * static_cast<std::size_t>(geometry.tilePitch) +
                                           static_cast<std::size_t>(x)) *
                                              static_cast<std::size_t>(geometry.elementBytes);
        return {shade(bankOf(address), 32), QString::number(bankOf(address))};
    }
    if (!element || element->thread < 0)
        return {QColor(70, 74, 80), {}};
    return {shade(element->round, std::max(scene.tileFill->rounds, 2)), QString::number(element->thread)};
}

void paintCells(QPainter& painter, const Scene& scene, const QRectF& tile)
{
    const TileGeometry& geometry = scene.report->geometry;
    const double width = tile.width() / geometry.tileWidth, height = tile.height() / geometry.tileHeight;
    const bool hasNumbers =
        scene.overlays.mode == OverlayMode::Banks || scene.report->recipe.block.threads() <= 1000 || width >= 28;
    QFont font = painter.font();
    font.setPixelSize(
        static_cast<int>(std::clamp(width * (scene.overlays.mode == OverlayMode::Banks ? 0.52 : 0.44), 7.0, 16.0)));
    painter.setFont(font);
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int y = 0; y < geometry.tileHeight; ++y)
        for (int x = 0; x < geometry.tileWidth; ++x) {
            const QRectF rect(tile.left() + x * width, tile.top() + y * height, width, height);
            const Cell cell = cellOf(scene, x, y);
            painter.fillRect(rect, cell.colour);
            if (width >= 6) {
                painter.setPen(QPen(QColor(10, 14, 20, 110), 1));
                painter.drawRect(rect);
            }
            if (width < 13 || !hasNumbers)
                continue;
            painter.setPen(qGray(cell.colour.rgb()) < 120 ? QColor(Qt::white) : QColor(Qt::black));
            painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine, cell.text);
        }
}

/// Where the elements lie when their tile is drawn on the picture; empty if elements and pixels do not match one to
/// one, or are too small.
QRectF placeOnPicture(const Scene& scene, const BlockPlacement& block)
{
    const TileGeometry& geometry = scene.report->geometry;
    const bool isReach = block.reach.size() == QSize(geometry.tileWidth, geometry.tileHeight);
    return isReach && scene.view.scale() >= smallestOnPicture ? scene.view.toView(QRectF(block.reach)) : QRectF();
}

void paintBeside(QPainter& painter, const Scene& scene)
{
    const TileGeometry& geometry = scene.report->geometry;
    const QSizeF view = scene.canvasSize;
    const double cell = std::floor(std::min({largestBeside, (view.width() - 4 * margin) / geometry.tileWidth,
                                             (view.height() * 0.78 - 2 * margin) / geometry.tileHeight}));
    if (cell < 2)
        return; // this tile is too large to be drawn here
    const QSizeF size(cell * geometry.tileWidth, cell * geometry.tileHeight);
    const QRectF plate(view.width() - margin - size.width() - 2 * padding, margin, size.width() + 2 * padding,
                       size.height() + 2 * padding);
    drawPlate(painter, plate);
    paintCells(painter, scene, QRectF(plate.topLeft() + QPointF(padding, padding), size));
    // The pixels that the block itself writes.
    const QRectF own(plate.left() + padding + (geometry.tileWidth - geometry.blockWidth) / 2.0 * cell,
                     plate.top() + padding + (geometry.tileHeight - geometry.blockHeight) / 2.0 * cell,
                     geometry.blockWidth * cell, geometry.blockHeight * cell);
    if (geometry.tileWidth == geometry.blockWidth + 2 * geometry.haloX &&
        geometry.tileHeight == geometry.blockHeight + 2 * geometry.haloY)
        drawOutline(painter, own, overlay_style::haloLine, 1.5);
}

bool showsTile(const Scene& scene)
{
    const bool isMode = scene.overlays.mode == OverlayMode::Banks || scene.overlays.mode == OverlayMode::Order;
    if (!isMode || !scene.overlays.tiles || !scene.overlays.block || !scene.hasCursor || !scene.report)
        return false;
    const TileGeometry& geometry = scene.report->geometry;
    return geometry.hasSharedTile && geometry.tileWidth > 0 && geometry.tileHeight > 0 && blockToDraw(scene) &&
           (scene.overlays.mode == OverlayMode::Banks || hasTileFill(scene));
}

void paintTile(QPainter& painter, const Scene& scene)
{
    const BlockPlacement block = *blockToDraw(scene);
    if (const QRectF place = placeOnPicture(scene, block); !place.isEmpty())
        paintCells(painter, scene, place); // drawn over the pixels' own values, which would show through
    else
        paintBeside(painter, scene);
}

} // namespace

const Overlay tileOverlay{showsTile, paintTile, true};

} // namespace tilescope
