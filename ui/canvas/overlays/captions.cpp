#include "ui/canvas/overlays/captions.h"

#include "gpu/recipe/duration.h"
#include "gpu/recipe/report_rates.h"
#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/block_zoom.h"
#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlays.h"
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

QString gridPart(const Scene& scene)
{
    const TileGeometry& g = scene.report->geometry;
    const QSize size = scene.resultSize();
    return QStringLiteral("%1 blocks")
        .arg(sides((size.width() + g.blockWidth - 1) / g.blockWidth,
                   (size.height() + g.blockHeight - 1) / g.blockHeight));
}

QStringList warpsParts(const Scene& scene)
{
    if (!blockOfIndex(scene, {0, 0}).onePixelPerThread)
        return {QStringLiteral("threads and pixels do not match one to one here: warps have no pixels of their own")};
    if (!showsWarps(scene))
        return {QStringLiteral("warps: zoom in until they can be told apart")};
    if (scene.overlays.mode == OverlayMode::Lanes && scene.view.scale() < smallestLanePixel)
        return {QStringLiteral("lanes: zoom in until they can be numbered")};
    const QString warps =
        QStringLiteral("%1 a block").arg(counted(blockOfIndex(scene, {0, 0}).warpCount(), QStringLiteral("warp")));
    if (scene.overlays.mode == OverlayMode::Lanes)
        return {QStringLiteral("number: the lane of the pixel's thread"), warps};
    return {warps, QStringLiteral("numbered row by row")};
}

QStringList borderParts(const Scene& scene)
{
    const std::optional<BorderKind> kind = borderKind(scene.report->recipe);
    if (!kind)
        return {QStringLiteral("border: this operation reads nothing beyond the picture")};
    const QString what = *kind == BorderKind::Zero     ? QStringLiteral("black is read beyond the picture")
                         : *kind == BorderKind::Mirror ? QStringLiteral("the mirrored pixel is read beyond the picture")
                                                       : QStringLiteral("the nearest pixel is read beyond the picture");
    const std::optional<BlockPlacement> block = hoveredBlock(scene);
    if (!block)
        return {what, QStringLiteral("point at a block at the edge")};
    const QRect inside = block->reach.intersected(block->picture);
    const int all = block->reach.width() * block->reach.height();
    return {what, QStringLiteral("%1 of the %2 places that %3 reaches lie outside")
                      .arg(all - inside.width() * inside.height())
                      .arg(all)
                      .arg(blockName(block))};
}

QStringList banksParts(const Scene& scene)
{
    const TileGeometry& g = scene.report->geometry;
    return {QStringLiteral("bank: address ÷ 4 modulo 32"),
            QStringLiteral("tile of %1 elements").arg(sides(g.tileWidth, g.tileHeight)),
            QStringLiteral("%1 each").arg(counted(g.elementBytes, QStringLiteral("byte"))),
            QStringLiteral("%1 bytes a row").arg(g.tilePitch * g.elementBytes)};
}

QStringList orderParts(const Scene& scene)
{
    const std::optional<BlockPlacement> block = blockToDraw(scene);
    if (!hasTileFill(scene))
        return {QStringLiteral("load order: %1 is being traced").arg(blockName(block))};
    const TileFill& fill = *scene.tileFill;
    return {QStringLiteral("shade: its warp's 1st, 2nd, … store to the tile, dark first"),
            QStringLiteral("%1 elements in %2").arg(fill.stored).arg(counted(fill.rounds, QStringLiteral("round"))),
            QStringLiteral("number: the thread"), blockName(block)};
}

/// "18×18 read for 16×16 written: 1.27×".
QString redundancyText(const TileGeometry& geometry)
{
    return QStringLiteral("%1 read for %2 written: %3×")
        .arg(sides(geometry.blockWidth + 2 * geometry.haloX, geometry.blockHeight + 2 * geometry.haloY),
             sides(geometry.blockWidth, geometry.blockHeight))
        .arg(haloRedundancy(geometry).value_or(1), 0, 'f', 2);
}

