#pragma once

#include "ui/parts/figure_difference.h"
#include "ui/runs/run_bars.h"
#include "ui/runs/run_table.h"

#include <QString>

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace tilescope
{

/// The content of a cell of the table of runs.
struct RunCell {
    QString text;
    std::optional<double> number; ///< for sorting and copying; none in an empty cell
    QString toolTip = {};
    bool isFault = false;
    FigureDifference difference = {}; ///< to the baseline
    std::optional<RunBar> bar = {};
};

/// A column of the table of runs: its name and the function from a row to its cell.
struct RunColumn {
    QString title;
    QString plainTitle; ///< with its unit, for copying: "median time, µs"
    QString meaning;
    std::function<RunCell(const RunRow&)> cell;
    bool isPublished = false;         ///< a published figure, not one of ours
    QString key = {};                 ///< identifies it in the user's choice of columns; empty: always shown
    bool isDefault = true;            ///< shown until the user chooses
    std::string publishedFigure = {}; ///< for a published figure: the key of ours
    /// The difference between a row's figure and the baseline's; unset if such a difference has no meaning.
    std::function<FigureDifference(const RunRow& row, const RunRow& baseline, const Likeness&)> difference = {};
    bool yields = false;                              ///< its words end with "…" where the table has too little room
    bool isText = false;                              ///< a sentence, left-aligned in the remaining width
    QString widestDifference = {}, widestFigure = {}; ///< among its cells, set by the model
};

inline const QString dash = QChar(0x2013); ///< for a cell that never has a value

/// The cell of a row without a value: it failed, has not run yet, or never has one.
RunCell absentCell(const RunRow& row, const QString& why = {});

/// The column of a figure, by the figure's key and by the column's key in the user's choice.
RunColumn figureColumn(std::string_view figure, std::function<RunCell(const RunRow&)> cell, const QString& key,
                       bool isDefault = true);

/// The same column with differences of its cells' numbers.
RunColumn compared(RunColumn column, Better better);

/// The columns for which the table has values, chosen or not; the strategy's name is the first.
/// `axis`: of the bars; `withRuns`: earlier runs are among the rows.
std::vector<RunColumn> runColumns(const RunTable& table, bool withPublished, const TimeAxis& axis,
                                  bool withRuns = false);

/// The counters of the strategies: sectors, wavefronts, branches, instructions; and the time band. Only columns for
/// which some row has a value. `published` columns of the same quantity follow the column that they belong to.
void addCounterColumns(std::vector<RunColumn>& columns, const RunTable& table, std::vector<RunColumn>& published);

/// The predicted time, or the model's band, "3.10 µs – 7.40 µs", with its GPU and the limiting resource. In the
/// emulator as bars.
RunColumn bandColumn(const RunTable& table, const TimeAxis& axis);
bool hasBand(const RunTable& table);

/// The speedup over the strategy that it changes; in the emulator, the ratio of PTX instructions.
RunColumn gainColumn(const RunTable& table);
/// The gain that was expected of its idea.
RunColumn expectedColumn();
bool hasExpected(const RunTable& table);

/// Percent of a copy's speed, as bars under the lines of the copy and of an empty launch. Only on a GPU.
RunColumn copyColumn(const RunTable& table);
bool hasCopyFloor(const RunTable& table);

/// The chosen strategy's step in sentences: its idea, the expected gain, the actual gain.
QString stepText(const RunTable& table);

RunColumn strategyColumn();

/// On a GPU the time and the figures derived from it, such as the ratio. In the emulator its time alone: one run on
/// this computer, from which nothing is derived.
std::vector<RunColumn> timeColumns(const RunTable& table, const TimeAxis& axis);

/// When a run with its own settings was made, its image and its machine.
std::vector<RunColumn> originColumns();

/// One column for each published quantity and setting, named after the GPU of the publication, and one with its ratios
/// to the step before beside ours.
void addPublishedColumns(std::vector<RunColumn>& columns, const RunTable& table);

bool hasPublished(const RunTable& table);

/// How the text's figures compare with ours, and why they differ.
QString publishedText(const RunTable& table);

/// What the operation's text concludes, and where it says so: "Text 001 (001.txt:161, 162): …". Empty without a text.
QString claimText(const RunTable& table);

} // namespace tilescope
