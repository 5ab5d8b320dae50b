#pragma once

#include "gpu/recipe/report.h"
#include "ui/parts/figure_difference.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace tilescope
{

/// One counter as people read it: its name, what it means, and how it follows from what was counted.
struct CounterDefinition {
    enum class Kind { Count, Ratio, Percent };
    using Figure = std::function<std::optional<double>(const Counters&)>;

    QString name;      ///< within its section; ends in "PTX" where the hardware would count otherwise
    QString plainName; ///< with its section, for copies: "global memory: load sectors"
    QString meaning;   ///< two sentences
    Figure value;
    Figure ideal = {}; ///< the least that would do; absent where there is no such thing
    Kind kind = Kind::Count;
    Better better = Better::Less;
    bool isPtx = false; ///< of the PTX: the machine code has its own number
};

struct CounterSectionDefinition {
    QString title;
    std::vector<CounterDefinition> counters;
};

/// All counters, grouped as profilers group them: global, shared, constant and texture, local memory, atomics, control
/// flow, instructions.
std::vector<CounterSectionDefinition> counterDefinitions();

/// Sectors a request, wavefronts over ideal and their like; none where it would be a division by zero.
std::optional<double> quotient(double dividend, double divisor);

/// "440,320", "1.95", "8.3 %".
QString counterText(double value, CounterDefinition::Kind kind);

/// "128 B/px"; "≈" stands before an estimate.
QString bytesAPixelText(double bytes, bool isExact);

} // namespace tilescope
