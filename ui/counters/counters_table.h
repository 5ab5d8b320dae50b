#pragma once

#include "gpu/operations/registry.h"
#include "ui/parts/figure_difference.h"
#include "ui/session/saved/pinned_runs.h"

#include <QString>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

enum class CounterColumn { Name, Value, Mark, Ideal, OverIdeal, PinA, PinB, PinC, PinD, Silicon, SiliconDifference };
constexpr std::size_t counterColumnCount = 11;

CounterColumn pinColumn(char letter); ///< of the run pinned under this letter

/// The content of a cell of the counters' table.
struct CounterCell {
    using Tone = tilescope::Tone;
    QString text;
    std::optional<double> number = {}; ///< for copying; none in an empty cell
    Tone tone = Tone::Plain;
    QString toolTip = {};             ///< replaces the counter's meaning
    FigureDifference difference = {}; ///< to the baseline; shown beside the figure
};

struct CounterRow {
    QString plainName; ///< for copying
    QString meaning;
    std::array<CounterCell, counterColumnCount> cells;
    std::optional<double> idealShare = {}; ///< ideal over value, 0…1; drawn as a bar
    std::string key = {};                  ///< of the figure in gpu/recipe/words/figures.h; empty: it is none of these
    CounterCell& operator[](CounterColumn column) { return cells[static_cast<std::size_t>(column)]; }
    const CounterCell& operator[](CounterColumn column) const { return cells[static_cast<std::size_t>(column)]; }
};

struct CounterSection {
    QString title;
    bool isUsed = false; ///< some counter in it is not 0
    std::vector<CounterRow> rows;
};

/// What is compared: a run, of it one launch or all launches together, and the pinned runs.
struct CountersView {
    const Report* run = nullptr;
    std::optional<std::size_t> launch = {}; ///< none: all launches together
    const PinnedRuns* pins = nullptr;
    const Registry* registry = nullptr; ///< required if there are pins
};

/// A pinned run beside the shown one.
struct CountersPin {
    const PinnedRun* pinned;
    bool hasLaunch;           ///< has the launch that is shown
    const Counters* counters; ///< null if there are none
    bool isBaseline;
    Likeness likeness; ///< to the baseline
};
std::vector<CountersPin> countersPins(const CountersView& view);

/// The likeness of the shown run to the baseline.
Likeness runLikeness(const CountersView& view);

/// The sections of the Counters panel, the launch section last. Empty if the run was not counted.
std::vector<CounterSection> countersTable(const CountersView& view);

/// The counters of a run or of one of its launches; null if there are none.
const Counters* countersOf(const Report& run, std::optional<std::size_t> launch);

/// The launch of `other` with the same kernel at the same position; none if there is none.
std::optional<std::size_t> sameLaunch(const Report& run, std::size_t launch, const Report& other);

/// Adds to the figures of a row their differences to the baseline, if both exist.
void addDifferences(CounterRow& row, const CountersView& view, const std::vector<CountersPin>& pins, Better better);

/// The section "Launch": grid, block, registers and the source of their number, shared memory, occupancy with its
/// limiting resource, and the time band of the chosen GPU.
CounterSection launchSection(const CountersView& view);

} // namespace tilescope
