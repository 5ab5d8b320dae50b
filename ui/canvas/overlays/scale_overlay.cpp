#include "ui/canvas/overlays/scale_overlay.h"

#include "ui/canvas/overlays/colour_map.h"
#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"

#include <QImage>

#include <algorithm>
#include <array>

namespace tilescope
{

namespace
{

constexpr double margin = 12, padding = 10; ///< view units
constexpr double narrowest = 130, widest = 200, barHeight = 14;

QImage strip(ColourMap map)
{
    const ColourTable colours = colourTable(map);
    QImage image(static_cast<int>(colours.size()), 1, QImage::Format_RGB32);
    for (int x = 0; x < image.width(); ++x)
        image.setPixel(x, 0, colours[static_cast<std::size_t>(x)]);
    return image;
}

void drawValues(QPainter& painter, const QRectF& bar, const ValueRange& range, double height)
{
    const double low = range.low, high = range.high;
    const std::array<double, 3> values{low, low + (high - low) / 2, high};
    const std::array<int, 3> sides{Qt::AlignLeft, Qt::AlignHCenter, Qt::AlignRight};
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double x = bar.left() + bar.width() * static_cast<double>(i) / 2;
        painter.drawLine(QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + 4));
        painter.drawText(QRectF(bar.left(), bar.bottom() + 5, bar.width(), height), sides[i], shortNumber(values[i]));
    }
}

} // namespace

bool ScaleOverlay::isVisible(const Scene& scene) const
{
    return scene.overlays.scale && scene.shownSlot() == PictureSlot::Result && scene.result.isFloat();
}

void ScaleOverlay::paint(QPainter& painter, const Scene& scene) const
{
    const DisplayRange& range = scene.result.range;
    const QString unit = scene.report ? QString::fromStdString(scene.report->display.unit) : QString();
    const QFontMetricsF metrics(painter.font());
    const double line = metrics.height();
    const double unitLine = unit.isEmpty() ? 0 : line + 4;
    const double missingLine = range.values.hasNotANumber ? line + 6 : 0;
    const double height = 2 * padding + unitLine + barHeight + 5 + line + missingLine;
    const QSizeF view = scene.view.viewSize();
    // Beside the picture if it can be.
    const double room = scene.view.toView(QPointF(0, 0)).x() - 2 * (margin + padding);
    const double barWidth = std::clamp(room, narrowest, widest);
    const QRectF plate(margin, view.height() - margin - height, barWidth + 2 * padding, height);
    if (plate.right() > view.width() || plate.top() < 0)
        return; // a view this small is all picture
    drawPlate(painter, plate);
    painter.setPen(overlay_style::captionText);
    const QRectF bar(plate.left() + padding, plate.top() + padding + unitLine, barWidth, barHeight);
    painter.drawText(QRectF(bar.left(), plate.top() + padding, bar.width(), line), Qt::AlignHCenter,
                     metrics.elidedText(unit, Qt::ElideRight, bar.width()));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(bar, strip(range.map));
    drawValues(painter, bar, range.values, line + 2);
    if (range.values.hasNotANumber) {
        const double top = plate.bottom() - padding - line;
        painter.fillRect(QRectF(bar.left(), top + 2, line - 4, line - 4), QColor(notANumberColour));
        painter.drawText(QRectF(bar.left() + line + 4, top, bar.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                         QStringLiteral("not a number"));
    }
}

} // namespace tilescope
