#include "ui/block/transport_icon.h"

#include <QPainter>
#include <QPixmap>

namespace tilescope
{

namespace
{

constexpr int side = 16;

void triangle(QPainter& painter, double from, double to)
{
    const QPointF points[] = {{from, 3}, {to, 8}, {from, 13}};
    painter.drawPolygon(points, 3);
}

void bar(QPainter& painter, double left, double width) { painter.drawRect(QRectF(left, 3, width, 10)); }

void loop(QPainter& painter, const QColor& colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2));
    painter.drawArc(QRectF(2.5, 3, 11, 10), 60 * 16, 290 * 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QPointF points[] = {{8.5, 0.5}, {14, 3.5}, {8.5, 7}};
    painter.drawPolygon(points, 3);
}

void draw(QPainter& painter, TransportSign sign, const QColor& colour)
{
    switch (sign) {
    case TransportSign::Start:
        bar(painter, 3, 2);
        triangle(painter, 13, 6);
        break;
    case TransportSign::Back:
        triangle(painter, 9, 2);
        bar(painter, 11, 2.5);
        break;
    case TransportSign::Play: triangle(painter, 4, 13); break;
    case TransportSign::Pause:
        bar(painter, 4, 3);
        bar(painter, 9, 3);
        break;
    case TransportSign::Forward:
        bar(painter, 2.5, 2.5);
        triangle(painter, 7, 14);
        break;
    case TransportSign::End:
        triangle(painter, 3, 10);
        bar(painter, 11, 2);
        break;
    case TransportSign::Loop: loop(painter, colour); break;
    }
}

} // namespace

QIcon transportIcon(TransportSign sign, const QColor& colour)
{
    QIcon icon;
    for (const int scale : {1, 2, 3}) {
        QPixmap pixmap(side * scale, side * scale);
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        draw(painter, sign, colour);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace tilescope
