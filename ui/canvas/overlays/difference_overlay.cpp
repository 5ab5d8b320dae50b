#include "ui/canvas/overlays/difference_overlay.h"

#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/canvas/pictures/difference_gain.h"

#include <QLinearGradient>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr double margin = 12, padding = 10, barHeight = 12; ///< view units

QString counted(std::uint64_t count) { return QLocale(QLocale::English).toString(static_cast<qulonglong>(count)); }

/// The grey levels and the values at their ends.
void drawBar(QPainter& painter, const QRectF& bar, float white, double lineHeight)
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

} // namespace

QStringList differenceFigures(const Difference& difference)
{
    if (difference.isEqual())
        return {QStringLiteral("equal in all %1 values").arg(counted(difference.values)), QStringLiteral("PSNR ∞ dB")};
    QStringList lines;
    lines << QStringLiteral("largest %1 at (%2, %3)")
                 .arg(shortNumber(difference.largest))
                 .arg(difference.largestX)
                 .arg(difference.largestY);
    lines << QStringLiteral("mean %1").arg(shortNumber(difference.mean));
    const double psnr = difference.psnrDb();
    lines << (std::isnan(psnr)
                  ? QStringLiteral("no PSNR: %1 values are no numbers").arg(counted(difference.notComparable))
              : std::isinf(psnr) ? QStringLiteral("PSNR ∞ dB")
                                 : QStringLiteral("PSNR %1 dB").arg(psnr, 0, 'f', 1));
    lines << QStringLiteral("%1 of %2 values differ").arg(counted(difference.differing), counted(difference.values));
    return lines;
}

QString gainText(const Difference& difference, int gain)
{
    const QString text = QStringLiteral("gain × %1").arg(shortNumber(gainFactor(difference, gain)));
    return gain == 0 ? text + QStringLiteral(" (auto)") : text;
}

bool DifferenceOverlay::isVisible(const Scene& scene) const
{
    return scene.shownMode() == ViewMode::Difference && scene.difference;
}

void DifferenceOverlay::paint(QPainter& painter, const Scene& scene) const
{
    const Difference& difference = *scene.difference;
    if (difference.largest > 0)
        drawRing(painter, scene.view.toView(QRectF(difference.largestX, difference.largestY, 1, 1)));

    const QStringList lines = QStringList{QStringLiteral("|result − CPU reference|")} + differenceFigures(difference) +
                              QStringList{gainText(difference, scene.gain)};
    const QFontMetricsF metrics(painter.font());
    double width = 0;
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    const double line = metrics.height() + 2;
    const double height = 2 * padding + static_cast<double>(lines.size() + 1) * line + barHeight + 6;
    const QSizeF view = scene.canvasSize;
    const QRectF plate(margin, view.height() - margin - height, std::ceil(width) + 2 * padding, height);
    if (plate.right() > view.width() || plate.top() < 0)
        return; // a view this small is all picture
    drawPlate(painter, plate);
    painter.setPen(overlay_style::captionText);
    QRectF place(plate.left() + padding, plate.top() + padding, plate.width() - 2 * padding, line);
    for (const QString& text : lines) {
        painter.drawText(place, Qt::AlignLeft | Qt::TextSingleLine, text);
        place.translate(0, line);
    }
    drawBar(painter, QRectF(place.left(), place.top() + 3, place.width(), barHeight),
            scene.differencePicture.range.values.high, line);
}

} // namespace tilescope