/// The figures of one block; without it those that all blocks share.
QStringList blockParts(const Scene& scene, const std::optional<BlockPlacement>& block)
{
    const TileGeometry& geometry = scene.report->geometry;
    const BlockPlacement any = block.value_or(blockOfIndex(scene, {0, 0}));
    QStringList parts;
    if (geometry.haloX > 0 || geometry.haloY > 0)
        parts << redundancyText(geometry);
    if (block)
        parts << blockName(block);
    parts << QStringLiteral("%1 threads").arg(sides(any.threads.width, any.threads.height));
    parts << counted(any.warpCount(), QStringLiteral("warp"));
    if (geometry.hasSharedTile) {
        QString tile = QStringLiteral("tile %1").arg(sides(geometry.tileWidth, geometry.tileHeight));
        if (geometry.tilePitch > geometry.tileWidth)
            tile += QStringLiteral(", pitch %1,").arg(geometry.tilePitch);
        parts << QStringLiteral("%1 = %2 B shared").arg(tile, grouped(geometry.sharedBytes));
    } else {
        parts << QStringLiteral("no shared tile");
    }
    if (!block)
        return parts;
    const QRect inside = block->tile.intersected(block->picture);
    const int idle = block->threads.threads() - inside.width() * inside.height();
    if (block->onePixelPerThread && idle > 0) // unusual, therefore not at the end
        parts.insert(parts.size() - 3,
                     QStringLiteral("%1 outside the picture").arg(counted(idle, QStringLiteral("thread"))));
    return parts;
}

std::vector<Caption::Item> legendOf(const Scene& scene)
{
    using Sign = Caption::Sign;
    const TileGeometry& geometry = scene.report->geometry;
    const bool hasHalo = geometry.haloX > 0 || geometry.haloY > 0;
    switch (scene.overlays.mode) {
    case OverlayMode::Halo:
        if (hasHalo)
            return {{Sign::Tile, QStringLiteral("tile")},
                    {Sign::Halo, QStringLiteral("halo, read again")},
                    {Sign::Clamped, QStringLiteral("clamped")}};
        return {{Sign::Tile, QStringLiteral("tile")}};
    case OverlayMode::Grid: return {{Sign::Tile, QStringLiteral("tile")}};
    case OverlayMode::Warps:
    case OverlayMode::Lanes:
        if (!showsWarps(scene))
            return {};
        return {{Sign::Warps, scene.overlays.mode == OverlayMode::Lanes ? QStringLiteral("warps, numbers of lanes")
                                                                        : QStringLiteral("warps of 32 threads")}};
    case OverlayMode::Border:
        if (borderKind(scene.report->recipe))
            return {{Sign::Tile, QStringLiteral("tile")}, {Sign::Beyond, QStringLiteral("beyond the picture")}};
        return {};
    case OverlayMode::Banks:
    case OverlayMode::Order: break;
    }
    return {};
}

QString ordinal(int number)
{
    const bool isSecond = number % 10 == 2 && number % 100 != 12; // of powers of two only these
    return QStringLiteral("%1%2").arg(number).arg(isSecond ? QStringLiteral("nd") : QStringLiteral("th"));
}

} // namespace

QString Caption::text() const
{
    QStringList all;
    for (const Item& item : legend)
        all << item.text;
    all += parts;
    if (!grid.isEmpty())
        all << grid;
    return all.join(QStringLiteral(" · "));
}

QStringList modeParts(const Scene& scene)
{
    switch (scene.overlays.mode) {
    case OverlayMode::Halo: return {};
    case OverlayMode::Grid: return {gridPart(scene)};
    case OverlayMode::Warps:
    case OverlayMode::Lanes: return warpsParts(scene);
    case OverlayMode::Border: return borderParts(scene);
    case OverlayMode::Banks:
    case OverlayMode::Order: break;
    }
    const bool isBanks = scene.overlays.mode == OverlayMode::Banks;
    if (!scene.report->geometry.hasSharedTile)
        return {isBanks ? QStringLiteral("banks: this strategy has no shared tile")
                        : QStringLiteral("load order: this strategy has no shared tile to fill")};
    return isBanks ? banksParts(scene) : orderParts(scene);
}

