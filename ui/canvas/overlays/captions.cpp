#include "ui/canvas/overlays/captions.h"

#include "gpu/recipe/report_rates.h"
#include "gpu/recipe/words/duration.h"
#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/block_zoom.h"
#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlays.h"
#include "ui/canvas/pictures/difference_picture.h"
#include "ui/translation.h"

#include <cmath>

namespace tilescope
{

namespace
{

QString sides(int width, int height) { return QStringLiteral("%1×%2").arg(width).arg(height); }

QString sides(QSize size) { return QStringLiteral("%1×%2").arg(size.width()).arg(size.height()); }

QString times(double count) { return count == 1 ? tr("once") : tr("%1 times").arg(shortNumber(count)); }

QString blockName(const std::optional<BlockPlacement>& block)
{
    return block ? tr("block (%1, %2)").arg(block->index.x()).arg(block->index.y()) : tr("a block");
}

QString gridPart(const Scene& scene)
{
    const TileGeometry& g = scene.report->geometry;
    const QSize size = writtenPixels(scene).size();
    return tr("%1 blocks")
        .arg(sides((size.width() + g.blockWidth - 1) / g.blockWidth,
                   (size.height() + g.blockHeight - 1) / g.blockHeight));
}

QStringList warpsParts(const Scene& scene)
{
    if (!blockOfIndex(scene, {0, 0}).onePixelPerThread)
        return {tr("threads and pixels do not correspond one to one here: warps have no pixels of their own")};
    if (!showsWarps(scene))
        return {tr("warps: zoom in to tell them apart")};
    if (scene.overlays.mode == OverlayMode::Lanes && scene.view.scale() < smallestLanePixel)
        return {tr("lanes: zoom in until they can be numbered")};
    const QString warps =
        counted(blockOfIndex(scene, {0, 0}).warpCount(), tr("1 warp per block"), tr("%1 warps per block"));
    if (scene.overlays.mode == OverlayMode::Lanes)
        return {tr("number: the lane of the pixel's thread"), warps};
    return {warps, tr("numbered row by row")};
}

QStringList borderParts(const Scene& scene)
{
    const std::optional<BorderKind> kind = borderKind(scene.report->recipe);
    if (!kind)
        return {tr("border: this operation reads nothing outside the image")};
    const QString what = *kind == BorderKind::Zero     ? tr("black is read outside the image")
                         : *kind == BorderKind::Mirror ? tr("the mirrored pixel is read outside the image")
                                                       : tr("the nearest pixel is read outside the image");
    const std::optional<BlockPlacement> block = hoveredBlock(scene);
    if (!block)
        return {what, tr("hover over a block at the edge")};
    const QRect inside = block->reach.intersected(block->picture);
    const int all = block->reach.width() * block->reach.height();
    return {what, tr("%1 of the %2 pixels that %3 reads lie outside the image")
                      .arg(all - inside.width() * inside.height())
                      .arg(all)
                      .arg(blockName(block))};
}

QStringList banksParts(const Scene& scene)
{
    const TileGeometry& g = scene.report->geometry;
    return {tr("bank: address ÷ 4 modulo 32"), tr("tile of %1 elements").arg(sides(g.tileWidth, g.tileHeight)),
            counted(g.elementBytes, tr("1 byte each"), tr("%1 bytes each")),
            tr("%1 bytes per row").arg(g.tilePitch * g.elementBytes)};
}

QStringList orderParts(const Scene& scene)
{
    const std::optional<BlockPlacement> block = blockToDraw(scene);
    if (!hasTileFill(scene))
        return {tr("load order: tracing %1…").arg(blockName(block))};
    const TileFill& fill = *scene.tileFill;
    return {tr("shade: a warp's 1st, 2nd, … store to the tile, dark first"),
            tr("%1 elements in %2").arg(fill.stored).arg(counted(fill.rounds, tr("1 round"), tr("%1 rounds"))),
            tr("number: the thread"), blockName(block)};
}

/// "18×18 read for 16×16 written: 1.27×".
QString redundancyText(const TileGeometry& geometry)
{
    return tr("%1 read for %2 written: %3×")
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
    parts << tr("%1 threads").arg(sides(any.threads.width, any.threads.height));
    parts << counted(any.warpCount(), tr("1 warp"), tr("%1 warps"));
    if (geometry.hasSharedTile) {
        QString tile = tr("tile %1").arg(sides(geometry.tileWidth, geometry.tileHeight));
        if (geometry.tilePitch > geometry.tileWidth)
            tile += tr(" (pitch %1)").arg(geometry.tilePitch);
        parts << tr("%1 = %2 B shared").arg(tile, number(geometry.sharedBytes));
    } else {
        parts << (geometry.sharedBytes > 0 ? tr("%L1 B of shared memory").arg(geometry.sharedBytes)
                                           : tr("no shared tile"));
    }
    if (!block)
        return parts;
    const QRect inside = block->tile.intersected(block->written);
    const int idle = block->threads.threads() - inside.width() * inside.height();
    if (block->onePixelPerThread && idle > 0) // unusual, therefore not at the end
        parts.insert(parts.size() - 3,
                     block->written == block->picture
                         ? counted(idle, tr("1 thread outside the image"), tr("%1 threads outside the image"))
                         : counted(idle, tr("1 thread outside the region"), tr("%1 threads outside the region")));
    return parts;
}

/// Without a shared tile there is only what the block reads.
Caption::Item tileItem(const TileGeometry& geometry)
{
    return {Caption::Sign::Tile, geometry.hasSharedTile ? tr("tile") : tr("read by the block")};
}

std::vector<Caption::Item> legendOf(const Scene& scene)
{
    using Sign = Caption::Sign;
    const TileGeometry& geometry = scene.report->geometry;
    const bool hasHalo = geometry.haloX > 0 || geometry.haloY > 0;
    switch (scene.overlays.mode) {
    case OverlayMode::Halo:
        if (hasHalo)
            return {tileItem(geometry), {Sign::Halo, tr("halo, read again")}, {Sign::Clamped, tr("clamped")}};
        return {tileItem(geometry)};
    case OverlayMode::Grid: return {{Sign::Tile, tr("block")}}; // its edge, no tile
    case OverlayMode::Warps:
    case OverlayMode::Lanes:
        if (!showsWarps(scene))
            return {};
        return {{Sign::Warps,
                 scene.overlays.mode == OverlayMode::Lanes ? tr("warps, lane numbers") : tr("warps of 32 threads")}};
    case OverlayMode::Border:
        if (borderKind(scene.report->recipe))
            return {tileItem(geometry), {Sign::Beyond, tr("outside the image")}};
        return {};
    case OverlayMode::Banks:
    case OverlayMode::Order: break;
    }
    return {};
}

QString gridText(int stride)
{
    const bool isSecond = stride % 10 == 2 && stride % 100 != 12; // of powers of two only these
    return (isSecond ? tr("grid: every %1nd block") : tr("grid: every %1th block")).arg(stride);
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
        return {isBanks ? tr("banks: this strategy has no shared tile")
                        : tr("load order: this strategy has no shared tile to fill")};
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
            caption.grid = gridText(stride);
    }
    if (!scene.overlays.block)
        return caption;
    if (scene.isVeiled) {
        caption.parts << tr("what a block reads and writes is shown after you answer");
        return caption;
    }
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
    QString text = preview.isOfFewerImages ? tr("Preview from 1/%1 of the images").arg(preview.scale * preview.scale)
                   : preview.scale > 1     ? tr("Preview at 1/%1 of the size").arg(preview.scale)
                                           : tr("Preview of the part in view");
    if (preview.finishedRows > 0)
        text += tr(", %1 of %2 rows computed").arg(preview.finishedRows).arg(preview.height);
    return text;
}

/// That the result is not shown, or only a sample's.
QString uncomputedNotice(const Scene& scene)
{
    const UncomputedReport& uncomputed = *scene.report->uncomputed;
    if (!uncomputed.sample)
        return tr("This is the source: emulating the result would take about %1.")
            .arg(translated(durationInWords(uncomputed.emulationSeconds)));
    const bool showsResult = scene.shownMode() == ViewMode::SideBySide || scene.placeSlot() == PictureSlot::Result;
    return showsResult ? tr("Sample: %1").arg(translated(sampleText(*uncomputed.sample))) : QString();
}

QString viewNotice(const Scene& scene)
{
    const bool isUncomputed = scene.report && scene.report->uncomputed;
    if (scene.drawsPreview() && isUncomputed)
        return tr("%1: emulating the whole result would take about %2.")
            .arg(previewNotice(*scene.preview),
                 translated(durationInWords(scene.report->uncomputed->emulationSeconds)));
    if (scene.drawsPreview() && scene.tellsPreview)
        return previewNotice(*scene.preview);
    if (scene.showsOutdated())
        return scene.outdated;
    if (isUncomputed && !scene.isOutdated() && scene.mode != ViewMode::Reuse)
        if (const QString notice = uncomputedNotice(scene); !notice.isEmpty())
            return notice;
    if (scene.mode == ViewMode::Reuse)
        return reuseNotice(scene);
    if (scene.mode == scene.shownMode() || scene.result.isEmpty() || scene.source.isEmpty())
        return {};
    if (scene.mode == ViewMode::Wipe)
        return tr("Wipe is not available: the result has %1 pixels and the source image %2, so their pixels do not "
                  "coincide. Use Side by side (Y) to see both.")
            .arg(sides(scene.result.size()), sides(scene.source.size()));
    if (scene.mode == ViewMode::Difference && scene.differencePair)
        return !scene.differencePair->problem.isEmpty()
                   ? scene.differencePair->problem
                   : tr("Computing the difference %1…").arg(scene.differencePair->text);
    if (scene.mode == ViewMode::Difference && scene.report && scene.report->picture && scene.report->reference)
        return tr("This is the result; its difference from the CPU reference is being computed…");
    if (scene.mode == ViewMode::Difference)
        return tr("This is the result; there is no CPU reference for it yet. The difference appears when the sliders "
                  "stop moving and the result has been checked.");
    return {};
}

QStringList differenceFigures(const Difference& difference)
{
    if (difference.isEqual())
        return {tr("equal in all %1 values").arg(number(difference.values)), tr("PSNR ∞ dB")};
    QStringList lines;
    lines << tr("largest %1 at (%2, %3)")
                 .arg(shortNumber(difference.largest))
                 .arg(difference.largestX)
                 .arg(difference.largestY);
    lines << tr("mean %1").arg(shortNumber(difference.mean));
    const double psnr = difference.psnrDb();
    lines << (std::isnan(psnr)   ? tr("no PSNR: %1 values are not numbers").arg(number(difference.notComparable))
              : std::isinf(psnr) ? tr("PSNR ∞ dB")
                                 : tr("PSNR %1 dB").arg(psnr, 0, 'f', 1));
    lines << tr("%1 of %2 values differ").arg(number(difference.differing), number(difference.values));
    return lines;
}

QString gainText(const Difference& difference, int gain)
{
    const QString text = tr("gain × %1").arg(shortNumber(gainFactor(difference, gain)));
    return gain == 0 ? text + tr(" (auto)") : text;
}

QString reuseCaption(const ReuseCounts& counts, bool isShared)
{
    const QString memory = isShared ? tr("shared memory") : tr("global memory");
    const double mean = std::round(counts.mean * 100) / 100;
    if (counts.least == counts.most)
        return tr("Each pixel is read %1 (%2)").arg(times(counts.most), memory);
    return tr("Each pixel is read %1 on average, at most %2 (%3)").arg(times(mean), times(counts.most), memory);
}

QString reuseNotice(const Scene& scene)
{
    if (scene.source.isEmpty())
        return {};
    if (!scene.reuseProblem.isEmpty())
        return scene.reuseProblem;
    if (!scene.reuse)
        return tr("This is the source image; the reads of each pixel are being counted…");
    if (!scene.reuseCounts())
        return tr("This strategy has no tile and reads nothing from shared memory. Press Shift+U to see the reads from "
                  "global memory.");
    if (scene.reusePicture.size() != scene.source.size())
        return tr("This is the source image; the reads of each pixel are being counted…");
    return translated(scene.reuse->note);
}

} // namespace tilescope
