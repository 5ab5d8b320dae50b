#pragma once

#include "gpu/recipe/report.h"

#include <QString>

#include <string>
#include <vector>

namespace tilescope
{

/// Counters that are shown together, by their keys in gpu/recipe/words/figures.h.
struct CounterGroup {
    QString title;
    std::vector<std::string> keys;
};

/// All counters, grouped as in profilers: global, shared, constant and texture, local memory, atomics, control flow,
/// instructions.
std::vector<CounterGroup> counterGroups();

/// The counts that are not 0, one for each line: "Global load sectors: = 4,096 (ideal 2,048)". "≈" marks an estimate.
QString countersText(const Counters& counters);

} // namespace tilescope
