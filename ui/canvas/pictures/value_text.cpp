#include "ui/canvas/pictures/value_text.h"

#include "ui/canvas/overlays/overlay_painting.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{
constexpr double digitWidth = 0.62; ///< of a font's pixel size, for common desktop fonts
constexpr double lineHeight = 1.12; ///< of a font's pixel size
constexpr double smallest = 8, largest = 15;
constexpr double textMargin = 2; ///< view units at each side

/// With as many digits as fit.
QString floatText(const QPainter& painter, double value, double width)
{
    const QFontMetricsF metrics(painter.fontMetrics());
    QString text = shortNumber(value);
    for (int digits = 3; digits > 0 && metrics.horizontalAdvance(text) > width - textMargin; --digits)
        text = QString::number(value, 'g', digits).replace(u'-', QChar(0x2212));
    return text;
}

} // namespace

int valueFontSize(PixelFormat format, QSizeF cell)
{
    const int letters = format == PixelFormat::Float32 ? 6 : 3; // "−0.123", "255"
    const int lines = channelCount(format);
    const double fits = std::min((cell.width() - 2 * textMargin) / (letters * digitWidth),
                                 (cell.height() - textMargin) / (lines * lineHeight));
    return fits < smallest ? 0 : static_cast<int>(std::min(fits, largest));
}

void drawValue(QPainter& painter, const QRectF& cell, const PixelValue& value, QColor ground)
{
    painter.setPen(textColourOn(ground));
    const int lines = value.count();
    const double height = painter.fontInfo().pixelSize() * lineHeight;
    QRectF line(cell.left(), cell.center().y() - lines * height / 2, cell.width(), height);
    for (std::size_t i = 0; i < static_cast<std::size_t>(lines); ++i) {
        const QString text = value.format == PixelFormat::Float32 ? floatText(painter, value.channels[0], cell.width())
                                                                  : QString::number(value.channels[i], 'f', 0);
        painter.drawText(line, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, text);
        line.translate(0, height);
    }
}

QColor ValueColours::of(const PixelValue& value) const
{
    const auto level = [&value](std::size_t channel) { return static_cast<int>(value.channels[channel]); };
    switch (value.format) {
    case PixelFormat::Grey8: return {level(0), level(0), level(0)};
    case PixelFormat::Rgb8: return {level(0), level(1), level(2)};
    case PixelFormat::Float32: break;
    }
    if (std::isnan(value.channels[0]))
        return QColor::fromRgb(notANumberColour);
    const int index = colourIndex(m_range, static_cast<float>(value.channels[0]));
    return QColor::fromRgb(m_table[static_cast<std::size_t>(index)]);
}

} // namespace tilescope
