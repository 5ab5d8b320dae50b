#include "ui/parts/severity_icon.h"

#include <QPainter>
#include <QPixmap>

namespace tilescope
{

namespace
{

QPen roundPen(const QColor& colour, qreal width)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

// In a square of 16 units.
void drawError(QPainter& painter, const QColor& colour, const QColor& ground)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QRectF(1, 1, 14, 14));
    painter.setPen(roundPen(ground, 2));
    painter.drawLine(QPointF(5.5, 5.5), QPointF(10.5, 10.5));
    painter.drawLine(QPointF(10.5, 5.5), QPointF(5.5, 10.5));
}

void drawWarning(QPainter& painter, const QColor& colour, const QColor& ground)
{
    painter.setPen(roundPen(colour, 2));
    painter.setBrush(colour);
    const QPointF corners[] = {QPointF(8, 2.2), QPointF(14.2, 13.4), QPointF(1.8, 13.4)};
    painter.drawPolygon(corners, 3);
    painter.setPen(roundPen(ground, 1.9));
    painter.drawLine(QPointF(8, 6), QPointF(8, 9.2));
    painter.drawPoint(QPointF(8, 12.2));
}

void drawNote(QPainter& painter, const QColor& colour)
{
    painter.setPen(roundPen(colour, 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QRectF(1.8, 1.8, 12.4, 12.4));
    painter.setPen(roundPen(colour, 1.9));
    painter.drawPoint(QPointF(8, 5));
    painter.drawLine(QPointF(8, 7.8), QPointF(8, 11.2));
}

} // namespace

const QColor& colourOf(Severity severity, const Colours& colours)
{
    switch (severity) {
    case Severity::Error: return colours.error;
    case Severity::Warning: return colours.warning;
    case Severity::Note: return colours.accent;
    }
    return colours.accent;
}

QImage severityImage(Severity severity, const Colours& colours, int side, qreal ratio)
{
    QImage image(QSize(side, side) * ratio, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(image.width() / 16.0, image.height() / 16.0);
    const QColor& colour = colourOf(severity, colours);
    switch (severity) {
    case Severity::Error: drawError(painter, colour, colours.surface); break;
    case Severity::Warning: drawWarning(painter, colour, colours.surface); break;
    case Severity::Note: drawNote(painter, colour); break;
    }
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

QIcon severityIcon(Severity severity, const Colours& colours)
{
    QIcon icon;
    for (const qreal ratio : {1.0, 2.0})
        icon.addPixmap(QPixmap::fromImage(severityImage(severity, colours, 16, ratio)));
    return icon;
}

} // namespace tilescope
