#include "ui/parts/number_sort.h"

namespace tilescope
{

bool NumberSort::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(sortRole()), b = right.data(sortRole());
    if (a.isValid() && b.isValid())
        return QSortFilterProxyModel::lessThan(left, right);
    const bool isAscending = sortOrder() == Qt::AscendingOrder;
    return isAscending ? a.isValid() && !b.isValid() : b.isValid() && !a.isValid();
}

} // namespace tilescope
