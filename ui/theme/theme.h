#pragma once

#include <QIcon>
#include <QString>

#include <optional>

namespace tilescope
{

/// A grid of tiles with one picked out and its halo around it, drawn in every size that desktops ask for.
QIcon applicationIcon();

enum class ThemeChoice { System, Light, Dark };

QString toText(ThemeChoice choice); ///< "system", "light", "dark"
std::optional<ThemeChoice> parseThemeChoice(const QString& text);

/// Sets style, palette and style sheet of the whole program. System follows the palette that the platform started
/// with (Qt 6.4 has no colour scheme to ask for).
void applyTheme(QApplication& application, ThemeChoice choice);

} // namespace tilescope
