#pragma once

#include "gpu/recipe/words/figures.h"
#include "ui/parts/likeness.h"
#include "ui/theme/colours.h"

#include <QString>

#include <optional>

namespace tilescope
{

/// The colour of a figure in a table. Its meaning is also given by words or by sign.
enum class Tone { Plain, Good, Bad, Muted };

inline QColor colourOf(Tone tone, const Colours& colours)
{
    switch (tone) {
    case Tone::Plain: return colours.text;
    case Tone::Good: return colours.good;
    case Tone::Bad: return colours.error;
    case Tone::Muted: return colours.textMuted;
    }
    return colours.text;
}

/// The difference of a figure to the baseline's.
struct FigureDifference {
    QString text = {};                  ///< "+12.3 %", "−4.0 %", "±0 %"; empty if there is no difference to state
    std::optional<double> percent = {}; ///< for copying; none if the baseline's figure is 0
    Tone tone = Tone::Muted;            ///< Good and Bad only between comparable figures
    QString toolTip = {};               ///< the baseline's figure, and what differs between the runs
    bool operator==(const FigureDifference&) const = default;
};

/// `baseText` is the baseline's figure as displayed.
FigureDifference figureDifference(double value, double base, Better better, const Likeness& likeness,
                                  const QString& baseText);

/// "+12.3 %", "−4.0 %", "+0.02 %", "+1,250 %"; never "+0.0 %".
QString signedPercent(double percent);

/// A time with the properties that decide whether it can be compared with another.
struct TimeFigure {
    FigureSubject subject;
    double medianUs = 0;
    std::optional<double> minUs = {}, p95Us = {}; ///< the spread of many runs
};
std::optional<TimeFigure> timeOf(const Report& report); ///< none if the run was not timed

/// Only a GPU's times have a difference; if one of them is the emulator's, the text is empty and the tool tip says why.
/// If the spreads overlap, neither is called better.
FigureDifference timeDifference(const TimeFigure& run, const TimeFigure& baseline, const Registry& registry);

} // namespace tilescope
