#include "ui/canvas/pictures/pixel_inspection.h"

#include "ui/canvas/pictures/pixel_value.h"
#include "ui/canvas/pictures/value_text.h"
#include "ui/translation.h"

#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tilescope
{

namespace
{

constexpr int shortDigits = 6; // of a float in the status line

using Outside = PixelNeighbourhood::Outside;

/// An operation without a border setting reads textures, which clamp.
Outside outsideOf(const Report& report)
{
    switch (borderKind(report.recipe).value_or(BorderKind::Replicate)) {
    case BorderKind::Zero: return Outside::Zero;
    case BorderKind::Mirror: return Outside::Mirror;
    case BorderKind::Replicate: break;
    }
    return Outside::Nearest;
}

/// Empty for a picture of bytes, which has no others.
std::vector<double> fileValuesAt(const Scene& scene, QPoint pixel)
{
    std::vector<double> values;
    const PictureValues* const all = scene.values.get();
    if (!all || all->bytes || !QRect(0, 0, all->width(), all->height()).contains(pixel))
        return values;
    for (const ImagePtr& plane : all->planes)
        values.push_back(static_cast<double>(plane->row<float>(pixel.y())[pixel.x()]));
    return values;
}

} // namespace

QString fileValuesText(const std::vector<double>& values, int digits)
{
    QStringList texts;
    for (const double value : values)
        texts << QString::number(value, 'g', digits);
    return texts.join(u' ');
}

std::optional<QPoint> pixelReadFor(QPoint pixel, QSize picture, Outside outside)
{
    const BorderKind kind = outside == Outside::Zero     ? BorderKind::Zero
                            : outside == Outside::Mirror ? BorderKind::Mirror
                                                         : BorderKind::Replicate;
    return readFrom(pixel, picture, kind);
}

PixelNeighbourhood neighbourhoodOf(const Scene& scene, const PixelPlace& place)
{
    PixelNeighbourhood around;
    const bool isOfSource = place.slot == PictureSlot::Source || (scene.sharesPlaces() && !scene.source.isEmpty());
    around.slot = isOfSource ? PictureSlot::Source : PictureSlot::Result;
    const Picture& picture = isOfSource ? scene.source : scene.result;
    if (picture.isEmpty() || (scene.isVeiled && !isOfSource))
        return around;
    around.picture = picture.size();
    QSize radius(PixelNeighbourhood::smallestRadius, PixelNeighbourhood::smallestRadius);
    if (isOfSource && scene.sharesPlaces() && scene.report && scene.report->geometry.blockWidth > 0) {
        const QSize halo(scene.report->geometry.haloX, scene.report->geometry.haloY);
        around.footprint =
            QRect(place.pixel, QSize(1, 1)).adjusted(-halo.width(), -halo.height(), halo.width(), halo.height());
        around.outside = outsideOf(*scene.report);
        const bool isRgb = picture.host && picture.host->format() == PixelFormat::Rgb8; // three lines a cell
        const int largest = isRgb ? PixelNeighbourhood::smallestRadius : PixelNeighbourhood::largestRadius;
        radius = radius.expandedTo(halo).boundedTo({largest, largest});
    }
    around.area =
        QRect(place.pixel, QSize(1, 1)).adjusted(-radius.width(), -radius.height(), radius.width(), radius.height());
    const ValueColours colours(picture.range);
    for (int y = around.area.top(); y <= around.area.bottom(); ++y) {
        for (int x = around.area.left(); x <= around.area.right(); ++x) {
            PixelNeighbourhood::Cell cell{{x, y}, {}, {}, !QRect(QPoint(0, 0), around.picture).contains(x, y)};
            const std::optional<QPoint> read = pixelReadFor(cell.pixel, around.picture, around.outside);
            if (read)
                cell.value = valueAt(picture.host.get(), *read);
            else if (picture.host)
                cell.value = PixelValue{picture.host->format(), {}};
            if (cell.value)
                cell.colour = colours.of(*cell.value);
            around.cells.push_back(cell);
        }
    }
    return around;
}

PixelInspection::Thread PixelInspection::threadAt(const BlockPlacement& block, QPoint pixel)
{
    constexpr int warpSize = 32;
    Thread thread;
    thread.index = pixel - block.tile.topLeft();
    thread.number = thread.index.y() * block.threads.width + thread.index.x();
    thread.warp = thread.number / warpSize;
    thread.lane = thread.number % warpSize;
    return thread;
}

std::optional<PixelInspection> inspect(const Scene& scene)
{
    const std::optional<PixelPlace> place = scene.inspectedPlace();
    if (!place)
        return {};
    PixelInspection made;
    made.place = *place;
    made.isPinned = scene.pinned.has_value();
    made.around = neighbourhoodOf(scene, *place);
    const bool isOfBoth = scene.sharesPlaces();
    if (isOfBoth || place->slot == PictureSlot::Source) {
        made.source = valueAt(scene.source.host.get(), place->pixel);
        made.fileValues = fileValuesAt(scene, place->pixel);
    }
    if (!isOfBoth && place->slot == PictureSlot::Source)
        return made;
    made.block = blockAt(scene, place->pixel);
    if (made.block && made.block->onePixelPerThread)
        made.thread = PixelInspection::threadAt(*made.block, place->pixel);
    if (scene.result.isEmpty() || scene.showsPreview() || scene.isVeiled)
        return made;
    made.result = valueAt(scene.result.host.get(), place->pixel);
    if (scene.report)
        made.reference = valueAt(scene.report->reference.get(), place->pixel);
    if (made.result && made.reference)
        made.difference = differenceOf(*made.result, *made.reference);
    return made;
}

static void append(QString& text, const QString& name, const Picture& picture, QPoint pixel)
{
    if (const auto value = valueAt(picture.host.get(), pixel))
        text += QStringLiteral("  %1 %2").arg(name, toText(*value));
}

QString placeText(QPoint pixel) { return QStringLiteral("(%1, %2)").arg(pixel.x()).arg(pixel.y()); }

QString pixelText(const Scene& scene)
{
    if (!scene.hoveredPixel)
        return {};
    QString text = placeText(*scene.hoveredPixel);
    if (scene.showsSourcePlaces()) {
        append(text, tr("source"), scene.source, *scene.hoveredPixel);
        if (const std::vector<double> values = fileValuesAt(scene, *scene.hoveredPixel); !values.empty())
            text += QStringLiteral(" of %1").arg(fileValuesText(values, shortDigits));
    }
    if (scene.isVeiled)
        return text;
    if (scene.showsResultPlaces() && !scene.showsPreview())
        append(text, tr("result"), scene.result, *scene.hoveredPixel);
    if (scene.shownMode() == ViewMode::Difference)
        append(text, QStringLiteral("difference"), scene.differencePicture, *scene.hoveredPixel);
    if (const auto reads = valueAt(scene.reusePicture.host.get(), *scene.hoveredPixel);
        reads && scene.shownMode() == ViewMode::Reuse)
        text += QStringLiteral("  read %1 ×").arg(toText(*reads));
    return text;
}

} // namespace tilescope
