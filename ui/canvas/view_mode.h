#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace tilescope
{

/// Ways to look at source and result.
enum class ViewMode {
    Source,
    Result,
    Wipe,       ///< source at one side of a line, result at the other
    SideBySide, ///< source and result beside each other
    Difference, ///< how far the result is from the CPU reference
    Reuse       ///< how often each pixel of the source is read
};
inline constexpr std::array<ViewMode, 6> viewModes{ViewMode::Source,     ViewMode::Result,     ViewMode::Wipe,
                                                   ViewMode::SideBySide, ViewMode::Difference, ViewMode::Reuse};

/// "source", "result", "wipe", "side", "difference", "reuse": on the command line and in the settings.
QString toText(ViewMode mode);
std::optional<ViewMode> parseViewMode(const QString& text);
QStringList viewModeTexts();

} // namespace tilescope
