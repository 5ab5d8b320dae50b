#include "ui/theme/theme.h"

#include "ui/theme/colours.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
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

namespace
{

/// DejaVu is fontconfig's fallback if no font was chosen; a text font is easier to read in small sizes.
void chooseFont(QApplication& application)
{
    if (QFontInfo(application.font()).family() != QLatin1String("DejaVu Sans"))
        return;
    const QStringList families = QFontDatabase::families();
    for (const char* const family : {"Inter", "Noto Sans", "Cantarell", "Ubuntu", "Open Sans"}) {
        if (!families.contains(QLatin1String(family)))
            continue;
        QFont font = application.font();
        font.setFamily(QLatin1String(family));
        application.setFont(font);
        return;
    }
}

} // namespace

void applyTheme(QApplication& application, ThemeChoice choice)
{
    // Read once, before our first palette hides the platform's.
    static const bool platformIsDark = coloursOf(QApplication::palette()).dark;
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && platformIsDark);
    const Colours& colours = dark ? darkColours() : lightColours();
    if (!qobject_cast<Style*>(QApplication::style()) && application.styleSheet().isEmpty()) {
        chooseFont(application);
        QApplication::setStyle(new Style);
    }
    QApplication::setPalette(paletteOf(colours));
    application.setStyleSheet(styleSheetOf(colours));
}

} // namespace tilescope
