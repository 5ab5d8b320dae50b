#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace tilescope
{

/// The panels around the picture. Their names on the command line and in saved layouts, their titles, the docks and the
/// ready layouts follow from here.
enum class Panel {
    Settings,
    Kernel,
    Timings,
    Compare,
    Counters,
    Findings,
    Gallery,
    Block,
    Roofline,
    Sweep,
    History,
    Device,
    Inspector,
    Histogram,
    Profile
};
inline constexpr std::array<Panel, 15> panels{Panel::Settings,  Panel::Kernel,    Panel::Timings, Panel::Compare,
                                              Panel::Counters,  Panel::Findings,  Panel::Gallery, Panel::Block,
                                              Panel::Roofline,  Panel::Sweep,     Panel::History, Panel::Device,
                                              Panel::Inspector, Panel::Histogram, Panel::Profile};

/// "settings", "kernel", "timings" …: for --panel, and the name of the panel's dock in saved layouts.
QString toText(Panel panel);
std::optional<Panel> parsePanel(const QString& text);
QStringList panelTexts();

QString titleOf(Panel panel); ///< for people, until the panel gives itself another one

} // namespace tilescope
