#include "ui/canvas/overlays/block_placement.h"

#include <algorithm>
#include <cstdlib>
#include <string>

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

QRect writtenPixels(const Scene& scene)
{
    const QSize size = scene.resultSize();
    const PixelRect written = scene.report->geometry.written(size.width(), size.height());
    return {written.x, written.y, written.width, written.height};
}

/// The index of the block with a pixel of writtenPixels().
static QPoint indexAt(const Scene& scene, QPoint pixel)
{
    const TileGeometry& geometry = scene.report->geometry;
    const QPoint place = pixel - writtenPixels(scene).topLeft();
    return {place.x() / geometry.blockWidth, place.y() / geometry.blockHeight};
}

BlockPlacement blockOfIndex(const Scene& scene, QPoint index)
{
    const TileGeometry& geometry = scene.report->geometry;
    BlockPlacement block;
    block.picture = QRect(QPoint(0, 0), scene.resultSize());
    block.written = writtenPixels(scene);
    block.index = index;
    block.tile = {block.written.x() + index.x() * geometry.blockWidth,
                  block.written.y() + index.y() * geometry.blockHeight, geometry.blockWidth, geometry.blockHeight};
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
    if (geometry.blockWidth < 1 || geometry.blockHeight < 1 || !writtenPixels(scene).contains(pixel))
        return {};
    return blockOfIndex(scene, indexAt(scene, pixel));
}

std::optional<BlockPlacement> blockOf(const Scene& scene, QPoint index)
{
    if (!scene.report || !scene.showsResultPlaces())
        return {};
    const TileGeometry& geometry = scene.report->geometry;
    const QRect written = writtenPixels(scene);
    if (geometry.blockWidth < 1 || geometry.blockHeight < 1 || index.x() < 0 || index.y() < 0 ||
        index.x() > written.width() / geometry.blockWidth || index.y() > written.height() / geometry.blockHeight)
        return {};
    return blockAt(scene,
                   written.topLeft() + QPoint(index.x() * geometry.blockWidth, index.y() * geometry.blockHeight));
}

std::optional<BlockPlacement> hoveredBlock(const Scene& scene)
{
    if (!scene.hoveredPixel || !scene.showsResultPlaces())
        return {};
    return blockAt(scene, *scene.hoveredPixel);
}

std::optional<BlockPlacement> blockInMiddle(const Scene& scene)
{
    if (!scene.report || scene.resultSize().isEmpty() || !scene.showsResultPlaces())
        return {};
    const QRect written = writtenPixels(scene);
    const QPoint at = scene.view.pixelAt(QRectF(QPointF(0, 0), scene.view.viewSize()).center());
    return blockAt(scene, {std::clamp(at.x(), written.left(), written.right()),
                           std::clamp(at.y(), written.top(), written.bottom())});
}

double blockScale(const Scene& scene)
{
    const QSize reach = blockOfIndex(scene, {0, 0}).reach.size();
    return scene.view.zoomToFill(reach) / scene.view.devicePixelRatio();
}

std::optional<BlockPlacement> blockToDraw(const Scene& scene)
{
    if (scene.hoveredPixel || scene.resultSize().isEmpty())
        return hoveredBlock(scene);
    if (scene.chosenBlock)
        return blockOf(scene, *scene.chosenBlock);
    const bool drawsTile = scene.overlays.mode == OverlayMode::Banks || scene.overlays.mode == OverlayMode::Order;
    constexpr double isLarge = 0.5; // of the scale at which a block fills the view
    const std::optional<BlockPlacement> middle = blockInMiddle(scene);
    return middle && (drawsTile || scene.followsSettings || scene.view.scale() >= isLarge * blockScale(scene))
               ? middle
               : std::nullopt;
}

QRect blocksInView(const Scene& scene)
{
    const QSizeF size = scene.view.viewSize();
    const QRect seen = QRectF(scene.view.toImage({0, 0}), scene.view.toImage({size.width(), size.height()}))
                           .toAlignedRect()
                           .intersected(writtenPixels(scene));
    if (seen.isEmpty())
        return {};
    return {indexAt(scene, seen.topLeft()), indexAt(scene, seen.bottomRight())};
}

static bool hasBlocks(const Scene& scene)
{
    return scene.report && scene.report->geometry.blockWidth > 0 && scene.report->geometry.blockHeight > 0 &&
           scene.showsResultPlaces() && !scene.resultSize().isEmpty();
}

bool showsWarps(const Scene& scene)
{
    constexpr int mostBlocks = 4000; // in view
    if (!hasBlocks(scene) || scene.view.scale() < smallestWarpPixel)
        return false;
    const QRect blocks = blocksInView(scene);
    return blocks.width() * blocks.height() <= mostBlocks && blockOfIndex(scene, {0, 0}).onePixelPerThread;
}

bool hasTileFill(const Scene& scene)
{
    const std::optional<BlockPlacement> block = blockToDraw(scene);
    return block && scene.report && scene.tileFill && scene.tileFill->block == block->index &&
           scene.tileFill->elements.size() == static_cast<std::size_t>(scene.report->geometry.tileWidth) *
                                                  static_cast<std::size_t>(scene.report->geometry.tileHeight);
}

static int mirrored(int i, int n)
{
    const int period = std::max(2 * n - 2, 1);
    const int there = std::abs(i) % period;
    return std::min(there, period - there);
}

std::optional<BorderKind> borderKind(const Recipe& completed)
{
    const auto found = completed.parameters.find("border");
    if (found == completed.parameters.end())
        return {};
    const auto* name = std::get_if<std::string>(&found->second);
    if (!name)
        return {};
    return *name == "zero" ? BorderKind::Zero : *name == "mirror" ? BorderKind::Mirror : BorderKind::Replicate;
}

std::optional<QPoint> readFrom(QPoint place, QSize picture, BorderKind kind)
{
    const bool isInside = QRect(QPoint(0, 0), picture).contains(place);
    if (isInside)
        return place;
    switch (kind) {
    case BorderKind::Zero: return {};
    case BorderKind::Mirror: return QPoint(mirrored(place.x(), picture.width()), mirrored(place.y(), picture.height()));
    case BorderKind::Replicate: break;
    }
    return QPoint(std::clamp(place.x(), 0, picture.width() - 1), std::clamp(place.y(), 0, picture.height() - 1));
}

} // namespace tilescope