Caption captionOf(const Scene& scene)
{
    Caption caption;
    if (!scene.overlays.tiles || !scene.report || scene.report->geometry.blockWidth < 1 ||
        scene.report->geometry.blockHeight < 1 || !scene.showsResultPlaces() || scene.resultSize().isEmpty())
        return caption;
    if (gridOverlay.isVisible(scene)) {
        const TileGeometry& geometry = scene.report->geometry;
        const int stride = gridStride({geometry.blockWidth, geometry.blockHeight}, scene.view.scale());
        if (stride > 1)
            caption.grid = QStringLiteral("grid: every %1 block").arg(ordinal(stride));
    }
    if (!scene.overlays.block)
        return caption;
    caption.legend = legendOf(scene);
    const QStringList ofMode = modeParts(scene);
    const QStringList ofBlock = blockParts(scene, blockToDraw(scene));
    const bool needsWords = scene.overlays.mode == OverlayMode::Border || scene.overlays.mode == OverlayMode::Banks ||
                            scene.overlays.mode == OverlayMode::Order; // they cannot be understood without
    caption.parts = needsWords ? ofMode + ofBlock : ofBlock.mid(0, 1) + ofMode + ofBlock.mid(1);
    return caption;
}

static QString previewNotice(const Preview& preview)
{
    QString text = preview.isOfFewerImages
                       ? QStringLiteral("Preview from 1/%1 of the images").arg(preview.scale * preview.scale)
                   : preview.scale > 1 ? QStringLiteral("Preview at 1/%1 of the size").arg(preview.scale)
                                       : QStringLiteral("Preview of the part in view");
    if (preview.finishedRows > 0)
        text += QStringLiteral(", %1 of %2 rows computed").arg(preview.finishedRows).arg(preview.height);
    return text;
}

/// That the result is not shown, or only a sample's.
QString uncomputedNotice(const Scene& scene)
{
    const UncomputedReport& uncomputed = *scene.report->uncomputed;
    if (!uncomputed.sample)
        return QStringLiteral("This is the source: emulating the result would take about %1.")
            .arg(QString::fromStdString(english(durationInWords(uncomputed.emulationSeconds))));
    const bool showsResult = scene.shownMode() == ViewMode::SideBySide || scene.placeSlot() == PictureSlot::Result;
    return showsResult
               ? QStringLiteral("A sample: %1").arg(QString::fromStdString(english(sampleText(*uncomputed.sample))))
               : QString();
}

QString viewNotice(const Scene& scene)
{
    const bool isUncomputed = scene.report && scene.report->uncomputed;
    if (scene.drawsPreview() && isUncomputed)
        return QStringLiteral("%1: emulating the whole result would take about %2.")
            .arg(previewNotice(*scene.preview),
                 QString::fromStdString(english(durationInWords(scene.report->uncomputed->emulationSeconds))));
    if (scene.drawsPreview() && scene.tellsPreview)
        return previewNotice(*scene.preview);
    if (scene.showsOutdated())
        return QStringLiteral("The picture of earlier settings: %1").arg(scene.outdated);
    if (isUncomputed && !scene.isOutdated() && scene.mode != ViewMode::Reuse)
        if (const QString notice = uncomputedNotice(scene); !notice.isEmpty())
            return notice;
    if (scene.mode == ViewMode::Reuse)
        return reuseNotice(scene);
    if (scene.mode == scene.shownMode() || scene.result.isEmpty() || scene.source.isEmpty())
        return {};
    if (scene.mode == ViewMode::Wipe)
        return QStringLiteral("No wipe: the result is %1 pixels, the source %2, so that no pixel of one lies on one of "
                              "the other. Side by side (Y) shows both.")
            .arg(sides(scene.result.size()), sides(scene.source.size()));
    if (scene.mode == ViewMode::Difference && scene.differencePair)
        return !scene.differencePair->problem.isEmpty()
                   ? scene.differencePair->problem
                   : QStringLiteral("The difference %1 is being computed.").arg(scene.differencePair->text);
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
    return QString::fromStdString(english(scene.reuse->note));
}

} // namespace tilescope
