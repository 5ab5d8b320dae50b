#pragma once

#include "ui/runs/column_choice.h"

#include <QAbstractTableModel>

namespace tilescope
{

/// Item model of the table of runs: a row for each run, a column for each figure.
class RunModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        NumberRole = Qt::UserRole, ///< the number or text without formatting, for sorting and copying
        CurrentRole,               ///< the row of the chosen strategy
        FaultRole,
        PinRole,       ///< the letter of a pinned run's row, 0 for other rows
        PublishedRole, ///< the column is published, not measured here
        BarRole,       ///< a RunBar, or invalid
        WidestFigure,  ///< the longest text of a column
        SentenceRole   ///< the column takes the remaining width
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows these rows. `baseline`: the pinned run that they are compared with, or null. Keeps the view's selection if
    /// rows and columns stay the same.
    void setRows(const RunTable& table, const std::vector<RunRow>& rows, const RunRow* baseline, const TimeAxis& axis,
                 bool withPublished, const ColumnChoice& choice);

    bool yields(int column) const { return m_columns[static_cast<std::size_t>(column)].yields; }
    bool endsInText() const { return !m_columns.empty() && m_columns.back().isText; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        bool isCurrent = false, isLibrary = false; ///< bold; italic
        char pin = 0;
        std::vector<RunCell> cells;
    };
    bool hasDifferences(int column) const;
    bool isText(int column) const; ///< names or sentences, left-aligned

    std::vector<RunColumn> m_columns;
    std::vector<Row> m_rows;
    char m_baseline = 0; ///< the letter of the run that differences refer to; 0: none
};

} // namespace tilescope
