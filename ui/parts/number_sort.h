#pragma once

#include <QSortFilterProxyModel>

namespace tilescope
{

/// Sorts by the sort role's numbers or texts; cells that have none stand last, whichever way it is sorted.
class NumberSort : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace tilescope
