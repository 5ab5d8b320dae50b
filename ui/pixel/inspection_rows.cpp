#include "ui/pixel/inspection_rows.h"

#include "ui/translation.h"

#include <QStringList>

namespace tilescope
{

namespace
{

QString sides(QSize size) { return QStringLiteral("%1×%2").arg(size.width()).arg(size.height()); }

/// "2 columns left of the picture and 1 row above it".
QString beyond(const PixelNeighbourhood& around)
{
    const QRect& read = around.footprint;
    QStringList parts;
    const auto add = [&parts](int count, const QString& one, const QString& many) {
        if (count > 0)
            parts << (count == 1 ? one : many.arg(count));
    };
    add(-read.left(), tr("1 column to the left"), tr("%1 columns to the left"));
    add(read.right() - around.picture.width() + 1, tr("1 column to the right"), tr("%1 columns to the right"));
    add(-read.top(), tr("1 row above"), tr("%1 rows above"));
    add(read.bottom() - around.picture.height() + 1, tr("1 row below"), tr("%1 rows below"));
    return listed(parts);
}

QString readsText(const PixelNeighbourhood& around)
{
    const QString text = tr("%1 pixels").arg(sides(around.footprint.size()));
    if (!around.isClamped())
        return tr("%1, all inside the image").arg(text);
    QString stands = tr("clamped to the nearest pixel");
    if (around.outside == PixelNeighbourhood::Outside::Zero)
        stands = tr("read as black");
    if (around.outside == PixelNeighbourhood::Outside::Mirror)
        stands = tr("mirrored");
    return tr("%1, partly outside the image (%2): %3").arg(text, beyond(around), stands);
}

void addBlock(std::vector<InspectionRow>& rows, const PixelInspection& inspection)
{
    const BlockPlacement& block = *inspection.block;
    rows.push_back(
        {tr("Block"),
         tr("%1 of %2 threads").arg(placeText(block.index), sides({block.threads.width, block.threads.height}))});
    if (!inspection.thread) {
        rows.push_back(
            {tr("Thread"), tr("one of the threads that share the block's %1 pixels").arg(sides(block.tile.size()))});
        return;
    }
    const PixelInspection::Thread& thread = *inspection.thread;
    rows.push_back({tr("Thread"), tr("%1, number %2").arg(placeText(thread.index)).arg(thread.number)});
    rows.push_back({tr("Warp"), tr("%1, lane %2").arg(thread.warp).arg(thread.lane)});
}

} // namespace

std::vector<InspectionRow> inspectionRows(const PixelInspection& inspection)
{
    std::vector<InspectionRow> rows;
    const QString pixel = placeText(inspection.place.pixel);
    rows.push_back({tr("Pixel"), inspection.isPinned ? tr("%1, pinned").arg(pixel) : pixel});
    const auto add = [&rows](const QString& name, const std::optional<PixelValue>& value) {
        if (value)
            rows.push_back({name, toText(*value, exactDigits)});
    };
    add(tr("Source"), inspection.source);
    if (!inspection.fileValues.empty())
        rows.push_back({tr("Value in file"), fileValuesText(inspection.fileValues, exactDigits)});
    add(tr("Result"), inspection.result);
    add(tr("Reference"), inspection.reference);
    add(tr("Result − reference"), inspection.difference);
    if (inspection.block)
        addBlock(rows, inspection);
    if (!inspection.around.footprint.isEmpty())
        rows.push_back({tr("Halo reads"), readsText(inspection.around)});
    return rows;
}

} // namespace tilescope
