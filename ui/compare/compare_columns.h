#pragma once

#include "ui/compare/compare_table.h"
#include "ui/parts/figure_difference.h"

#include <QMetaType>
#include <QString>

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace tilescope
{

/// A bar behind a figure, and the reference lines of all rows' bars; each a share of the column's width.
struct CompareBar {
    double share = 0; ///< 0: none
    std::optional<double> copy = {}, launch = {};
    bool isScale = false; ///< whether the lines are labelled in this row
    bool operator==(const CompareBar&) const = default;
};

/// The content of a cell of the Compare table.
struct CompareCell {
    QString text;
    std::optional<double> number; ///< for sorting and copying; none in an empty cell
    QString toolTip = {};
    bool isFault = false;
    FigureDifference difference = {}; ///< to the baseline
    std::optional<CompareBar> bar = {};
};

/// A column of the Compare table: its name and the function from a row to its cell.
struct CompareColumn {
    QString title;
    QString plainTitle; ///< with its unit, for copying: "median time, µs"
    QString meaning;
    std::function<CompareCell(const CompareRow&)> cell;
    bool isPublished = false;         ///< a published figure, not one of ours
    QString key = {};                 ///< identifies it in the user's choice of columns; empty: always shown
    bool isDefault = true;            ///< shown until the user chooses
    std::string publishedFigure = {}; ///< for a published figure: the key of ours
    /// The difference between a row's figure and the baseline's; unset if such a difference has no meaning.
    std::function<FigureDifference(const CompareRow& row, const CompareRow& baseline, const Likeness&)> difference = {};
    bool isText = false;           ///< a sentence, left-aligned in the remaining width
    QString widestDifference = {}; ///< among its cells, set by the model
};

inline const QString dash = QChar(0x2013); ///< for a cell that never has a value

/// The cell of a row without a value: it failed, has not run yet, or never has one.
CompareCell absentCell(const CompareRow& row, const QString& why = {});

/// The column of a figure, by the figure's key and by the column's key in the user's choice.
CompareColumn figureColumn(std::string_view figure, std::function<CompareCell(const CompareRow&)> cell,
                           const QString& key, bool isDefault = true);

/// The same column with differences of its cells' numbers.
CompareColumn compared(CompareColumn column, Better better);

/// The columns for which the table has values, chosen or not; the strategy's name is the first.
std::vector<CompareColumn> compareColumns(const CompareTable& table, bool withPublished);

/// The counters of the strategies: sectors, wavefronts, branches, instructions; and the time band. Only columns for
/// which some row has a value. `published` columns of the same quantity follow the column that they belong to.
void addCounterColumns(std::vector<CompareColumn>& columns, const CompareTable& table,
                       std::vector<CompareColumn>& published);

/// The model's band, "3.10 µs – 7.40 µs", with its GPU and the limiting resource.
CompareColumn bandColumn();
bool hasBand(const CompareTable& table);

/// The speedup over the strategy that it changes; in the emulator, the ratio of PTX instructions.
CompareColumn gainColumn(const CompareTable& table);
/// The gain that was expected of its idea.
CompareColumn expectedColumn();
bool hasExpected(const CompareTable& table);

/// Percent of a copy's speed, as bars under the lines of the copy and of an empty launch. Only on a GPU.
CompareColumn copyColumn(const CompareTable& table);
bool hasCopyFloor(const CompareTable& table);

/// The chosen strategy's step in sentences: its idea, the expected gain, the actual gain.
QString stepText(const CompareTable& table);

CompareColumn strategyColumn();

/// On a GPU the time and the figures derived from it, such as the ratio. In the emulator its time alone: one run on
/// this computer, from which nothing is derived.
std::vector<CompareColumn> timeColumns(const CompareTable& table);

/// One column for each published quantity and setting, named after the GPU of the publication, and one with its ratios
/// to the step before beside ours.
void addPublishedColumns(std::vector<CompareColumn>& columns, const CompareTable& table);

bool hasPublished(const CompareTable& table);

/// How the text's figures compare with ours, and why they differ.
QString publishedText(const CompareTable& table);

/// What the operation's text concludes, and where it says so: "Text 001 (001.txt:161, 162): …". Empty without a text.
QString claimText(const CompareTable& table);

} // namespace tilescope

Q_DECLARE_METATYPE(tilescope::CompareBar)
