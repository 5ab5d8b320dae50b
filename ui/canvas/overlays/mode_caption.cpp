#include "ui/canvas/overlays/mode_caption.h"

#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/border_place.h"
#include "ui/canvas/overlays/tile_overlay.h"
#include "ui/canvas/overlays/warps_overlay.h"

namespace tilescope
{

namespace
{

QString sides(int width, int height) { return QStringLiteral("%1×%2").arg(width).arg(height); }

QString blockName(const std::optional<BlockPlacement>& block)
{
    return block ? QStringLiteral("block (%1, %2)").arg(block->index.x()).arg(block->index.y())
                 : QStringLiteral("a block");
}

QString gridCaption(const Scene& scene)
{
    const TileGeometry& g = scene.report->geometry;
    const QSize size = scene.resultSize();
    return QStringLiteral("grid: %1 blocks, each writes %2 pixels with %3 threads")
        .arg(sides((size.width() + g.blockWidth - 1) / g.blockWidth,
                   (size.height() + g.blockHeight - 1) / g.blockHeight),
             sides(g.blockWidth, g.blockHeight),
             sides(scene.report->recipe.block.width, scene.report->recipe.block.height));
}

QString warpsCaption(const Scene& scene)
{
    if (!blockOfIndex(scene, {0, 0}).onePixelPerThread)
        return QStringLiteral(
            "warps: threads and pixels do not match one to one here, so warps have no pixels of their own");
    if (!showsWarps(scene))
        return QStringLiteral("warps: zoom in until they can be told apart");
    const int warps = blockOfIndex(scene, {0, 0}).warpCount();
    return QStringLiteral("warps: 32 threads each, numbered row by row through a block, in two shades · %1 a block")
        .arg(warps);
}

QString borderCaption(const Scene& scene)
{
    const std::optional<BorderKind> kind = borderKind(scene.report->recipe);
    if (!kind)
        return QStringLiteral("border: this operation reads nothing beyond the picture");
    const QString what = *kind == BorderKind::Zero     ? QStringLiteral("black is read beyond the picture")
                         : *kind == BorderKind::Mirror ? QStringLiteral("the mirrored pixel is read beyond the picture")
                                                       : QStringLiteral("the nearest pixel is read beyond the picture");
    const std::optional<BlockPlacement> block = hoveredBlock(scene);
    if (!block)
        return QStringLiteral("border: %1 · hover a block at the edge").arg(what);
    const QRect inside = block->reach.intersected(block->picture);
    const int all = block->reach.width() * block->reach.height();
    return QStringLiteral("border: %1 · of the %2 places that %3 reaches, %4 lie outside")
        .arg(what)
        .arg(all)
        .arg(blockName(block))
        .arg(all - inside.width() * inside.height());
}

QString banksCaption(const Scene& scene)
{
    const TileGeometry& g = scene.report->geometry;
    return QStringLiteral("banks: address ÷ 4 modulo 32 · tile of %1 elements · %2 byte%3 each, %4 bytes a row")
        .arg(sides(g.tileWidth, g.tileHeight))
        .arg(g.elementBytes)
        .arg(g.elementBytes == 1 ? QString() : QStringLiteral("s"))
        .arg(g.tilePitch * g.elementBytes);
}

QString orderCaption(const Scene& scene)
{
    const std::optional<BlockPlacement> block = blockToDraw(scene);
    if (!hasTileFill(scene))
        return QStringLiteral("load order: %1 is being traced").arg(blockName(block));
    const TileFill& fill = *scene.tileFill;
    return QStringLiteral(
               "load order of %1 · number: the thread that stores the element · shade: its round, dark first · "
               "%2 elements in %3 round%4")
        .arg(blockName(block))
        .arg(fill.stored)
        .arg(fill.rounds)
        .arg(fill.rounds == 1 ? QString() : QStringLiteral("s"));
}

} // namespace

QString modeCaption(const Scene& scene)
{
    if (!scene.report || scene.report->geometry.blockWidth < 1 || scene.report->geometry.blockHeight < 1 ||
        !scene.showsResultPlaces() || scene.resultSize().isEmpty())
        return {};
    switch (scene.overlays.mode) {
    case OverlayMode::Halo: return {};
    case OverlayMode::Grid: return gridCaption(scene);
    case OverlayMode::Warps: return warpsCaption(scene);
    case OverlayMode::Border: return borderCaption(scene);
    case OverlayMode::Banks:
    case OverlayMode::Order: break;
    }
    if (!scene.report->geometry.hasSharedTile)
        return scene.overlays.mode == OverlayMode::Banks
                   ? QStringLiteral("banks: this strategy has no shared tile")
                   : QStringLiteral("load order: this strategy has no shared tile to fill");
    return scene.overlays.mode == OverlayMode::Banks ? banksCaption(scene) : orderCaption(scene);
}

} // namespace tilescope
