#pragma once

#include "gpu/recipe/report.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace tilescope
{

/// A figure of a run that a sweep can be looked at by.
struct SweepMetric {
    QString name, title, meaning;
    bool lessIsBetter = true;
    std::function<std::optional<double>(const Report&)> value; ///< none where the run has none
    std::function<QString(double)> text;
};

/// Time on a GPU, the model's band, sectors, wavefronts, instructions; cold time, percent of a copy, bytes and
/// instructions a pixel; occupancy.
std::vector<SweepMetric> sweepMetrics();

} // namespace tilescope
