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

/// A bar behind a figure, and the lines that all rows' bars are seen against; each a share of the column's width.
struct CompareBar {
    double share = 0; ///< 0: none
    std::optional<double> copy = {}, launch = {};
    bool isScale = false; ///< the row in which the lines are named
    bool operator==(const CompareBar&) const = default;
};

/// What stands in one place of the Compare table.
struct CompareCell {
    QString text;
    std::optional<double> number; ///< what is sorted by and copied; none where there is nothing
    QString toolTip = {};
    bool isFault = false;
    FigureDifference difference = {}; ///< to the baseline
    std::optional<CompareBar> bar = {};
};

/// A column of the Compare table: its name and how a row's cell follows from the row.
struct CompareColumn {
    QString title;
    QString plainTitle; ///< with its unit, for copies: "median time, µs"
    QString meaning;
    std::function<CompareCell(const CompareRow&)> cell;
    bool isPublished = false;           ///< the text's figure, not ours
    QString key = {};                   ///< what a person's choice of columns calls it; empty: always shown
    bool isDefault = true;              ///< shown until the person chooses
    std::string publishedQuantity = {}; ///< of a published one
    /// How a row's figure stands to the baseline's row; absent where that says nothing.
    std::function<FigureDifference(const CompareRow& row, const CompareRow& baseline, const Likeness&)> difference = {};
    bool isText = false;           ///< a sentence, at the left of the room that is left
    QString widestDifference = {}; ///< among its cells, filled in by the model
};

inline const QString dash = QChar(0x2013); ///< in a cell where nothing can stand

/// What stands where a row has no value: it failed, was not run yet, or never has one.
CompareCell absentCell(const CompareRow& row, const QString& why = {});

/// The column of a figure, by its key there and its key among the person's choices.
CompareColumn figureColumn(std::string_view figure, std::function<CompareCell(const CompareRow&)> cell,
                           const QString& key, bool isDefault = true);

/// The column with differences of its cells' numbers.
CompareColumn compared(CompareColumn column, Better better);

/// The columns that the table has something for, chosen or not; the strategy's name is the first.
std::vector<CompareColumn> compareColumns(const CompareTable& table, bool withPublished);

/// What the strategies did, counted: sectors, wavefronts, branches, instructions; and the time band. Only those that
/// some row has something for. `published` columns of the same quantity follow the one that they belong to.
void addCounterColumns(std::vector<CompareColumn>& columns, const CompareTable& table,
                       std::vector<CompareColumn>& published);

/// "3.10 µs – 7.40 µs" of the model, with its GPU and what bounds it.
CompareColumn bandColumn();
bool hasBand(const CompareTable& table);

/// How many times as fast as the strategy that it changes; in the emulator, how many times fewer PTX instructions.
CompareColumn gainColumn(const CompareTable& table);
/// What its idea was expected to give.
CompareColumn expectedColumn();
bool hasExpected(const CompareTable& table);

/// Percent of a copy's speed, as bars under the lines of the copy and of an empty launch. On a GPU.
CompareColumn copyColumn(const CompareTable& table);
bool hasCopyFloor(const CompareTable& table);

/// The chosen strategy's step in sentences: its idea, what was expected, what came of it.
QString stepText(const CompareTable& table);

CompareColumn strategyColumn();

/// On a GPU the time and what follows from it, such as the ratio. In the emulator its time alone: one run on this
/// computer, of which nothing follows.
std::vector<CompareColumn> timeColumns(const CompareTable& table);

/// One column for each quantity and setting that the operation's text gives, named after the text's GPU.
void addPublishedColumns(std::vector<CompareColumn>& columns, const CompareTable& table);

bool hasPublished(const CompareTable& table);

} // namespace tilescope

Q_DECLARE_METATYPE(tilescope::CompareBar)
