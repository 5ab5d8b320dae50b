#include "ui/canvas/overlays/reuse_overlay.h"

#include "ui/canvas/overlays/colour_map.h"
#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/canvas/pictures/reuse_view.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr double margin = 12, padding = 11, barHeight = 16; ///< view units

QString times(double count)
{
    return count == 1 ? QStringLiteral("once") : QStringLiteral("%1 times").arg(shortNumber(count));
}

/// The colours as they are seen over a middle grey.
void drawBar(QPainter& painter, const QRectF& bar, const ValueRange& range, bool goesOn, double lineHeight)
{
    const ColourTable colours = colourTable(ColourMap::Sequential);
    painter.fillRect(bar, QColor(128, 128, 128));
    QImage strip(static_cast<int>(colours.size()), 1, QImage::Format_RGB32);
    for (int x = 0; x < strip.width(); ++x)
        strip.setPixel(x, 0, colours[static_cast<std::size_t>(x)]);
    painter.setOpacity(static_cast<double>(reuseOpacity));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(bar, strip);
    painter.setOpacity(1);
    const double low = static_cast<double>(range.low), high = static_cast<double>(range.high);
    const std::array<double, 3> values{low, (low + high) / 2, high};
    const std::array<int, 3> sides{Qt::AlignLeft, Qt::AlignHCenter, Qt::AlignRight};
    painter.setPen(overlay_style::captionText);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double x = bar.left() + bar.width() * static_cast<double>(i) / 2;
        painter.drawLine(QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + 4));
        painter.drawText(
            QRectF(bar.left(), bar.bottom() + 5, bar.width(), lineHeight), sides[i],
            QStringLiteral("%1%2 ×").arg(goesOn && i == 2 ? QStringLiteral("≥ ") : QString(), shortNumber(values[i])));
    }
}

} // namespace

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

bool ReuseOverlay::isVisible(const Scene& scene) const
{
    return scene.shownMode() == ViewMode::Reuse && scene.reuseCounts();
}

void ReuseOverlay::paint(QPainter& painter, const Scene& scene) const
{
    QFont font = painter.font();
    font.setBold(true);
    const QString caption = reuseCaption(*scene.reuseCounts(), scene.showsSharedReuse);
    const QFontMetricsF bold(font);
    const double line = bold.height() + 2;
    const double width = std::ceil(bold.horizontalAdvance(caption)) + 2;
    const double height = 2 * padding + line + 6 + barHeight + 5 + line;
    const QRectF plate(margin, margin, width + 2 * padding, height);
    if (plate.right() > scene.canvasSize.width() || plate.bottom() > scene.canvasSize.height())
        return; // a view this small is all picture
    drawPlate(painter, plate);
    painter.setPen(overlay_style::captionText);
    const QFont plain = painter.font();
    painter.setFont(font);
    const QRectF first(plate.left() + padding, plate.top() + padding, width, line);
    painter.drawText(first, Qt::AlignLeft | Qt::TextSingleLine, caption);
    painter.setFont(plain);
    drawBar(painter, QRectF(first.left(), first.bottom() + 6, width, barHeight), scene.reusePicture.range.values,
            scene.reuseCounts()->most > static_cast<double>(scene.reusePicture.range.values.high), line);
}

} // namespace tilescope
