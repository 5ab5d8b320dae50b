#include "ui/canvas/overlays/overlays.h"

#include "ui/canvas/overlays/captions.h"
#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/canvas/pictures/display_range.h"
#include "ui/canvas/views.h"
#include "ui/translation.h"

#include <QImage>
#include <QLinearGradient>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr double legendMargin = 12; ///< view units to the edges

QImage strip(ColourMap map)
{
    const ColourTable colours = colourTable(map);
    QImage image(static_cast<int>(colours.size()), 1, QImage::Format_RGB32);
    for (int x = 0; x < image.width(); ++x)
        image.setPixel(x, 0, colours[static_cast<std::size_t>(x)]);
    return image;
}

constexpr double valueGap = 8; ///< between the values below a bar

/// Writes the values below a bar, at its ends and, if there is room between these, in its middle.
template <typename TextOf>
void drawValues(QPainter& painter, const QRectF& bar, const ValueRange& range, double height, TextOf textOf)
{
    const double low = range.low, high = range.high;
    const std::array<QString, 3> texts{textOf(low), textOf(low + (high - low) / 2), textOf(high)};
    const std::array<int, 3> sides{Qt::AlignLeft, Qt::AlignHCenter, Qt::AlignRight};
    const QFontMetricsF metrics(painter.font());
    const double widerEnd = std::max(metrics.horizontalAdvance(texts[0]), metrics.horizontalAdvance(texts[2]));
    const bool hasMiddle = widerEnd + valueGap + metrics.horizontalAdvance(texts[1]) / 2 <= bar.width() / 2;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const double x = bar.left() + bar.width() * static_cast<double>(i) / 2;
        painter.drawLine(QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + 4));
        if (i != 1 || hasMiddle)
            painter.drawText(QRectF(bar.left(), bar.bottom() + 5, bar.width(), height), sides[i], texts[i]);
    }
}

bool showsScale(const Scene& scene)
{
    return scene.overlays.scale && scene.shownSlot() == PictureSlot::Result && scene.result.isFloat();
}

