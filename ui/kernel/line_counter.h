#pragma once

#include "gpu/recipe/report.h"

#include <QString>

#include <array>
#include <optional>

namespace tilescope
{

/// The figures that the gutter beside a kernel's text can show for each line: counters, and predicted stalls.
enum class LineCounter {
    GlobalSectors,
    GlobalOverIdeal,
    SharedOverIdeal,
    DivergentBranches,
    Instructions,
    Stalls,
    None
};

inline constexpr std::array lineCounters = {LineCounter::GlobalSectors,
                                            LineCounter::GlobalOverIdeal,
                                            LineCounter::SharedOverIdeal,
                                            LineCounter::DivergentBranches,
                                            LineCounter::Instructions,
                                            LineCounter::Stalls,
                                            LineCounter::None};

QString titleOf(LineCounter counter);   ///< "Global sectors"
QString meaningOf(LineCounter counter); ///< a sentence or two
QString absenceOf(LineCounter counter); ///< why a kernel may have none: "No line reads or writes global memory."

/// Whether it is a ratio, with an ideal of 1, rather than a count.
bool isOverIdeal(LineCounter counter);

/// None for a line without such operations: a line without branches has no count of divergent ones, rather than 0.
std::optional<double> figureOf(const Counters& counters, LineCounter counter);

QString figureText(double figure, LineCounter counter); ///< "1.2 k", "1.8×"

} // namespace tilescope
