#include "ui/theme/theme.h"

#include "ui/theme/colours.h"
#include "ui/theme/style.h"
#include "ui/theme/style_sheet.h"

#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>

namespace tilescope
{

namespace
{

/// DejaVu is what fontconfig falls back on where no font was chosen; a text face is easier to read in small sizes.
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

QString toText(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::System: return QStringLiteral("system");
    case ThemeChoice::Light: return QStringLiteral("light");
    case ThemeChoice::Dark: return QStringLiteral("dark");
    }
    return {};
}

std::optional<ThemeChoice> parseThemeChoice(const QString& text)
{
    for (const auto choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark})
        if (text == toText(choice))
            return choice;
    return std::nullopt;
}

void applyTheme(QApplication& application, ThemeChoice choice)
{
    // Read once, before the first palette of ours hides the platform's.
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
