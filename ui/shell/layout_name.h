#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace tilescope
{

/// What the arrangement of the panels is for.
enum class LayoutName {
    Learn,   ///< the picture large, the kernel beside it
    Inspect, ///< one pixel, one block, one line of the kernel
    Tune,    ///< charts and tables of times
    Lesson   ///< a lesson beside picture and kernel
};
inline constexpr std::array<LayoutName, 4> layoutNames{LayoutName::Learn, LayoutName::Inspect, LayoutName::Tune,
                                                       LayoutName::Lesson};

/// Learn and Lesson are for somebody to whom most of what Inspect and Tune show means nothing yet.
inline bool tellsLittle(LayoutName name) { return name == LayoutName::Learn || name == LayoutName::Lesson; }

/// "learn", "inspect", "tune", "lesson": on the command line and in the settings.
QString toText(LayoutName name);
std::optional<LayoutName> parseLayoutName(const QString& text);
QStringList layoutNameTexts();

} // namespace tilescope
