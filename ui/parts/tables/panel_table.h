#pragma once

#include <QSortFilterProxyModel>

#include <functional>

class QAbstractItemView;
class QTableView;
class QTreeView;

namespace tilescope
{

/// A table as panels show it: whole rows, thin lines, nothing to edit.
void setUpTable(QTableView& view);
void setUpTree(QTreeView& view);

/// Makes columns as wide as their contents, never narrower than they were, so that changing figures do not shake them.
void fitColumns(QTableView& view);
void fitColumns(QTreeView& view); ///< rows that are folded away count too

/// Sorts by the sort role's numbers or texts; cells that have none stand last, whichever way it is sorted.
class NumberSort : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

/// What the keyboard does in a table: the platform's key for copying calls `copy`; Return and Enter call `choose` with
/// the current row, or do nothing where there is no `choose`.
void setTableKeys(QAbstractItemView& view, std::function<void()> copy,
                  std::function<void(const QModelIndex&)> choose = {});

} // namespace tilescope
