#pragma once

#include "ui/enum_text.h"

#include <QIcon>

#include <utility>

class QApplication;

namespace tilescope
{

/// A grid of tiles with one highlighted and its halo around it, drawn in every size that desktops request.
QIcon applicationIcon();

enum class ThemeChoice { System, Light, Dark };

template <>
struct EnumTexts<ThemeChoice> {
    static constexpr std::pair<ThemeChoice, const char*> values[] = {
        {ThemeChoice::System, "system"}, {ThemeChoice::Light, "light"}, {ThemeChoice::Dark, "dark"}};
};

/// Sets style, palette and style sheet of the whole program. System follows the palette that the platform started with
/// (Qt 6.4 does not report a colour scheme).
void applyTheme(QApplication& application, ThemeChoice choice);

} // namespace tilescope
