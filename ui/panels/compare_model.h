#pragma once

#include "ui/panels/column_choice.h"

#include <QAbstractTableModel>

namespace tilescope
{

/// The Compare table for a view: one row a strategy, one column a figure.
class CompareModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        NumberRole = Qt::UserRole, ///< the bare number or text: to sort by and to copy
        CurrentRole,               ///< the row of the chosen strategy
        FaultRole,
        PublishedRole ///< the column is of the text, not measured here
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows the table as it is now. Keeps the view's selection while rows and columns stay the same.
    void setTable(const CompareTable& table, bool withPublished, const ColumnChoice& choice);

    const std::string& strategy(int row) const { return m_rows.at(static_cast<std::size_t>(row)).strategy; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        std::string strategy;
        bool isCurrent = false;
        std::vector<CompareCell> cells;
    };
    std::vector<CompareColumn> m_columns;
    std::vector<Row> m_rows;
};

} // namespace tilescope
