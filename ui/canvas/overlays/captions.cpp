#include "ui/canvas/overlays/captions.h"

#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/pictures/difference_picture.h"

#include <QLocale>

#include <cmath>

namespace tilescope
{

namespace
{

QString sides(int width, int height) { return QStringLiteral("%1×%2").arg(width).arg(height); }

QString sides(QSize size) { return QStringLiteral("%1×%2").arg(size.width()).arg(size.height()); }

QString grouped(std::uint64_t count) { return QLocale(QLocale::English).toString(static_cast<qulonglong>(count)); }

QString counted(int count, const QString& noun)
{
    return QStringLiteral("%1 %2%3").arg(count).arg(noun, count == 1 ? QString() : QStringLiteral("s"));
}

QString times(double count)
{
    return count == 1 ? QStringLiteral("once") : QStringLiteral("%1 times").arg(shortNumber(count));
}

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

QString blockCaption(const BlockPlacement& block, const TileGeometry& geometry)
{
    QStringList parts;
    parts << QStringLiteral("block (%1, %2)").arg(block.index.x()).arg(block.index.y());
    parts << QStringLiteral("%1 threads").arg(sides(block.threads.width, block.threads.height));
    parts << counted(block.warpCount(), QStringLiteral("warp"));
    if (!block.onePixelPerThread)
        parts << QStringLiteral("writes %1 pixels").arg(sides(geometry.blockWidth, geometry.blockHeight));
    if (geometry.hasSharedTile) {
        QString tile = QStringLiteral("tile %1").arg(sides(geometry.tileWidth, geometry.tileHeight));
        if (geometry.tilePitch > geometry.tileWidth)
            tile += QStringLiteral(", pitch %1,").arg(geometry.tilePitch);
        const auto bytes = static_cast<qulonglong>(geometry.sharedBytes);
        parts << QStringLiteral("%1 = %2 B shared").arg(tile, QLocale(QLocale::English).toString(bytes));
    } else {
        parts
            << QStringLiteral("reads %1 pixels, no shared tile").arg(sides(block.reach.width(), block.reach.height()));
    }
    const double read = static_cast<double>(block.reach.width()) * block.reach.height();
    const double written = static_cast<double>(block.tile.width()) * block.tile.height();
    parts << QStringLiteral("halo redundancy %1").arg(read / written, 0, 'f', 2);
    const QRect inside = block.tile.intersected(block.picture);
    const int idle = block.threads.threads() - inside.width() * inside.height();
    if (block.onePixelPerThread && idle > 0)
        parts << QStringLiteral("%1 outside the picture").arg(counted(idle, QStringLiteral("thread")));
    return parts.join(QStringLiteral(" · "));
}

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

QString viewNotice(const Scene& scene)
{
    if (scene.showsOutdated())
        return QStringLiteral("The picture of earlier settings: %1").arg(scene.outdated);
    if (scene.mode == ViewMode::Reuse)
        return reuseNotice(scene);
    if (scene.mode == scene.shownMode() || scene.result.isEmpty() || scene.source.isEmpty())
        return {};
    if (scene.mode == ViewMode::Wipe)
        return QStringLiteral("No wipe: the result is %1 pixels, the source %2, so that no pixel of one lies on one of "
                              "the other. Side by side (Y) shows both.")
            .arg(sides(scene.result.size()), sides(scene.source.size()));
    if (scene.mode == ViewMode::Difference && scene.report && scene.report->picture && scene.report->reference)
        return QStringLiteral("This is the result; its difference from the CPU reference is being computed.");
    if (scene.mode == ViewMode::Difference)
        return QStringLiteral("This is the result: there is no CPU reference for it yet. The difference comes when the "
                              "settings rest and the result has been checked.");
    return {};
}

QStringList differenceFigures(const Difference& difference)
{
    if (difference.isEqual())
        return {QStringLiteral("equal in all %1 values").arg(grouped(difference.values)), QStringLiteral("PSNR ∞ dB")};
    QStringList lines;
    lines << QStringLiteral("largest %1 at (%2, %3)")
                 .arg(shortNumber(difference.largest))
                 .arg(difference.largestX)
                 .arg(difference.largestY);
    lines << QStringLiteral("mean %1").arg(shortNumber(difference.mean));
    const double psnr = difference.psnrDb();
    lines << (std::isnan(psnr)
                  ? QStringLiteral("no PSNR: %1 values are no numbers").arg(grouped(difference.notComparable))
              : std::isinf(psnr) ? QStringLiteral("PSNR ∞ dB")
                                 : QStringLiteral("PSNR %1 dB").arg(psnr, 0, 'f', 1));
    lines << QStringLiteral("%1 of %2 values differ").arg(grouped(difference.differing), grouped(difference.values));
    return lines;
}

QString gainText(const Difference& difference, int gain)
{
    const QString text = QStringLiteral("gain × %1").arg(shortNumber(gainFactor(difference, gain)));
    return gain == 0 ? text + QStringLiteral(" (auto)") : text;
}

QString reuseCaption(const ReuseCounts& counts, bool isShared)
{
    const QString memory = isShared ? QStringLiteral("shared memory") : QStringLiteral("global memory");
    const double mean = std::round(counts.mean * 100) / 100;
    if (counts.least == counts.most)
        return QStringLiteral("Each pixel is read %1 (%2)").arg(times(counts.most), memory);
    return QStringLiteral("Each pixel is read %1 on average, at most %2 (%3)")
        .arg(times(mean), times(counts.most), memory);
}

QString reuseNotice(const Scene& scene)
{
    if (scene.source.isEmpty())
        return {};
    if (!scene.reuseProblem.isEmpty())
        return scene.reuseProblem;
    if (!scene.reuse)
        return QStringLiteral("This is the source; how often its pixels are read is being counted.");
    if (!scene.reuseCounts())
        return QStringLiteral("This strategy reads nothing from shared memory: it has no tile. Reads from global "
                              "memory are a key away (Shift+U).");
    if (scene.reusePicture.size() != scene.source.size())
        return QStringLiteral("This is the source; how often its pixels are read is being counted.");
    return QString::fromStdString(scene.reuse->note);
}

} // namespace tilescope
