#pragma once

#include "gpu/recipe/report.h"

#include <QString>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace tilescope
{

enum class CounterColumn { Name, Value, Mark, Ideal, OverIdeal, Pinned, PinnedDifference, Silicon, SiliconDifference };
constexpr std::size_t counterColumnCount = 9;

/// What stands in one place of the counters' table.
struct CounterCell {
    enum class Tone { Plain, Good, Bad, Muted };
    QString text;
    std::optional<double> number = {}; ///< for copies; none where there is nothing
    Tone tone = Tone::Plain;
    QString toolTip = {}; ///< in place of the counter's meaning
};

struct CounterRow {
    QString plainName; ///< for copies
    QString meaning;
    std::array<CounterCell, counterColumnCount> cells;
    std::optional<double> idealShare = {}; ///< ideal over value, 0…1; drawn as a bar
    CounterCell& operator[](CounterColumn column) { return cells[static_cast<std::size_t>(column)]; }
    const CounterCell& operator[](CounterColumn column) const { return cells[static_cast<std::size_t>(column)]; }
};

struct CounterSection {
    QString title;
    bool isUsed = false; ///< something in it is not 0
    std::vector<CounterRow> rows;
};

/// What is set side by side: a run, of it one launch or all together, and the run that was pinned.
struct CountersView {
    const Report* run = nullptr;
    std::optional<std::size_t> launch = {}; ///< none: all launches together
    const Report* pinned = nullptr;
};

/// The sections of the Counters panel, the launch's own last. Empty where the run was not counted.
std::vector<CounterSection> countersTable(const CountersView& view);

/// The counters of a run or of one of its launches; null where there are none.
const Counters* countersOf(const Report& run, std::optional<std::size_t> launch);

/// The launch of `other` with the same kernel at the same place; none where there is none such.
std::optional<std::size_t> sameLaunch(const Report& run, std::size_t launch, const Report& other);

/// "−1,234 (−12 %)", green where it is better and red where it is worse.
CounterCell differenceCell(double value, double base, bool isWhole, int betterSign);

} // namespace tilescope
