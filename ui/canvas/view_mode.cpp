#include "ui/canvas/view_mode.h"

namespace tilescope
{

QString toText(ViewMode mode)
{
    switch (mode) {
    case ViewMode::Source: return QStringLiteral("source");
    case ViewMode::Result: return QStringLiteral("result");
    case ViewMode::Wipe: return QStringLiteral("wipe");
    case ViewMode::SideBySide: return QStringLiteral("side");
    case ViewMode::Difference: return QStringLiteral("difference");
    case ViewMode::Reuse: return QStringLiteral("reuse");
    }
    return {};
}

std::optional<ViewMode> parseViewMode(const QString& text)
{
    for (const ViewMode mode : viewModes)
        if (text == toText(mode))
            return mode;
    return {};
}

QStringList viewModeTexts()
{
    QStringList texts;
    for (const ViewMode mode : viewModes)
        texts << toText(mode);
    return texts;
}

} // namespace tilescope
