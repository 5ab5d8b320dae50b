#pragma once

#include "ui/compare/column_choice.h"

#include <QAbstractTableModel>

namespace tilescope
{

/// Item model of the Compare table: a row for each pinned run and each strategy, a column for each figure.
class CompareModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        NumberRole = Qt::UserRole, ///< the number or text without formatting, for sorting and copying
        CurrentRole,               ///< the row of the chosen strategy
        FaultRole,
        PinRole,       ///< the letter of a pinned run's row, 0 for other rows
        PublishedRole, ///< the column is published, not measured here
        BarRole,       ///< a CompareBar, or invalid
        SentenceRole   ///< the column takes the remaining width
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows the current state of the table, the rows of pinned runs first. Keeps the view's selection if rows and
    /// columns stay the same.
    void setTable(const CompareTable& table, const std::vector<CompareRow>& pins, bool withPublished,
                  const ColumnChoice& choice);

    bool endsInText() const { return !m_columns.empty() && m_columns.back().isText; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        bool isCurrent = false, isLibrary = false; ///< bold; italic
        char pin = 0;
        std::vector<CompareCell> cells;
    };
    bool hasDifferences(int column) const;
    bool isText(int column) const; ///< names or sentences, left-aligned

    std::vector<CompareColumn> m_columns;
    std::vector<Row> m_rows;
    char m_baseline = 0; ///< the letter of the run that differences refer to; 0: none
};

} // namespace tilescope
