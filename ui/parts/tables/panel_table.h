#pragma once

#include <QSortFilterProxyModel>

#include <functional>

class QAbstractItemView;
class QStandardItem;
class QTableView;
class QTreeView;

namespace tilescope
{

/// The appearance of tables in panels: whole rows selected, thin lines, read-only.
void setUpTable(QTableView& view);
void setUpTree(QTreeView& view);

/// Makes columns as wide as their contents, but never narrower than before, so that changing figures do not make them
/// jump.
void fitColumns(QTableView& view);
void fitColumns(QTreeView& view); ///< collapsed rows count too

/// A cell of a read-only table or list; the tool tip is plain text.
QStandardItem* readOnlyCell(const QString& text, const QString& toolTip = {});

/// Sorts by the sort role's numbers or texts; cells without a value are last in either order.
class NumberSort : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

/// Keyboard shortcuts of a table: the platform's copy key calls `copy`; Return and Enter call `choose` with the current
/// row, or do nothing without `choose`.
void setTableKeys(QAbstractItemView& view, std::function<void()> copy,
                  std::function<void(const QModelIndex&)> choose = {});

} // namespace tilescope
