#include "ui/pins/pin_badge.h"

#include "ui/theme/colours.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>

namespace tilescope
{

static QPixmap drawn(char letter, const Colours& colours, qreal pixelRatio)
{
    const QRectF whole(0, 0, pinBadgeSize, pinBadgeSize);
    QPixmap badge((whole.size() * pixelRatio).toSize());
    badge.setDevicePixelRatio(pixelRatio);
    badge.fill(Qt::transparent);
    QPainter painter(&badge);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pinColour(letter, colours));
    painter.drawRoundedRect(whole, 4, 4);
    QFont font = QGuiApplication::font();
    font.setPixelSize(pinBadgeSize * 2 / 3);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(pinTextColour(colours));
    painter.drawText(whole, Qt::AlignCenter, QString(QLatin1Char(letter)));
    return badge;
}

QIcon pinBadge(char letter, const Colours& colours)
{
    QIcon icon;
    // The same in every state: a selected row or a disabled button shows its state itself.
    for (const auto mode : {QIcon::Normal, QIcon::Selected, QIcon::Active})
        for (const qreal ratio : {1.0, 2.0})
            icon.addPixmap(drawn(letter, colours, ratio), mode);
    return icon;
}

} // namespace tilescope
