#include "ui/theme/application_icon.h"

#include "ui/theme/colours.h"

#include <QPainter>
#include <QPixmap>

namespace tilescope
{

static QPixmap drawIcon(int side)
{
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / 64.0, side / 64.0);
    const Colours& colours = darkColours();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.window);
    painter.drawRoundedRect(QRectF(2, 2, 60, 60), 12, 12);
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            const bool isPicked = row == 1 && column == 1;
            painter.setBrush(isPicked ? colours.accent : colours.bar);
            painter.drawRoundedRect(QRectF(10 + column * 15.5, 10 + row * 15.5, 13, 13), 2.5, 2.5);
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.warning, 3));
    painter.drawRoundedRect(QRectF(21, 21, 22, 22), 4, 4);
    return pixmap;
}

QIcon applicationIcon()
{
    QIcon icon;
    for (const int side : {16, 24, 32, 48, 64, 128, 256})
        icon.addPixmap(drawIcon(side));
    return icon;
}

} // namespace tilescope