void paintScale(QPainter& painter, const Scene& scene)
{
    constexpr double padding = 10, narrowest = 130, widest = 200, barHeight = 14;
    const DisplayRange& range = scene.result.range;
    const QString unit = scene.report ? translated(scene.report->display.unit) : QString();
    const QFontMetricsF metrics(painter.font());
    const double line = metrics.height();
    const double unitLine = unit.isEmpty() ? 0 : line + 4;
    const double missingLine = range.values.hasNotANumber ? line + 6 : 0;
    const double height = 2 * padding + unitLine + barHeight + 5 + line + missingLine;
    const QSizeF view = scene.view.viewSize();
    // Beside the picture if it fits.
    const double room = scene.view.toView(QPointF(0, 0)).x() - 2 * (legendMargin + padding);
    const double ends = metrics.horizontalAdvance(shortNumber(range.values.low)) + valueGap +
                        metrics.horizontalAdvance(shortNumber(range.values.high));
    const double barWidth = std::max(std::clamp(room, narrowest, widest), ends);
    const QRectF plate(legendMargin, view.height() - legendMargin - height, barWidth + 2 * padding, height);
    if (plate.right() > view.width() || plate.top() < 0)
        return; // a view this small shows only the picture
    drawPlate(painter, plate);
    painter.setPen(overlay_style::captionText);
    const QRectF bar(plate.left() + padding, plate.top() + padding + unitLine, barWidth, barHeight);
    painter.drawText(QRectF(bar.left(), plate.top() + padding, bar.width(), line), Qt::AlignHCenter,
                     metrics.elidedText(unit, Qt::ElideRight, bar.width()));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(bar, strip(range.map));
    drawValues(painter, bar, range.values, line + 2, shortNumber);
    if (range.values.hasNotANumber) {
        const double top = plate.bottom() - padding - line;
        painter.fillRect(QRectF(bar.left(), top + 2, line - 4, line - 4), QColor(notANumberColour));
        painter.drawText(QRectF(bar.left() + line + 4, top, bar.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("not a number"));
    }
}

/// The grey levels and the values at their ends.
void drawGreyBar(QPainter& painter, const QRectF& bar, float white, double lineHeight)
{
    QLinearGradient levels(bar.topLeft(), bar.topRight());
    levels.setColorAt(0, Qt::black);
    levels.setColorAt(1, Qt::white);
    painter.setPen(QPen(overlay_style::captionText, 1));
    painter.setBrush(levels);
    painter.drawRect(bar);
    const QRectF under(bar.left(), bar.bottom() + 3, bar.width(), lineHeight);
    painter.drawText(under, Qt::AlignLeft, QStringLiteral("0"));
    painter.drawText(under, Qt::AlignRight, shortNumber(static_cast<double>(white)));
}

void drawRing(QPainter& painter, const QRectF& pixel)
{
    const double radius = std::max(11.0, pixel.width());
    painter.setBrush(Qt::NoBrush);
    for (const auto& [width, colour] :
         {std::pair{5.0, withAlpha(overlay_style::casing, 190)}, std::pair{2.5, overlay_style::haloLine}}) {
        painter.setPen(QPen(colour, width));
        painter.drawEllipse(pixel.center(), radius, radius);
    }
}

bool showsDifference(const Scene& scene) { return scene.shownMode() == ViewMode::Difference && scene.difference; }

void paintDifference(QPainter& painter, const Scene& scene)
{
    constexpr double padding = 10, barHeight = 12;
    const Difference& difference = *scene.difference;
    if (difference.largest > 0)
        drawRing(painter, scene.view.toView(QRectF(difference.largestX, difference.largestY, 1, 1)));

    const QString what = scene.differencePair ? scene.differencePair->text : tr("result − CPU reference");
    const QStringList lines = QStringList{QStringLiteral("|%1|").arg(what)} + differenceFigures(difference) +
                              QStringList{gainText(difference, scene.gain)};
    const QFontMetricsF metrics(painter.font());
    double width = 0;
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    const double line = metrics.height() + 2;
    const double height = 2 * padding + static_cast<double>(lines.size() + 1) * line + barHeight + 6;
    const QSizeF view = scene.canvasSize;
    QRectF plate(legendMargin, view.height() - legendMargin - height, std::ceil(width) + 2 * padding, height);
    if (difference.isEqual()) // all is black: there is nothing else to look at
        plate.moveCenter(QRectF(QPointF(0, 0), view).center());
    if (plate.right() > view.width() || plate.top() < 0)
        return; // a view this small shows only the picture
    drawPlate(painter, plate);
    painter.setPen(overlay_style::captionText);
    QRectF place(plate.left() + padding, plate.top() + padding, plate.width() - 2 * padding, line);
    for (const QString& text : lines) {
        painter.drawText(place, Qt::AlignLeft | Qt::TextSingleLine, text);
        place.translate(0, line);
    }
    drawGreyBar(painter, QRectF(place.left(), place.top() + 3, place.width(), barHeight),
                scene.differencePicture.range.values.high, line);
}

/// The colours as blended over a middle grey.
void drawHeatBar(QPainter& painter, const QRectF& bar, const ValueRange& range, bool goesOn, double lineHeight)
{
    painter.fillRect(bar, QColor(128, 128, 128));
    painter.setOpacity(static_cast<double>(reuseOpacity));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(bar, strip(ColourMap::Sequential));
    painter.setOpacity(1);
    painter.setPen(overlay_style::captionText);
    drawValues(painter, bar, range, lineHeight, [&](double value) {
        const bool isOpen = goesOn && value == static_cast<double>(range.high);
        return QStringLiteral("%1%2 ×").arg(isOpen ? QStringLiteral("≥ ") : QString(), shortNumber(value));
    });
}

bool showsReuse(const Scene& scene) { return scene.shownMode() == ViewMode::Reuse && scene.reuseCounts(); }

void paintReuse(QPainter& painter, const Scene& scene)
{
    constexpr double padding = 11, barHeight = 16;
    QFont font = painter.font();
    font.setBold(true);
    const QString caption = reuseCaption(*scene.reuseCounts(), scene.showsSharedReuse);
    const QFontMetricsF bold(font);
    const double line = bold.height() + 2;
    const double width = std::ceil(bold.horizontalAdvance(caption)) + 2;
    const double height = 2 * padding + line + 6 + barHeight + 5 + line;
    const QRectF plate(legendMargin, legendMargin, width + 2 * padding, height);
    if (plate.right() > scene.canvasSize.width() || plate.bottom() > scene.canvasSize.height())
        return; // a view this small shows only the picture
    drawPlate(painter, plate);
    painter.setPen(overlay_style::captionText);
    const QFont plain = painter.font();
    painter.setFont(font);
    const QRectF first(plate.left() + padding, plate.top() + padding, width, line);
    painter.drawText(first, Qt::AlignLeft | Qt::TextSingleLine, caption);
    painter.setFont(plain);
    drawHeatBar(painter, QRectF(first.left(), first.bottom() + 6, width, barHeight), scene.reusePicture.range.values,
                scene.reuseCounts()->most > static_cast<double>(scene.reusePicture.range.values.high), line);
}

bool showsNotice(const Scene& scene) { return !viewNotice(scene).isEmpty(); }

void paintNotice(QPainter& painter, const Scene& scene)
{
    constexpr double margin = 10, paddingX = 14, paddingY = 9;
    constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
    const QString text = viewNotice(scene);
    const double widest = scene.canvasSize.width() - 2 * (margin + paddingX);
    const QSizeF size = QFontMetricsF(painter.font()).boundingRect(QRectF(0, 0, widest, 1000), flags, text).size();
    const QRectF plate((scene.canvasSize.width() - size.width()) / 2 - paddingX, margin,
                       size.width() + 2 * paddingX + 1, size.height() + 2 * paddingY);
    drawPlate(painter, plate);
    painter.setPen(overlay_style::captionText);
    painter.drawText(plate.adjusted(paddingX, paddingY, -paddingX, -paddingY), flags, text);
}

} // namespace

const Overlay scaleOverlay{showsScale, paintScale, true};
const Overlay differenceOverlay{showsDifference, paintDifference, true};
const Overlay reuseOverlay{showsReuse, paintReuse, true};
const Overlay noticeOverlay{showsNotice, paintNotice};

} // namespace tilescope
