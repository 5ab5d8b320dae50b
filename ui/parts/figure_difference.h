#pragma once

#include "gpu/recipe/figures.h"
#include "ui/parts/likeness.h"
#include "ui/parts/tone.h"

#include <QString>

#include <optional>

namespace tilescope
{

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

} // namespace tilescope
