#include "ui/canvas/overlays/block_placement.h"

#include <algorithm>

namespace tilescope
{

std::vector<QRect> BlockPlacement::warp(int number) const
{
    const int first = number * 32;
    const int end = std::min(first + 32, threads.threads());
    std::vector<QRect> parts;
    for (int thread = first; thread < end;) {
        const int column = thread % threads.width;
        const int row = thread / threads.width;
        const bool wholeRows = column == 0 && end - thread >= threads.width;
        const int rows = wholeRows ? (end - thread) / threads.width : 1;
        const int columns = wholeRows ? threads.width : std::min(threads.width - column, end - thread);
        parts.emplace_back(tile.x() + column, tile.y() + row, columns, rows);
        thread += rows * columns;
    }
    return parts;
}

BlockPlacement blockOfIndex(const Scene& scene, QPoint index)
{
    const TileGeometry& geometry = scene.report->geometry;
    BlockPlacement block;
    block.picture = QRect(QPoint(0, 0), scene.resultSize());
    block.index = index;
    block.tile = {block.index.x() * geometry.blockWidth, block.index.y() * geometry.blockHeight, geometry.blockWidth,
                  geometry.blockHeight};
    block.reach = block.tile.adjusted(-geometry.haloX, -geometry.haloY, geometry.haloX, geometry.haloY);
    block.threads = scene.report->recipe.block;
    block.onePixelPerThread =
        block.threads.width == geometry.blockWidth && block.threads.height == geometry.blockHeight;
    return block;
}

std::optional<BlockPlacement> blockAt(const Scene& scene, QPoint pixel)
{
    if (!scene.report)
        return {};
    const TileGeometry& geometry = scene.report->geometry;
    const QRect picture(QPoint(0, 0), scene.resultSize());
    if (geometry.blockWidth < 1 || geometry.blockHeight < 1 || !picture.contains(pixel))
        return {};
    return blockOfIndex(scene, {pixel.x() / geometry.blockWidth, pixel.y() / geometry.blockHeight});
}

std::optional<BlockPlacement> blockOf(const Scene& scene, QPoint index)
{
    if (!scene.report || !scene.showsResultPlaces())
        return {};
    const TileGeometry& geometry = scene.report->geometry;
    const QSize size = scene.resultSize();
    if (geometry.blockWidth < 1 || geometry.blockHeight < 1 || index.x() < 0 || index.y() < 0 ||
        index.x() > size.width() / geometry.blockWidth || index.y() > size.height() / geometry.blockHeight)
        return {};
    return blockAt(scene, {index.x() * geometry.blockWidth, index.y() * geometry.blockHeight});
}

std::optional<BlockPlacement> hoveredBlock(const Scene& scene)
{
    if (!scene.hoveredPixel || !scene.showsResultPlaces())
        return {};
    return blockAt(scene, *scene.hoveredPixel);
}

std::optional<BlockPlacement> blockToDraw(const Scene& scene)
{
    const bool drawsTile = scene.overlays.mode == OverlayMode::Banks || scene.overlays.mode == OverlayMode::Order;
    if (scene.hoveredPixel || !drawsTile || scene.resultSize().isEmpty())
        return hoveredBlock(scene);
    if (scene.chosenBlock)
        return blockOf(scene, *scene.chosenBlock);
    Scene middle = scene;
    const QRect picture(QPoint(0, 0), scene.resultSize());
    const QPoint at = scene.view.pixelAt(QRectF(QPointF(0, 0), scene.view.viewSize()).center());
    middle.hoveredPixel = QPoint(std::clamp(at.x(), 0, picture.right()), std::clamp(at.y(), 0, picture.bottom()));
    return hoveredBlock(middle);
}

} // namespace tilescope
