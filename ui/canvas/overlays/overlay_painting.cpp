#include "ui/canvas/overlays/overlay_painting.h"

#include "ui/canvas/overlays/overlay_style.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilescope
{

QColor withAlpha(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

void drawOutline(QPainter& painter, const QRectF& rect, QColor colour, double width)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(withAlpha(overlay_style::casing, 190), width + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(rect);
}

void drawObliqueLines(QPainter& painter, const QRectF& bounds, QColor colour)
{
    constexpr double spacing = 9;
    painter.setPen(QPen(colour, 1.4));
    // x + y is constant along a line.
    for (double sum = bounds.left() + bounds.top(); sum < bounds.right() + bounds.bottom(); sum += spacing)
        painter.drawLine(QPointF(sum - bounds.bottom(), bounds.bottom()), QPointF(sum - bounds.top(), bounds.top()));
}

void drawPixelMark(QPainter& painter, const QRectF& pixel, QColor colour)
{
    constexpr double smallest = 9, stroke = 12;
    const double side = std::max(smallest, pixel.width() + 2);
    const QRectF frame(pixel.center() - QPointF(side, side) / 2, QSizeF(side, side));
    const QPointF centre = frame.center();
    drawOutline(painter, frame, colour, 1.6);
    if (pixel.width() >= 2 * smallest) // large enough to be seen; values may be written on its neighbours
        return;
    for (const auto& [width, ink] : {std::pair{3.6, withAlpha(overlay_style::casing, 190)}, std::pair{1.6, colour}}) {
        painter.setPen(QPen(ink, width));
        for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(centre + way * (side / 2 + 2), centre + way * (side / 2 + 2 + stroke));
    }
}

void drawPlate(QPainter& painter, const QRectF& rect)
{
    const double radius = std::min(7.0, rect.height() / 4);
    painter.setPen(QPen(QColor(255, 255, 255, 60), 1));
    painter.setBrush(overlay_style::captionFill);
    painter.drawRoundedRect(rect, radius, radius);
}

QSizeF plateSize(const QFontMetricsF& metrics, const QString& text)
{
    return {metrics.horizontalAdvance(text) + 10, metrics.height() + 4};
}

void drawPlateText(QPainter& painter, const QRectF& rect, const QString& text)
{
    drawPlate(painter, rect);
    painter.setPen(overlay_style::captionText);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine, text);
}

QString shortNumber(double value)
{
    if (value == 0)
        return QStringLiteral("0");
    const double size = std::abs(value);
    QString text;
    if (!std::isfinite(value) || size < 1e-3 || size >= 1e7) {
        text = QString::number(value, 'g', 3);
    } else {
        const int decimals = std::max(0, 3 - static_cast<int>(std::floor(std::log10(size))));
        text = QLocale().toString(value, 'f', size < 1 ? 3 : decimals);
        if (text.contains(u'.')) {
            while (text.endsWith(u'0'))
                text.chop(1);
            if (text.endsWith(u'.'))
                text.chop(1);
        }
    }
    return text.replace(u'-', QChar(0x2212));
}

} // namespace tilescope
