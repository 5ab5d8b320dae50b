#pragma once

#include "gpu/operations/registry.h"
#include "ui/parts/figure_difference.h"
#include "ui/session/pinned_runs.h"

#include <QString>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace tilescope
{

enum class CounterColumn { Name, Value, Mark, Ideal, OverIdeal, PinA, PinB, PinC, PinD, Silicon, SiliconDifference };
constexpr std::size_t counterColumnCount = 11;

CounterColumn pinColumn(char letter); ///< of the run that is pinned with the letter

/// What stands in one place of the counters' table.
struct CounterCell {
    using Tone = tilescope::Tone;
    QString text;
    std::optional<double> number = {}; ///< for copies; none where there is nothing
    Tone tone = Tone::Plain;
    QString toolTip = {};             ///< in place of the counter's meaning
    FigureDifference difference = {}; ///< to the baseline; stands beside the figure
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

/// What is set side by side: a run, of it one launch or all together, and the runs that are pinned.
struct CountersView {
    const Report* run = nullptr;
    std::optional<std::size_t> launch = {}; ///< none: all launches together
    const PinnedRuns* pins = nullptr;
    const Registry* registry = nullptr; ///< where there are pins
};

/// A pinned run beside the one that is shown.
struct CountersPin {
    const PinnedRun* pinned;
    bool hasLaunch;           ///< the launch that is looked at
    const Counters* counters; ///< null where there are none
    bool isBaseline;
    Likeness likeness; ///< to the baseline
};
std::vector<CountersPin> countersPins(const CountersView& view);

/// That of the shown run to the baseline.
Likeness runLikeness(const CountersView& view);

/// The sections of the Counters panel, the launch's own last. Empty where the run was not counted.
std::vector<CounterSection> countersTable(const CountersView& view);

/// The counters of a run or of one of its launches; null where there are none.
const Counters* countersOf(const Report& run, std::optional<std::size_t> launch);

/// The launch of `other` with the same kernel at the same place; none where there is none such.
std::optional<std::size_t> sameLaunch(const Report& run, std::size_t launch, const Report& other);

/// Sets beside the figures of a row how they stand to the baseline's, where both have one.
void addDifferences(CounterRow& row, const CountersView& view, const std::vector<CountersPin>& pins, Better better);

/// The section "Launch": grid, block, registers and where their number comes from, shared memory, occupancy with what
/// limits it, and the time band of the chosen GPU.
CounterSection launchSection(const CountersView& view);

} // namespace tilescope
