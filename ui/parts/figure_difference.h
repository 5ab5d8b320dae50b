#pragma once

#include "gpu/recipe/figures.h"
#include "ui/parts/likeness.h"
#include "ui/theme/colours.h"

#include <QString>

#include <optional>

namespace tilescope
{

/// How a figure of a table is coloured. What it says by colour stands in words or by sign too.
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

/// How a figure stands to the baseline's.
struct FigureDifference {
    QString text = {};                  ///< "+12.3 %", "−4.0 %", "±0 %"; empty where there is nothing to say
    std::optional<double> percent = {}; ///< for copies; none where the baseline's figure is 0
    Tone tone = Tone::Muted;            ///< Good and Bad only between figures of like things
    QString toolTip = {};               ///< the baseline's figure, and what is unlike
    bool operator==(const FigureDifference&) const = default;
};

/// `baseText` is the baseline's figure as a person reads it.
FigureDifference figureDifference(double value, double base, Better better, const Likeness& likeness,
                                  const QString& baseText);

/// "+12.3 %", "−4.0 %", "+0.02 %", "+1,250 %"; never "+0.0 %".
QString signedPercent(double percent);

/// A time with what decides whether another may be set against it.
struct TimeFigure {
    FigureSubject subject;
    double medianUs = 0;
    std::optional<double> minUs = {}, p95Us = {}; ///< the spread of many runs
};
std::optional<TimeFigure> timeOf(const Report& report); ///< none where the run was not timed

/// Only a GPU's times have a difference; where one is the emulator's, the text is empty and the tool tip says why.
/// Where the spreads overlap, neither is called better.
FigureDifference timeDifference(const TimeFigure& run, const TimeFigure& baseline, const Registry& registry);

} // namespace tilescope
