#pragma once

#include <QString>

#include <optional>

class QApplication;

namespace tilescope
{

enum class ThemeChoice { System, Light, Dark };

QString toText(ThemeChoice choice); ///< "system", "light", "dark"
std::optional<ThemeChoice> parseThemeChoice(const QString& text);

/// Sets style, palette and style sheet of the whole program. System follows the palette that the platform started
/// with (Qt 6.4 has no colour scheme to ask for).
void applyTheme(QApplication& application, ThemeChoice choice);

} // namespace tilescope
