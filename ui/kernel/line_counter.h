#pragma once

#include "gpu/recipe/report.h"

#include <QString>

#include <array>
#include <optional>

namespace tilescope
{

/// What the gutter beside a kernel's text can show of each line.
enum class LineCounter { GlobalSectors, GlobalOverIdeal, SharedOverIdeal, DivergentBranches, Instructions, None };

inline constexpr std::array lineCounters = {LineCounter::GlobalSectors,   LineCounter::GlobalOverIdeal,
                                            LineCounter::SharedOverIdeal, LineCounter::DivergentBranches,
                                            LineCounter::Instructions,    LineCounter::None};

QString titleOf(LineCounter counter);   ///< "Global sectors"
QString meaningOf(LineCounter counter); ///< a sentence or two
QString absenceOf(LineCounter counter); ///< why a kernel may have none of it: "No line reads or writes global memory."

/// Whether it is a ratio, 1 being as good as can be, rather than a count.
bool isOverIdeal(LineCounter counter);

/// Nothing for a line that does nothing of the kind: a line without branches has no divergent ones, not 0 of them.
std::optional<double> figureOf(const Counters& counters, LineCounter counter);

QString figureText(double figure, LineCounter counter); ///< "1.2 k", "1.8×"

} // namespace tilescope
