#pragma once

#include "ui/compare/column_choice.h"

#include <QAbstractTableModel>

namespace tilescope
{

/// The Compare table for a view: one row a pinned run and a strategy, one column a figure.
class CompareModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        NumberRole = Qt::UserRole, ///< the bare number or text: to sort by and to copy
        CurrentRole,               ///< the row of the chosen strategy
        FaultRole,
        PinRole,       ///< the letter of a pinned run's row, 0 for all others
        PublishedRole, ///< the column is of the text, not measured here
        BarRole,       ///< a CompareBar, or invalid
        SentenceRole   ///< its column takes the room that is left
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows the table as it is now, the rows of pinned runs first. Keeps the view's selection while rows and columns
    /// stay the same.
    void setTable(const CompareTable& table, const std::vector<CompareRow>& pins, bool withPublished,
                  const ColumnChoice& choice);

    bool endsInText() const { return !m_columns.empty() && m_columns.back().isText; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        bool isCurrent = false, isLibrary = false; ///< bold; slanted
        char pin = 0;
        std::vector<CompareCell> cells;
    };
    bool hasDifferences(int column) const;
    bool isText(int column) const; ///< names or sentences, at the left

    std::vector<CompareColumn> m_columns;
    std::vector<Row> m_rows;
    char m_baseline = 0; ///< the letter of the run that differences are to; 0: there are none
};

} // namespace tilescope
